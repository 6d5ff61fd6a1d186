import { foldName } from '#shared/spelling.ts';
import type { SourceTag } from '#shared/translation-text.ts';
import { fillSlots, type SlottedSegment } from '../segments.ts';

/** Validates an engine's answer before it becomes a draft. */

/** Of an answer, in lengths of what was asked. */
const longest = 4;
const shortestShare = 0.35;
/** A model that talks about its task, or repeats it. */
const talk =
  /\b(?:here is the translation|here's the translation|as an ai|i (?:cannot|can't|am unable)|i'm sorry|you translate texts|the user sends|keep each place|answer with json|language model|translation:|translated text:|note:)/i;

function linesOf(text: string): number {
  return text.trim().split('\n').length;
}

/** The answer with its slots filled; undefined for markup, talk, another language, missing slots, digits of its own or another length. */
export function acceptAnswer(answer: string, slotted: SlottedSegment, lang: SourceTag): string | undefined {
  const pattern = answer
    .trim()
    .replaceAll(
      /\{\s*([dnp])\s*(\d+)\s*\}/giu,
      (_all, letter: string, digits: string) => `{${letter.toLowerCase()}${digits}}`,
    );
  const { length } = slotted.pattern;
  if (pattern === '' || pattern.length > length * longest + 60 || /[<>]|&[a-z]+;|&#\d+;|```|\*\*/i.test(pattern))
    return undefined;
  if (length > 40 && pattern.length < length * shortestShare) return undefined;
  if (talk.test(pattern) || linesOf(pattern) > linesOf(slotted.pattern)) return undefined;
  if (!isEnglish(pattern, slotted.pattern, lang)) return undefined;
  return fillSlots(pattern, slotted);
}

const foreign: Readonly<Partial<Record<SourceTag, ReadonlySet<string>>>> = {
  pt: new Set('de do da dos das que em um uma para com nao por os no na ao pelo pela foi sao e'.split(' ')),
  es: new Set('de del la las los el que en un una para con por se al fue es y su'.split(' ')),
  de: new Set('der die das und den dem des ein eine nicht mit von zu ist im wurde auf'.split(' ')),
};
const english = new Set(
  'the of and to in is was for on by with at from that this be has have not an or as are it born'.split(' '),
);

function isEnglish(answer: string, source: string, lang: SourceTag): boolean {
  const letters = answer.replaceAll(/\{\w+\}/g, '').match(/\p{L}/gu) ?? [];
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length;
  const words = foldName(answer).split(' ');
  if (letters.length === 0 || latin < letters.length * 0.9) return false;
  if (words.length > 1 && foldName(answer) === foldName(source)) return false;
  const count = (set: ReadonlySet<string> | undefined): number => words.filter((word) => set?.has(word)).length;
  return count(foreign[lang]) <= count(english);
}
