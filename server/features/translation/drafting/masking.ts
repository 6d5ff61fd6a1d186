import { foldName, type SpelledName } from '#shared/spelling.ts';
import { givenNames } from '#shared/translation-checks/given-names.ts';
import { type SourceTag, sourceTags } from '#shared/translation-text.ts';
import { isIn } from '#shared/writing-systems.ts';
import { fillSlots, type SlottedSegment, toSlots } from '../segments.ts';

/*
 * What of a segment may be sent to an engine: names, numbers and dates are slots, or the segment stays here. An answer is checked
 * before it becomes a draft.
 */

/** Accepted length of an answer, relative to the request. */
const longest = 4;
const shortestShare = 0.35;
/** A model that talks about its task, or repeats it. */
const talk =
  /\b(?:here is the translation|here's the translation|as an ai|i (?:cannot|can't|am unable)|i'm sorry|you translate texts|the user sends|keep each place|answer with json|language model|translation:|translated text:|note:)/i;

const foreign: Readonly<Partial<Record<SourceTag, ReadonlySet<string>>>> = {
  pt: new Set('de do da dos das que em um uma para com nao por os no na ao pelo pela foi sao e'.split(' ')),
  es: new Set('de del la las los el que en un una para con por se al fue es y su'.split(' ')),
  de: new Set('der die das und den dem des ein eine nicht mit von zu ist im wurde auf'.split(' ')),
};
const english = new Set(
  'the of and to in is was for on by with at from that this be has have not an or as are it born'.split(' '),
);

const segmentLengthMax = 2_000;
/** Scripts without capitals, in which names are known from the spelling sheet alone. */
export const uncased: ReadonlySet<SourceTag> = new Set(sourceTags.filter((tag) => !isIn(tag, 'Latin', 'Cyrillic')));

const word = String.raw`\p{Lu}[\p{L}\p{M}'’]*`;
const particles = String.raw`(?:d[aeo]s?\s+|del\s+|la\s+|y\s+|e\s+|von\s+|van\s+|zu\s+)*`;
const capitalizedRun = new RegExp(String.raw`${word}(?:[\s-]+${particles}${word})*`, 'gu');
/** What follows these is a person, whatever else the word means: `Frau Richter`, `Sr. Casado`. */
const titled = new RegExp(
  String.raw`(?<!\p{L})(?:Herrn?|Frau|Dra?\.|Prof\.|Sra?\.|Srta\.|Don|Doña|D\.ª|Lic\.|Ing\.|Exm[oa]\.|geb\.|geborene[rn]?)\s+(?:(?:Dr\.|Prof\.|Sra?\.)\s+)?(${word}(?:[\s-]+${particles}${word})*)`,
  'gu',
);
const titles = /(?<!\p{L})(?:Herrn?|Frau|Dra?\.|Prof\.|Sra?\.|Srta\.|Don|Doña|Lic\.|Ing\.|Exm[oa]\.)(?=\s)/gu;
const titlesWithoutCapitals =
  /(?:السيدة?|الدكتورة?|الأستاذة?)\s|(?:^|\s)(?:מר|גב['׳]|ד["״]ר|הרב)\s|氏(?!名)|様|殿|(?<=[가-힣])\s?(?:씨|님)(?![가-힣])/u;
const determiners =
  /(?<!\p{L})(?:de[rsmn]|die|das|eine?[rsmn]?|kein(?:e[rsmn]?)?|im|am|zu[mr]|vo[mn]|beim|ins?|auf|mit|nach|für|durch|über|und|oder|als|zwischen|diese[rsmn]?|seine?[rsmn]?|ihre?[rsmn]?)\s$/iu;

export interface Known {
  /** Of the sheet, and of the paper's own fields. */
  names: readonly SpelledName[];
  /** Words of the phrasebook, folded. */
  words: ReadonlySet<string>;
}

/** The segment with slots; undefined for one that could show a name, or whose slots cannot be filled. */
export function maskSegment(segment: string, lang: SourceTag, { names, words }: Known): SlottedSegment | undefined {
  if (segment.length > segmentLengthMax || /[{}<>]/.test(segment)) return undefined;
  const found = uncased.has(lang) ? [] : namesIn(segment, lang, words);
  if (found === undefined) return undefined;
  const slotted = toSlots(segment, lang, [...names, ...found.map((name) => ({ name, nativeName: null }))]);
  const rest = slotted.pattern.replaceAll(/\{\w+\}/g, '');
  const isNamed = uncased.has(lang) && titlesWithoutCapitals.test(rest);
  return !isNamed && slotted.slots.every(({ target }) => target !== null) && /\p{L}{2}/u.test(rest)
    ? slotted
    : undefined;
}

/** Runs of capitals that are or may be names; undefined if this is ambiguous. */
function namesIn(segment: string, lang: SourceTag, words: ReadonlySet<string>): string[] | undefined {
  const people = [...segment.matchAll(titled)].flatMap(([, name]) => (name === undefined ? [] : [name]));
  const isUnknown = (one: string): boolean => !words.has(foldName(one));
  const isPerson = (run: string): boolean =>
    people.some((name) => name.includes(run) || run.includes(name)) ||
    run.split(/[\s-]+/).some((one) => givenNames.has(foldName(one)));
  // A title is not part of the name, and is translated.
  const untitled = segment.replaceAll(titles, (title) => title.toLowerCase());
  const runs = [...untitled.matchAll(capitalizedRun)]
    .map((match) => ({ run: match[0], before: segment.slice(0, match.index) }))
    .filter(({ run }) => isPerson(run) || run.split(/[\s-]+/).some(isUnknown) || /\p{L}-\p{Lu}/u.test(run));
  // In capitals a name begins and ends nowhere.
  if (runs.length > 0 && !/\p{Ll}/u.test(segment)) return undefined;
  const names = [...people];
  for (const { run, before } of runs) {
    const isStart = before.trim() === '' && !/[\s-]/.test(run);
    if (isPerson(run)) names.push(run);
    else if (lang !== 'de' && !isStart) names.push(run);
    // Every German noun is capitalized: an article tells it from a name, and without one it could be either.
    else if (lang === 'de' && !isStart && !determiners.test(before)) return undefined;
  }
  return names;
}

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

function isEnglish(answer: string, source: string, lang: SourceTag): boolean {
  const letters = answer.replaceAll(/\{\w+\}/g, '').match(/\p{L}/gu) ?? [];
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length;
  const words = foldName(answer).split(' ');
  if (letters.length === 0 || latin < letters.length * 0.9) return false;
  if (words.length > 1 && foldName(answer) === foldName(source)) return false;
  const count = (set: ReadonlySet<string> | undefined): number => words.filter((one) => set?.has(one)).length;
  return count(foreign[lang]) <= count(english);
}
