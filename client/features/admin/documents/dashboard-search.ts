import { searchChoice, searchPage, searchText } from '#client/lib/search.ts';
import type { StatusGroup } from '#shared/document-status.ts';
import { reviewLists, type ReviewList } from '#shared/reviews.ts';
import type { DocumentViewName } from '#shared/schemas/admin.ts';

/** Search parameters of the dashboard; the hash names the tab. */
export interface DashboardSearch {
  q?: string | undefined;
  page?: number | undefined;
  status?: StatusGroup | undefined;
  /** Limits the list to documents awaiting review, or with a translation. */
  show?: Exclude<DocumentViewName, 'all'> | undefined;
  /** The list under To Authenticate; pending if omitted. */
  list?: Exclude<ReviewList, 'pending'> | undefined;
  /** Id of the document whose details are open. */
  doc?: string | undefined;
}

export const statusGroupNames = [
  'pending',
  'processing',
  'completed',
  'error',
] as const satisfies readonly StatusGroup[];

export const statusGroupLabel = {
  pending: 'Pending',
  processing: 'Processing',
  completed: 'Completed',
  error: 'Error',
} as const satisfies Record<StatusGroup, string>;

// Repeated from the schemas, which the route's first chunk must not import.
const otherViews = ['to-authenticate', 'translated'] as const satisfies readonly DocumentViewName[];

const otherLists = reviewLists.filter((list) => list !== 'pending');

/** Parses search parameters; invalid values are dropped. */
export function readDashboardSearch(search: Record<string, unknown>): DashboardSearch {
  return {
    q: searchText(search['q']),
    page: searchPage(search['page']),
    status: searchChoice(search['status'], statusGroupNames),
    show: searchChoice(search['show'], otherViews),
    list: searchChoice(search['list'], otherLists),
    doc: searchText(search['doc']),
  };
}

/** The query input for these parameters. */
export function documentsQuery({ q, page, status, show }: DashboardSearch) {
  return {
    page: page ?? 1,
    ...(q === undefined ? {} : { search: q }),
    ...(status === undefined ? {} : { status }),
    ...(show === undefined ? {} : { view: show }),
  };
}
