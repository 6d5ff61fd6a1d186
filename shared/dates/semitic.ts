import { fold, tokenize, type Token } from '../numerals/digits.ts';
import { bare, gematria, readSemiticOrdinal, readSemiticWords } from '../numerals/semitic-words.ts';
import { meaningOf } from '../numerals/word-numbers.ts';
import { hebrewToIso, hijriToIso } from './calendars.ts';
import { ambiguous, certain, isoOf, type FoundDate, type Place } from './found-date.ts';
import { englishHijriMonths, gregorianMonths, hebrewMonths, hijriMonths } from './months.ts';
import { isLikelyYear } from './numeric.ts';

/** Arabic and Hebrew dates with a month's name, and Hijri dates in digits. */

type Tag = 'ar' | 'he';
type MonthName =
  | { calendar: 'gregorian'; month: number }
  | { calendar: 'hijri'; month: number }
  | { calendar: 'hebrew'; month: string };

const beforeMonth = new Set(
  ['من', 'شهر', 'لشهر', '/', '-', 'في', '،', 'ב', 'של', 'חודש', 'לחודש', 'בחודש', "'", '׳', '״', '"'].map(fold),
);
const beforeYear = new Set(
  ['سنة', 'لسنة', 'عام', 'لعام', 'من', '/', '-', '،', ',', 'שנת', 'בשנת', 'של'].map((word) => bare(fold(word), 'ar')),
);

export function parseSemiticDates(text: string, tag: Tag): FoundDate[] {
  const tokens = tokenize(text).map((token) => ({ ...token, word: bare(token.word, tag) }));
  const found: FoundDate[] = tag === 'ar' ? hijriDigits(text, tokens) : [];
  for (let index = 0; index < tokens.length; index += 1) {
    const name = monthAt(tokens, index, tag);
    const date = name && readAround(tokens, { at: index, after: name.next }, name.month, tag);
    if (name === undefined || date === undefined) continue;
    found.push(date);
    index = name.next - 1;
  }
  return found;
}

