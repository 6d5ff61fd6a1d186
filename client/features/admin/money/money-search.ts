import { searchPage, searchText } from '#client/lib/search.ts';

export const moneyTabs = ['due', 'received', 'bank'] as const;
export type MoneyTab = (typeof moneyTabs)[number];

/** Search parameters of Payments: the list that is shown, its page and search, and the bank statement that is open. */
export interface MoneySearch {
  tab?: MoneyTab | undefined;
  page?: number | undefined;
  q?: string | undefined;
  /** Id of an imported bank statement. */
  statement?: string | undefined;
}

/** Props of the lists of Payments. */
export interface MoneyListProps {
  search: MoneySearch;
  onChange: (change: Partial<MoneySearch>) => void;
}

/** Parses search parameters; invalid values are dropped. */
export function readMoneySearch(search: Record<string, unknown>): MoneySearch {
  const statement = searchText(search['statement']);
  return {
    tab: moneyTabs.find((tab) => tab === search['tab']),
    page: searchPage(search['page']),
    q: searchText(search['q']),
    statement: statement !== undefined && /^[\da-f-]{36}$/.test(statement) ? statement : undefined,
  };
}
