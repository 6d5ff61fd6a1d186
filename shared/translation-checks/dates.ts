import { englishHijriMonths, englishMonths } from '#shared/dates/months.ts';
import { asciiDigits } from '#shared/numerals/digits.ts';
import type { TextFinding } from '#shared/schemas/studio.ts';
import { formatDate, isSameDate, parseDates, type FoundDate } from '#shared/translation-dates.ts';
import type { LanguageTag } from '#shared/translation-text.ts';
import { isEndOfMonth, saysYear, standsInParts } from './date-parts.ts';
import { at, quoted } from './rules.ts';
import { isTranslated, type CheckedText, type Segment } from './segments.ts';

/** The same days on both sides, in digits or words and in any calendar. */
export function checkDates({ segments }: CheckedText): TextFinding[] {
  return segments.filter(isTranslated).flatMap((segment) => {
    const source = parseDates(segment.source, segment.lang);
    const target = parseDates(segment.target, 'en');
    const lost = source.filter((date) => !isKept(date, source, target, segment));
    const extra = target.filter((date) => !isSourced(date, source, segment));
    const findings = lost.map((date) => lostFinding(segment, date, extra));
    // A finding about a lost date names the one that replaced it.
    if (lost.length === 0) {
      for (const date of extra) {
        const say = `${quoted(wordsOfDate(date, segment.target))} is not in the source. Check the date.`;
        findings.push(at(segment, 'date-added', say));
      }
    }
    const turned = lost.length > 0 ? [] : source.filter((date) => hasOtherOriginal(date, segment.target));
    return [
      ...findings,
      ...turned.map((date) => {
        const say = `${quoted(wordsOfDate(date, segment.source))} is ${date.original ?? ''}, and the English gives another day or year of that calendar. Check it.`;
        return at(segment, 'date-missing', say);
      }),
      ...target.flatMap((date) => ambiguousFindings(segment, date)),
    ];
  });
}

function isKept(
  date: FoundDate,
  source: readonly FoundDate[],
  target: readonly FoundDate[],
  { source: own, target: text, lang }: Segment,
): boolean {
  return (
    target.some(
      (other) =>
        isSameDate(date, other) ||
        isSameInParts(date, other, { text, lang: 'en' }) ||
        isSameInParts(other, date, { text: own, lang }) ||
        isEndOfMonth(date, other, text) ||
        isInSpan(date, other, text),
    ) ||
    hasOriginal(date, text) ||
    isCopiedName(date, text, own) ||
    standsInParts(date, {
      text,
      lang: 'en',
      taken: target.filter((other) => source.some((one) => isSameDate(one, other))),
    })
  );
}

/** `Onsekiz Mart Üniversitesi`, `calle 2 de Mayo`: a day that names a place is copied letter by letter. */
function isCopiedName({ start, end }: FoundDate, text: string, own: string): boolean {
  const written = own.slice(start, end);
  return /\p{L}{3}/u.test(written) && !/\d{4}/.test(written) && text.includes(written);
}

/** `February 7 to 11`, `January to December 2021`: a month or a year given once for both ends of a span. */
function isInSpan({ candidates }: FoundDate, other: FoundDate, text: string): boolean {
  return candidates.some((iso) => {
    const [, year = '', month = '', day = ''] = /^(-|\d{4})-(\d\d)(?:-(\d\d))?$/.exec(iso) ?? [];
    const name = englishMonths[Number(month) - 1] ?? '';
    const isOfMonth = other.candidates.some(
      (one) => one.startsWith(`${year}-${month}`) || one.startsWith(`--${month}`),
    );
    if (day === '') {
      const span = text.slice(Math.max(0, other.start - spanReach), other.start);
      return other.candidates.some((one) => one.startsWith(year)) && span.includes(name);
    }
    if (!isOfMonth) return false;
    const beside = text.slice(Math.max(0, other.start - spanReach), other.end + spanReach);
    return new RegExp(
      `(?:${joins})(?:the )?${Number(day)}(?!\\d)|(?<!\\d)${Number(day)}(?:st|nd|rd|th)?(?:${joins})`,
    ).test(beside);
  });
}

const joins = ' ?[–-] ?| (?:to|and|through|until) ';
/** Letters between the two ends of a span. */
const spanReach = 24;

