import { searchText } from '#client/lib/search.ts';
import type { Period } from '#shared/reports.ts';

/** Search parameters of the reports: period and order filters. */
export interface ReportSearch {
  from?: string | undefined;
  to?: string | undefined;
  source?: string | undefined;
  service?: string | undefined;
  origin?: string | undefined;
}

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

function searchDay(value: unknown): string | undefined {
  const text = searchText(value);
  return text !== undefined && dayPattern.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
}

/** Parses search parameters; invalid values are dropped. */
export function readReportSearch(search: Record<string, unknown>): ReportSearch {
  return {
    from: searchDay(search['from']),
    to: searchDay(search['to']),
    source: searchText(search['source']),
    service: searchText(search['service']),
    origin: searchText(search['origin']),
  };
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** Preset periods up to today in UTC, as the server counts days. */
export function presetsOf(now: Date): readonly { label: string; period: Period }[] {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  const utc = (monthOf: number, day: number) => dayOf(new Date(Date.UTC(year, monthOf, day)));
  const today = dayOf(now);
  return [
    { label: 'This month', period: { from: utc(month, 1), to: today } },
    { label: 'Last month', period: { from: utc(month - 1, 1), to: utc(month, 0) } },
    { label: 'This year', period: { from: utc(0, 1), to: today } },
    { label: 'Last 12 months', period: { from: utc(month - 12, 1), to: utc(month, 0) } },
  ];
}
