import { instantOf, toLocalDate } from '#shared/promise/zoned-time.ts';

/** Months of pay, as `2026-11`, in the company's time zone. */

const two = (value: number) => String(value).padStart(2, '0');

/** The day of an instant, as `2026-11-28`. */
export function dayAt(at: Date, timeZone: string): string {
  const { year, month, day } = toLocalDate(at, timeZone);
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

export function monthAt(at: Date, timeZone: string): string {
  return dayAt(at, timeZone).slice(0, 7);
}

/** Adds months; a negative count subtracts. */
export function monthAfter(month: string, count = 1): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const at = new Date(Date.UTC(year, number - 1 + count, 1));
  return at.toISOString().slice(0, 7);
}

/** Start of a month and of the next one, as instants. */
export function monthBounds(month: string, timeZone: string): { from: Date; to: Date } {
  const startOf = (text: string) => {
    const [year = 0, number = 1] = text.split('-').map(Number);
    return new Date(instantOf({ year, month: number, day: 1 }, timeZone));
  };
  return { from: startOf(month), to: startOf(monthAfter(month)) };
}

/** Whether a month has ended. */
export function isEnded(month: string, { now, timeZone }: { now: Date; timeZone: string }): boolean {
  return month < monthAt(now, timeZone);
}

const names = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `November 2026`. */
export function monthLabel(month: string): string {
  return names.format(new Date(`${month}-01T00:00:00Z`));
}
