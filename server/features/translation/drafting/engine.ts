import type { Deps } from '#server/deps.ts';
import { toAppError } from '#server/errors.ts';
import type { Phrase } from '#shared/phrase.ts';
import { foldName, type SpelledName } from '#shared/spelling.ts';
import type { SourceTag } from '#shared/translation-text.ts';
import { fillSlots, toSlots, type SlottedSegment } from '../segments.ts';
import type { Piece } from './pieces.ts';
import { reserveCharacters } from './queries.ts';

/*
 * Drafts by the outside engine, where one is set.
 * Promises: names, numbers and dates stay here, as far as they can be told; the budget of a month is kept by all processes.
 * Never: an answer with markup, in another language or with other slots; an order that waits for the engine.
 */

/** Segments of one call, and of one text. */
const batchSize = 40;
const segmentsMax = 400;
const segmentLengthMax = 2_000;

interface Request {
  lang: SourceTag;
  segments: readonly string[];
  names: readonly SpelledName[];
  phrases: readonly Phrase[];
}

/** English of segments by the engine; what it cannot or must not translate is left out. */
export async function askEngine(deps: Deps, { lang, segments, names, phrases }: Request): Promise<Map<string, Piece>> {
  const { translationEngine: engine } = deps;
  const pieces = new Map<string, Piece>();
  if (engine === null) return pieces;
  const words = new Set(phrases.flatMap(({ source }) => foldName(source).split(' ')));
  const masked = segments.slice(0, segmentsMax).flatMap((segment) => {
    const slotted = maskSegment(segment, lang, { names, words });
    return slotted ? [{ segment, slotted }] : [];
  });
  for (let start = 0; start < masked.length; start += batchSize) {
    const batch = masked.slice(start, start + batchSize);
    const answers = await translateBatch(
      deps,
      lang,
      batch.map(({ slotted }) => slotted.pattern),
    );
    // The engine is away or its budget spent: the rest would fare alike.
    if (answers === undefined) return pieces;
    for (const [index, { segment, slotted }] of batch.entries()) {
      const target = acceptAnswer(answers[index] ?? '', slotted, lang);
      if (target !== undefined) pieces.set(segment, { target, from: 'engine', detail: engine.name, similarity: null });
    }
  }
  return pieces;
}

async function translateBatch(deps: Deps, lang: SourceTag, patterns: string[]): Promise<string[] | undefined> {
  const { translationEngine: engine } = deps;
  const characters = patterns.join('').length;
  if (
    engine === null ||
    !(await reserveCharacters(deps.db, { characters, limit: engine.monthlyCharacters, now: deps.now() }))
  ) {
    deps.log.warn({ characters }, 'translation engine not asked, the monthly budget is spent');
    return undefined;
  }
  try {
    return await engine.translate(patterns, lang);
  } catch (error) {
    deps.log.warn({ engine: engine.name, err: toAppError(error).cause }, 'translation engine failed');
    return undefined;
  }
}

/** The segment with slots; undefined for one that could show a name, or whose slots cannot be filled. */
export function maskSegment(
  segment: string,
  lang: SourceTag,
  { names, words }: { names: readonly SpelledName[]; words: ReadonlySet<string> },
): SlottedSegment | undefined {
  if (segment.length > segmentLengthMax || /[{}<>]/.test(segment)) return undefined;
  const isUnknown = (word: string): boolean => !words.has(foldName(word));
  const capitalized =
    segment.match(/\p{Lu}[\p{L}\p{M}'’]*(?:[\s-]+(?:d[aeo]s?\s+|del\s+|la\s+|y\s+|e\s+)*\p{Lu}[\p{L}\p{M}'’]*)*/gu) ??
    [];
  const runs =
    lang === 'ar' || lang === 'he' || lang === 'ja' || lang === 'ko' || lang === 'zh'
      ? []
      : capitalized.filter((run) => run.split(/[\s-]+/).some(isUnknown));
  // In capitals a name begins and ends nowhere.
  if (runs.length > 0 && !/\p{Ll}/u.test(segment)) return undefined;
  const starts = (run: string): boolean => segment.trimStart().startsWith(run) && !/\s/.test(run);
  const found = runs.filter((run) => !starts(run)).map((name) => ({ name, nativeName: null }));
  const slotted = toSlots(segment, lang, [...names, ...found]);
  return slotted.slots.every(({ target }) => target !== null) &&
    /\p{L}{2}/u.test(slotted.pattern.replaceAll(/\{\w+\}/g, ''))
    ? slotted
    : undefined;
}

/** The answer with its slots filled; undefined for markup, another language, missing slots or digits of its own. */
export function acceptAnswer(answer: string, slotted: SlottedSegment, lang: SourceTag): string | undefined {
  const pattern = answer
    .trim()
    .replaceAll(
      /\{\s*([dnp])\s*(\d+)\s*\}/giu,
      (_all, letter: string, digits: string) => `{${letter.toLowerCase()}${digits}}`,
    );
  const { length } = slotted.pattern;
  if (pattern === '' || pattern.length > length * 4 + 60 || /[<>]|&[a-z]+;|&#\d+;/i.test(pattern)) return undefined;
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