/** The other end of a span whose month or year the source gives once: `dal 7 all’11 febbraio`, `1月から12月まで`. */
function isSpanOfSource({ candidates }: FoundDate, other: FoundDate, text: string): boolean {
  const beside = asciiDigits(text.slice(Math.max(0, other.start - spanReach), other.end + spanReach));
  return candidates.some((iso) => {
    const [, year = '', month = '', day = ''] = /^(-|\d{4})-(\d\d)(?:-(\d\d))?$/.exec(iso) ?? [];
    const isOf = (start: string) => other.candidates.some((one) => one.startsWith(start));
    if (day === '') return month !== '' && isOf(year) && new RegExp(`(?<!\\d)${Number(month)}\\s?[月월]`).test(beside);
    // `January 8 to 14, 2019` for `vom 08. bis 14. Januar 2019`.
    const isOfMonth =
      isOf(`${year}-${month}`) || (year === '-' && other.candidates.some((one) => one.slice(5, 7) === month));
    return isOfMonth && new RegExp(`(?<!\\d)0?${Number(day)}(?!\\d)`).test(beside);
  });
}

/** A day without its year is sourced by the same day of any year; the lost year is found from the other side. */
function isSourced(date: FoundDate, source: readonly FoundDate[], { source: text, lang }: Segment): boolean {
  return (
    source.some(
      (other) =>
        isSameDate(date, other) ||
        isSameInParts(date, other, { text, lang }) ||
        isSpanOfSource(date, other, text) ||
        isEndOfMonth(date, other, text) ||
        other.candidates.some((iso) => date.candidates.includes(`-${iso.slice(4)}`)),
    ) || standsInParts(date, { text, lang, taken: source })
  );
}

/** `March 7, Showa 63 (1988)` holds the day apart from its year. */
function isSameInParts(
  whole: FoundDate,
  part: FoundDate,
  { text, lang }: { text: string; lang: LanguageTag },
): boolean {
  return whole.candidates.some((iso) => {
    const [year = '', month = '', day = ''] = iso.split('-');
    return part.candidates.includes(`--${month}-${day}`) && saysYear(text, lang, String(Number(year)));
  });
}

/** A date of another calendar may be given in that calendar alone. */
function hasOriginal({ original }: FoundDate, text: string): boolean {
  if (original === null) return false;
  const words = original.match(/[\p{L}\p{M}'’-]+|\d+/gu) ?? [];
  return words.every((word) => text.toLowerCase().includes(word.toLowerCase())) || hasInDigits(original, text);
}

/** The month of another calendar with other numbers than the source's, beside the right day of ours. */
function hasOtherOriginal(date: FoundDate, text: string): boolean {
  const month = /\p{L}[\p{L}' -]*\p{L}/u.exec(date.original ?? '')?.[0];
  if (month === undefined || hasOriginal(date, text)) return false;
  const beside = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}|${month},? \\d)(?!\\p{L})`,
    'iu',
  );
  return beside.test(text);
}

/** `22/7/1438 AH` for `Rajab 22, 1438 AH`. */
function hasInDigits(original: string, text: string): boolean {
  const [, name = '', day, year] = /^(.+) (\d{1,2}), (\d{4}) AH$/.exec(original) ?? [];
  const month = englishHijriMonths.findIndex((one) => one === name) + 1;
  if (day === undefined || year === undefined || month === 0) return false;
  const [shortDay, shortMonth] = [`0?${Number(day)}`, `0?${month}`];
  return new RegExp(
    `(?<!\\d)(?:${shortDay}[/.-]${shortMonth}[/.-]${year}|${year}[/.-]${shortMonth}[/.-]${shortDay})(?!\\d)`,
  ).test(asciiDigits(text));
}

function wordsOfDate(date: FoundDate, text: string): string {
  return text.slice(date.start, date.end);
}

function lostFinding(segment: Segment, date: FoundDate, extra: readonly FoundDate[]): TextFinding {
  const source = quoted(wordsOfDate(date, segment.source));
  const english = formatDate(date);
  const wanted = english === null ? 'the date' : english;
  const swapped = extra.find((other) =>
    other.candidates.some((iso) => date.candidates.some((own) => swap(own) === iso)),
  );
  if (swapped) {
    const say = `${source} has day and month swapped in ${quoted(wordsOfDate(swapped, segment.target))}. Write ${wanted}.`;
    return at(segment, 'date-swapped', say);
  }
  const [other] = extra;
  const say = other
    ? `${source} is ${quoted(wordsOfDate(other, segment.target))} here. Write ${wanted}.`
    : `${source} is in the source and not in the English. Write ${wanted}.`;
  return at(segment, 'date-missing', say);
}

function swap(iso: string): string {
  return iso.replace(/^(.*)-(\d\d)-(\d\d)$/, '$1-$3-$2');
}

function ambiguousFindings(segment: Segment, date: FoundDate): TextFinding[] {
  const written = wordsOfDate(date, segment.target);
  if (/\p{L}/u.test(written) || date.candidates.length < 2) return [];
  const say = `${quoted(written)} can be read in two ways. Write the name of the month.`;
  return [at(segment, 'date-ambiguous', say)];
}
