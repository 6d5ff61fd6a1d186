import { useEffect, useState } from 'react';
import type { CertificateFacts } from '#shared/certificate/facts.ts';
import { trpc } from '#client/lib/trpc.ts';

/** Facts that the text of the studio states; undefined while they load, and unless enabled. */
export function useProposedFacts(
  reviewId: string,
  { enabled, today }: { enabled: boolean; today: string },
): Partial<CertificateFacts> | undefined {
  const [proposed, setProposed] = useState<Partial<CertificateFacts>>();
  // Apart from the studio's own query, which must not find a text in the cache.
  const text = trpc.authenticator.textChanges.useQuery(
    { id: reviewId, version: 0 },
    { enabled, gcTime: 0, refetchOnWindowFocus: false },
  );
  const blocks = text.data?.changed;
  useEffect(() => {
    if (!blocks) return undefined;
    let isShown = true;
    // Loaded on demand: it reads dates, which no list of reviews needs.
    import('#shared/certificate/propose-facts.ts').then(
      ({ proposeFacts }) => {
        if (isShown) setProposed(proposeFacts(blocks, today));
      },
      // Without them the facts are typed.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [blocks, today]);
  return proposed;
}
