import { useState } from 'react';
import { formatCents } from '#shared/money.ts';
import { findQuote } from '#client/lib/kept-quote.ts';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';

/** Names the document of the visitor's quote on the pages between the quote and the order. `next` is a sentence. */
export function WaitingQuote({ next }: { next: string }) {
  const [quote] = useState(() => findQuote());
  if (!quote) return null;
  const { ids, filename, totalCents } = quote;
  return (
    <InlineAlert
      tone="info"
      className="mb-6"
      title={
        <>
          {ids.length === 1 ? <bdi>{filename}</bdi> : `${String(ids.length)} documents`} · {formatCents(totalCents)}
        </>
      }
    >
      Kept in this browser, not uploaded yet. {next}
    </InlineAlert>
  );
}
