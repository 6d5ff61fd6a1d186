import { addDays, isoDay } from './calendars.ts';
import { englishMonths } from './months.ts';

export interface FoundDate {
  /** Offsets into the text; `end` is exclusive. */
  start: number;
  end: number;
  /** `1988-03-07`, `1988-03` or `--03-07`; null for an ambiguous date. */
  iso: string | null;
  /** Order, century, calendar or words allow several readings, all of them in `candidates`. */
  isAmbiguous: boolean;
  candidates: readonly string[];
  calendar: 'gregorian' | 'hijri' | 'hebrew';
  /** English of a date of another calendar, such as `Rajab 18, 1408 AH`; null otherwise. */
  original: string | null;
}

export type Place = Pick<FoundDate, 'start' | 'end'>;

export function certain(place: Place, iso: string): FoundDate {
  const { start, end } = place;
  return { start, end, iso, isAmbiguous: false, candidates: [iso], calendar: 'gregorian', original: null };
}

export function ambiguous(place: Place, candidates: readonly (string | undefined)[]): FoundDate {
  const { start, end } = place;
  const known = [...new Set(candidates)].filter((iso) => iso !== undefined);
  return { start, end, iso: null, isAmbiguous: true, candidates: known, calendar: 'gregorian', original: null };
}

/** Year, month and day that may be missing, as ISO 8601. */
export function isoOf(year: number | undefined, month: number, day: number | undefined): string | undefined {
  if (year !== undefined && day !== undefined) return isoDay(year, month, day);
  const twoDigits = (value: number): string => String(value).padStart(2, '0');
  if (year !== undefined) return `${String(year).padStart(4, '0')}-${twoDigits(month)}`;
  // A leap year, since the year is not known.
  return day !== undefined && isoDay(2000, month, day) !== undefined
    ? `--${twoDigits(month)}-${twoDigits(day)}`
    : undefined;
}

/** `March 7, 1988`, `March 1988`, `March 7`. */
export function englishDay(iso: string): string {
  const [, year = '', month = '', day = ''] = /^(\d{4}|-)-(\d\d)(?:-(\d\d))?$/.exec(iso) ?? [];
  const name = englishMonths[Number(month) - 1] ?? '';
  return [`${name}${day === '' ? '' : ` ${Number(day)}`}`, year === '-' ? '' : String(Number(year))]
    .filter((part) => part !== '')
    .join(day === '' ? ' ' : ', ');
}

/**
 * English of a date; null for an ambiguous one. A date of another calendar keeps its original, with the day that is certain
 * about it: months that begin by sighting and days that begin in the evening are named.
 */
export function formatDate(date: FoundDate, { isConverted = true }: { isConverted?: boolean } = {}): string | null {
  if (date.original !== null) {
    if (!isConverted || date.iso === null) return date.original;
    const day = englishDay(date.iso);
    if (date.calendar === 'hijri') return `${date.original} (${day}, in the Umm al-Qura calendar)`;
    return `${date.original} (${day}, from the evening of ${englishDay(addDays(date.iso, -1))})`;
  }
  return date.iso === null ? null : englishDay(date.iso);
}

/** Whether two dates may be the same day. Days of other calendars may lie a day, sighted ones two days, apart. */
export function isSameDate(one: FoundDate, other: FoundDate): boolean {
  const reach = Math.max(toleranceOf(one), toleranceOf(other));
  return one.candidates.some((left) =>
    other.candidates.some((right) => left === right || (reach > 0 && daysBetween(left, right) <= reach)),
  );
}

function toleranceOf({ calendar }: FoundDate): number {
  return { gregorian: 0, hebrew: 1, hijri: 2 }[calendar];
}

function daysBetween(one: string, other: string): number {
  const days = Math.abs(Date.parse(one) - Date.parse(other)) / 86_400_000;
  return one.length === 10 && other.length === 10 && !Number.isNaN(days) ? days : Infinity;
}
