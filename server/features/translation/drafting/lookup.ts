import { splitSentences } from '#server/features/translation/segments.ts';
import { mapInSlices } from '#server/platform/rate-limit/loop-slices.ts';
import { slotsOf, type Phrase } from '#shared/phrase.ts';
import type { BlockContent } from '#shared/schemas/translation-text.ts';
import { sourceTags, type SourceTag } from '#shared/translation-text.ts';
import { isSemitic } from '#shared/writing-systems.ts';
import { joinKeys, normalize, normalizeAccented, tokenize, type Token } from '../normalize.ts';
import { englishOf } from './labels.ts';

export interface PhraseMatch {
  phrase: Phrase;
  /** Source text of each slot, in the order of the slots' numbers. */
  slots: string[];
}

export interface PhraseLookup {
  /** The phrase that is the whole of `text`; one without slots comes first, then the one with the most words. */
  find: (text: string) => PhraseMatch | undefined;
}

interface PreparedPhrase {
  phrase: Phrase;
  /** The normalized source. */
  key: string;
  /** Words between the slots, in order; the first and last may be empty. */
  literals: string[][];
  /** Number of each slot, as it occurs in the source. */
  slots: number[];
  /** Letters written onto each slot: `ב{1}` is "in {1}". */
  prefixes: string[];
  /** Whether only a separator is before the next slot: `{1}, {2}`. */
  isSigned: boolean[];
  words: number;
}

/** Scripts whose marks are vowel signs, mostly left out. */
const unpointed: ReadonlySet<SourceTag> = new Set(sourceTags.filter((tag) => isSemitic(tag)));
/** `A-12`, `1.234/56`, `SP 123`. */
const registerNumber = /^\p{L}{0,3}[^\p{L}\p{N}]{0,2}\p{N}/u;

/** Built once for a job: lookups are by normalized text. */
export function createLookup(phrases: readonly Phrase[], tag: SourceTag): PhraseLookup {
  const entries = phrases.map((phrase) => prepare(phrase, tag));
  const whole = Map.groupBy(
    entries.filter(({ slots }) => slots.length === 0),
    ({ key }) => key,
  );
  const loosely = Map.groupBy(
    entries.filter(({ slots }) => isSemitic(tag) && slots.length === 0),
    ({ key }) => withoutArticles(key.split(' '), tag),
  );
  const part = partOfToken(tag);
  const slotted = byEnds(
    entries
      .filter(({ slots }) => slots.length > 0)
      .sort((a, b) => b.words - a.words || prefixed(b) - prefixed(a) || signed(b) - signed(a)),
  );

  /** Words that differ by an accent alone are distinguished by it; capitals without accents may have lost theirs. */
  function findWhole(tokens: Token[], text: string): Phrase | undefined {
    const key = joinKeys(tokens, tag, 'key');
    const all = (whole.get(key) ?? []).map(({ phrase }) => phrase);
    const written = joinKeys(tokens, tag, 'accented');
    const same = all.find((phrase) => normalizeAccented(phrase.source, tag) === written);
    const isSure = new Set(all.map(({ target }) => target)).size === 1;
    if (same && (isSure || written !== key || text !== text.toUpperCase())) return same;
    return isSure ? all.find((phrase) => mayBe(tokens, tokenize(phrase.source, tag))) : undefined;
  }

  /** `تاريخ ميلاد` is `تاريخ الميلاد`, where both ways of writing it have one English. */
  function findLoosely(tokens: readonly Token[]): Phrase | undefined {
    const keys = tokens.map((token) => token.key);
    const key = withoutArticles(keys, tag);
    if (!key.includes(' ') && key.length < leastLooseWord) return undefined;
    const [phrase, ...others] = (loosely.get(key) ?? []).map((entry) => entry.phrase);
    return phrase && others.every(({ target }) => target === phrase.target) ? phrase : undefined;
  }

  /** Whether a phrase equals the text once lost accents are restored: "Secretaría" differs from "Secretaria". */
  function mayBe(tokens: readonly Token[], wanted: readonly Token[]): boolean {
    if (unpointed.has(tag)) return true;
    if (tonal.has(tag) && tokens.length < leastToneless) return false;
    return tokens.every(({ key, accented }, index) => accented === key || accented === wanted[index]?.accented);
  }

  return {
    find: (text) => {
      const tokens = tokenize(text, tag);
      const phrase = findWhole(tokens, text) ?? (isSemitic(tag) ? findLoosely(tokens) : undefined);
      if (phrase) return { phrase, slots: [] };
      const words = tokens.map((token) => token[part]);
      for (const candidate of slotted(words)) {
        const slots = matchSlots(candidate, { tokens, words, text });
        if (slots) return { phrase: candidate.phrase, slots };
      }
      return undefined;
    },
  };
}

