import { asciiDigits } from '#shared/numerals/digits.ts';
import { englishMonths } from '#shared/dates/months.ts';
import type { Phrase } from '#shared/phrase.ts';
import type { BlockContent } from '#shared/schemas/translation-text.ts';
import { foldName, type SpelledName } from '#shared/spelling.ts';
import { givenNames } from '#shared/translation-checks/given-names.ts';
import type { SourceTag } from '#shared/translation-text.ts';
import { roleOf } from '#shared/translation-roles.ts';
import { splitSentences, toSlots, type SlottedSegment } from './segments.ts';

/**
 * Pairs of a delivered text for the memory. Names, numbers and dates are slots; a pair in which anything could still be a name
 * is left out, since losing it costs a draft and keeping it would show one customer's data to another.
 */

export interface MemoryPair {
  source: string;
  target: string;
}

interface Context {
  lang: SourceTag;
  phrases: readonly Phrase[];
  /** The spelling sheet. */
  names: readonly SpelledName[];
}

const maxLength = 1000;

export function pairsOf(blocks: readonly BlockContent[], context: Context): MemoryPair[] {
  // Words of Japanese and Korean are not divided, so no name could be told from them.
  if (context.lang === 'ja' || context.lang === 'ko') return [];
  if (blocks.length === 0) return [];
  const names = [...context.names, ...blocks.flatMap(namesInFields)];
  const words: Words = {
    source: new Set(context.phrases.flatMap((phrase) => wordsOf(phrase).source)),
    target: new Set([...context.phrases.flatMap((phrase) => wordsOf(phrase).target), ...monthWords]),
    personal: new Set(names.flatMap(({ name }) => foldName(name).split(' ')).filter((word) => word.length > 2)),
  };
  return blocks
    .filter(({ lang }) => lang === context.lang)
    .flatMap(segmentsOf)
    .flatMap((pair) => toPair(pair, context.lang, { names, words }) ?? []);
}

function namesInFields(block: BlockContent): SpelledName[] {
  if (block.kind !== 'field' || !roleOf(block.target.label).isName) return [];
  return [block.source.value, block.target.value].map((name) => ({ name, nativeName: null }));
}

/** Labels, sentences and values; people, places and addresses never. */
function segmentsOf(block: BlockContent): MemoryPair[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph': {
      const [sources, targets] = [splitSentences(block.source), splitSentences(block.target)];
      if (sources.length !== targets.length) return [{ source: block.source, target: block.target }];
      return sources.map((source, index) => ({ source, target: targets[index] ?? '' }));
    }
    case 'field': {
      const { isName, isPlace, isAddress } = roleOf(block.target.label);
      const label = { source: block.source.label, target: block.target.label };
      const value = { source: block.source.value, target: block.target.value };
      return isName || isPlace || isAddress ? [label] : [label, value];
    }
    case 'table':
    case 'mark':
    case 'note':
      return [];
  }
}

interface Words {
  source: ReadonlySet<string>;
  target: ReadonlySet<string>;
  personal: ReadonlySet<string>;
}

function toPair(pair: MemoryPair, lang: SourceTag, { names, words }: { names: readonly SpelledName[]; words: Words }) {
  const [source, target] = [pair.source.trim(), pair.target.trim()];
  if (source === '' || target === '' || source.length > maxLength || target.length > maxLength) return undefined;
  const from = toSlots(source, lang, names);
  const english = alignSlots(toSlots(target, 'en', names), from);
  if (english === undefined) return undefined;
  const isSafe =
    isNameless(from.pattern, { known: words.source, words, isCased: lang !== 'ar' && lang !== 'he' }) &&
    isNameless(english, { known: words.target, words, isCased: lang !== 'ar' && lang !== 'he' }) &&
    sharedWords(from.pattern, english).every((word) => words.target.has(word));
  return isSafe && from.pattern !== english ? { source: from.pattern, target: english } : undefined;
}

const mark = /\{[dnp]\d+\}/g;

/** The English pattern with the marks of the source; undefined unless both have the same slots. */
function alignSlots(english: SlottedSegment, source: SlottedSegment): string | undefined {
  if (english.slots.length !== source.slots.length) return undefined;
  const marks = source.pattern.match(mark) ?? [];
  const free = source.slots.map((slot, index) => ({ ...slot, mark: marks[index] ?? '' }));
  const aligned = english.slots.map((slot) => {
    const at = free.findIndex(({ kind, value }) => kind === slot.kind && value !== null && value === slot.value);
    return at < 0 ? undefined : free.splice(at, 1)[0]?.mark;
  });
  if (aligned.includes(undefined)) return undefined;
  let index = 0;
  return english.pattern.replaceAll(mark, () => aligned[index++] ?? '');
}

/**
 * Without digits, without personal words, and capitalized only where the phrasebook knows the word. The first word of a
 * sentence may be capitalized: a name there would have been copied, and copied words are refused.
 */
function isNameless(
  pattern: string,
  { known, words, isCased }: { known: ReadonlySet<string>; words: Words; isCased: boolean },
): boolean {
  const text = pattern.replaceAll(mark, ' ');
  if (/\d/.test(asciiDigits(text)) || /[{}@]|www\./.test(text)) return false;
  return Array.from(text.matchAll(/[\p{L}\p{M}]+/gu)).every((match) => {
    const [word] = match;
    const folded = foldName(word);
    if (words.personal.has(folded) || givenNames.has(folded)) return false;
    const isFirst = pattern.startsWith(word) && match.index === 0 && /^\p{Lu}\p{Ll}/u.test(word);
    return known.has(folded) || (isCased && (isFirst || /^\p{Ll}/u.test(word)));
  });
}

/** Words that were copied, as a name in small letters would be. */
function sharedWords(source: string, target: string): string[] {
  const sources = new Set(wordsIn(source));
  return wordsIn(target).filter((word) => word.length > 2 && sources.has(word));
}

function wordsIn(text: string): string[] {
  return foldName(text.replaceAll(mark, ' '))
    .split(' ')
    .filter((word) => word !== '');
}

const monthWords = wordsIn(englishMonths.join(' '));

interface PhraseWords {
  source: readonly string[];
  target: readonly string[];
}

/** Cached per process: folding a whole phrasebook blocks the event loop for about 10 ms. */
const phraseWords = new WeakMap<Phrase, PhraseWords>();

function wordsOf(phrase: Phrase): PhraseWords {
  const known = phraseWords.get(phrase);
  if (known) return known;
  const words = { source: wordsIn(phrase.source), target: wordsIn(phrase.target) };
  phraseWords.set(phrase, words);
  return words;
}
