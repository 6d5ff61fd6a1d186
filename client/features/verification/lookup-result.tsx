import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { loadAreas } from '#client/lib/i18n/load-words.ts';
import { trpcClient } from '#client/lib/trpc-client.ts';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import type { LookupResult as Found } from '#shared/schemas/verification.ts';
import { withWork } from './proof-of-work/with-work.ts';

const loadCards = async () => {
  const [cards] = await Promise.all([import('./result-cards.tsx'), loadAreas(['paper'])]);
  return cards;
};
const fallback = <div className="min-h-dvh" />;
const VerifiedCard = lazyPart(async () => (await loadCards()).VerifiedCard, { fallback });
const NotFoundCard = lazyPart(async () => (await loadCards()).NotFoundCard, { fallback });
const SupersededCard = lazyPart(async () => (await loadCards()).SupersededCard, { fallback });
const RevokedCard = lazyPart(async () => (await loadCards()).RevokedCard, { fallback });

/** Preloads the result cards during typing. */
export function prepareAnswers(): void {
  loadCards().catch(() => undefined);
}

/** The result of a lookup; suspends until the cards are loaded. */
export function LookupOutcome({ code, found, onReset }: { code: string; found: Found | null; onReset: () => void }) {
  if (!found) return <NotFoundCard code={code} onReset={onReset} />;
  if (found.state === 'revoked') return <RevokedCard result={found} onReset={onReset} />;
  if (found.state === 'superseded') return <SupersededCard result={found} onReset={onReset} />;
  return <VerifiedCard result={found} onReset={onReset} />;
}

/**
 * Looks a code up; null if there is none. Never cached, since a certificate may be revoked. `isWorking` while the browser does a
 * proof of work for it.
 */
export function useLookup(code: string | undefined) {
  const [isWorking, setIsWorking] = useState(false);
  const lookup = useQuery({
    queryKey: ['verification', code],
    queryFn:
      code === undefined
        ? skipToken
        : ({ signal }) =>
            withWork((proofOfWork) => trpcClient.verification.lookup.query({ code, proofOfWork }, { signal }), {
              signal,
              onWork: setIsWorking,
            }),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  return { lookup, isWorking: isWorking && lookup.isFetching };
}
