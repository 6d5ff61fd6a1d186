import type { PaymentState } from '#shared/document-status.ts';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';

/** Stands beside the status of a document whose whole payment was sent back: work may go on, or have ended before. */
export function RefundedMark({ document }: { document: { paymentStatus: PaymentState } }) {
  return document.paymentStatus === 'refunded' ? <StatusBadge tone="warn" icon="check" word="Refunded" /> : null;
}
