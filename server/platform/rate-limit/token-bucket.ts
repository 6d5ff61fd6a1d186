/** An in-memory rate limit: bursts of `capacity`, then `perSecond`. */
export class TokenBucket {
  readonly #capacity: number;
  readonly #perSecond: number;
  #tokens: number;
  #filledAt = performance.now();

  constructor({ capacity, perSecond }: { capacity: number; perSecond: number }) {
    this.#capacity = capacity;
    this.#perSecond = perSecond;
    this.#tokens = capacity;
  }

  /** Takes `cost`, into debt if need be; returns the milliseconds until the debt is repaid. */
  take(cost: number): number {
    this.#fill();
    this.#tokens -= cost;
    return this.#tokens >= 0 ? 0 : Math.ceil((-this.#tokens * 1000) / this.#perSecond);
  }

  /** Takes `cost` unless that would create a debt. */
  tryTake(cost: number): boolean {
    this.#fill();
    if (this.#tokens < cost) return false;
    this.#tokens -= cost;
    return true;
  }

  /** True where `cost` can be taken without a debt. */
  has(cost: number): boolean {
    this.#fill();
    return this.#tokens >= cost;
  }

  get isFull(): boolean {
    this.#fill();
    return this.#tokens === this.#capacity;
  }

  #fill(): void {
    const now = performance.now();
    this.#tokens = Math.min(this.#capacity, this.#tokens + ((now - this.#filledAt) * this.#perSecond) / 1000);
    this.#filledAt = now;
  }
}
