import type { LanguageTag } from '#shared/translation-text.ts';
import { isIn } from '#shared/writing-systems.ts';
import { normalize } from '../meaning/lexicon.ts';
import { baseForms } from './base-forms.ts';
import { thingConcepts, thingWords } from './thing-words.ts';

/** Words of things in a text, by the generated list: what they mean, and what they may mean among other things. */

export interface Thing {
  written: string;
  start: number;
  form: string;
  firm: readonly number[];
  /** With `firm`. */
  all: ReadonlySet<number>;
}

interface Entry {
  firm: number[];
  wide: number[];
}

type Words = ReadonlyMap<string, Entry>;

const lexicons = new Map<LanguageTag, Words>();
let concepts: { kinds: readonly string[]; english: Words } | undefined;

/** Kinds of meanings and their English words, read for the first text. */
function readConcepts(): { kinds: readonly string[]; english: Words } {
  if (concepts) return concepts;
  const english = new Map<string, Entry>();
  const kinds = thingConcepts.split(';').map((line, index) => {
    const [kind = '', cell = ''] = line.split(':');
    for (const [side, list] of cell.split('~').entries())
      for (const word of list === '' ? [] : list.split(',')) {
        const entry = english.get(word) ?? { firm: [], wide: [] };
        (side === 0 ? entry.firm : entry.wide).push(index);
        english.set(word, entry);
      }
    return kind;
  });
  concepts = { kinds, english };
  return concepts;
}

export function kindOf(meaning: number): string {
  return readConcepts().kinds[meaning] ?? '';
}

function wordsIn(lang: LanguageTag): Words {
  if (lang === 'en') return readConcepts().english;
  const known = lexicons.get(lang);
  if (known) return known;
  const numbers = (cell: string | undefined) =>
    cell === undefined || cell === '' ? [] : cell.split(',').map((digits) => Number.parseInt(digits, 36));
  const words = new Map(
    (thingWords[lang] ?? '').split(';').map((line): [string, Entry] => {
      const [form = '', cells = ''] = line.split('=');
      const [firm, wide] = cells.split('~');
      return [form, { firm: numbers(firm), wide: numbers(wide) }];
    }),
  );
  lexicons.set(lang, words);
  return words;
}

const sayable = new Map<LanguageTag, ReadonlySet<number>>();

/** Whether the language has a word for one of the meanings, by which the source could confirm it. */
export function canSayThing(lang: LanguageTag, meanings: readonly number[]): boolean {
  const known = sayable.get(lang) ?? new Set([...wordsIn(lang).values()].flatMap(({ firm }) => firm));
  sayable.set(lang, known);
  return meanings.some((meaning) => known.has(meaning));
}

const thingOf = (form: string, written: string, start: number, { firm, wide }: Entry): Thing => ({
  written,
  start,
  form,
  firm,
  all: new Set([...firm, ...wide]),
});

export function thingsIn(text: string, lang: LanguageTag): Thing[] {
  const words = wordsIn(lang);
  const isRun = isIn(lang, 'Japanese', 'Chinese');
  const tokens = isRun ? segmentsIn(text, lang) : [...text.matchAll(/[\p{L}\p{M}]+(?:['’ʼ][\p{L}\p{M}]+)*/gu)];
  const forms = tokens.map(({ 0: word }) =>
    isRun ? [normalize(word, lang)] : baseForms(normalize(word.replaceAll('’', "'"), lang), lang),
  );
  const found: Thing[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    for (let parts = Math.min(maxParts, tokens.length - at); parts > 0; parts -= 1) {
      // A syllable of Vietnamese is seldom a word.
      if (lang === 'vi' && parts === 1) continue;
      const hit = joined(forms.slice(at, at + parts), isRun ? '' : ' ').find((form) => words.has(form));
      const entry = hit === undefined ? undefined : words.get(hit);
      const [first, last] = [tokens[at], tokens[at + parts - 1]];
      if (hit === undefined || !entry || !first || !last) continue;
      const written = text.slice(first.index, last.index + last[0].length);
      if (/[.,;:()、。，；：]/.test(written) || (isRun && isPartOfWord(tokens[at - 1]?.[0], written))) continue;
      found.push(thingOf(hit, written, first.index, entry));
      at += parts - 1;
      break;
    }
  }
  return found;
}

/** Words of more parts. */
const maxParts = 3;

/** Letters of grammar and numbers, which may stand before a word. */
const plainLetters = /[一二三四五六七八九十百千数两的与和及或在为有是本该其各个因由从对将把被于到台本枚匹頭]/;

/** `頭痛` of `咽頭痛`: behind a letter that is no word by itself. */
export function isPartOfWord(before: string | undefined, written: string): boolean {
  return written.length <= 2 && before !== undefined && /^\p{Script=Han}$/u.test(before) && !plainLetters.test(before);
}

const segmenters = new Map<LanguageTag, Intl.Segmenter>();

/** Words of a text without spaces. */
function segmentsIn(text: string, lang: LanguageTag): { 0: string; index: number }[] {
  const segmenter = segmenters.get(lang) ?? new Intl.Segmenter(lang, { granularity: 'word' });
  segmenters.set(lang, segmenter);
  return [...segmenter.segment(text)].map(({ segment, index }) => ({ 0: segment, index }));
}

/** Words of several parts: each as written, or all but one. */
function joined(parts: readonly (readonly string[])[], space: string): string[] {
  if (parts.length === 1) return [...(parts[0] ?? [])];
  const plain = parts.map(([form = '']) => form);
  return parts.flatMap((forms, at) => forms.map((form) => plain.with(at, form).join(space)));
}

/** Meanings of English words, by which a meaning of another list is placed among these. */
export function meaningsOf(english: readonly string[]): { firm: number[]; wide: number[] } {
  const { english: words } = readConcepts();
  const entries = english.flatMap((word) =>
    baseForms(word.replaceAll('_', ' ').replace('*', ''), 'en').flatMap((form) => words.get(form) ?? []),
  );
  return { firm: entries.flatMap(({ firm }) => firm), wide: entries.flatMap(({ wide }) => wide) };
}
