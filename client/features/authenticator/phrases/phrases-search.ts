import { searchChoice, searchPage, searchText } from '#client/lib/search.ts';
import { sourceTags, type SourceTag } from '#shared/languages.ts';
import { phraseFilters } from '#shared/phrase.ts';

const phraseTabs = ['phrasebook', 'forms', 'memory', 'files'] as const;
export type PhraseTab = (typeof phraseTabs)[number];

/** `waiting`: sentences not yet offered to other customers; `proposed`: forms not yet reviewed. */
const entryFilters = [...phraseFilters, 'waiting', 'proposed'] as const;
export type EntryFilter = (typeof entryFilters)[number];

/** Search parameters of the phrasebooks and the memory. An omitted one means the first of its choices. */
export interface PhrasesSearch {
  tab?: PhraseTab | undefined;
  lang?: SourceTag | undefined;
  filter?: EntryFilter | undefined;
  q?: string | undefined;
  page?: number | undefined;
  /** The memory or glossary that is open. */
  collection?: string | undefined;
}

export function readPhrasesSearch(search: Record<string, unknown>): PhrasesSearch {
  return {
    tab: searchChoice(search['tab'], phraseTabs),
    lang: searchChoice(search['lang'], sourceTags),
    filter: searchChoice(search['filter'], entryFilters),
    q: searchText(search['q']),
    page: searchPage(search['page']),
    collection: searchText(search['collection']),
  };
}
