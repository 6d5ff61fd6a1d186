import { englishMonths } from '#shared/dates/months.ts';
import { asciiDigits } from '#shared/numerals/digits.ts';
import type { Phrase } from '#shared/phrase.ts';
import type { BlockContent } from '#shared/schemas/translation-text.ts';
import { foldName, type SpelledName } from '#shared/spelling.ts';
import { commonWordsOf } from '#shared/translation-checks/common-words.ts';
import { givenNames, nameParticles } from '#shared/translation-checks/given-names.ts';
import { paperWords } from '#shared/translation-checks/paper-words.ts';
import { sourceWordsOf } from '#shared/translation-checks/source-words.ts';
import { roleOf } from '#shared/translation-roles.ts';
import type { LanguageTag, SourceTag } from '#shared/translation-text.ts';
import { isEastAsian } from '#shared/writing-systems.ts';
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
  /** Of the spelling sheet, the certificate, the account and the paper's machine-readable zones. */
  names: readonly SpelledName[];
}

/** Characters of either side: longer ones are rarely repeated, and exceed the index in two-byte scripts. */
const maxLength = 500;

export function pairsOf(blocks: readonly BlockContent[], context: Context): MemoryPair[] {
  // Words of Japanese, Korean and Chinese are not divided, so no name could be told from them.
  if (isEastAsian(context.lang)) return [];
  if (blocks.length === 0) return [];
  const { names, words } = knownIn(blocks, context);
  return blocks
    .filter(({ lang }) => lang === context.lang)
    .flatMap(segmentsOf)
    .flatMap((pair) => toPair(pair, context.lang, { names, words }) ?? []);
}

/** Whether a label and its English hold no name, number or date of the paper that they stand on. */
export function namelessPairOf(blocks: readonly BlockContent[], context: Context): (pair: MemoryPair) => boolean {
  // Words of Japanese and Korean are not divided: what the phrasebook has word for word is not a name.
  if (context.lang === 'ja' || context.lang === 'ko') {
    const known = new Set(context.phrases.map(({ source }) => source.replaceAll(/\s/gu, '')));
    return ({ source }) => known.has(source.replaceAll(/\s/gu, ''));
  }
  const { names, words } = knownIn(blocks, context);
  return (pair) => {
    const safe = toPair(pair, context.lang, { names, words });
    return safe !== undefined && !/\{\w\d+\}/.test(safe.source);
  };
}

function knownIn(blocks: readonly BlockContent[], context: Context): { names: SpelledName[]; words: Words } {
  const names = [...context.names, ...blocks.flatMap(namesIn)];
  const words: Words = {
    source: new Set(context.phrases.flatMap((phrase) => wordsOf(phrase).source)),
    target: new Set([...context.phrases.flatMap((phrase) => wordsOf(phrase).target), ...monthWords]),
    personal: new Set(names.flatMap(personalWords)),
  };
  return { names, words };
}

/** Names that a field or a table's columns and rows give. */
function namesIn(block: BlockContent): SpelledName[] {
  const named = (texts: readonly (string | undefined)[]) =>
    texts.flatMap((name) => (name === undefined || name === '' ? [] : [{ name, nativeName: null }]));
  if (block.kind === 'field') {
    return roleOf(block.target.label).isName ? named([block.source.value, block.target.value]) : [];
  }
  if (block.kind !== 'table') return [];
  const headings = block.target.rows[0] ?? [];
  return block.target.rows.flatMap((row, rowIndex) =>
    row.flatMap((cell, column) => {
      const isNamed =
        (rowIndex > 0 && roleOf(headings[column] ?? '').isName) || (column > 0 && roleOf(row[0] ?? '').isName);
      return isNamed ? named([cell, block.source.rows[rowIndex]?.[column]]) : [];
    }),
  );
}

/** Two letters may be a whole surname; particles stand in every sentence. */
function personalWords({ name, nativeName }: SpelledName): string[] {
  return `${foldName(name)} ${foldName(nativeName ?? '')}`
    .split(' ')
    .filter((word) => word.length > 1 && !nameParticles.has(word));
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
  // Without capitals in the source, every word of both sides must be known.
  const isCased = lang !== 'ar' && lang !== 'he';
  const isSafe =
    isNameless(from.pattern, { lang, known: words.source, personal: words.personal, isCased }) &&
    isNameless(english, { lang: 'en', known: words.target, personal: words.personal, isCased }) &&
    !beginAlike(from.pattern, english) &&
    copiedWords(from.pattern, english).every((word) => words.target.has(word) || commonWordsOf('en').has(word));
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
 * Without digits and personal words, and capitalized only where the phrasebook knows the word. The first word of a sentence is
 * capitalized by grammar, so a word of grammar or of papers may stand there too; any other could be a surname.
 */
function isNameless(
  pattern: string,
  {
    lang,
    known,
    personal,
    isCased,
  }: { lang: LanguageTag; known: ReadonlySet<string>; personal: ReadonlySet<string>; isCased: boolean },
): boolean {
  const text = pattern.replaceAll(mark, ' ');
  if (/\d/.test(asciiDigits(text)) || /[{}@]|www\./.test(text)) return false;
  return Array.from(text.matchAll(/[\p{L}\p{M}]+/gu)).every((match) => {
    const [word] = match;
    const folded = foldName(word);
    if (personal.has(folded) || givenNames.has(folded)) return false;
    if (known.has(folded)) return true;
    const isFirst = pattern.startsWith(word) && match.index === 0 && /^\p{Lu}\p{Ll}*$/u.test(word);
    return isCased && (/^\p{Ll}/u.test(word) || (isFirst && isOrdinary(folded, lang)));
  });
}

function isOrdinary(folded: string, lang: LanguageTag): boolean {
  return (
    commonWordsOf(lang).has(folded) || sourceWordsOf(lang).has(folded) || (lang === 'en' && paperWords.has(folded))
  );
}

/** A first word that was carried over, as No of `No compareceu`, may be a surname even where the phrasebook knows it. */
function beginAlike(source: string, target: string): boolean {
  const [one = '', other = ''] = [source, target].map((side) => /^[\p{L}\p{M}]+/u.exec(side)?.[0] ?? '');
  return one.length > 1 && withoutUmlauts(foldName(one)) === withoutUmlauts(foldName(other));
}

/** Words of the English that stand in the source as well, as a name in small letters would, respelled umlauts included. */
function copiedWords(source: string, target: string): string[] {
  const sources = new Set(wordsIn(source).map(withoutUmlauts));
  return wordsIn(target).filter((word) => sources.has(withoutUmlauts(word)));
}

/** Müller and Mueller alike. */
function withoutUmlauts(word: string): string {
  return word.replaceAll(/([aou])e/g, '$1');
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
