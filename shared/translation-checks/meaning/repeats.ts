import type { TextFinding } from '#shared/schemas/studio.ts';
import { at, quoted } from '../rules.ts';
import { isTranslated, type CheckedText, type Segment } from '../segments.ts';

/**
 * Words that the English has twice in a row, where the source repeats nothing: "appeared and appeared and", or a whole entry. Each
 * length is looked for in one pass, so that a hostile text costs no more than its words times the longest.
 */
export function checkRepeats({ segments }: CheckedText): TextFinding[] {
  return segments.filter(isTranslated).flatMap((segment) => {
    const found = repeatedIn(segment);
    if (found === undefined) return [];
    return [
      at(segment, 'clause-repeated', `${quoted(found)} stands twice in a row, and once in the source. Remove one.`),
    ];
  });
}

const longest = 16;
/** A block of more words is not searched. */
const maxWords = 4000;
/** Letters from which a repetition is no chance: `to to`, `that that`. */
const leastLetters = 8;

function repeatedIn({ source, target }: Segment): string | undefined {
  const found = runOf(target, leastLetters);
  return found === undefined || runOf(source, 3) !== undefined ? undefined : found;
}

/** The first sequence of two or more words that is repeated at once. */
function runOf(text: string, letters: number): string | undefined {
  const found = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)];
  if (found.length > maxWords) return undefined;
  const words = found.map(([word]) => word);
  const begins = found.map(
    ({ index }) => index === 0 || /[.:;!?\n]\s*$/.test(text.slice(Math.max(0, index - 3), index)),
  );
  const folded = words.map((word) => word.toLowerCase());
  for (let length = 2; length <= longest; length += 1) {
    let same = 0;
    for (let index = length; index < folded.length; index += 1) {
      same = folded[index] === folded[index - length] ? same + 1 : 0;
      if (same < length) continue;
      const run = words.slice(index - length + 1, index + 1);
      // `from the date of issue. Date of issue: …` repeats no sentence.
      if (begins[index - length + 1] === true && begins[index - 2 * length + 1] !== true) continue;
      const lettered = run.filter((word) => /\p{L}{2}/u.test(word)).length;
      if (
        (lettered >= 2 || (lettered === 1 && run.some((word) => /\p{N}/u.test(word)))) &&
        run.join('').length >= letters
      )
        return run.join(' ');
    }
  }
  return undefined;
}
