/** Days, hours and durations as staff pages show them. */

const short = new Intl.DateTimeFormat('en-US', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
const narrow = new Intl.DateTimeFormat('en-US', { weekday: 'narrow', timeZone: 'UTC' });

const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** `Mon, Nov 30`. */
export function dayLabel(day: string): string {
  return short.format(dateOf(day));
}

/** `Monday, November 30, 2026`. */
export function fullDayLabel(day: string): string {
  return long.format(dateOf(day));
}

/** `M`, for a column that also states the date. */
export function narrowWeekday(day: string): string {
  return narrow.format(dateOf(day));
}

/** `Mon, Nov 30 – Fri, Dec 4`; one day alone. */
export function spanLabel({ from, until }: { from: string; until: string }): string {
  return from === until ? dayLabel(from) : `${dayLabel(from)} – ${dayLabel(until)}`;
}

export const offLabel = { absent: 'Away', holiday: 'Holiday', free: 'Free' } as const;

/** `09:30`; 1440 minutes are midnight. */
export function timeOf(minutes: number): string {
  const day = minutes % 1440;
  return `${String(Math.floor(day / 60)).padStart(2, '0')}:${String(day % 60).padStart(2, '0')}`;
}

/** Undefined for text that is not a time. */
export function minutesOf(time: string): number | undefined {
  const [hours = Number.NaN, minutes = Number.NaN] = time.split(':').map(Number);
  return Number.isNaN(hours + minutes) ? undefined : hours * 60 + minutes;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Formats seconds in the largest unit: `35 min`, `2.5 h`, `3.2 days`. Null means not measured. */
export function formatDuration(seconds: number | null): string {
  if (seconds === null) return 'Not measured yet';
  if (seconds < minute) return 'Under a minute';
  if (seconds < 2 * hour) return `${String(Math.round(seconds / minute))} min`;
  if (seconds < 2 * day) return `${(seconds / hour).toFixed(1)} h`;
  return `${(seconds / day).toFixed(1)} days`;
}
