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

interface Entry {
  ms: number;
  at: number;
}

const chargesPerSweep = 512;

/** Time spent per key, which decays at `refillPerSecond` milliseconds per second. */
export class SpentTime {
  readonly #entries = new Map<string, Entry>();
  readonly #refillPerSecond: number;
  #charges = 0;

  constructor({ refillPerSecond }: { refillPerSecond: number }) {
    this.#refillPerSecond = refillPerSecond;
  }

  charge(keys: readonly string[], ms: number): void {
    this.#charges += 1;
    if (this.#charges % chargesPerSweep === 0) this.#sweep();
    const at = performance.now();
    for (const key of keys) this.#entries.set(key, { ms: this.of([key]) + ms, at });
  }

  /** Milliseconds of the key with the most. */
  of(keys: readonly string[]): number {
    const now = performance.now();
    return Math.max(
      0,
      ...keys.map((key) => {
        const entry = this.#entries.get(key);
        return entry ? entry.ms - ((now - entry.at) * this.#refillPerSecond) / 1000 : 0;
      }),
    );
  }

  #sweep(): void {
    for (const key of this.#entries.keys()) if (this.of([key]) === 0) this.#entries.delete(key);
  }
}
