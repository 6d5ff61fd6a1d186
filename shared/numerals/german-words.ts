import type { Token } from './digits.ts';
import { meaningOf, type WordNumber } from './word-numbers.ts';

/** Numbers in German words, which are written as one: `neunzehnhundertachtundachtzig`. */

const ones: Record<string, number> = Object.fromEntries(
  'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'
    .split(' ')
    .flatMap((word, value) => spellings(word).map((spelling) => [spelling, value])),
);
const tens: Record<string, number> = Object.fromEntries(
  'zwanzig dreissig vierzig fünfzig sechzig siebzig achtzig neunzig'
    .split(' ')
    .flatMap((word, index) => spellings(word).map((spelling) => [spelling, 20 + index * 10])),
);
const ordinals: Record<string, number> = {
  erst: 1,
  zweit: 2,
  dritt: 3,
  viert: 4,
  funft: 5,
  fuenft: 5,
  sechst: 6,
  siebt: 7,
};

export function readGermanWord(tokens: readonly Token[], from: number): WordNumber | undefined {
  const word = tokens[from]?.word ?? '';
  const value = word.length < 3 ? undefined : parseThousands(word);
  return value === undefined ? undefined : { value, next: from + 1, isAmbiguous: false };
}

/** `siebten`, `einundzwanzigsten`. */
export function readGermanOrdinal(tokens: readonly Token[], from: number): WordNumber | undefined {
  const [, stem = ''] = /^(.+?)(?:e[nrsm]?)?$/.exec(tokens[from]?.word ?? '') ?? [];
  const value = meaningOf(ordinals, stem) ?? parseOrdinalStem(stem);
  return value === undefined ? undefined : { value, next: from + 1, isAmbiguous: false };
}

function parseOrdinalStem(stem: string): number | undefined {
  const isTens = stem.endsWith('st');
  if (!isTens && !stem.endsWith('t')) return undefined;
  const value = parseHundred(stem.slice(0, isTens ? -2 : -1));
  if (value === undefined || (isTens ? value < 20 : value > 19 || [1, 3].includes(value))) return undefined;
  return value >= 1 && value <= 99 ? value : undefined;
}

function parseThousands(word: string): number | undefined {
  const [head, tail] = splitOnce(word, 'tausend');
  if (tail === undefined) return parseHundreds(word);
  const thousands = head === '' ? 1 : parseHundreds(head);
  const rest = tail === '' ? 0 : parseHundreds(dropUnd(tail));
  return thousands === undefined || rest === undefined || rest > 999 ? undefined : thousands * 1000 + rest;
}

function parseHundreds(word: string): number | undefined {
  const [head, tail] = splitOnce(word, 'hundert');
  if (tail === undefined) return parseHundred(word);
  const hundreds = head === '' ? 1 : parseHundred(head);
  const rest = tail === '' ? 0 : parseHundred(dropUnd(tail));
  return hundreds === undefined || rest === undefined || hundreds > 19 ? undefined : hundreds * 100 + rest;
}

function parseHundred(word: string): number | undefined {
  const plain = meaningOf(ones, word) ?? meaningOf(tens, word) ?? (word === 'eins' ? 1 : undefined);
  if (plain !== undefined) return plain;
  const [one, ten] = splitOnce(word, 'und');
  const [oneValue, tenValue] = [meaningOf(ones, one), meaningOf(tens, ten ?? '')];
  return oneValue === undefined || tenValue === undefined || oneValue < 1 || oneValue > 9
    ? undefined
    : oneValue + tenValue;
}

function splitOnce(word: string, at: string): [string, string | undefined] {
  // `und` is split at its last place: `hundert` holds one of its own.
  const index = at === 'und' ? word.lastIndexOf(at) : word.indexOf(at);
  return index < 0 ? [word, undefined] : [word.slice(0, index), word.slice(index + at.length)];
}

function dropUnd(word: string): string {
  return meaningOf(ones, word) === undefined && word.startsWith('und') ? word.slice(3) : word;
}

/** With the umlaut folded to its vowel, and as two letters. */
function spellings(word: string): string[] {
  return [word.replaceAll('ü', 'u').replaceAll('ö', 'o'), word.replaceAll('ü', 'ue').replaceAll('ö', 'oe')];
}
