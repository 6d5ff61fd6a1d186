import type { SourceTag } from '#shared/translation-text.ts';
import { tokenize } from '../normalize.ts';

/** Likeness of two sentences as translators state it: percent of words that need no change. */

/** 100 is for texts that are the same; differences of case, accents and punctuation leave 99. */
export function likeness(one: string, other: string, tag: SourceTag): number {
  if (one === other) return 100;
  const [from, to] = [tokenize(one, tag), tokenize(other, tag)].map((tokens) => tokens.map(({ key }) => key));
  if (!from || !to) return 0;
  const longest = Math.max(from.length, to.length);
  if (longest === 0) return 0;
  return Math.min(99, Math.round(100 * (1 - distance(from, to) / longest)));
}

/** Words added, removed or replaced. */
function distance(from: readonly string[], to: readonly string[]): number {
  let row = to.map((_word, index) => index + 1);
  for (const [at, word] of from.entries()) {
    let diagonal = at;
    let left = at + 1;
    row = row.map((above, index) => {
      left = Math.min(above + 1, left + 1, diagonal + (word === to[index] ? 0 : 1));
      diagonal = above;
      return left;
    });
  }
  return row.at(-1) ?? from.length;
}
