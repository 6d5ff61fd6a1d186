import { useLaterPrices } from '#client/lib/prices.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { Offer } from '#shared/notary.ts';

/** A list that is published reaches an open page this fast. */
const refreshMs = 60_000;

/** The current offer; undefined until loaded. */
export function useOffer(): Offer {
  const { data } = trpc.documents.offer.useQuery(undefined, { refetchInterval: refreshMs });
  useLaterPrices(data?.prices);
  return { hasNotary: data?.hasNotary };
}
