import { searchChoice, searchPage, searchText } from '#client/lib/search.ts';
import type { ImportKind } from '#shared/imports.ts';

const tabs = ['lists', 'orders'] as const;
/** Duplicated from `shared/imports.ts`, which also holds the columns: every visitor loads this module. */
const kinds = ['customers', 'firms', 'orders'] as const satisfies readonly ImportKind[];

/** Search parameters of Import. */
export interface ImportSearch {
  /** The first unless set. */
  tab?: (typeof tabs)[number] | undefined;
  kind?: ImportKind | undefined;
  q?: string | undefined;
  page?: number | undefined;
}

export interface ImportProps {
  search: ImportSearch;
  onChange: (change: Partial<ImportSearch>) => void;
}

/** Parses search parameters; invalid values are dropped. */
export function readImportSearch(search: Record<string, unknown>): ImportSearch {
  return {
    tab: searchChoice(search['tab'], tabs),
    kind: searchChoice(search['kind'], kinds),
    q: searchText(search['q']),
    page: searchPage(search['page']),
  };
}