function monthAt(tokens: readonly Token[], index: number, tag: Tag): { month: MonthName; next: number } | undefined {
  const first = tokens[index]?.word ?? '';
  const second = tokens[index + 1]?.word ?? '';
  for (const [name, next] of [
    [`${first} ${second}`, index + 2],
    [first, index + 1],
  ] as const) {
    for (const spelling of tag === 'he' ? hebrewSpellings(name) : [name]) {
      const month = monthNamed(spelling, tag);
      const geresh = tag === 'he' && next === index + 2 && /^["'׳״]$/.test(tokens[next]?.word ?? '') ? 1 : 0;
      if (month !== undefined) return { month, next: next + geresh };
    }
  }
  return undefined;
}

/** `בינואר`, `מאוגוסט`: without the preposition, which short names of months begin with themselves. */
function hebrewSpellings(name: string): string[] {
  const bareName = name.replace(/^ב|^[ומלהש]?[במלה](?=\p{L}{3})/u, '');
  return bareName === name ? [name] : [bareName, name];
}

function monthNamed(name: string, tag: Tag): MonthName | undefined {
  const gregorian = meaningOf(monthTables[tag], name);
  if (gregorian !== undefined) return { calendar: 'gregorian', month: gregorian };
  const hijri = tag === 'ar' ? meaningOf(hijriTable, name) : undefined;
  if (hijri !== undefined) return { calendar: 'hijri', month: hijri };
  const hebrew = tag === 'he' ? meaningOf(hebrewMonths, name) : undefined;
  return hebrew === undefined ? undefined : { calendar: 'hebrew', month: hebrew };
}

const monthTables = { ar: rekeyed(gregorianMonths.ar), he: gregorianMonths.he };
const hijriTable = rekeyed(hijriMonths);

interface Number {
  value: number;
  from: number;
  next: number;
}

function readAround(tokens: readonly Token[], { at, after }: { at: number; after: number }, name: MonthName, tag: Tag) {
  const isHebrew = name.calendar === 'hebrew';
  const day = dayBefore(tokens, at, tag, isHebrew);
  const year = isHebrew ? hebrewYearAfter(tokens, after) : yearAfter(tokens, after, tag);
  if (day === undefined && year === undefined) return undefined;
  const marker = tokens[year?.next ?? after]?.word ?? '';
  const isMarked = year !== undefined && tag === 'ar' && /^(?:ه|هـ|م|هجريه|ميلاديه|هجري|ميلادي)$/.test(marker);
  const next = (year?.next ?? after) + (isMarked ? 1 : 0);
  const place = { start: tokens[day?.from ?? at]?.start ?? 0, end: tokens[next - 1]?.end ?? 0 };
  if (name.calendar === 'gregorian') {
    const iso = isoOf(year?.value, name.month, day?.value);
    if (iso === undefined || (year !== undefined && !isLikelyYear(year.value))) return undefined;
    return certain(place, iso);
  }
  if (name.calendar === 'hijri') return hijriDate(place, year?.value, name.month, day?.value);
  return hebrewDate(place, year?.value, name.month, day?.value);
}

function dayBefore(tokens: readonly Token[], at: number, tag: Tag, isHebrew: boolean): Number | undefined {
  let last = at - 1;
  // The letters after gershayim are the day's own: `כ״ב באב`.
  const isLettered = isHebrew && /^["״]$/.test(tokens[last - 1]?.word ?? '') && tokens[last - 2] !== undefined;
  if (isLettered && gematria(`${tokens[last - 2]?.word ?? ''}${tokens[last]?.word ?? ''}`) !== undefined)
    return hebrewDayBefore(tokens, last);
  while (last >= 0 && beforeMonth.has(tokens[last]?.word ?? '') && at - last <= 4) last -= 1;
  const digits = tokens[last]?.word ?? '';
  if (/^\d{1,2}$/.test(digits)) {
    // `ב-2 באפריל`: the preposition before the day.
    const isBehindLetter = tokens[last - 1]?.word === '-' && /^[ו]?[בלמה]$/u.test(tokens[last - 2]?.word ?? '');
    const isPart = /^[./-]$/.test(tokens[last - 1]?.word ?? '') && !isBehindLetter;
    return isPart || Number(digits) < 1 || Number(digits) > 31
      ? undefined
      : { value: Number(digits), from: last, next: at };
  }
  if (isHebrew) return hebrewDayBefore(tokens, last);
  for (let from = Math.max(0, last - 3); from <= last; from += 1) {
    const read = readSemiticOrdinal(tokens, from, tag) ?? readSemiticWords(tokens, from, tag);
    if (read && read.next === last + 1 && read.value <= 31) return { value: read.value, from, next: at };
  }
  return undefined;
}

/** `י״ח`, `ז׳`. */
function hebrewDayBefore(tokens: readonly Token[], last: number): Number | undefined {
  const isSplit = /^["״]$/.test(tokens[last - 1]?.word ?? '');
  const from = isSplit ? last - 2 : last;
  const value = gematria(`${isSplit ? (tokens[from]?.word ?? '') : ''}${tokens[last]?.word ?? ''}`);
  return value === undefined || value > 30 || from < 0 ? undefined : { value, from, next: last + 1 };
}

function yearAfter(tokens: readonly Token[], after: number, tag: Tag): Number | undefined {
  let at = after;
  while (beforeYear.has(tokens[at]?.word ?? '') && at - after < 4) at += 1;
  const digits = tokens[at]?.word ?? '';
  if (/^\d{4}$/.test(digits)) return { value: Number(digits), from: at, next: at + 1 };
  const read = readSemiticWords(tokens, at, tag);
  return read && read.value >= 1250 ? { value: read.value, from: at, next: read.next } : undefined;
}

/** `ה׳תשמ״ח`, `תשמ״ח`, `5748`. */
function hebrewYearAfter(tokens: readonly Token[], after: number): Number | undefined {
  let at = after;
  while (beforeYear.has(tokens[at]?.word ?? '') && at - after < 3) at += 1;
  const word = (index: number): string => tokens[index]?.word ?? '';
  if (/^5[4-9]\d\d$/.test(word(at))) return { value: Number(word(at)), from: at, next: at + 1 };
  const start = word(at) === 'ה' && /^['׳]$/.test(word(at + 1)) ? at + 2 : at;
  if (!/^["״]$/.test(word(start + 1))) return undefined;
  // `התשס״ט` writes the five thousand without its sign.
  const value = gematria(word(start).replace(/^ה(?=ת)/, '') + word(start + 2));
  return value === undefined || value < 400 || value > 999
    ? undefined
    : { value: 5000 + value, from: at, next: start + 3 };
}

const hijriMark = String.raw`(?:ه|هـ|هجري|هجرية)`;
const hijriYearFirst = new RegExp(String.raw`^(1[234]\d\d)([/-])(\d{1,2})\2(\d{1,2})$`);
const hijriDayFirst = new RegExp(String.raw`^(\d{1,2})([/-])(\d{1,2})\2(1[234]\d\d)$`);

/** `1408/07/18 هـ`: years of the 13th to 15th century are Hijri on papers of this age. */
function hijriDigits(text: string, tokens: readonly Token[]): FoundDate[] {
  return tokens.flatMap((token, index) => {
    if (!/^\d/.test(token.word)) return [];
    const run = tokens.slice(index, index + 5);
    const written = run.map(({ word }) => word).join('');
    const isWhole =
      !/^[\d./-]$/.test(tokens[index - 1]?.word.at(-1) ?? '') && !/^[\d/]/.test(tokens[index + 5]?.word ?? '');
    const [, first, , middle, last] = hijriYearFirst.exec(written) ?? hijriDayFirst.exec(written) ?? [];
    if (!isWhole || first === undefined || middle === undefined || last === undefined) return [];
    const [year, day] = first.length === 4 ? [Number(first), Number(last)] : [Number(last), Number(first)];
    if (year < 1250) return [];
    const rest = text.slice(run[4]?.end ?? 0);
    const mark = new RegExp(String.raw`^\s?${hijriMark}(?![\p{L}])`, 'u').exec(rest)?.[0].length ?? 0;
    const date = hijriDate({ start: token.start, end: (run[4]?.end ?? 0) + mark }, year, Number(middle), day);
    return date === undefined ? [] : [date];
  });
}

function hijriDate(
  place: Place,
  year: number | undefined,
  month: number,
  day: number | undefined,
): FoundDate | undefined {
  const name = englishHijriMonths[month - 1];
  if (
    name === undefined ||
    (day !== undefined && (day < 1 || day > 30)) ||
    (year !== undefined && (year < 1250 || year > 1500))
  )
    return undefined;
  const original = [day === undefined ? name : `${name} ${day}`, year === undefined ? '' : `${year} AH`]
    .filter((part) => part !== '')
    .join(day === undefined ? ' ' : ', ');
  const iso = year === undefined || day === undefined ? undefined : hijriToIso(year, month, day);
  return {
    ...place,
    iso: iso ?? null,
    isAmbiguous: iso === undefined && day === 30,
    candidates: iso ? [iso] : [],
    calendar: 'hijri',
    original,
  };
}

function hebrewDate(
  place: Place,
  year: number | undefined,
  month: string,
  day: number | undefined,
): FoundDate | undefined {
  const original = [day, month, year].filter((part) => part !== undefined).join(' ');
  const iso = year === undefined || day === undefined ? undefined : hebrewToIso(year, month, day);
  const isAmbiguous = iso === undefined && year !== undefined && day !== undefined;
  // Adar of a leap year may be either of two months.
  const candidates =
    isAmbiguous && month === 'Adar' ? ['Adar I', 'Adar II'].flatMap((one) => hebrewToIso(year, one, day) ?? []) : [];
  if (iso === undefined && isAmbiguous) return { ...ambiguous(place, candidates), calendar: 'hebrew', original };
  return { ...place, iso: iso ?? null, isAmbiguous: false, candidates: iso ? [iso] : [], calendar: 'hebrew', original };
}

function rekeyed(names: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(names).map(([name, month]) => [bare(fold(name), 'ar'), month]));
}
