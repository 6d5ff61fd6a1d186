import { searchPage } from '../../lib/search.ts';

/** Where one is in the two lists of Operations, as it stands in the address. */
export interface OperationsSearch {
  /** Page of the stuck work. */
  work?: number | undefined;
  /** Page of the audit log. */
  log?: number | undefined;
}

/** Reads the address; what it cannot use is left out. */
export function readOperationsSearch(search: Record<string, unknown>): OperationsSearch {
  return { work: searchPage(search['work']), log: searchPage(search['log']) };
}
