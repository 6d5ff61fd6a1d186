import { lazy, Suspense, useSyncExternalStore } from 'react';
import { loadAreas } from '#client/lib/i18n/load-words.ts';
import { mayHaveQuote } from '#client/lib/quote-mark.ts';

const WaitingQuote = lazy(async () => {
  const [{ WaitingQuote: quote }] = await Promise.all([import('./waiting-quote.tsx'), loadAreas(['quote'])]);
  return { default: quote };
});

/** The document of the visitor's quote; nothing, and nothing loaded, in a browser without one. */
export function QuoteSlot({ next }: { next: string }) {
  // False while hydrating: the prerendered page has none.
  const isKept = useSyncExternalStore(subscribe, mayHaveQuote, () => false);
  return isKept ? (
    <Suspense fallback={null}>
      <WaitingQuote next={next} />
    </Suspense>
  ) : null;
}

function subscribe(): () => void {
  return () => undefined;
}
