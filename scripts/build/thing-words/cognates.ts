import { foldLetters } from '#shared/spelling.ts';
import { editsBetween } from '#shared/translation-checks/segments.ts';
import type { Named } from './sources.ts';

/** Words of emoji that are no names: one that is written almost as an English word of the same emoji is that word. */

interface Cognate {
  lang: string;
  word: string;
  english: string;
}

const leastLetters = 4;
/** Letters of which one may differ. */
const lettersAnEdit = 4;

const isLatin = (text: string) => /^[a-z]+$/.test(text);

function isCognate(word: string, english: string): boolean {
  const [one, other] = [foldLetters(word), foldLetters(english)];
  if (!isLatin(one) || !isLatin(other) || Math.min(one.length, other.length) < leastLetters) return false;
  const most = Math.floor(Math.min(one.length, other.length) / lettersAnEdit);
  return one[0] === other[0] && editsBetween(one, other, most) <= most;
}

export function cognatesOf(things: readonly Named[]): Cognate[] {
  return things.flatMap(({ near, vague }) =>
    [...vague].flatMap(([lang, words]) =>
      words.flatMap((word) => {
        const english = near.filter((other) => isCognate(word, other));
        return english.length === 1 ? [{ lang, word, english: english[0] ?? '' }] : [];
      }),
    ),
  );
}
