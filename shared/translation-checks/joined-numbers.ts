import { asciiDigits } from '#shared/numerals/digits.ts';
import { gematria } from '#shared/numerals/semitic-words.ts';
import { parseDates } from '#shared/translation-dates.ts';
import type { FoundNumber } from '#shared/translation-numbers.ts';
import type { Segment } from './segments.ts';

/** Numbers that one side joins to others, by a dash, a span or letters. */

/** `2011–2012`, `2011-2012`: dashes between digits are one. */
export const withHyphens = (text: string) => text.replaceAll(/(?<=\d)[–‑−](?=\d)/g, '-');

/** `一丁目5番3-402号`, 1-5-3-402: a number of an address whose others English joins to it. */
export function isInChain(
  { start, end }: FoundNumber,
  { source, target }: Pick<Segment, 'source' | 'target'>,
  inWords: readonly number[],
): boolean {
  const isOfPlace =
    /^(?:[番号號-]|丁目|\s?번지)/u.test(source.slice(end)) ||
    /[番目地号號]\s?$/u.test(source.slice(Math.max(0, start - 2), start));
  if (!isOfPlace) return false;
  const own = asciiDigits(source.slice(start, end));
  const values = new Set([...(asciiDigits(source).match(/\d+/g) ?? []), ...inWords.map(String)]);
  return (target.match(/(?<![\d-])\d+(?:-\d+)+(?![\d-])/g) ?? []).some(
    (chain) => `-${chain}-`.includes(`-${own}-`) && chain.split('-').every((part) => values.has(part)),
  );
}

/** `3-11 martie`, March 3 to 11: the parts of a joined number apart, in their order or turned. */
export function standsApart(written: string, target: string): boolean {
  const parts = asciiDigits(written).match(/\d+/g) ?? [];
  if (!/^\d+(?:[-/]\d+)+$/.test(asciiDigits(written)) || parts.some(({ length }) => length > longestPart)) return false;
  const pattern = (list: readonly string[]) =>
    new RegExp(
      `(?<!\\d)0?${list.map((part) => Number(part)).join(`(?!\\d)\\D{1,${partReach}}(?<!\\d)0?`)}(?!\\d)`,
      'u',
    );
  return pattern(parts).test(target) || pattern(parts.toReversed()).test(target);
}

/** Digits of a part that a number joins to others, and letters between two that English writes apart. */
const longestPart = 4;
const partReach = 16;

/** Letters between the two ends of a span. */
const spanReach = 8;

/** `vom 08. bis 14. Januar`: the first day of a span, whose month follows the last. */
export function isDayOfSpan({ start, end, value }: FoundNumber, { source, target, lang }: Segment): boolean {
  if (!/^\d{1,2}$/.test(source.slice(start, end))) return false;
  const day = String(Number(value)).padStart(2, '0');
  const whole = parseDates(source, lang).find((date) => date.start > end && date.start - end <= spanReach);
  const months = new Set(whole?.candidates.map((iso) => iso.slice(5, 7)));
  return parseDates(target, 'en').some(({ candidates }) =>
    candidates.some((iso) => iso.endsWith(`-${day}`) && months.has(iso.slice(-5, -3))),
  );
}

/** `two years`, where the source has no two in any word: `一年`. */
export function isTwoOfTime(
  { value, end }: Pick<FoundNumber, 'value' | 'end'>,
  { source, target, lang }: Segment,
): boolean {
  return (
    value === '2' &&
    /^ (?:calendar |full |more )?(?:years|months|weeks|days|hours)(?!\p{L})/u.test(target.slice(end)) &&
    !/^(?:ko|vi|tr)$/.test(lang) &&
    !/du[eo]|dua|dois|dou|deu[xil]|bi[eêé]?[nm]|dw[uoaó]|дв|zwei|twee|do[iu]|două|[二两兩双雙弐]|(?<!\d)2(?!\d)|quin[cz]|vierz|fortnight|14/iu.test(
      source,
    )
  );
}

/** `י״ב`, twelve: small numbers in Hebrew letters. */
export function hebrewNumbers(text: string): number[] {
  return [...text.matchAll(/(?<![א-ת])([א-צ]{1,2})["״]([א-ט])(?![א-ת])/gu)].flatMap(
    ([, letters = '', last = '']) => gematria(letters + last) ?? [],
  );
}

/** Letters of a year of the Hebrew calendar, with what joins it to the next. */
const longestYear = 12;

/** `התשכ״ה-1965`, 5725-1965: the year of a law in both calendars. */
export function isYearOfLaw({ value, start }: FoundNumber, source: string, target: string): boolean {
  return hebrewYears(source.slice(Math.max(0, start - longestYear), start)).some((year) =>
    new RegExp(`(?<!\\d)${year}[-–]${value ?? ''}(?!\\d)`).test(target),
  );
}

/** `קיץ תשס״ז`: a year of the Hebrew calendar without its day, and the two of ours that it begins and ends in. */
export function hebrewYears(text: string): number[] {
  return [...text.matchAll(/(?<![א-ת])ה?[׳']?(ת[א-ת]{0,2})["״]([א-ת])(?![א-ת])/gu)].flatMap(
    ([, letters = '', last = '']) => {
      const value = gematria(letters + last);
      return value === undefined ? [] : [5000 + value, 5000 + value - 3760, 5000 + value - 3761];
    },
  );
}
