import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Deps } from '#server/deps.ts';
import type { Trx } from '#server/platform/db/client.ts';
import type { ReviewsTable } from '#server/platform/db/tables.ts';
import { reviewStatusFor, standingOf, type OrderMoney, type PaymentHold } from '#shared/document-status.ts';
import { workOf } from '#shared/languages.ts';
import { moveMailing } from './mailing.ts';
import { syncPaperSteps } from './paper-steps.ts';
import { syncPause } from './promise.ts';
import { closeRefundedCase } from './refusals.ts';
import { closeQuestions, findReviewByDocument, lockReview, offerByRule, updateReview } from './reviews.ts';
import { insertDocumentEvent, lockDocument, updateDocument } from './rows.ts';

/*
 * The effect of an order's payment state on its work, by `standingRules` in shared/document-status.ts.
 * Promises: the review follows a refund or dispute in the transaction that records it; lock order is payment, document, review.
 * Never: a decision on an unpaid, refunded or disputed order.
 */

interface MoneyState {
  documentId: string;
  refundedCents: number;
  hold: PaymentHold | null;
}

export interface MoneyChange {
  /** `refundedCents` is the total refunded so far. */
  document: { id: string; filename: string; refundedCents: number };
  change: 'refunded' | 'partly-refunded' | 'restored' | 'held' | 'released';
  /** The effect on an undecided review. */
  review: 'cancelled' | 'resumed' | 'kept';
  isDelivered: boolean;
  /** Its file was deleted while it was refunded, so the work cannot continue. */
  isLost: boolean;
}

/**
 * Applies refunds and disputes to a paid order: a full refund cancels the review, a pending refund or dispute pauses it, and its
 * end resumes it, unless the file left meanwhile. Idempotent; undefined when nothing changed. The caller notifies the customer, then staff (lock order).
 */
export async function applyOrderMoney(
  deps: Deps,
  trx: Trx,
  { documentId, refundedCents, hold }: MoneyState,
): Promise<MoneyChange | undefined> {
  const document = await lockDocument(trx, documentId);
  if (document?.paymentStatus !== 'paid' && document?.paymentStatus !== 'refunded') return undefined;
  const isRefunded = refundedCents >= document.chargedCents;
  const money = {
    paymentStatus: isRefunded ? 'refunded' : 'paid',
    refundedCents: Math.min(refundedCents, document.chargedCents),
    paymentHold: isRefunded ? null : hold,
  } as const;
  const change = changeOf(document, money);
  if (!change) return undefined;
  const now = deps.now();
  // Its source was to leave as a refunded order's; the work needs it again.
  const isWorkAgain = change === 'restored' && !document.isAuthenticated;
  const values = { ...money, ...(isWorkAgain && { sourceToldAt: null, sourceLeavesAt: null }) };
  await updateDocument(trx, { id: documentId, values, now });
  if (change === 'refunded') await closeRefundedCase(deps, trx, documentId);
  const event = auditEvents[change];
  if (event) await insertDocumentEvent(trx, { documentId, event, actorRole: 'system', createdAt: now });
  const known = await findReviewByDocument(trx, documentId);
  const review = known && (await lockReview(trx, known.id));
  const isLost = money.paymentStatus === 'paid' && document.fileKey === null && !document.isAuthenticated;
  const reviewChange = review && !isLost ? await updateReviewStanding(deps, trx, { document, review, money }) : 'kept';
  await syncPause(deps, trx, documentId);
  await moveMailing(trx, {
    documentId,
    ...(isRefunded
      ? { from: ['ordered', 'due'], to: 'cancelled' as const }
      : { from: ['cancelled'], to: document.deliveredAt ? ('due' as const) : ('ordered' as const) }),
    now,
  });
  await syncPaperSteps(trx, { documentId, isRefunded, now });
  return {
    document: { id: document.id, filename: document.filename, refundedCents: money.refundedCents },
    change,
    review: reviewChange,
    isDelivered: review?.status === 'completed' || review?.status === 'rejected',
    isLost,
  };
}

type Money = OrderMoney & { refundedCents: number };
type Change = MoneyChange['change'];

function changeOf(before: Money, after: Money): Change | undefined {
  if (before.paymentStatus !== after.paymentStatus) return after.paymentStatus === 'refunded' ? 'refunded' : 'restored';
  if (before.refundedCents !== after.refundedCents) {
    return after.refundedCents > before.refundedCents ? 'partly-refunded' : 'restored';
  }
  if (before.paymentHold === after.paymentHold) return undefined;
  return after.paymentHold ? 'held' : 'released';
}

/** Audit events of each change; holds are not recorded, since every refund places and releases one. */
const auditEvents: Readonly<Record<Change, string | null>> = {
  refunded: 'refunded',
  'partly-refunded': 'refunded.partly',
  restored: 'refund.failed',
  held: null,
  released: null,
};

type Document = NonNullable<Awaited<ReturnType<typeof lockDocument>>>;

/** Updates the review to its order's standing; a resumed one without a translation is dispatched to the workflow again. */
async function updateReviewStanding(
  deps: Deps,
  trx: Trx,
  { document, review, money }: { document: Document; review: Selectable<ReviewsTable>; money: OrderMoney },
): Promise<MoneyChange['review']> {
  const standing = standingOf(money);
  const status = reviewStatusFor(review.status, standing);
  const wasCancelled = review.status === 'cancelled';
  const values = status === 'cancelled' ? { status, claimedBy: null, claimedAt: null } : { status };
  const isUntranslated =
    workOf(document.sourceLanguage).by === 'read' &&
    review.translatedFileKey === null &&
    (wasCancelled || review.workflowState === 'waiting');
  if (status !== review.status) {
    const restart = status === 'pending' && isUntranslated ? { workflowState: 'waiting' as const } : {};
    await updateReview(trx, { id: review.id, values: { ...values, ...restart }, now: deps.now() });
    if (status === 'cancelled') await closeQuestions(trx, { review, now: deps.now() });
  }
  const isFreed = standing === 'settled' && standingOf(document) !== 'settled';
  if (status === 'pending' && isUntranslated && isFreed) {
    await deps.jobs.enqueue(trx, 'translation.dispatch', {
      documentId: document.id,
      deliveryId: `${document.id}:${randomUUID()}`,
    });
  }
  // A paper on payment hold is not offered to anyone.
  if (isFreed && status === 'pending' && review.assignedTo === null) await offerByRule(deps, trx, [review.id]);
  if (status === review.status) return 'kept';
  return status === 'cancelled' ? 'cancelled' : 'resumed';
}
