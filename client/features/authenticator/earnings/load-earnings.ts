import { trpcUtils } from '#client/lib/trpc.ts';
import type { EarningsSearch } from './earnings-search.ts';

export function loadEarnings({ month }: EarningsSearch): void {
  void trpcUtils.authenticator.earnings.prefetch(month === undefined ? {} : { month });
  void trpcUtils.authenticator.statements.prefetch();
  void trpcUtils.authenticator.billing.prefetch();
  void trpcUtils.authenticator.agreement.prefetch();
}
