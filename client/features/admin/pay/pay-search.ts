import { searchPage, searchText } from '#client/lib/search.ts';
import { monthPattern } from '#shared/pay/months.ts';
import { payStatementViews } from '#shared/schemas/pay.ts';

const payTabs = ['month', 'statements', 'rates'] as const;
export type PayTab = (typeof payTabs)[number];

/** Search parameters of Pay: the part that is shown, its month, person, view and page. */
export interface PaySearch {
  tab?: PayTab | undefined;
  month?: string | undefined;
  /** Id of the person whose lines or rates are shown. */
  person?: string | undefined;
  view?: (typeof payStatementViews)[number] | undefined;
  page?: number | undefined;
}

export interface PayPartProps {
  search: PaySearch;
  onChange: (change: Partial<PaySearch>) => void;
}

/** Parses search parameters; invalid values are dropped. */
export function readPaySearch(search: Record<string, unknown>): PaySearch {
  const month = searchText(search['month']);
  const person = searchText(search['person']);
  return {
    tab: payTabs.find((tab) => tab === search['tab']),
    month: month !== undefined && monthPattern.test(month) ? month : undefined,
    person: person !== undefined && /^[\da-f-]{36}$/.test(person) ? person : undefined,
    view: payStatementViews.find((view) => view === search['view']),
    page: searchPage(search['page']),
  };
}
