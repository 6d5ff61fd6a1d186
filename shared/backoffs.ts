/**
 * Exponential backoff against guessing: after `free` each wait doubles from `firstSeconds` to `maxSeconds`; the count
 * resets `memorySeconds` after the last attempt.
 */
export const backoffs = {
  /** Per account and network, known device or session: 10 at once, then about 100 a day. */
  guessesByCaller: { free: 10, firstSeconds: 5, maxSeconds: 15 * 60, memorySeconds: 24 * 60 * 60 },
  /** Per account, all unknown devices together: 100 at once, then about 100 a day. */
  guessesByAccount: { free: 100, firstSeconds: 5, maxSeconds: 15 * 60, memorySeconds: 24 * 60 * 60 },
} as const;
export type Backoff = keyof typeof backoffs;
