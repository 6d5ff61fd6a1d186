import { AppError } from '#server/errors.ts';
import { workRefusal, type DocumentStatus, type OrderMoney, type PaymentState } from '#shared/document-status.ts';
import { limits } from '#shared/limits.ts';

/** Permissions by an upload record's state. Ownership was checked by the query that read it. */

interface State {
  status: DocumentStatus;
  paymentStatus: PaymentState;
}

/** An order can change until it is paid; a free one until it is submitted. */
export function canChange(document: State): boolean {
  return document.paymentStatus === 'unpaid' || canReceiveFreeFile(document);
}

/** Only an unpaid draft can be discarded. */
export function canDiscard(document: State): boolean {
  return document.paymentStatus === 'unpaid';
}

/** Unpaid drafts expire, and so do free orders that never received a file. */
export function canExpire(document: State & { fileKey: string | null }): boolean {
  return canDiscard(document) || (canReceiveFreeFile(document) && document.fileKey === null);
}

/** Failed work can be retried unless the order's payment state refuses work. */
export function canRetry(document: OrderMoney): boolean {
  return workRefusal(document) === null;
}

/** A free order awaits its file and is submitted with it. */
export function canReceiveFreeFile(document: State): boolean {
  return document.paymentStatus === 'free' && document.status === 'pending';
}

/**
 * Whether a file of `bytes` fits the user's quota of unpaid files. A replacement counts by its growth only, so that a file no
 * larger than its predecessor is always accepted.
 */
export function fitsUnpaidQuota(
  unpaid: { files: number; bytes: number; isOrganization: boolean },
  { document, bytes }: { document: { fileKey: string | null; fileSizeBytes: number | null }; bytes: number },
): boolean {
  const growth = bytes - (document.fileSizeBytes ?? 0);
  if (growth > 0 && unpaid.bytes + growth > limits.unpaidBytes) return false;
  return document.fileKey !== null || unpaid.files < unpaidFilesOf(unpaid);
}

/** Unpaid orders an account may hold: an organization's come from one CSV. */
export function unpaidFilesOf({ isOrganization }: { isOrganization: boolean }): number {
  return isOrganization ? limits.bulkLines : limits.unpaidFiles;
}

/** The caller holds the document's lock. Throws ORDER_UNPAID, REFUND_PENDING, PAYMENT_DISPUTED, ORDER_UNDERPAID, ORDER_REFUNDED. */
export function assertWorkable(money: OrderMoney): void {
  const refusal = workRefusal(money);
  if (refusal) throw new AppError(refusal);
}
