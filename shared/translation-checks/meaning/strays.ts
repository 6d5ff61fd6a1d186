import type { TextFinding } from '#shared/schemas/studio.ts';
import { foldLetters } from '#shared/spelling.ts';
import { parseNumbers } from '#shared/translation-numbers.ts';
import { at, quoted } from '../rules.ts';
import { isTranslated, wordsOf, type CheckedText, type Segment } from '../segments.ts';
import type { Hit } from './lexicon.ts';
import { hitsOf } from './meanings.ts';
import { hasMore, sentencesOf } from './sentences.ts';

/**
 * The one sentence of the English that says nothing of the source: no meaning, number or name of it, where all others say
 * something. Asked only where the English has more sentences, since a translator may divide one.
 */
export function checkStrays({ segments }: CheckedText): TextFinding[] {
  return segments
    .filter(
      (segment) =>
        isTranslated(segment) &&
        segment.lang !== 'en' &&
        segment.kind !== 'note' &&
        segment.part !== 'label' &&
        hasMore(segment),
    )
    .flatMap((segment) => {
      const stray = strayIn(segment);
      if (stray === undefined) return [];
      return [
        at(segment, 'sentence-added', `${quoted(stray)} says nothing of the source. Remove what is not on the page.`),
      ];
    });
}

function strayIn(segment: Segment): string | undefined {
  const { source, target, lang } = segment;
  const sentences = sentencesOf(target);
  if (sentences.length < 2 || sentences.length > maxSentences) return undefined;
  const given = new Set(keysOf(hitsOf(source, lang)));
  if (given.size < leastFacts) return undefined;
  const words = new Set(wordsOf(source).map(foldLetters));
  const numbers = new Set(parseNumbers(source, lang, []).flatMap(({ candidates }) => candidates));
  const isShared = (sentence: string) =>
    keysOf(hitsOf(sentence, 'en')).some((key) => given.has(key)) ||
    wordsOf(sentence).some((word) => word.length >= 4 && /^\p{Lu}/u.test(word) && words.has(foldLetters(word))) ||
    parseNumbers(sentence, 'en', []).some(({ candidates }) => candidates.some((value) => numbers.has(value)));
  const strays = sentences.filter((sentence) => !isShared(sentence));
  const [stray] = strays;
  if (stray !== undefined && isAnswered(segment, sentences.indexOf(stray), sentences.length)) return undefined;
  return strays.length === 1 && stray !== undefined && wordsOf(stray).length >= leastWords && target.includes(stray)
    ? stray
    : undefined;
}

/** Whether a sentence of the source at the same place, from the start or from the end, says nothing that the English says. */
function isAnswered({ source, target, lang }: Segment, place: number, all: number): boolean {
  const own = sentencesOf(source);
  const said = new Set(keysOf(hitsOf(target, 'en')));
  const words = new Set(wordsOf(target).map(foldLetters));
  const numbers = new Set(parseNumbers(target, 'en', []).flatMap(({ candidates }) => candidates));
  return [own[place], own[own.length - all + place]].some(
    (sentence) =>
      sentence !== undefined &&
      wordsOf(sentence).length >= 2 &&
      !keysOf(hitsOf(sentence, lang)).some((key) => said.has(key)) &&
      !wordsOf(sentence).some((word) => word.length >= 4 && words.has(foldLetters(word))) &&
      !parseNumbers(sentence, lang, []).some(({ candidates }) => candidates.some((value) => numbers.has(value))),
  );
}

const maxSentences = 60;
/** Words of a sentence that is more than a heading. */
const leastWords = 4;
const leastFacts = 3;

function keysOf(hits: ReadonlyMap<string, readonly Hit[]>): string[] {
  return [...hits].flatMap(([group, all]) =>
    all.flatMap(({ pattern: { main, wide } }) => [...main, ...wide].map((meaning) => `${group}:${meaning}`)),
  );
}
