import { searchChoice, searchPage, searchText } from '#client/lib/search.ts';

const states = ['waiting', 'closed'] as const;

/** Search parameters of Price Requests. */
export interface OffersSearch {
  /** Those that wait unless set. */
  state?: (typeof states)[number] | undefined;
  q?: string | undefined;
  page?: number | undefined;
}

/** Parses search parameters; invalid values are dropped. */
export function readOffersSearch(search: Record<string, unknown>): OffersSearch {
  return {
    state: searchChoice(search['state'], states),
    q: searchText(search['q']),
    page: searchPage(search['page']),
  };
}
