import { searchPage, searchText } from '#client/lib/search.ts';
import { monthPattern } from '#shared/month.ts';
import type { PayStatementFilter } from '#shared/schemas/pay.ts';

const payTabs = ['month', 'statements', 'rates', 'billing'] as const;
// Not imported from the schemas: search parsers are part of every visitor's first load.
const views = ['all', 'disputed', 'unpaid'] as const satisfies readonly PayStatementFilter[];
export type PayTab = (typeof payTabs)[number];

/** Search parameters of Pay: the part that is shown, its month, person, statements and page. */
export interface PaySearch {
  tab?: PayTab | undefined;
  month?: string | undefined;
  /** Id of the person whose lines or rates are shown. */
  person?: string | undefined;
  /** Statements that are shown. */
  only?: PayStatementFilter | undefined;
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
    only: views.find((view) => view === search['only']),
    page: searchPage(search['page']),
  };
}
