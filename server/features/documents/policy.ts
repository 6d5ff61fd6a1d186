import type { DocumentStatus, PaymentState } from '#shared/document-status.ts';

/** What may be done to an upload record, given its state. Whose it is was settled by the query that read it. */

interface State {
  status: DocumentStatus;
  paymentStatus: PaymentState;
}

/** Before money, everything about an order can change; a free one until it is submitted. */
export function canChange(document: State): boolean {
  return document.paymentStatus === 'unpaid' || canReceiveFreeFile(document);
}

/** Only a draft can be thrown away. */
export function canDiscard(document: State): boolean {
  return document.paymentStatus === 'unpaid';
}

/** Failed work is done again for those whose money we have, or who owe none. */
export function canRetry(document: State): boolean {
  return document.paymentStatus === 'paid' || document.paymentStatus === 'free';
}

/** A free order waits for its file and is submitted with it. */
export function canReceiveFreeFile(document: State): boolean {
  return document.paymentStatus === 'free' && document.status === 'pending';
}
