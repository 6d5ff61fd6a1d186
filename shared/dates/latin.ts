import type { TagIn } from '#shared/writing-systems.ts';
import { tokenize, type Token } from '../numerals/digits.ts';
import { readGermanOrdinal, readGermanWord } from '../numerals/german-words.ts';
import { isWritten, writtenLanguages, type WrittenTag } from '../numerals/languages/all.ts';
import { readParts, readPartsOrdinal } from '../numerals/languages/read-parts.ts';
import { latinNumerals, readLatinOrdinal, readLatinWords } from '../numerals/latin-words.ts';
import { readFrenchWords, readItalianWord } from '../numerals/romance-words.ts';
import type { WordNumber } from '../numerals/word-numbers.ts';
import { ambiguous, certain, isoOf, type FoundDate } from './found-date.ts';
import { monthNamed, shortMonthNamed } from './months.ts';
import { isLikelyYear } from './numeric.ts';

/** Dates with a month's name: `7 de março de 1988`, `aos sete dias do mês de março de mil novecentos e oitenta e oito`. */

type LatinTag = TagIn<'Latin' | 'Cyrillic'>;

/** Languages in which a number in words never stands right beside the month: `de` is between. */
const apart: ReadonlySet<LatinTag> = new Set(['pt', 'es']);
/** Languages in which the day may follow the month. */
const dayMayFollow: ReadonlySet<LatinTag> = new Set(['en', 'es']);

interface Fillers {
  day: ReadonlySet<string>;
  year: ReadonlySet<string>;
}

const fillers: Readonly<Record<Exclude<LatinTag, WrittenTag>, Fillers>> = {
  pt: fillersOf('º ª de do da dia dias mes corrente - / .', 'de do ano da graca , - / .'),
  es: fillersOf('º ª ° de del dia dias mes presente - / .', 'de del ano , - / .'),
  de: fillersOf('. - / tag tage des monats', 'im des jahre jahres , - / .'),
  en: fillersOf('st nd rd th day of the month - / .', 'of in the year , - / .'),
  fr: fillersOf('er º jour du mois de - / .', "de du l an annee ' ’ , - / ."),
  it: fillersOf('º ° giorno giorni del mese di - / .', "di del dell anno ' ’ , - / ."),
  pl: fillersOf('- / . dnia miesiaca " ”', 'roku r , - / .'),
  uk: fillersOf('- / . дня місяця » " ”', 'року р , - / .'),
};

const writtenFillers = new Map<WrittenTag, Fillers>();

function fillersFor(tag: LatinTag): Fillers {
  if (!isWritten(tag)) return fillers[tag];
  const { dayWords, yearWords } = writtenLanguages[tag];
  const made = writtenFillers.get(tag) ?? fillersOf(`${dayWords} - / .`, `${yearWords} , - / .`);
  writtenFillers.set(tag, made);
  return made;
}

interface Read extends WordNumber {
  isDigits: boolean;
}

export function parseNamedDates(text: string, tag: LatinTag): FoundDate[] {
  const tokens = tokenize(text);
  const found: FoundDate[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const month = monthAt(tokens, index, tag);
    if (month === undefined) continue;
    const date = readAround(tokens, index, month, tag);
    if (date === undefined) continue;
    found.push(date);
    while ((tokens[index + 1]?.end ?? Infinity) <= date.end) index += 1;
  }
  return found;
}

interface Month {
  number: number;
  isShort: boolean;
}

function monthAt(tokens: readonly Token[], index: number, tag: LatinTag): Month | undefined {
  const { word = '', raw = '' } = tokens[index] ?? {};
  const full = monthNamed(word, tag);
  const number = full ?? shortMonthNamed(word, tag);
  if (number === undefined) return undefined;
  // English verbs are written small.
  if (tag === 'en' && /^(?:may|march)$/.test(raw)) return undefined;
  return { number, isShort: full === undefined };
}

