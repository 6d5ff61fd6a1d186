import { searchPage } from '#client/lib/search.ts';

/** Search parameters of the notary's page. */
export interface NotarySearch {
  page?: number | undefined;
  journal?: number | undefined;
}

export function readNotarySearch(search: Record<string, unknown>): NotarySearch {
  return { page: searchPage(search['page']), journal: searchPage(search['journal']) };
}
