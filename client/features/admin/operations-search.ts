import { searchPage, searchText } from '../../lib/search.ts';

/** Where one is in the two lists of Operations, as it stands in the address. */
export interface OperationsSearch {
  /** Page of the stuck work. */
  work?: number | undefined;
  /** Page of the audit log. */
  log?: number | undefined;
  /** What the audit log is searched for, and the one event it shows. */
  q?: string | undefined;
  event?: string | undefined;
}

/** Reads the address; what it cannot use is left out. */
export function readOperationsSearch(search: Record<string, unknown>): OperationsSearch {
  const event = searchText(search['event']);
  return {
    work: searchPage(search['work']),
    log: searchPage(search['log']),
    q: searchText(search['q']),
    event: event !== undefined && /^[\w.]{1,60}$/.test(event) ? event : undefined,
  };
}