function readAround(tokens: readonly Token[], at: number, month: Month, tag: LatinTag): FoundDate | undefined {
  const before = dayBefore(tokens, at, tag);
  const after = before ?? (dayMayFollow.has(tag) ? dayAfter(tokens, at, tag) : undefined);
  const year = yearAfter(tokens, before === undefined && after ? after.next : behindMonth(tokens, at, month, tag), tag);
  if (year === undefined && (month.isShort || (before ?? after) === undefined)) return undefined;
  if (year === undefined && after && before === undefined && tag !== 'en') return undefined;
  const day = before ?? after;
  const next = year?.next ?? (before ? at + 1 : (after?.next ?? at + 1));
  const place = { start: tokens[before?.from ?? at]?.start ?? 0, end: tokens[next - 1]?.end ?? 0 };
  const iso = isoOf(year?.value, month.number, day?.value);
  if (year !== undefined && year.value < 100) {
    const centuries = [1900, 2000].map((century) => isoOf(century + year.value, month.number, day?.value));
    return ambiguous(place, centuries);
  }
  if (iso === undefined || day?.isAmbiguous || year?.isAmbiguous) return ambiguous(place, [iso]);
  return certain(place, iso);
}

/** `MEI/MAY 1985`: passports repeat the month in English. */
function behindMonth(tokens: readonly Token[], at: number, month: Month, tag: LatinTag): number {
  const english = tag === 'en' || tokens[at + 1]?.word !== '/' ? undefined : monthAt(tokens, at + 2, 'en');
  return english?.number === month.number ? at + 3 : at + 1;
}

/** The number that ends right before the month, with the words between (`dias do mês de`). */
function dayBefore(tokens: readonly Token[], at: number, tag: LatinTag) {
  const skipped = fillersFor(tag).day;
  let last = at - 1;
  while (last >= 0 && skipped.has(tokens[last]?.word ?? '') && at - last <= 7) last -= 1;
  for (let from = Math.max(0, last - 9); from <= last; from += 1) {
    const read = readDay(tokens, from, tag);
    if (read === undefined || read.next !== last + 1 || read.value < 1 || read.value > 31) continue;
    const isWordJoined = !read.isDigits && last + 1 === at && apart.has(tag);
    const previous = tokens[from - 1];
    // A longer number or register number ends here: `1.234.7 de março`.
    const isPart =
      read.isDigits &&
      previous !== undefined &&
      /^[./-]$/.test(previous.word) &&
      /^\d+$/.test(tokens[from - 2]?.word ?? '');
    return isWordJoined || isPart ? undefined : { ...read, from };
  }
  return undefined;
}

/** `March 7, 1988`, `marzo 7 de 1988`. */
function dayAfter(tokens: readonly Token[], at: number, tag: LatinTag): Read | undefined {
  // `Sept. 6`, `September the sixth`
  const from = /^(?:\.|the)$/.test(tokens[at + 1]?.word ?? '') ? at + 2 : at + 1;
  const read = readDay(tokens, from, tag);
  if (read === undefined || read.value < 1 || read.value > 31) return undefined;
  const suffix = /^(?:st|nd|rd|th|º)$/.test(tokens[read.next]?.word ?? '') ? 1 : 0;
  return { ...read, next: read.next + suffix };
}

function yearAfter(tokens: readonly Token[], from: number, tag: LatinTag): Read | undefined {
  const skipped = fillersFor(tag).year;
  let at = from;
  while (skipped.has(tokens[at]?.word ?? '') && at - from < 6) at += 1;
  const read = withRepeat(tokens, readThousands(tokens, at) ?? readNumber(tokens, at, tag, 'year'), tag, 'year');
  if (read === undefined || (!read.isDigits && at === from && apart.has(tag))) return undefined;
  const isShortYear = read.isDigits && read.value < 100 && tokens[at]?.word.length === 2 && at === from + 1;
  // `mar/88` and `7-MAR-88` only: `7 de março, 12 pessoas` has no year.
  const isSeparated = /^[/-]$/.test(tokens[from]?.word ?? '');
  return isLikelyYear(read.value) || (isShortYear && isSeparated) ? read : undefined;
}

/** `1.988` with a point of thousands. */
function readThousands(tokens: readonly Token[], at: number): Read | undefined {
  const [one, point, rest] = tokens.slice(at, at + 3);
  if (!one || !point || !rest || point.word !== '.' || !/^[12]$/.test(one.word) || !/^\d{3}$/.test(rest.word))
    return undefined;
  if (one.end !== point.start || point.end !== rest.start) return undefined;
  return { value: Number(one.word + rest.word), next: at + 3, isAmbiguous: false, isDigits: true };
}

