import type { DocumentView, DocumentDetails } from '#shared/schemas/documents.ts';
import type { PaymentState } from '#shared/document-status.ts';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { Timeline } from '#client/ui/data/timeline.tsx';
import { statusOf, stagesOf } from './status.ts';

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

/** Stands beside the status of a document whose whole payment was sent back: work may go on, or have ended before. */
export function RefundedMark({ document }: { document: { paymentStatus: PaymentState } }) {
  return document.paymentStatus === 'refunded' ? <StatusBadge tone="warn" icon="check" word="Refunded" /> : null;
}

export interface DocumentStagesProps {
  document: DocumentView;
  /** With them the stages say when they happened; without, they are one line of dots. */
  events?: DocumentDetails['timeline'];
}

/** How far an order is. */
export function DocumentStages({ document, events }: DocumentStagesProps) {
  const steps = stagesOf(document, events).map(({ label, state, at }) => ({
    label,
    state,
    time: at ? <DateTime value={at} /> : undefined,
  }));
  return <Timeline label="Progress" steps={steps} mini={events === undefined} />;
}
