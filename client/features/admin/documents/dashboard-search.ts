import type { StatusGroup } from '#shared/document-status.ts';
import type { DocumentViewName } from '#shared/schemas/admin.ts';
import { reviewLists, type ReviewList } from '#shared/reviews.ts';
import { searchChoice, searchPage, searchText } from '#client/lib/search.ts';

/** What is shown on the dashboard, as it stands in the address beside the tab's hash. */
export interface DashboardSearch {
  q?: string | undefined;
  page?: number | undefined;
  status?: StatusGroup | undefined;
  /** Only documents that await review, or have a translation. */
  show?: Exclude<DocumentViewName, 'all'> | undefined;
  /** Another counter's list than what is pending, under To Authenticate. */
  list?: Exclude<ReviewList, 'pending'> | undefined;
  /** The document whose details are open. */
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

// Named here, and not taken from the schemas, which the dashboard's first load does without.
const otherViews = ['to-authenticate', 'translated'] as const satisfies readonly DocumentViewName[];

const otherLists = reviewLists.filter((list) => list !== 'pending');

/** Reads the address; what it cannot use is left out. */
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

/** The documents the server is asked for. */
export function documentsQuery({ q, page, status, show }: DashboardSearch) {
  return {
    page: page ?? 1,
    ...(q === undefined ? {} : { search: q }),
    ...(status === undefined ? {} : { status }),
    ...(show === undefined ? {} : { view: show }),
  };
}
