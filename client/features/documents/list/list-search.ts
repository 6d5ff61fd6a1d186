import { searchChoice, searchPage, searchText } from '#client/lib/search.ts';
import type { StatusGroup } from '#shared/document-status.ts';

/** Search parameters of My Translations. */
export interface ListSearch {
  q?: string;
  status?: StatusGroup;
  view?: 'list';
  page?: number;
  /** Id of the document whose details are open. */
  doc?: string;
  /** Part of those details. */
  part?: DetailsPart;
}

export const detailsParts = ['messages', 'order', 'file', 'privacy'] as const;
export type DetailsPart = (typeof detailsParts)[number];

export const statusChoices = ['pending', 'processing', 'completed', 'error'] as const satisfies readonly StatusGroup[];

/** Parses search parameters; invalid values are dropped. */
export function readListSearch(search: Record<string, unknown>): ListSearch {
  return {
    q: searchText(search['q']),
    status: searchChoice(search['status'], statusChoices),
    view: searchChoice(search['view'], ['list'] as const),
    page: searchPage(search['page']),
    doc: searchText(search['doc']),
    part: searchChoice(search['part'], detailsParts),
  };
}

/** The query input for these parameters. */
export function listQuery({ q, status, page }: Pick<ListSearch, 'q' | 'status' | 'page'>) {
  return { page: page ?? 1, ...(q === undefined ? {} : { search: q }), ...(status === undefined ? {} : { status }) };
}

/** The newest documents, in one page that serves the overview and the ready notice. */
export const newestQuery = { page: 1, pageSize: 50 } as const;
