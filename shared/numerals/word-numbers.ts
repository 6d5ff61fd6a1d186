/** Shared by the parsers of numbers in words. */

export interface WordNumber {
  value: number;
  /** Index of the first token after the number. */
  next: number;
  /** Number words follow that do not join on, so another reading is possible. */
  isAmbiguous: boolean;
}

export interface LatinNumerals {
  ones: Readonly<Record<string, number>>;
  hundreds: Readonly<Record<string, number>>;
  /** Joins parts, as `e` in `vinte e um`. */
  joiners: readonly string[];
  /** Whether ones must be joined to tens. */
  joinsOnes: boolean;
  hundred: string | null;
  thousands: readonly string[];
  millions: readonly string[];
  ordinals: Readonly<Record<string, number>>;
}

/** Looks up own keys only: `constructor` is also a word in papers, and every object inherits it. */
export function meaningOf<T>(table: Readonly<Record<string, T>>, word: string): T | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined;
}
