import { lazy, Suspense } from 'react';
import type { LookupResult as Found } from '#shared/schemas/verification.ts';

const loadAnswers = () => Promise.all([import('./verified-card.tsx'), import('./not-found-card.tsx')]);
const VerifiedCard = lazy(async () => ({ default: (await loadAnswers())[0].VerifiedCard }));
const NotFoundCard = lazy(async () => ({ default: (await loadAnswers())[1].NotFoundCard }));

/** Fetches what shows an answer, while one types. */
export function prepareAnswers(): void {
  loadAnswers().catch(() => undefined);
}

/** What a code was answered with: the translation, or that there is none. */
export function LookupResult({ found, onReset }: { found: Found | null; onReset: () => void }) {
  return (
    <Suspense fallback={null}>
      {found ? <VerifiedCard result={found} onReset={onReset} /> : <NotFoundCard onReset={onReset} />}
    </Suspense>
  );
}
