import { useState } from 'react';
import { findQuote } from '#client/lib/kept-quote.ts';
import { inShown } from '#client/lib/prices.ts';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { formatTag, words } from '#client/ui/words.ts';
import { formatMoney } from '#shared/money.ts';

/** Names the document of the visitor's quote on the pages between the quote and the order. `next` is a sentence. */
export function WaitingQuote({ next }: { next: string }) {
  const [quote] = useState(() => findQuote());
  if (!quote) return null;
  const t = words('quote');
  const { ids, filename, totalCents } = quote;
  return (
    <InlineAlert
      tone="info"
      className="mb-6"
      title={
        <>
          {ids.length === 1 ? <bdi>{filename}</bdi> : t('documents', { count: ids.length })} ·{' '}
          {formatMoney(inShown(totalCents), formatTag())}
        </>
      }
    >
      {t('kept')} {next}
    </InlineAlert>
  );
}
