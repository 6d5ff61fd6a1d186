const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** A calendar day as people write it: `2026-11-24` is Nov 24, 2026, wherever the reader is. */
export function dayLabel(day: string): string {
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** Today where the reader is, as `2026-11-24`. */
export function today(): string {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join('-');
}
