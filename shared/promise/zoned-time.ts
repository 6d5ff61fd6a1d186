/** Local dates and times of a time zone as instants, by the browser's and Node's own zone data. */

export interface LocalDate {
  year: number;
  month: number;
  day: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function partsOf(at: number, timeZone: string): Record<string, number> {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  formats.set(timeZone, format);
  return Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
}

export function toLocalDate(at: Date, timeZone: string): LocalDate {
  const { year = 0, month = 0, day = 0 } = partsOf(at.getTime(), timeZone);
  return { year, month, day };
}

/** Cache by zone and minute (offsets change on full minutes): working days look up the same midnights and openings repeatedly. */
const offsets = new Map<string, number>();
const maxOffsets = 10_000;

/** Milliseconds that the zone's clock is ahead of UTC. */
function offsetAt(at: number, timeZone: string): number {
  const key = `${timeZone} ${String(Math.floor(at / 60_000))}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = partsOf(at, timeZone);
  const offset = Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000;
  if (offsets.size >= maxOffsets) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

/** The instant of a local time, in minutes after midnight; a time that a clock change skips becomes the one after it. */
export function instantOf({ year, month, day }: LocalDate, timeZone: string, minutes = 0): number {
  const local = Date.UTC(year, month - 1, day, 0, minutes);
  const first = local - offsetAt(local, timeZone);
  // The offset of the estimate itself: it differs where a clock change lies between the two.
  const second = local - offsetAt(first, timeZone);
  return offsetAt(second, timeZone) === local - second ? second : Math.max(first, second);
}

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
