import { useSyncExternalStore } from 'react';
import { loadAreas } from '#client/lib/i18n/load-words.ts';
import { mayHaveQuote } from '#client/lib/quote-mark.ts';
import { lazyPart } from '#client/ui/lazy-part.tsx';

const loadQuote = async () => {
  const [{ WaitingQuote: quote }] = await Promise.all([import('./waiting-quote.tsx'), loadAreas(['quote'])]);
  return quote;
};
const WaitingQuote = lazyPart(loadQuote, { failure: 'unsaid' });

/** The document of the visitor's quote; nothing, and nothing loaded, in a browser without one. */
export function QuoteSlot({ next }: { next: string }) {
  // False while hydrating: the prerendered page has none.
  const isKept = useSyncExternalStore(subscribe, mayHaveQuote, () => false);
  return isKept ? <WaitingQuote next={next} /> : null;
}

function subscribe(): () => void {
  return () => undefined;
}
