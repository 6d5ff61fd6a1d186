import { searchPage, searchText } from '../../lib/search.ts';

/** What is shown of the queue, as it stands in the address. */
export interface QueueSearch {
  q?: string;
  page?: number;
}

/** Reads the address; what it cannot use is left out. */
export function readQueueSearch(search: Record<string, unknown>): QueueSearch {
  return { q: searchText(search['q']), page: searchPage(search['page']) };
}

/** The same as the server is asked. */
export function queueQuery({ q, page }: QueueSearch) {
  return { page: page ?? 1, ...(q === undefined ? {} : { search: q }) };
}
