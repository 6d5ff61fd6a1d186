import { searchChoice, searchPage, searchText } from '#client/lib/search.ts';
import { orderLanguages, type OrderLanguage } from '#shared/languages.ts';
import {
  queueAssignments,
  queueDues,
  queueHolders,
  queueStates,
  queueTexts,
  reviewLists,
  type QueueAssignment,
  type QueueDue,
  type QueueHolder,
  type QueueState,
  type QueueText,
  type ReviewList,
} from '#shared/reviews.ts';
import { areaOf, type Role } from '#shared/roles.ts';
import { translationTypes, type TranslationType } from '#shared/translation-types.ts';

/** Search parameters of the queue. */
export interface QueueSearch {
  q?: string | undefined;
  page?: number | undefined;
  /** The selected list; pending if omitted. */
  list?: Exclude<ReviewList, 'pending'> | undefined;
  language?: OrderLanguage | undefined;
  type?: TranslationType | undefined;
  state?: QueueState | undefined;
  due?: QueueDue | undefined;
  holder?: QueueHolder | undefined;
  assigned?: QueueAssignment | undefined;
  text?: QueueText | undefined;
  /** Languages of the reader's profile, or all; if omitted, an authenticator sees their own and an admin all. */
  languages?: (typeof languageChoices)[number] | undefined;
}

const languageChoices = ['mine', 'all'] as const;

const otherLists = reviewLists.filter((list) => list !== 'pending');

/** Parses search parameters; invalid values are dropped. */
export function readQueueSearch(search: Record<string, unknown>): QueueSearch {
  return {
    q: searchText(search['q']),
    page: searchPage(search['page']),
    list: searchChoice(search['list'], otherLists),
    language: searchChoice(search['language'], orderLanguages),
    type: searchChoice(search['type'], translationTypes),
    state: searchChoice(search['state'], queueStates),
    due: searchChoice(search['due'], queueDues),
    holder: searchChoice(search['holder'], queueHolders),
    assigned: searchChoice(search['assigned'], queueAssignments),
    text: searchChoice(search['text'], queueTexts),
    languages: searchChoice(search['languages'], languageChoices),
  };
}

/** Whether the list is limited to the reader's languages, which the server ignores for a profile without languages. */
export function isOwnLanguages({ languages }: QueueSearch, role: Role | undefined): boolean {
  return (languages ?? (role !== undefined && areaOf[role] === 'authenticator' ? 'mine' : 'all')) === 'mine';
}

/** The filters as query input, without the page. */
export function queueFilter(search: QueueSearch, role: Role | undefined) {
  const { q, list, language, type, state, due, holder, assigned, text } = search;
  const languages = list === undefined && isOwnLanguages(search, role) ? ('mine' as const) : undefined;
  return { search: q, list, language, type, state, due, holder, assigned, text, languages };
}

/** The query input for one page. */
export function queueQuery(search: QueueSearch, role: Role | undefined) {
  return { page: search.page ?? 1, ...queueFilter(search, role) };
}

/** True while a search or filter is set, apart from the list and the reader's languages. */
export function isFiltered({ q, language, type, state, due, holder, assigned, text }: QueueSearch): boolean {
  return [q, language, type, state, due, holder, assigned, text].some((value) => value !== undefined);
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
  assigned: undefined,
  text: undefined,
} as const satisfies QueueSearch;
