import { searchPage, searchText } from '#client/lib/search.ts';

/** Search parameters of the history. */
export interface HistorySearch {
  q?: string | undefined;
  page?: number | undefined;
}

/** Parses search parameters; invalid values are dropped. */
export function readHistorySearch(search: Record<string, unknown>): HistorySearch {
  return { q: searchText(search['q']), page: searchPage(search['page']) };
}

/** The query input for these parameters. */
export function historyQuery({ q, page }: HistorySearch) {
  return { page: page ?? 1, ...(q === undefined ? {} : { search: q }) };
}
