import { searchText } from '#client/lib/search.ts';
import { trpcUtils } from '#client/lib/trpc.ts';
import { monthPattern } from '#shared/month.ts';

export interface EarningsSearch {
  month?: string | undefined;
}

/** Parses search parameters; invalid values are dropped. */
export function readEarningsSearch(search: Record<string, unknown>): EarningsSearch {
  const month = searchText(search['month']);
  return { month: month !== undefined && monthPattern.test(month) ? month : undefined };
}

export function loadEarnings({ month }: EarningsSearch): void {
  void trpcUtils.authenticator.earnings.prefetch(month === undefined ? {} : { month });
  void trpcUtils.authenticator.statements.prefetch();
}
