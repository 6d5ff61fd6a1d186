import { deskSources, deskSourceWords } from './desk-orders.ts';

/** Dimensions of a report of orders. */

export const reportServices = ['certified', 'certified-bank', 'notarized', 'notarized-bank'] as const;
export type ReportService = (typeof reportServices)[number];

export const reportServiceWords = {
  certified: 'Certified',
  'certified-bank': 'Certified, bank statement',
  notarized: 'Notarized',
  'notarized-bank': 'Notarized, bank statement',
} as const satisfies Record<ReportService, string>;

/** How an order came: the site and its API, the desk, or free uploads of staff. */
export const reportOrigins = ['site', 'staff', ...deskSources] as const;
export type ReportOrigin = (typeof reportOrigins)[number];

export const reportOriginWords = {
  site: 'Site and API',
  staff: 'Free, by staff',
  ...deskSourceWords,
} as const satisfies Record<ReportOrigin, string>;

export const reportDimensions = ['pair', 'service', 'origin', 'translator', 'office'] as const;
export type ReportDimension = (typeof reportDimensions)[number];

const dayMs = 24 * 60 * 60 * 1000;

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** Both days belong to a period. */
export interface Period {
  from: string;
  to: string;
}

export function daysOf({ from, to }: Period): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs) + 1;
}

/** The period of the same kind before: whole months before whole months, else as many days. */
export function periodBefore(period: Period): Period {
  const { from, to } = period;
  const isWholeMonths = from.endsWith('-01') && dayAfter(to, 1).endsWith('-01');
  const last = dayAfter(from, -1);
  if (!isWholeMonths) return { from: dayAfter(from, -daysOf(period)), to: last };
  const months =
    (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7)) + 1;
  const start = new Date(`${from}T00:00:00Z`);
  start.setUTCMonth(start.getUTCMonth() - months);
  return { from: start.toISOString().slice(0, 10), to: last };
}

/** The whole months of a period, which one row each sums up, and the days before and after them. */
export function splitPeriod({ from, to }: Period): { months: Period | null; days: Period[] } {
  const firstOf = (day: string) => `${day.slice(0, 7)}-01`;
  const start = from.endsWith('-01') ? from : firstOf(dayAfter(firstOf(from), 31));
  const end = firstOf(dayAfter(to, 1));
  if (start >= end) return { months: null, days: [{ from, to }] };
  const days: Period[] = [];
  if (from < start) days.push({ from, to: dayAfter(start, -1) });
  if (end <= to) days.push({ from: end, to });
  return { months: { from: start, to: dayAfter(end, -1) }, days };
}
