import { searchChoice, searchText } from '#client/lib/search.ts';
import { monthPattern } from '#shared/month.ts';

const teamTabs = ['month', 'rules', 'revisions'] as const;
export type TeamTab = (typeof teamTabs)[number];

/** Search parameters of Team Time: the part that is shown, and its month. */
export interface TeamSearch {
  tab?: TeamTab | undefined;
  /** The current one unless set. */
  month?: string | undefined;
}

/** Parses search parameters; invalid values are dropped. */
export function readTeamSearch(search: Record<string, unknown>): TeamSearch {
  const month = searchText(search['month']);
  return {
    tab: searchChoice(search['tab'], teamTabs),
    month: month !== undefined && monthPattern.test(month) ? month : undefined,
  };
}
