import { searchChoice, searchPage, searchText } from '#client/lib/search.ts';

const states = ['open', 'closed'] as const;

/** Search parameters of the complaints. */
export interface ComplaintsSearch {
  page?: number | undefined;
  /** A verification code. */
  q?: string | undefined;
  state?: (typeof states)[number] | undefined;
}

/** Parses search parameters; invalid values are dropped. */
export function readComplaintsSearch(search: Record<string, unknown>): ComplaintsSearch {
  return {
    page: searchPage(search['page']),
    q: searchText(search['q']),
    state: searchChoice(search['state'], states),
  };
}
