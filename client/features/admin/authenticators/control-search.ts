import { activityActions, type ActivityAction } from '#shared/reviews.ts';
import { searchChoice, searchPage, searchText } from '#client/lib/search.ts';

/** What is shown of the activity monitor, as it stands in the address. */
export interface ControlSearch {
  q?: string | undefined;
  page?: number | undefined;
  action?: ActivityAction | undefined;
  /** Only this authenticator's. */
  who?: string | undefined;
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Reads the address; what it cannot use is left out. */
export function readControlSearch(search: Record<string, unknown>): ControlSearch {
  const who = searchText(search['who']);
  return {
    q: searchText(search['q']),
    page: searchPage(search['page']),
    action: searchChoice(search['action'], activityActions),
    who: who !== undefined && uuid.test(who) ? who : undefined,
  };
}

/** The same as the server is asked. */
export function activitiesQuery({ q, page, action, who }: ControlSearch) {
  return {
    page: page ?? 1,
    ...(q === undefined ? {} : { search: q }),
    ...(action === undefined ? {} : { status: action }),
    ...(who === undefined ? {} : { authenticatorId: who }),
  };
}
