import { useEffect, useState } from 'react';
import { describeError, type Failure } from '#client/lib/error-message.ts';
import { loadAreas } from '#client/lib/i18n/load-words.ts';
import { lazyPart, useWhenOnline } from '#client/ui/lazy-part.tsx';
import type { LookupResult as Found } from '#shared/schemas/verification.ts';

// On demand: a visitor without a code makes no call.
const loadLookUp = () => import('./look-up.ts');
if (!import.meta.env.SSR && /verify\W+\w/.test(location.href)) loadLookUp().catch(() => undefined);

const loadCards = async () => {
  const [cards] = await Promise.all([import('./result-cards.tsx'), loadAreas(['paper'])]);
  return cards;
};
/** Pushes the content below out of the viewport, so that the result does not shift it. */
export const waiting = <div data-waiting className="min-h-dvh" />;
const VerifiedCard = lazyPart(async () => (await loadCards()).VerifiedCard, { fallback: waiting });
const NotFoundCard = lazyPart(async () => (await loadCards()).NotFoundCard, { fallback: waiting });
const SupersededCard = lazyPart(async () => (await loadCards()).SupersededCard, { fallback: waiting });
const RevokedCard = lazyPart(async () => (await loadCards()).RevokedCard, { fallback: waiting });

/** Preloads the call and the result cards during typing. */
export function prepareAnswers(): void {
  loadLookUp().catch(() => undefined);
  loadCards().catch(() => undefined);
}

/** The result of a lookup; suspends until the cards are loaded. */
export function LookupOutcome({ code, found, onReset }: { code: string; found: Found | null; onReset: () => void }) {
  if (!found) return <NotFoundCard code={code} onReset={onReset} />;
  if (found.state === 'revoked') return <RevokedCard result={found} onReset={onReset} />;
  if (found.state === 'superseded') return <SupersededCard result={found} onReset={onReset} />;
  return <VerifiedCard result={found} onReset={onReset} />;
}

interface Answer {
  /** Code and attempt that the result is for. */
  to: string;
  found?: Found | null;
  failure?: Failure;
}

/**
 * Looks a code up; null if there is none. Never cached, since a certificate may be revoked. `isWorking` while the browser does a
 * proof of work for it.
 */
export function useLookup(code: string | undefined) {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  const [isWorking, setIsWorking] = useState(false);
  const asked = code === undefined ? undefined : `${code} ${String(attempt)}`;
  useEffect(() => {
    if (code === undefined || asked === undefined) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const show = (next: Omit<Answer, 'to'>) => signal.aborted || setAnswer({ to: asked, ...next });
    loadLookUp()
      .then(({ lookUp }) => lookUp(code, { signal, onWork: (isOn) => signal.aborted || setIsWorking(isOn) }))
      .then(
        (found) => show({ found }),
        (error: unknown) => show({ failure: describeError(error) }),
      );
    return () => {
      controller.abort();
      setIsWorking(false);
    };
  }, [code, asked]);
  const { found, failure } = answer !== undefined && answer.to === asked ? answer : {};
  const isFetching = asked !== undefined && found === undefined && failure === undefined;
  const refetch = () => setAttempt((count) => count + 1);
  useWhenOnline(() => {
    if (failure?.code === 'NETWORK') refetch();
  });
  return { found, failure, isFetching, isWorking: isWorking && isFetching, refetch };
}
