import type { Calendar } from './calendar.ts';
import { speedRules, type Speed } from './speeds.ts';
import type { PromiseTimes } from './steps.ts';
import { instantOf, toLocalDate, type LocalDate } from './zoned-time.ts';

/** The promise clock. Pure: counts elapsed time within opening hours, less pauses. */

/** `to` is null while the pause lasts. */
export interface Pause {
  readonly from: Date;
  readonly to: Date | null;
}

/** Shares of the promised time at which staff are alerted. */
const soonShare = 0.75;
const urgentShare = 0.9;

const workingDayMs = 24 * 60 * 60 * 1000;

/** Where a promise ends that the calendar leaves no time for: an order that is paid has one in any case. */
const maxDays = 4_000;

/** The times of a promise. A pause that lasts counts from its end on, so the times move when it ends. */
export function promiseFor(order: {
  speed: Speed;
  paidAt: Date;
  calendar: Calendar;
  pauses?: readonly Pause[];
  /** Working time that the office promises; the speed's own unless set. */
  promisedMs?: number;
}): PromiseTimes {
  const { speed, paidAt, calendar, pauses = [], promisedMs = speedRules[speed].promisedMs } = order;
  const ended = pauses.flatMap(({ from, to }) => (to === null ? [] : [{ from: from.getTime(), to: to.getTime() }]));
  const after = (share: number) => addWorkingTime(paidAt, promisedMs * share, { calendar, pauses: ended });
  const dueAt = after(1);
  const open = pauses.find((pause) => pause.to === null);
  return {
    dueAt,
    soonAt: after(soonShare),
    urgentAt: after(urgentShare),
    pausedSince: open && open.from < dueAt ? open.from : null,
  };
}

/** One working day after `at`. */
export function workingDayAfter(at: Date, calendar: Calendar): Date {
  return addWorkingTime(at, workingDayMs, { calendar, pauses: [] });
}

export interface Span {
  from: number;
  to: number;
}

function addWorkingTime(
  start: Date,
  milliseconds: number,
  { calendar, pauses }: { calendar: Calendar; pauses: readonly Span[] },
): Date {
  let remaining = milliseconds;
  let day = toLocalDate(start, calendar.timeZone);
  for (let count = 0; count < maxDays; count += 1) {
    const opening = openingOf(day, calendar);
    for (const span of opening ? without({ ...opening, from: Math.max(opening.from, start.getTime()) }, pauses) : []) {
      if (span.to - span.from >= remaining) return new Date(span.from + remaining);
      remaining -= span.to - span.from;
    }
    day = nextDay(day);
  }
  return new Date(instantOf(day, calendar.timeZone));
}

/** Opening of a local day as instants: a day of a clock change has 23 or 25 hours. */
export function openingOf(day: LocalDate, { timeZone, hours, closedDays }: Calendar): Span | null {
  const opening = hours[new Date(Date.UTC(day.year, day.month - 1, day.day)).getUTCDay()];
  if (!opening || closedDays.has(dateKey(day))) return null;
  return { from: instantOf(day, timeZone, opening.from), to: instantOf(day, timeZone, opening.to) };
}

/** The parts of a span outside the pauses, in order. */
function without(span: Span, pauses: readonly Span[]): Span[] {
  let parts = [span];
  for (const pause of pauses) {
    parts = parts.flatMap((part) => [
      { from: part.from, to: Math.min(part.to, pause.from) },
      { from: Math.max(part.from, pause.to), to: part.to },
    ]);
  }
  return parts.filter((part) => part.to > part.from);
}

export function nextDay({ year, month, day }: LocalDate): LocalDate {
  const next = new Date(Date.UTC(year, month - 1, day + 1));
  return { year: next.getUTCFullYear(), month: next.getUTCMonth() + 1, day: next.getUTCDate() };
}

/** `2026-12-25`. */
export function dateKey({ year, month, day }: LocalDate): string {
  return `${String(year)}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
