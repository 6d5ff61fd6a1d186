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