/** Phrases that can be a text by its first word, or by its last where they begin with a slot; in their order. */
function byEnds(phrases: readonly PreparedPhrase[]): (words: readonly string[]) => readonly PreparedPhrase[] {
  const ranked = phrases.map((phrase, rank) => {
    const [first, last] = [phrase.literals[0]?.[0], phrase.literals.at(-1)?.at(-1)];
    return { phrase, rank, end: first !== undefined ? `^${first}` : last !== undefined ? `${last}$` : '' };
  });
  const groups = Map.groupBy(ranked, ({ end }) => end);
  return (words) =>
    [`^${words[0] ?? ''}`, `${words.at(-1) ?? ''}$`, '']
      .flatMap((end) => groups.get(end) ?? [])
      .toSorted((one, other) => one.rank - other.rank)
      .map(({ phrase }) => phrase);
}

/** Separators between slots: `UE {1} : {2}` is more specific than `UE {1}`. */
const signed = ({ isSigned }: PreparedPhrase): number => isSigned.filter((is) => is).length;
const prefixed = ({ prefixes }: PreparedPhrase): number => prefixes.filter((prefix) => prefix !== '').length;

/** Shorter words mean another thing with the article: `رسم` is a drawing, `الرسم` the fee. */
const leastLooseWord = 6;

/** Arabic also without the dots of a final tāʼ marbūṭa. */
function withoutArticles(keys: readonly string[], tag: SourceTag): string {
  if (tag === 'he') return keys.map((key) => key.replace(/^ה(?=.{3})/u, '')).join(' ');
  return keys.map((key) => key.replace(/^ال(?=.{3})/u, '').replace(/ه$/u, 'ة')).join(' ');
}

/** Tones make other words in Vietnamese, in capitals too: "Ba Đình" is no "bà". */
const tonal: ReadonlySet<SourceTag> = new Set(['vi']);
/** Words of which a text without accents may have lost them. */
const leastToneless = 3;

function partOfToken(tag: SourceTag): 'key' | 'accented' {
  return tonal.has(tag) ? 'accented' : 'key';
}

/** Kept for the life of the process: normalizing a phrasebook takes 30 ms, in which no request would be answered. */
const prepared = new WeakMap<Phrase, PreparedPhrase>();

/** The normalized source of a phrase. */
export function keyOf(phrase: Phrase, tag: SourceTag): string {
  return prepare(phrase, tag).key;
}

function prepare(phrase: Phrase, tag: SourceTag): PreparedPhrase {
  const known = prepared.get(phrase);
  if (known) return known;
  const part = partOfToken(tag);
  const parts = phrase.source.split(/\{\d\}/);
  const prefixes = parts.slice(0, -1).map((text) => (isSemitic(tag) ? (/\p{L}+$/u.exec(text)?.[0] ?? '') : ''));
  const tokens = parts.map((text, index) => tokenize(text.slice(0, text.length - (prefixes[index] ?? '').length), tag));
  const literals = tokens.map((found) => found.map((token) => token[part]));
  const made = {
    phrase,
    // Most phrases have no slots, and tokenizing a source twice doubles the time of a phrasebook.
    key: parts.length === 1 ? joinKeys(tokens.flat(), tag, 'key') : normalize(phrase.source, tag),
    literals,
    slots: slotsOf(phrase.source),
    prefixes,
    isSigned: parts
      .slice(1)
      .map((text, index) => literals[index + 1]?.length === 0 && /[，、；：（）,;:()]/u.test(text)),
    words: literals.flat().length,
  };
  prepared.set(phrase, made);
  return made;
}

/**
 * Text of the slots, ordered by their numbers; each takes the fewest words that let the rest match. What follows a number sign begins with a number: "no livro 5" is not No. 5.
 */
function matchSlots(
  { literals, slots, prefixes, isSigned }: PreparedPhrase,
  { tokens, words, text }: { tokens: readonly Token[]; words: readonly string[]; text: string },
): string[] | undefined {
  const [first = [], ...rest] = literals;
  if (!standsAt(first, words, 0)) return undefined;
  const values: string[] = [];
  let from = first.length;
  for (const [index, literal] of rest.entries()) {
    const isLast = index === rest.length - 1;
    const next = isSigned[index] ? signAfter(tokens, text, from) : findFrom(literal, words, from + 1);
    const end = isLast ? tokens.length - literal.length : next;
    if (end <= from || !standsAt(literal, words, end)) return undefined;
    const written = withClosing(text, tokens[from]?.start ?? 0, tokens[end - 1]?.end ?? 0);
    const value = afterPrefix(written, prefixes[index] ?? '');
    if (value === undefined) return undefined;
    if (tokens[from - 1]?.key === 'no' && !registerNumber.test(value)) return undefined;
    values[(slots[index] ?? 1) - 1] = value;
    from = end + literal.length;
  }
  return values;
}

