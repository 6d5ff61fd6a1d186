/** A seeded source of chance, so that a run can be repeated. */
export interface Chance {
  /** True with this probability. */
  hits(probability: number): boolean;
  /** From 0 up to `end`. */
  below(end: number): number;
}

/** Mulberry32. */
export function createChance(seed = 20_261_122): Chance {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { hits: (probability) => next() < probability, below: (end) => next() * end };
}
