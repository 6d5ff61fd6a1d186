import { EarningsPage } from '#client/features/authenticator/earnings/earnings-page.tsx';
import { searchText } from '#client/lib/search.ts';
import { trpcUtils } from '#client/lib/trpc.ts';
import { monthPattern } from '#shared/pay/months.ts';
import { useOwnSearch } from './own-route.ts';

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

export function EarningsRoute() {
  const { search, change } = useOwnSearch(readEarningsSearch);
  return <EarningsPage month={search.month} onMonth={(month) => change({ month })} />;
}