/** A slot's text with the bracket that closes one of its own: `Lyon (Rhône)`. */
function withClosing(text: string, start: number, end: number): string {
  const value = text.slice(start, end);
  return text[end] === ')' && value.lastIndexOf('(') > value.lastIndexOf(')') ? `${value})` : value;
}

/** `בחיפה` after `ב`, `ב-12.3.2020` as well. */
function afterPrefix(value: string, prefix: string): string | undefined {
  if (prefix === '') return value;
  const rest = value.startsWith(prefix) ? value.slice(prefix.length).replace(/^[\u{640}\s\p{Pd}־]+/u, '') : '';
  return rest === '' ? undefined : rest;
}

function standsAt(literal: readonly string[], words: readonly string[], at: number): boolean {
  return literal.every((word, offset) => words[at + offset] === word);
}

function findFrom(literal: readonly string[], words: readonly string[], from: number): number {
  for (let at = from; at + literal.length <= words.length; at++) if (standsAt(literal, words, at)) return at;
  return -1;
}

/** Where two slots meet without a word between them, a sign ends the first: its first word alone would be half a number. */
function signAfter(tokens: readonly Token[], text: string, from: number): number {
  return tokens.findIndex(
    ({ start }, at) => at > from && /[，、；：（）]|[,;:()]\s|\s[(]/u.test(text.slice(tokens[at - 1]?.end, start)),
  );
}

/** Sources of the phrases that headings, labels, values, cells and sentences of these blocks are, once per occurrence; in slices of the loop. */
export async function phrasesIn(
  blocks: readonly BlockContent[],
  { lang, phrases }: { lang: SourceTag; phrases: readonly Phrase[] },
): Promise<string[]> {
  await prepareBooks(phrases, lang);
  const lookup = booksOf(phrases, lang).phrases;
  const found = await mapInSlices(blocks.flatMap(partsOf), (part) => lookup.find(part)?.phrase.source ?? []);
  return found.flat();
}

function partsOf(block: BlockContent): string[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return splitSentences(block.source);
    case 'field':
      return [block.source.label, block.source.value];
    case 'table':
      return block.source.rows.flat();
    case 'mark':
      return [block.source];
    case 'note':
      return [];
  }
}

/** Look-ups of one list of phrases. */
interface Books {
  phrases: PhraseLookup;
  labels: PhraseLookup;
  /** Words known from phrases, to tell them from names and codes. */
  words: ReadonlySet<string>;
  /** English of phrases and forms, to tell it beside the source. */
  english: ReadonlySet<string>;
}

/** Cached per list of phrases; the product's own lists live as long as the process. */
const books = new WeakMap<readonly Phrase[], Books>();

/** Builds the look-ups of a list in slices: the first of a language takes some hundred milliseconds. */
export async function prepareBooks(phrases: readonly Phrase[], tag: SourceTag): Promise<void> {
  if (books.has(phrases)) return;
  await mapInSlices(phrases, (phrase) => prepare(phrase, tag));
  booksOf(phrases, tag);
}

/** Without names, which both sides have: `Lyon` is no word of papers for the university in it. */
function wordsOf(phrase: Phrase, tag: SourceTag): string[] {
  const words = keyOf(phrase, tag).split(' ');
  const names = [...phrase.source.matchAll(/(?<=[\s'’-])\p{Lu}\p{Ll}{2,}(?![\p{L}’'])/gu)].map(([name]) => name);
  const kept = names.filter((name) => phrase.target.split(/[\s,'’()-]+/).includes(name));
  if (kept.length === 0) return words;
  const keys = new Set(kept.map((name) => normalize(name, tag)));
  return words.filter((word, index) => index === 0 || !keys.has(word));
}

export function booksOf(phrases: readonly Phrase[], tag: SourceTag): Books {
  const known = books.get(phrases);
  if (known) return known;
  const labels = phrases.filter(({ kind }) => kind === 'label' || kind === 'title');
  const built = {
    phrases: createLookup(phrases, tag),
    labels: createLookup(labels, tag),
    words: new Set(phrases.flatMap((phrase) => wordsOf(phrase, tag))),
    english: englishOf(phrases.map(({ target }) => target)),
  };
  books.set(phrases, built);
  return built;
}

/** `Estado do Paraná` is `Estado de {1}`. */
export function withPlainArticle(text: string, lookup: PhraseLookup): PhraseMatch | undefined {
  const plain = text.replace(/(?<=\s)(?:do|da|dos|das|del|de la)(?=\s)/iu, 'de');
  const match = plain === text ? undefined : lookup.find(plain);
  return match && match.slots.length > 0 && match.slots.every((slot) => text.includes(slot)) ? match : undefined;
}
