import { searchText } from '#client/lib/search.ts';
import { monthPattern } from '#shared/month.ts';

export interface EarningsSearch {
  month?: string | undefined;
}

/** Parses search parameters; invalid values are dropped. */
export function readEarningsSearch(search: Record<string, unknown>): EarningsSearch {
  const month = searchText(search['month']);
  return { month: month !== undefined && monthPattern.test(month) ? month : undefined };
}
