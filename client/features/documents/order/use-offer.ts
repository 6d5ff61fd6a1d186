import { useEffect } from 'react';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { keepCurrency } from '#client/lib/currency-choice.ts';
import { useLaterPrices, usePrices } from '#client/lib/prices.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { Offer } from '#shared/notary.ts';

/** Poll interval: a newly published list reaches open pages within this time. */
const refreshMs = 60_000;

/** The current offer; undefined until loaded. Brings the prices of the account, or of the visitor's currency. */
export function useOffer(): Offer {
  const { currency } = usePrices();
  const isSignedIn = Boolean(useCurrentUser());
  const { data } = trpc.documents.offer.useQuery({ currency }, { refetchInterval: refreshMs });
  useLaterPrices(data?.prices);
  const own = isSignedIn ? data?.prices.list.currency : undefined;
  useEffect(() => {
    if (own !== undefined) keepCurrency(own);
  }, [own]);
  return { hasNotary: data?.hasNotary };
}
