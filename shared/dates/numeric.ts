import type { LanguageTag } from '#shared/translation-text.ts';
import { isEastAsian } from '#shared/writing-systems.ts';
import { asciiDigits } from '../numerals/digits.ts';
import { isoDay } from './calendars.ts';
import { ambiguous, certain, isoOf, type FoundDate } from './found-date.ts';

/** Dates in digits: `07/03/1988`, `07.03.88`, `1988-03-07`; Arabic writes `م` behind a Gregorian year. */

const dayFirst =
  /(?<![\d\p{L}]|\d[./-])(\d{1,2})\s?([./-])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})(?!\d|(?!م(?!\p{L}))\p{L}|[./-]\d)/gu;
const yearFirst = /(?<![\d\p{L}]|\d[./-])(\d{4})([./-])(\d{1,2})\2(\d{1,2})(?!\d|\2\d)/gu;

/** `04.07. Miete`: a day without its year, before a text. */
const dayOnly = /(?<![\d\p{L}]|\d[./-])(\d{2})\.(\d{2})\.(?= \p{L}|$)/gu;

/** `12.V.1985`: Polish and Ukrainian papers number months in Roman figures. */
const romanMonth =
  /(?<![\d\p{L}]|\d[./-])(\d{1,2})\s?[./\s-]\s?([IVX]{1,4})\s?[./\s-]\s?(\d{4})(?![\d\p{L}]|[./-]\d)/gu;
const romanMonths = ' I II III IV V VI VII VIII IX X XI XII'.split(' ');

/** Languages of East Asia write the year first, English either. */
function isDayFirst(tag: LanguageTag): boolean {
  return tag !== 'en' && !isEastAsian(tag);
}

export function parseNumericDates(text: string, tag: LanguageTag): FoundDate[] {
  const digits = asciiDigits(text);
  return [
    ...[...digits.matchAll(yearFirst)].flatMap((match) => readYearFirst(match)),
    ...[...digits.matchAll(dayFirst)].flatMap((match) => readDayFirst(match, tag)),
    ...(tag === 'pl' || tag === 'uk' ? [...digits.matchAll(romanMonth)].flatMap(readRomanMonth) : []),
    ...(tag === 'de' ? [...digits.matchAll(dayOnly)].flatMap(readDayOnly) : []),
  ];
}

function readDayOnly(match: RegExpExecArray): FoundDate[] {
  const [day, month] = [Number(match[1]), Number(match[2])];
  const iso = month >= 1 && month <= 12 ? isoOf(undefined, month, day) : undefined;
  return iso === undefined ? [] : [certain(placeOf(match), iso)];
}

function readRomanMonth(match: RegExpExecArray): FoundDate[] {
  const [day, month, year] = [Number(match[1]), romanMonths.indexOf(match[2] ?? ''), Number(match[3])];
  const iso = month > 0 && isLikelyYear(year) ? isoDay(year, month, day) : undefined;
  return iso === undefined ? [] : [certain(placeOf(match), iso)];
}

function readYearFirst(match: RegExpExecArray): FoundDate[] {
  const iso = isoDay(Number(match[1]), Number(match[3]), Number(match[4]));
  return iso === undefined || !isLikelyYear(Number(match[1])) ? [] : [certain(placeOf(match), iso)];
}

function readDayFirst(match: RegExpExecArray, tag: LanguageTag): FoundDate[] {
  const [first, second, year] = [Number(match[1]), Number(match[3]), match[4] ?? ''];
  const years = year.length === 4 ? [Number(year)] : [1900 + Number(year), 2000 + Number(year)];
  if (!years.every(isLikelyYear)) return [];
  const asDayFirst = years.map((one) => isoDay(one, second, first));
  const asMonthFirst = years.map((one) => isoDay(one, first, second));
  const [day] = asDayFirst;
  const isKnown = day !== undefined && (isDayFirst(tag) || asMonthFirst[0] === undefined || first === second);
  if (years.length === 1 && isKnown) return [certain(placeOf(match), day)];
  const [month] = asMonthFirst;
  if (years.length === 1 && tag === 'en' && day === undefined && month !== undefined) {
    return [certain(placeOf(match), month)];
  }
  // `88/03/07` of Japan and Korea, whose order a two-digit year leaves open, is among the readings.
  const asYearFirst =
    year.length === 2 ? [1900, 2000].map((century) => isoDay(century + first, second, Number(year))) : [];
  const candidates =
    isDayFirst(tag) && day !== undefined ? asDayFirst : [...asDayFirst, ...asMonthFirst, ...asYearFirst];
  return candidates.some((iso) => iso !== undefined) ? [ambiguous(placeOf(match), candidates)] : [];
}

export function isLikelyYear(year: number): boolean {
  return year >= 1500 && year <= 2199;
}

function placeOf(match: RegExpExecArray) {
  return { start: match.index, end: match.index + match[0].length };
}
