import { reviewLists, type ReviewList } from '#shared/reviews.ts';
import { searchChoice, searchPage, searchText } from '../../lib/search.ts';

/** What is shown of the queue, as it stands in the address. */
export interface QueueSearch {
  q?: string | undefined;
  page?: number | undefined;
  /** Another counter's list than what is pending. */
  list?: Exclude<ReviewList, 'pending'> | undefined;
}

const otherLists = reviewLists.filter((list) => list !== 'pending');

/** Reads the address; what it cannot use is left out. */
export function readQueueSearch(search: Record<string, unknown>): QueueSearch {
  return {
    q: searchText(search['q']),
    page: searchPage(search['page']),
    list: searchChoice(search['list'], otherLists),
  };
}

/** The same as the server is asked. */
export function queueQuery({ q, page, list }: QueueSearch) {
  return {
    page: page ?? 1,
    ...(q === undefined ? {} : { search: q }),
    ...(list === undefined ? {} : { list }),
  };
}
