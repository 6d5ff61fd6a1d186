import { searchPage, searchText } from '#client/lib/search.ts';

/** Where one is in the two lists of Operations, as it stands in the address. */
export interface OperationsSearch {
  /** Page of the stuck work. */
  work?: number | undefined;
  /** Page of the audit log. */
  log?: number | undefined;
  /** What the audit log is searched for, and the one event it shows. */
  q?: string | undefined;
  event?: string | undefined;
  /** First and last day of the audit log, as `2026-11-22`. */
  from?: string | undefined;
  to?: string | undefined;
}

/** Reads the address; what it cannot use is left out. */
export function readOperationsSearch(search: Record<string, unknown>): OperationsSearch {
  const event = searchText(search['event']);
  return {
    work: searchPage(search['work']),
    log: searchPage(search['log']),
    q: searchText(search['q']),
    event: event !== undefined && /^[\w.]{1,60}$/.test(event) ? event : undefined,
    from: searchDay(search['from']),
    to: searchDay(search['to']),
  };
}

function searchDay(value: unknown): string | undefined {
  const day = searchText(value);
  return day !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : undefined;
}

/** Filters of the audit log as the server reads them. Days begin and end where the reader is. */
export function auditFilters({ q, event, from, to }: OperationsSearch) {
  return {
    ...(q === undefined ? {} : { search: q }),
    ...(event === undefined ? {} : { event }),
    ...(from === undefined ? {} : { from: new Date(`${from}T00:00:00`).toISOString() }),
    ...(to === undefined ? {} : { to: new Date(`${to}T23:59:59.999`).toISOString() }),
  };
}
