import { searchPage, searchText } from '#client/lib/search.ts';

/** What is shown of the history, as it stands in the address. */
export interface HistorySearch {
  q?: string | undefined;
  page?: number | undefined;
}

/** Reads the address; what it cannot use is left out. */
export function readHistorySearch(search: Record<string, unknown>): HistorySearch {
  return { q: searchText(search['q']), page: searchPage(search['page']) };
}

/** The same as the server is asked. */
export function historyQuery({ q, page }: HistorySearch) {
  return { page: page ?? 1, ...(q === undefined ? {} : { search: q }) };
}
