import type { Opening } from '#shared/promise/calendar.ts';
import { dateKey, nextDay, openingOf, type Span } from '#shared/promise/clock.ts';
import { instantOf, toLocalDate, type LocalDate } from '#shared/promise/zoned-time.ts';

/**
 * Working time, absence and capacity of one person. Days are calendar days in the person's zone, so that a day of a clock change has
 * its whole pages in 23 or 25 hours.
 */

export interface WorkingTime {
  timeZone: string;
  /** Sunday first; null for a day off. */
  hours: readonly (Opening | null)[];
  pagesPerDay: number;
}

/** Whole days as `YYYY-MM-DD`, both included. */
export interface Absence {
  from: string;
  until: string;
}

export interface PersonCalendar extends WorkingTime {
  absences: readonly Absence[];
  /** Holidays and closed days of the person's office. */
  closedDays: ReadonlySet<string>;
}

export const teamLimits = { pagesPerDay: 200, absences: 200, noteMax: 200, absenceDays: 400 } as const;

const working: Opening = { from: 9 * 60, to: 17 * 60 };

/** Default working time: office hours in the company's time zone. */
export function defaultWorkingTime(timeZone: string): WorkingTime {
  return { timeZone, hours: [null, working, working, working, working, working, null], pagesPerDay: 20 };
}

export type DayOff = 'absent' | 'holiday' | 'free';

export interface WorkDay {
  day: string;
  /** Local midnight, and the next one. */
  from: number;
  to: number;
  /** Hours of the weekday, also on a day off; null for a weekday without hours. */
  open: Span | null;
  /** Why the person does not work. */
  off: DayOff | null;
  /** Capacity of the whole day; 0 on a day off. */
  pages: number;
}

/** `YYYY-MM-DD` as a date. */
export function localDateOf(day: string): LocalDate {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month, day: date };
}

/** The day in a zone, as `YYYY-MM-DD`. */
export function localDay(at: Date, timeZone: string): string {
  return dateKey(toLocalDate(at, timeZone));
}

/** Consecutive days from the local day of `from`, or from the day `from`, on. */
export function workDays(person: PersonCalendar, { from, count }: { from: Date | string; count: number }): WorkDay[] {
  const days: WorkDay[] = [];
  let date = typeof from === 'string' ? localDateOf(from) : toLocalDate(from, person.timeZone);
  for (let index = 0; index < count; index += 1) {
    days.push(workDay(person, date));
    date = nextDay(date);
  }
  return days;
}

function workDay(person: PersonCalendar, date: LocalDate): WorkDay {
  const { timeZone, hours, closedDays, absences, pagesPerDay } = person;
  const day = dateKey(date);
  const open = openingOf(date, { timeZone, hours, closedDays: new Set() });
  const isAbsent = absences.some((absence) => absence.from <= day && day <= absence.until);
  const off = isAbsent ? 'absent' : closedDays.has(day) ? 'holiday' : open === null ? 'free' : null;
  return {
    day,
    from: instantOf(date, timeZone),
    to: instantOf(nextDay(date), timeZone),
    open,
    off,
    pages: off === null ? pagesPerDay : 0,
  };
}

/** Pages that a person can do between two instants; part of a day counts by its share of the hours. */
export function capacityBetween(days: readonly WorkDay[], from: number, to: number): number {
  return sumOver(days, { from, to }, ({ off, pages }) => (off === null ? pages : 0));
}

/** Capacity by regular hours, ignoring absences and holidays; 0 if the person never works then. */
export function hoursBetween(days: readonly WorkDay[], from: number, to: number): number {
  return sumOver(days, { from, to }, () => 1);
}

function sumOver(days: readonly WorkDay[], { from, to }: Span, weigh: (day: WorkDay) => number): number {
  let sum = 0;
  for (const day of days) {
    const { open } = day;
    if (open === null || open.to <= from || open.from >= to) continue;
    const overlap = Math.min(open.to, to) - Math.max(open.from, from);
    sum += (weigh(day) * overlap) / (open.to - open.from);
  }
  return sum;
}

/** Adds working time to an instant; undefined beyond the loaded days. */
export function addWorkingTime(days: readonly WorkDay[], from: number, milliseconds: number): number | undefined {
  let left = milliseconds;
  for (const { open, off } of days) {
    if (off !== null || open === null || open.to <= from) continue;
    const begin = Math.max(open.from, from);
    if (open.to - begin >= left) return begin + left;
    left -= open.to - begin;
  }
  return undefined;
}

/** Whether a person works at an instant. */
export function worksAt(days: readonly WorkDay[], at: number): boolean {
  return days.some(({ open, off }) => off === null && open !== null && open.from <= at && at < open.to);
}

/** A person's workload by due time. */
export interface DueWork {
  dueAt: number;
  pages: number;
}

/**
 * Pages that fit in before `dueAt` without making work late that is due by then or later, when the earliest due is done first.
 * Negative when there is too much already.
 */
export function pagesLeft(
  days: readonly WorkDay[],
  work: readonly DueWork[],
  { now, dueAt }: { now: number; dueAt: number },
): number {
  const sorted = work.toSorted((one, other) => one.dueAt - other.dueAt);
  let before = 0;
  let next = 0;
  for (; next < sorted.length && (sorted[next]?.dueAt ?? 0) <= dueAt; next += 1) before += sorted[next]?.pages ?? 0;
  let left = capacityBetween(days, now, dueAt) - before;
  const end = days.at(-1)?.to ?? dueAt;
  for (; next < sorted.length; next += 1) {
    const { dueAt: later = 0, pages = 0 } = sorted[next] ?? {};
    if (later > end) break;
    before += pages;
    left = Math.min(left, capacityBetween(days, now, later) - before);
  }
  return left;
}
