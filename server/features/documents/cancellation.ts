import type { Db } from '#server/platform/db/client.ts';
import { cancelRefusal, type CancelRefusal } from '#shared/cancellation.ts';
import type { OrderMoney, ReviewStatus } from '#shared/document-status.ts';
import { findReviewByDocument } from './reviews.ts';

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

/** Whether a person has saved, confirmed or imported any of the review's text. */
async function hasEditedText(db: Db, reviewId: string): Promise<boolean> {
  const row = await db
    .selectFrom('translationTextVersions')
    .select('version')
    .where('reviewId', '=', reviewId)
    .where('savedBy', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
