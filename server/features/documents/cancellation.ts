import type { OrderMoney, ReviewStatus } from '#shared/document-status.ts';
import { cancelRefusal, type CancelRefusal } from '#shared/cancellation.ts';
import type { Db } from '#server/platform/db/client.ts';
import { findReviewByDocument } from '#server/features/documents/review/queries.ts';
import { hasEditedText } from './cancellation/queries.ts';

/** Why the owner of an order cannot cancel it now, as an error code; null where they can. */
export async function findCancelRefusal(
  db: Db,
  document: OrderMoney & { id: string; isAuthenticated: boolean; refundedCents: number },
): Promise<CancelRefusal | null> {
  const review = await findReviewByDocument(db, document.id);
  return reviewRefusal(db, document, review);
}

/** The same with the order's review, which the caller may have locked. */
export async function reviewRefusal(
  db: Db,
  document: OrderMoney,
  review: { id: string; status: ReviewStatus; notarySince: Date | null; workedAt: Date | null } | undefined,
): Promise<CancelRefusal | null> {
  const refusal = cancelRefusal({
    ...document,
    review: review && { status: review.status, isWorkedOn: review.workedAt !== null || review.notarySince !== null },
  });
  if (refusal !== null || !review) return refusal;
  return (await hasEditedText(db, review.id)) ? 'CANCEL_TOO_LATE' : null;
}
