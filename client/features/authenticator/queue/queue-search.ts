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

/** Search parameters of the queue. */
export interface QueueSearch {
  q?: string | undefined;
  page?: number | undefined;
  /** The selected list; pending where left out. */
  list?: Exclude<ReviewList, 'pending'> | undefined;
  language?: SourceLanguage | undefined;
  type?: TranslationType | undefined;
  state?: QueueState | undefined;
  due?: QueueDue | undefined;
  holder?: QueueHolder | undefined;
}

const otherLists = reviewLists.filter((list) => list !== 'pending');

/** Parses search parameters; invalid values are dropped. */
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

/** The filters as query input, without the page. */
export function queueFilter({ q, list, language, type, state, due, holder }: QueueSearch) {
  return { search: q, list, language, type, state, due, holder };
}

/** The query input for one page. */
export function queueQuery(search: QueueSearch) {
  return { page: search.page ?? 1, ...queueFilter(search) };
}

/** True while a search or filter is set, apart from the list. */
export function isFiltered({ q, language, type, state, due, holder }: QueueSearch): boolean {
  return [q, language, type, state, due, holder].some((value) => value !== undefined);
}

/** Clears search, filters and page; keeps the list. */
export const noFilter = {
  q: undefined,
  page: undefined,
  language: undefined,
  type: undefined,
  state: undefined,
  due: undefined,
  holder: undefined,
} as const satisfies QueueSearch;
