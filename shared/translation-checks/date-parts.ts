import { englishMonths } from '#shared/dates/months.ts';
import { asciiDigits } from '#shared/numerals/digits.ts';
import type { FoundDate } from '#shared/translation-dates.ts';
import { parseNumbers } from '#shared/translation-numbers.ts';
import type { LanguageTag } from '#shared/translation-text.ts';
import { hitsOf } from './meaning/meanings.ts';
import { ordinalsOf } from './ordinals.ts';

/** Dates in forms that no pattern reads: `2014 nov 30`, `July tenth, two thousand fourteen`. Their parts are adjacent. */

interface Part {
  value: number;
  start: number;
  end: number;
}

interface Side {
  text: string;
  lang: LanguageTag;
  /** Dates that are read, and whose parts belong to no other. */
  taken: readonly Pick<FoundDate, 'start' | 'end'>[];
}

/** Letters between the parts of a date in words. */
const reach = 36;

/** Whether the day and the year of a date are adjacent, without another month next to them. */
export function standsInParts({ candidates }: FoundDate, side: Side): boolean {
  const parts = partsOf(side);
  return candidates.some((iso) => {
    const [, year, month, day] = /^(-|\d{4})-(\d\d)(?:-(\d\d))?$/.exec(iso) ?? [];
    if (year === '-' && month !== undefined) return isFirst(day, side) && firstOf(Number(month), side);
    if (year === undefined || month === undefined) return false;
    const years = parts.filter(({ value }) => value === Number(year));
    if (day === undefined) return years.some((one) => monthBeside(one, one, Number(month), side) === 'same');
    const days = parts.filter(({ value }) => value === Number(day));
    return years.some((one) =>
      days.some(
        (other) => one !== other && areBeside(one, other) && monthBeside(one, other, Number(month), side) !== 'another',
      ),
    );
  });
}

/** `أول يناير`, January 1: a first that is written in words. */
const isFirst = (day: string | undefined, { lang }: Side) => day === '01' && lang === 'ar';

function firstOf(month: number, { text, lang }: Side): boolean {
  return [...text.matchAll(/(?<!\p{L})(?:ال)?أول (?:من )?(?:شهر )?/gu)].some(({ 0: written, index }) => {
    const from = index + written.length;
    const [named] = hitsOf(text.slice(from, from + reach / 2), lang).get('month') ?? [];
    return named !== undefined && named.start < 3 && wantedOf(month).some((name) => named.pattern.main.includes(name));
  });
}

function wantedOf(month: number): string[] {
  return (hitsOf(englishMonths[month - 1] ?? '', 'en').get('month') ?? []).flatMap(({ pattern }) => [
    ...pattern.main,
    ...pattern.wide,
  ]);
}

/** Whether a text names a year in digits or in words. */
export function saysYear(text: string, lang: LanguageTag, year: string): boolean {
  return text.includes(year) || partsOf({ text, lang, taken: [] }).some(({ value }) => value === Number(year));
}

/** `12月末日`, `fin de diciembre`: words for the last day of a month. */
const monthEnd =
  /末|月底|말일|월말|(?<=[월 ])말(?!\p{L})|(?<!\p{L})(?:fim|final|finais|fin|fine|finales|últim[oa]|ultimo|ultimi|dernier|Ende|letzte[nr]?|końc\p{L}*|ostatni\p{L}*|кінц\p{L}*|кінець|останн\p{L}*|نهاية|آخر|סוף|end|last)(?!\p{L})/iu;

/** Whether a day is the last one of a month that the other side names by its end. */
export function isEndOfMonth({ candidates }: FoundDate, month: FoundDate, text: string): boolean {
  return candidates.some((iso) => {
    const [year = '', name = '', day = ''] = iso.split('-');
    if (year === '' || day === '' || !month.candidates.includes(`${year}-${name}`)) return false;
    const isLast = new Date(Date.UTC(Number(year), Number(name), 0)).getUTCDate() === Number(day);
    return isLast && monthEnd.test(text.slice(Math.max(0, month.start - reach / 2), month.end + endReach));
  });
}

/** Letters behind a month that may name its end. */
const endReach = 4;

const areBeside = (one: Part, other: Part) => Math.max(one.start, other.start) - Math.min(one.end, other.end) <= reach;

function partsOf({ text, lang, taken }: Side): Part[] {
  const digits = [...asciiDigits(text).matchAll(/\d+/g)].map(({ 0: run, index }) => ({
    value: Number(run),
    start: index,
    end: index + run.length,
  }));
  const words = parseNumbers(text, lang, []).flatMap(({ candidates, start, end }) =>
    candidates.map((value) => ({ value: Number(value), start, end })),
  );
  // `March twenty-eighth`, which is a number alone elsewhere.
  const ordinals = ordinalsOf(text, lang).map(({ value, start, written }) => ({
    value,
    start,
    end: start + written.length,
  }));
  return [...digits, ...words, ...ordinals].filter(({ start, end }) =>
    taken.every((date) => end <= date.start || start >= date.end),
  );
}

/** The month next to two parts of a date: the expected one, another, or none that is known. */
function monthBeside(one: Part, other: Part, month: number, { text, lang }: Side): 'same' | 'another' | 'none' {
  const from = Math.max(0, Math.min(one.start, other.start) - reach / 2);
  const stretch = text.slice(from, Math.max(one.end, other.end) + reach / 2);
  const wanted = wantedOf(month);
  const named = (hitsOf(stretch, lang).get('month') ?? []).flatMap(({ pattern }) => [...pattern.main, ...pattern.wide]);
  if (named.some((name) => wanted.includes(name))) return 'same';
  if (named.length > 0) return 'another';
  return new RegExp(`(?<!\\d)0?${month}(?!\\d)`).test(asciiDigits(stretch)) ? 'same' : 'none';
}
