import { clsx } from 'clsx';
import { useState } from 'react';
import { formatTag } from '#client/ui/words.ts';

const formats = {
  dateTime: { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  dateTimeYear: { month: 'short', day: 'numeric', year: 'numeric', hour: 'numeric', minute: '2-digit' },
  date: { month: 'short', day: 'numeric', year: 'numeric' },
  longDate: { month: 'long', day: 'numeric', year: 'numeric' },
  /** With the weekday, for a date in the near future or past: `Sun, Nov 23, 10:37 PM`. */
  dayTime: { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  time: { hour: 'numeric', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Created lazily: the document's language is known only then, and formatters are expensive. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(format: keyof typeof formats): Intl.DateTimeFormat {
  const key = `${formatTag()} ${format}`;
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(formatTag(), formats[format]);
  formatters.set(key, formatter);
  return formatter;
}

export interface DateTimeProps {
  value: Date | string | number;
  /** `dateTime` adds the year unless it is the current one. */
  format?: 'dateTime' | 'dayTime' | 'date' | 'longDate' | 'time';
  className?: string;
}

/** Absolute time in the browser's time zone, with the relative time as tooltip. */
export function DateTime({ value, format = 'dateTime', className }: DateTimeProps) {
  const [now] = useState(() => Date.now());
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return null;
  const otherYear = date.getFullYear() !== new Date(now).getFullYear();
  const formatter = formatterOf(format === 'dateTime' && otherYear ? 'dateTimeYear' : format);
  return (
    <time
      dateTime={date.toISOString()}
      title={relativeHint(date.getTime() - now)}
      // In one piece where it fits: a line may not end between day and hour.
      className={clsx('inline-block normal-nums', className)}
    >
      {formatter.format(date)}
    </time>
  );
}

function relativeHint(milliseconds: number): string {
  const relative = new Intl.RelativeTimeFormat(formatTag(), { numeric: 'auto' });
  const minutes = Math.round(milliseconds / 60_000);
  if (Math.abs(minutes) < 60) return relative.format(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return Math.abs(hours) < 24 ? relative.format(hours, 'hour') : relative.format(Math.round(hours / 24), 'day');
}
