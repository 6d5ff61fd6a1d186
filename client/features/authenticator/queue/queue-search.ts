import { sourceLanguages, type SourceLanguage } from '#shared/languages.ts';
import { translationTypes, type TranslationType } from '#shared/pricing.ts';
import {
  queueDues,
  queueHolders,
  queueStates,
  reviewLists,
  type QueueDue,
  type QueueHolder,
  type QueueState,
  type ReviewList,
} from '#shared/reviews.ts';
import { searchChoice, searchPage, searchText } from '#client/lib/search.ts';

/** What is shown of the queue, as it stands in the address. */
export interface QueueSearch {
  q?: string | undefined;
  page?: number | undefined;
  /** Another counter's list than what is pending. */
  list?: Exclude<ReviewList, 'pending'> | undefined;
  language?: SourceLanguage | undefined;
  type?: TranslationType | undefined;
  state?: QueueState | undefined;
  due?: QueueDue | undefined;
  holder?: QueueHolder | undefined;
}

const otherLists = reviewLists.filter((list) => list !== 'pending');

/** Reads the address; what it cannot use is left out. */
export function readQueueSearch(search: Record<string, unknown>): QueueSearch {
  return {
    q: searchText(search['q']),
    page: searchPage(search['page']),
    list: searchChoice(search['list'], otherLists),
    language: searchChoice(search['language'], sourceLanguages),
    type: searchChoice(search['type'], translationTypes),
    state: searchChoice(search['state'], queueStates),
    due: searchChoice(search['due'], queueDues),
    holder: searchChoice(search['holder'], queueHolders),
  };
}

/** The filters as the server is asked. */
export function queueFilter({ q, list, language, type, state, due, holder }: QueueSearch) {
  return { search: q, list, language, type, state, due, holder };
}

/** The same with its page. */
export function queueQuery(search: QueueSearch) {
  return { page: search.page ?? 1, ...queueFilter(search) };
}

/** Whether anything but the list is chosen. */
export function isFiltered({ q, language, type, state, due, holder }: QueueSearch): boolean {
  return [q, language, type, state, due, holder].some((value) => value !== undefined);
}

/** Nothing but the list. */
export const noFilter = {
  q: undefined,
  page: undefined,
  language: undefined,
  type: undefined,
  state: undefined,
  due: undefined,
  holder: undefined,
} as const satisfies QueueSearch;
