import { trpc } from '#client/lib/trpc.ts';
import type { Offer } from '#shared/notary.ts';

/** What can be ordered now; undefined values until known. */
export function useOffer(): Offer {
  const { data } = trpc.documents.offer.useQuery();
  return { hasNotary: data?.hasNotary };
}
