import { lazy } from 'react';
import type { LookupResult as Found } from '#shared/schemas/verification.ts';

const loadAnswers = () =>
  Promise.all([import('./verified-card.tsx'), import('./not-found-card.tsx'), import('./revoked-card.tsx')]);
const VerifiedCard = lazy(async () => ({ default: (await loadAnswers())[0].VerifiedCard }));
const NotFoundCard = lazy(async () => ({ default: (await loadAnswers())[1].NotFoundCard }));
const RevokedCard = lazy(async () => ({ default: (await loadAnswers())[2].RevokedCard }));

/** Fetches what shows an answer, while one types. */
export function prepareAnswers(): void {
  loadAnswers().catch(() => undefined);
}

/** What a code was answered with: the translation, or that there is none. Suspends until its code is there. */
export function LookupOutcome({ found, onReset }: { found: Found | null; onReset: () => void }) {
  if (!found) return <NotFoundCard onReset={onReset} />;
  if (found.state === 'revoked') return <RevokedCard result={found} onReset={onReset} />;
  return <VerifiedCard result={found} onReset={onReset} />;
}
