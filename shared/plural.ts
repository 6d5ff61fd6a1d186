/** The noun that agrees with a count: `page` for 1, `pages` otherwise. `plural` is for nouns that do not take an s. */
export function nounFor(count: number, noun: string, plural = `${noun}s`): string {
  return count === 1 ? noun : plural;
}

/** `1 page`, `7 pages`. */
export function countOf(count: number, noun: string, plural?: string): string {
  return `${count} ${nounFor(count, noun, plural)}`;
}
