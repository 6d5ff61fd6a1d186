import type { Token } from './digits.ts';
import { meaningOf, type WordNumber } from './word-numbers.ts';

/** Numbers in French words, which count by twenties, and in Italian ones, which are written together. */

const frenchOnes = numbered(
  'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize',
  0,
);
const frenchTens: Readonly<Record<string, number>> = {
  ...numbered('vingt trente quarante cinquante soixante', 20, 10),
  septante: 70,
  huitante: 80,
  octante: 80,
  nonante: 90,
};

/** Words that are one for the reader, by how they may be written. */
const frenchForms: ReadonlyMap<string, string> = new Map(
  Object.entries({
    une: 'un',
    premier: 'un',
    cents: 'cent',
    vingts: 'vingt',
    mil: 'mille',
    millions: 'million',
  }),
);

interface Cursor {
  words: readonly string[];
  at: number;
}

/** `mil neuf cent quatre-vingt-dix-huit` */
export function readFrenchWords(tokens: readonly Token[], from: number): WordNumber | undefined {
  const words: string[] = [];
  const ends: number[] = [];
  for (let index = from; index < tokens.length && words.length < maxWords; index += 1) {
    const { word = '' } = tokens[index] ?? {};
    // Hyphens and "et" stand between two words of a number alone.
    if (words.length > 0 && (word === '-' || word === 'et')) continue;
    const form = frenchForms.get(word) ?? word;
    if (!isFrench(form)) break;
    words.push(form);
    ends.push(index + 1);
  }
  const cursor = { words, at: 0 };
  const value = readFrench(cursor);
  if (value === undefined) return undefined;
  return { value, next: ends[cursor.at - 1] ?? from + 1, isAmbiguous: cursor.at < words.length };
}

const maxWords = 16;

function isFrench(word: string): boolean {
  return (
    Object.hasOwn(frenchOnes, word) || Object.hasOwn(frenchTens, word) || ['cent', 'mille', 'million'].includes(word)
  );
}

function readFrench(cursor: Cursor): number | undefined {
  const start = cursor.at;
  let total = 0;
  for (const [name, factor] of [
    ['million', 1_000_000],
    ['mille', 1000],
  ] as const) {
    const before = cursor.at;
    const group = below1000(cursor);
    if (cursor.words[cursor.at] === name && (group !== undefined || name === 'mille')) {
      cursor.at += 1;
      total += (group ?? 1) * factor;
    } else cursor.at = before;
  }
  total += below1000(cursor) ?? 0;
  return cursor.at === start ? undefined : total;
}

function below1000(cursor: Cursor): number | undefined {
  const start = cursor.at;
  const first = meaningOf(frenchOnes, cursor.words[cursor.at] ?? '');
  let hundreds = 0;
  if (first !== undefined && first >= 2 && first <= 9 && cursor.words[cursor.at + 1] === 'cent') {
    hundreds = first * 100;
    cursor.at += 2;
  } else if (cursor.words[cursor.at] === 'cent') {
    hundreds = 100;
    cursor.at += 1;
  }
  const rest = below100(cursor);
  return cursor.at === start ? undefined : hundreds + (rest ?? 0);
}

function below100(cursor: Cursor): number | undefined {
  const { words, at } = cursor;
  const isEighty = words[at] === 'quatre' && words[at + 1] === 'vingt';
  const tens = isEighty ? 80 : meaningOf(frenchTens, words[at] ?? '');
  if (tens === undefined) return belowTwenty(cursor);
  cursor.at += isEighty ? 2 : 1;
  const most = tens === 60 || tens === 80 ? 19 : 9;
  const before = cursor.at;
  const rest = belowTwenty(cursor);
  if (rest !== undefined && rest >= 1 && rest <= most) return tens + rest;
  cursor.at = before;
  return tens;
}

function belowTwenty(cursor: Cursor): number | undefined {
  const one = meaningOf(frenchOnes, cursor.words[cursor.at] ?? '');
  if (one === undefined) return undefined;
  cursor.at += 1;
  const next = meaningOf(frenchOnes, cursor.words[cursor.at] ?? '');
  if (one !== 10 || next === undefined || next < 7 || next > 9) return one;
  cursor.at += 1;
  return 10 + next;
}

