import type { LanguageTag } from '#shared/translation-text.ts';
import type { TagIn } from '#shared/writing-systems.ts';
import { fold } from '../numerals/digits.ts';
import { isoDay } from './calendars.ts';
import { certain, type FoundDate } from './found-date.ts';
import { monthNamed, shortMonthNamed } from './months.ts';
import { isLikelyYear } from './numeric.ts';

/** Dates in parts, as forms ask for them: `año 2004, mes MAR, día 28`, `1934, luna martie, ziua 17`, `11 08 2005`. */

type LatinTag = TagIn<'Latin' | 'Cyrillic'>;

const labels: Partial<Record<LanguageTag, readonly [year: string, month: string, day: string]>> = {
  es: ['año', 'mes', 'día'],
  pt: ['ano', 'mês', 'dia'],
  ro: ['anul', 'luna', 'ziua'],
  fr: ['année', 'mois', 'jour'],
  it: ['anno', 'mese', 'giorno'],
  de: ['Jahr', 'Monat', 'Tag'],
  nl: ['jaar', 'maand', 'dag'],
  tr: ['yıl', 'ay', 'gün'],
  pl: ['rok', 'miesiąc', 'dzień'],
};

const apart = '\\s?[,;]?\\s';
const named = '\\s?:?\\s?';
const month = '(\\p{L}{3,12}|\\d{1,2})\\.?';
const readers = new Map<LanguageTag, readonly [yearFirst: RegExp, dayFirst: RegExp]>();

function readersOf(tag: LanguageTag): readonly [yearFirst: RegExp, dayFirst: RegExp] | undefined {
  const [year, monthLabel, day] = labels[tag] ?? [];
  if (year === undefined) return undefined;
  const made = readers.get(tag) ?? [
    new RegExp(`(?<!\\d)(\\d{4})${apart}${monthLabel}${named}${month}${apart}${day}${named}(\\d{1,2})(?!\\d)`, 'giu'),
    new RegExp(
      `(?<!\\p{L})${day}${named}(\\d{1,2})${apart}${monthLabel}${named}${month}${apart}${year}${named}(\\d{4})(?!\\d)`,
      'giu',
    ),
  ];
  readers.set(tag, made);
  return made;
}

/** `2016 року квітня місяця 5 числа` */
const ukrainian = /(?<!\d)(\d{4}) року (\p{L}{5,10}) місяця (\d{1,2}) числа/giu;
/** `in the year 1988, in the month of March, on the 30th day` */
const english =
  /(?<!\p{L})year (\d{4}),? (?:in )?(?:the )?month (?:of )?(\p{L}{3,9}),? (?:on )?(?:the )?(?:day )?(\d{1,2})(?:(?:st|nd|rd|th) day)?(?!\d)/giu;
/** `11 08 2005`, in the boxes of international extracts. */
const boxes = /(?<=[:,] |^)(\d{2}) (\d{2}) ((?:19|20)\d{2})(?![\d\p{L}]| \d)/gu;

function monthOf(written: string, tag: LatinTag): number | undefined {
  if (/^\d/.test(written)) return Number(written);
  const word = fold(written);
  return monthNamed(word, tag) ?? shortMonthNamed(word, tag);
}

export function parseFormDates(text: string, tag: LatinTag): FoundDate[] {
  const [yearFirst, dayFirst] = readersOf(tag) ?? [];
  const found = [
    ...matchesOf(text, yearFirst).map(({ 0: all, 1: y, 2: m, 3: d, index }) => ({ all, index, parts: [y, m, d] })),
    ...matchesOf(text, dayFirst).map(({ 0: all, 1: d, 2: m, 3: y, index }) => ({ all, index, parts: [y, m, d] })),
    ...matchesOf(text, tag === 'uk' ? ukrainian : tag === 'en' ? english : undefined).map(
      ({ 0: all, 1: y, 2: m, 3: d, index }) => ({
        all,
        index,
        parts: [y, m, d],
      }),
    ),
    ...matchesOf(text, tag === 'en' ? undefined : boxes).map(({ 0: all, 1: d, 2: m, 3: y, index }) => ({
      all,
      index,
      parts: [y, m, d],
    })),
  ];
  return found.flatMap(({ all, index, parts: [year, written = '', day] }) => {
    const iso = isLikelyYear(Number(year)) ? isoDay(Number(year), monthOf(written, tag) ?? 0, Number(day)) : undefined;
    return iso === undefined ? [] : [certain({ start: index, end: index + all.length }, iso)];
  });
}

function matchesOf(text: string, pattern: RegExp | undefined): RegExpExecArray[] {
  return pattern === undefined ? [] : [...text.matchAll(pattern)];
}
