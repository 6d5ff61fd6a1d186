import { parseEastAsianDates } from './dates/east-asian.ts';
import { parseFormDates } from './dates/forms.ts';
import type { FoundDate } from './dates/found-date.ts';
import { parseNamedDates } from './dates/latin.ts';
import { parseNumericDates } from './dates/numeric.ts';
import { parseSemiticDates } from './dates/semitic.ts';
import { parseVietnameseDates } from './dates/vietnamese.ts';
import type { LanguageTag } from './translation-text.ts';
import { isEastAsian, isSemitic } from './writing-systems.ts';

/**
 * Dates of a text, in digits and words and in every calendar of civil papers. A date that can be read two ways is not guessed:
 * it is `isAmbiguous`. Dates are ordered by place and do not overlap.
 */
export function parseDates(text: string, tag: LanguageTag): FoundDate[] {
  return withoutOverlaps([...parseNumericDates(text, tag), ...parseWrittenDates(text, tag)]);
}

function parseWrittenDates(text: string, tag: LanguageTag): FoundDate[] {
  if (isEastAsian(tag)) return parseEastAsianDates(text, tag);
  if (isSemitic(tag)) return parseSemiticDates(text, tag);
  return tag === 'vi' ? parseVietnameseDates(text) : [...parseNamedDates(text, tag), ...parseFormDates(text, tag)];
}

/** Of dates that overlap, the longest counts. */
function withoutOverlaps(dates: readonly FoundDate[]): FoundDate[] {
  const byLength = dates.toSorted((one, other) => other.end - other.start - (one.end - one.start));
  const kept: FoundDate[] = [];
  for (const date of byLength) {
    if (kept.every(({ start, end }) => date.end <= start || date.start >= end)) kept.push(date);
  }
  return kept.toSorted((one, other) => one.start - other.start);
}

export { formatDate, isSameDate, type FoundDate } from './dates/found-date.ts';
