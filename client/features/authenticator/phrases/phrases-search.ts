import { phraseFilters, type PhraseFilter } from '#shared/phrase.ts';
import { sourceTags, type SourceTag } from '#shared/languages.ts';
import { searchChoice, searchPage, searchText } from '#client/lib/search.ts';

const phraseTabs = ['phrasebook', 'memory'] as const;
export type PhraseTab = (typeof phraseTabs)[number];

/** Search parameters of the phrasebooks and the memory. Each absent one has the first of its choices. */
export interface PhrasesSearch {
  tab?: PhraseTab | undefined;
  lang?: SourceTag | undefined;
  filter?: PhraseFilter | undefined;
  q?: string | undefined;
  page?: number | undefined;
}

export function readPhrasesSearch(search: Record<string, unknown>): PhrasesSearch {
  return {
    tab: searchChoice(search['tab'], phraseTabs),
    lang: searchChoice(search['lang'], sourceTags),
    filter: searchChoice(search['filter'], phraseFilters),
    q: searchText(search['q']),
    page: searchPage(search['page']),
  };
}
