import { randomUUID } from 'node:crypto';
import {
  reviewStatusFor,
  standingOf,
  workRefusal,
  type OrderMoney,
  type PaymentHold,
} from '#shared/document-status.ts';
import type { Selectable } from 'kysely';
import type { Trx } from '#server/db/client.ts';
import type { ReviewsTable } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { insertDocumentEvent, lockDocument, updateDocument } from '#server/features/documents/queries.ts';
import { findReviewOf, lockReview, updateReview } from '#server/features/documents/review/queries.ts';

/*
 * What an order's money means for the work on it, as `standingRules` in shared/document-status.ts lays down.
 * Promises: the review follows a refund or a dispute in the transaction that records it; locks go payment, document, review.
 * Never: a decision on an order that was refunded, is disputed, or was never paid for.
 */

/** Call with the locked document. Throws ORDER_UNPAID, REFUND_PENDING, PAYMENT_DISPUTED, ORDER_REFUNDED. */
export function assertWorkable(money: OrderMoney): void {
  const refusal = workRefusal(money);
  if (refusal) throw new AppError(refusal);
}

export interface MoneyState {
  documentId: string;
  refundedCents: number;
  hold: PaymentHold | null;
}

export interface MoneyChange {
  /** `refundedCents` is what of it went back by now. */
  document: { id: string; filename: string; refundedCents: number };
  change: 'refunded' | 'partly-refunded' | 'restored' | 'held' | 'released';
  /** What became of a review that nobody had decided. */
  review: 'cancelled' | 'resumed' | 'kept';
  isDelivered: boolean;
}

/**
 * Brings a paid order in line with its money: a full refund cancels the review, a refund or dispute without an answer pauses
 * it, and money that came to stay resumes it. Safe to run twice. Undefined when nothing changed; else the caller tells
 * people, the customer before staff.
 */
export async function applyMoney(
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
  await updateDocument(trx, { id: documentId, values: money, now });
  const event = eventOf[change];
  if (event) await insertDocumentEvent(trx, { documentId, event, actorRole: 'system', createdAt: now });
  const known = await findReviewOf(trx, documentId);
  const review = known && (await lockReview(trx, known.id));
  return {
    document: { id: document.id, filename: document.filename, refundedCents: money.refundedCents },
    change,
    review: review ? await followReview(deps, trx, { document, review, money }) : 'kept',
    isDelivered: review?.status === 'completed' || review?.status === 'rejected',
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

/** Holds come and go with every refund; the trail keeps what it came to. */
const eventOf: Readonly<Record<Change, string | null>> = {
  refunded: 'refunded',
  'partly-refunded': 'refunded.partly',
  restored: 'refund.failed',
  held: null,
  released: null,
};

type Document = NonNullable<Awaited<ReturnType<typeof lockDocument>>>;

/** The review after its order's standing changed; a resumed one that the workflow has not answered is sent again. */
async function followReview(
  deps: Deps,
  trx: Trx,
  { document, review, money }: { document: Document; review: Selectable<ReviewsTable>; money: OrderMoney },
): Promise<MoneyChange['review']> {
  const standing = standingOf(money);
  const status = reviewStatusFor(review.status, standing);
  const wasCancelled = review.status === 'cancelled';
  const values = status === 'cancelled' ? { status, claimedBy: null, claimedAt: null } : { status };
  const isUntranslated = review.translatedFileKey === null && (wasCancelled || review.workflowState === 'waiting');
  if (status !== review.status) {
    const restart = status === 'pending' && isUntranslated ? { workflowState: 'waiting' as const } : {};
    await updateReview(trx, { id: review.id, values: { ...values, ...restart }, now: deps.now() });
  }
  if (status === 'pending' && isUntranslated && standing === 'settled' && standingOf(document) !== 'settled') {
    await deps.jobs.enqueue(trx, 'translation.dispatch', {
      documentId: document.id,
      deliveryId: `${document.id}:${randomUUID()}`,
    });
  }
  if (status === review.status) return 'kept';
  return status === 'cancelled' ? 'cancelled' : 'resumed';
}