const italianOnes = numbered(
  'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
  0,
);
const italianTens = numbered('venti trenta quaranta cinquanta sessanta settanta ottanta novanta', 20, 10);

/** Every number below 1000 as one word: `novecentottantotto`. Built at the first number. */
let italianBelow1000: ReadonlyMap<string, number> | undefined;

function italianNumbers(): ReadonlyMap<string, number> {
  if (italianBelow1000) return italianBelow1000;
  const made = new Map<string, number>(Object.entries(italianOnes));
  for (const [tens, value] of Object.entries(italianTens)) {
    made.set(tens, value);
    for (const [one, digit] of Object.entries(italianOnes)) {
      if (digit < 1 || digit > 9) continue;
      made.set(joinItalian(tens, one), value + digit);
      // `ventun anni`
      if (digit === 1) made.set(joinItalian(tens, 'un'), value + digit);
    }
  }
  const small = [...made];
  for (let hundreds = 1; hundreds <= 9; hundreds += 1) {
    const [name = ''] = Object.entries(italianOnes).find(([, digit]) => digit === hundreds) ?? [];
    const hundred = hundreds === 1 ? 'cento' : `${name}cento`;
    made.set(hundred, hundreds * 100);
    for (const [rest, value] of small) {
      if (value === 0) continue;
      made.set(hundred + rest, hundreds * 100 + value);
      made.set(hundred.slice(0, -1) + rest, hundreds * 100 + value);
    }
  }
  made.set('un', 1).set('una', 1).set('primo', 1);
  italianBelow1000 = made;
  return made;
}

/** A vowel is lost before another: `ventuno`, `ventotto`. */
function joinItalian(tens: string, one: string): string {
  return /^[uo]/.test(one) ? tens.slice(0, -1) + one : tens + one;
}

/** `millenovecentottantotto`, `mille novecento ottantotto` */
export function readItalianWord(tokens: readonly Token[], from: number): WordNumber | undefined {
  let value = 0;
  let next = from;
  let below = Infinity;
  for (let index = from; index < tokens.length && index - from < 4; index += 1) {
    const read = readItalian(tokens[index]?.word ?? '') ?? readElided(tokens, index);
    if (read === undefined || read >= below || (value > 0 && read === 0)) break;
    value += read;
    next = index + 1;
    below = read % 1000 === 0 && read > 0 ? 1000 : read % 100 === 0 && read > 0 ? 100 : 1;
  }
  return next === from ? undefined : { value, next, isAmbiguous: readItalian(tokens[next]?.word ?? '') !== undefined };
}

/** `vent’anni`: the vowel is lost before that of the noun. */
function readElided(tokens: readonly Token[], index: number): number | undefined {
  const isElided = /^[’']$/.test(tokens[index + 1]?.word ?? '');
  return isElided ? meaningOf(italianTens, `${tokens[index]?.word ?? ''}${lostVowel(tokens[index]?.word)}`) : undefined;
}

const lostVowel = (word: string | undefined) => (word === 'vent' ? 'i' : 'a');

function readItalian(word: string): number | undefined {
  const numbers = italianNumbers();
  const known = numbers.get(word);
  if (known !== undefined) return known;
  const [, thousands, rest = ''] = /^(?:(.{1,30})mila|mille)(.{0,30})$/.exec(word) ?? [];
  if (thousands === undefined && !word.startsWith('mille')) return undefined;
  const group = thousands === undefined ? 1 : numbers.get(thousands);
  const ones = rest === '' ? 0 : (numbers.get(rest.replace(/^e(?=.)/, '')) ?? numbers.get(rest));
  return group === undefined || ones === undefined ? undefined : group * 1000 + ones;
}

function numbered(words: string, start: number, step = 1): Record<string, number> {
  return Object.fromEntries(words.split(' ').map((word, index) => [word, start + index * step]));
}
