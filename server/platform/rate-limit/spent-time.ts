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
