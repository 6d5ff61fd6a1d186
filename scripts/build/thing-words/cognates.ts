import { foldLetters } from '#shared/spelling.ts';
import { editsBetween } from '#shared/translation-checks/segments.ts';
import type { Named } from './sources.ts';
import type { Wordnet } from './wordnet.ts';

/** Words of emoji that are no names: one that is written almost as an English word of the same emoji is that word. */

interface Cognate {
  lang: string;
  word: string;
  english: string;
}

const leastLetters = 4;
/** Letters of which one may differ. */
const lettersAnEdit = 4;
const mostEnding = 3;

const isLatin = (text: string) => /^[a-z]+$/.test(text);

function isCognate(word: string, english: string): boolean {
  const [one, other] = [foldLetters(word), foldLetters(english)];
  if (!isLatin(one) || !isLatin(other) || Math.min(one.length, other.length) < leastLetters) return false;
  const most = Math.floor(Math.min(one.length, other.length) / lettersAnEdit);
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  // `lámpara`, a lamp.
  if (long.startsWith(short) && long.length - short.length <= mostEnding) return true;
  return one[0] === other[0] && editsBetween(one, other, most) <= most;
}

export function cognatesOf(things: readonly Named[], wordnet: Wordnet): Cognate[] {
  // `sofá` is no couch, which is a sofa.
  const alsoNamed = (word: string): readonly string[] =>
    wordnet.nouns.get(wordnet.sensesOf(word)[0] ?? '')?.words ?? [word];
  return things.flatMap(({ near, vague }) =>
    [...vague].flatMap(([lang, words]) =>
      words.flatMap((word) => {
        const english = near.filter((other) => alsoNamed(other).some((one) => isCognate(word, one)));
        return english.length === 1 ? [{ lang, word, english: english[0] ?? '' }] : [];
      }),
    ),
  );
}
