import { workRefusal, type DocumentStatus, type OrderMoney, type PaymentState } from '#shared/document-status.ts';
import { limits } from '#shared/limits.ts';

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

/** Nobody waits for what was never paid for, nor for a free order without its file. */
export function canExpire(document: State & { fileKey: string | null }): boolean {
  return canDiscard(document) || (canReceiveFreeFile(document) && document.fileKey === null);
}

/** Failed work is done again where the order's money allows work. */
export function canRetry(document: OrderMoney): boolean {
  return workRefusal(document) === null;
}

/** A free order waits for its file and is submitted with it. */
export function canReceiveFreeFile(document: State): boolean {
  return document.paymentStatus === 'free' && document.status === 'pending';
}

/**
 * Whether a person who has these unpaid files may put one of `bytes` into `document`. What it replaces is given back, so
 * that a file no larger than the one before is always taken.
 */
export function hasRoomFor(
  unpaid: { files: number; bytes: number },
  { document, bytes }: { document: { fileKey: string | null; fileSizeBytes: number | null }; bytes: number },
): boolean {
  const growth = bytes - (document.fileSizeBytes ?? 0);
  if (growth > 0 && unpaid.bytes + growth > limits.unpaidBytes) return false;
  return document.fileKey !== null || unpaid.files < limits.unpaidFiles;
}