function readDay(tokens: readonly Token[], from: number, tag: LatinTag): Read | undefined {
  const read = readNumber(tokens, from, tag, 'day');
  return read === undefined ? undefined : withRepeat(tokens, read, tag, 'day');
}

/** `07 (sete)`: the repeat must be equal. */
function withRepeat(tokens: readonly Token[], read: Read | undefined, tag: LatinTag, what: 'day' | 'year') {
  const at =
    read && /^[º.]$/.test(tokens[read.next]?.word ?? '') && tokens[read.next + 1]?.word === '('
      ? read.next + 1
      : read?.next;
  if (!read || at === undefined || tokens[at]?.word !== '(') return read;
  const repeat = readNumber(tokens, at + 1, tag, what);
  if (repeat === undefined || tokens[repeat.next]?.word !== ')') return read;
  return {
    ...read,
    next: repeat.next + 1,
    isAmbiguous: read.isAmbiguous || repeat.isAmbiguous || repeat.value !== read.value,
  };
}

function readNumber(tokens: readonly Token[], at: number, tag: LatinTag, what: 'day' | 'year'): Read | undefined {
  const word = tokens[at]?.word ?? '';
  if (/^\d{1,4}$/.test(word)) return { value: Number(word), next: at + 1, isAmbiguous: false, isDigits: true };
  const read = readWords(tokens, at, tag, what);
  return read && { ...read, isDigits: false };
}

function readWords(tokens: readonly Token[], at: number, tag: LatinTag, what: 'day' | 'year'): WordNumber | undefined {
  if (tag === 'de') return readGerman(tokens, at, what);
  if (tag === 'fr') return readFrenchWords(tokens, at);
  if (tag === 'it') return readItalianWord(tokens, at);
  if (isWritten(tag)) {
    const { numbers } = writtenLanguages[tag];
    return (what === 'day' ? readPartsOrdinal(tokens, at, numbers) : undefined) ?? readParts(tokens, at, numbers);
  }
  return tag === 'pl' || tag === 'uk' ? readSlavic(tokens, at, tag, what) : readLatin(tokens, at, tag, what);
}

/** The last words of a year are ordinals: `tysiąc dziewięćset osiemdziesiątego ósmego roku`. */
function readSlavic(tokens: readonly Token[], at: number, tag: 'pl' | 'uk', what: 'day' | 'year') {
  const numerals = latinNumerals[tag];
  const words = readLatinWords(tokens, at, numerals);
  const ordinal = readLatinOrdinal(tokens, words?.next ?? at, numerals);
  // `двадцять першого червня`: only the last word of a day is an ordinal.
  if (what === 'day' && (words === undefined || ordinal === undefined || words.value % 10 !== 0))
    return readLatinOrdinal(tokens, at, numerals);
  if (words === undefined || ordinal === undefined) return words ?? ordinal;
  return { value: words.value + ordinal.value, next: ordinal.next, isAmbiguous: false };
}

function readGerman(tokens: readonly Token[], at: number, what: 'day' | 'year') {
  return what === 'day' ? (readGermanOrdinal(tokens, at) ?? readGermanWord(tokens, at)) : readGermanWord(tokens, at);
}

function readLatin(tokens: readonly Token[], at: number, tag: 'pt' | 'es' | 'en', what: 'day' | 'year') {
  const numerals = latinNumerals[tag];
  const ordinal = what === 'day' ? readLatinOrdinal(tokens, at, numerals) : undefined;
  const read = ordinal ?? readLatinWords(tokens, at, numerals);
  // `nineteen eighty-eight`
  const isCentury = what === 'year' && tag === 'en' && read !== undefined && read.value >= 15 && read.value <= 21;
  const rest = isCentury ? readLatinWords(tokens, read.next, numerals) : undefined;
  if (!read || !rest || rest.value < 10 || rest.value > 99) return read;
  return { value: read.value * 100 + rest.value, next: rest.next, isAmbiguous: rest.isAmbiguous };
}

function fillersOf(day: string, year: string): Fillers {
  return { day: new Set(day.split(' ')), year: new Set(year.split(' ')) };
}
