import { searchPage, searchText } from '#client/lib/search.ts';

/** Search parameters of Operations: the page of each list and the audit log's filters. */
export interface OperationsSearch {
  /** Page of the failed work. */
  work?: number | undefined;
  /** Page of the audit log. */
  log?: number | undefined;
  /** Search text and event filter of the audit log. */
  q?: string | undefined;
  event?: string | undefined;
  /** First and last day of the audit log, as `2026-11-22` in the browser's time zone. */
  from?: string | undefined;
  to?: string | undefined;
}

/** Parses search parameters; invalid values are dropped. */
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

/** The audit log's filters as query input; a day is 24 hours of the browser's time zone. */
export function auditFilters({ q, event, from, to }: OperationsSearch) {
  return {
    ...(q === undefined ? {} : { search: q }),
    ...(event === undefined ? {} : { event }),
    ...(from === undefined ? {} : { from: new Date(`${from}T00:00:00`).toISOString() }),
    ...(to === undefined ? {} : { to: new Date(`${to}T23:59:59.999`).toISOString() }),
  };
}
