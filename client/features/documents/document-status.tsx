import { DateTime } from '#client/ui/data/date-time.tsx';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import { Timeline } from '#client/ui/data/timeline.tsx';
import { words } from '#client/ui/words.ts';
import type { PaymentState } from '#shared/document-status.ts';
import type { DocumentDetails, DocumentView } from '#shared/schemas/documents.ts';
import { badgeOf, stagesOf } from './status.ts';

/** A document's one status for customers. */
export function DocumentStatusBadge({ document }: { document: DocumentView }) {
  return <StatusBadge tone={document.state.tone} word={badgeOf(document)} />;
}

/** Marks a full refund, which the status does not reflect. */
export function RefundedMark({ document }: { document: { paymentStatus: PaymentState } }) {
  return document.paymentStatus === 'refunded' ? (
    <StatusBadge tone="warn" icon="check" word={words('parts')('status.refunded')} />
  ) : null;
}

export interface DocumentStagesProps {
  document: DocumentView;
  /** Adds times to the stages; without it they are one line of dots. */
  events?: DocumentDetails['timeline'];
}

/** An order's progress. */
export function DocumentStages({ document, events }: DocumentStagesProps) {
  const steps = stagesOf(document, events).map(({ label, state, at }) => ({
    label,
    state,
    time: at ? <DateTime value={at} /> : undefined,
  }));
  return <Timeline label={words('parts')('stages.label')} steps={steps} mini={events === undefined} />;
}
