import { searchChoice, searchPage, searchText } from '#client/lib/search.ts';
import { activityActions, type ActivityAction } from '#shared/reviews.ts';

/** Search parameters of the activity monitor. */
export interface ControlSearch {
  q?: string | undefined;
  page?: number | undefined;
  action?: ActivityAction | undefined;
  /** Id of the only authenticator shown. */
  who?: string | undefined;
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Parses search parameters; invalid values are dropped. */
export function readControlSearch(search: Record<string, unknown>): ControlSearch {
  const who = searchText(search['who']);
  return {
    q: searchText(search['q']),
    page: searchPage(search['page']),
    action: searchChoice(search['action'], activityActions),
    who: who !== undefined && uuid.test(who) ? who : undefined,
  };
}

/** The query input for these parameters. */
export function activitiesQuery({ q, page, action, who }: ControlSearch) {
  return {
    page: page ?? 1,
    ...(q === undefined ? {} : { search: q }),
    ...(action === undefined ? {} : { status: action }),
    ...(who === undefined ? {} : { authenticatorId: who }),
  };
}
