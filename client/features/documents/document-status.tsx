import type { DocumentView } from '#shared/schemas/documents.ts';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import { RefundedMark } from './refunded-mark.tsx';
import { statusOf } from './status.ts';

/** A document's state in the customer's word; whether its money went back stands beside it. */
export function DocumentStatusBadge({ document }: { document: DocumentView }) {
  const { word, tone } = statusOf(document);
  return (
    <span className="inline-flex flex-wrap gap-1">
      <StatusBadge tone={tone} word={word} />
      <RefundedMark document={document} />
    </span>
  );
}
