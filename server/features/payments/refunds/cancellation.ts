import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, toAppError } from '#server/errors.ts';
import { personIdOf } from '#server/features/auth/policy.ts';
import { findOrderState } from '#server/features/documents/order-state.ts';
import { findReviewByDocument, lockReview } from '#server/features/documents/reviews.ts';
import { findDocument, insertDocumentEvent, lockDocument } from '#server/features/documents/rows.ts';
import { getDocument } from '#server/features/documents/service.ts';
import type { Trx } from '#server/platform/db/client.ts';
import type { RefundsTable } from '#server/platform/db/tables.ts';
import { cancelRefusal } from '#shared/order-state.ts';
import type { documentDetails } from '#shared/schemas/documents.ts';
import { endStatementCheckout } from '../fulfilment.ts';
import { findPaymentOfOrder, lockPayment } from '../queries.ts';
import { findRefund, listRefunds } from '../refund-queries.ts';
import { isLastOrder, requestRefund, sendCommittedRefund } from './service.ts';

/*
 * Cancellation by the customer: a full refund until work starts.
 * Promises: check and refund request are one commit under the locks of payment, document and review, so that a claim, an edit
 * or a decision comes before or after it as a whole; an interrupted refund is sent by its job, once.
 * Never: another customer's order, a second refund of the same order, or a cancelled order that is delivered.
 */

const reason = 'Cancelled by the customer';

/**
 * Cancels the actor's own order; repeating it is idempotent. Throws DOCUMENT_NOT_FOUND, CANCEL_TOO_LATE, CANCEL_FREE,
 * REFUND_FAILED (refused by the card provider), STATEMENT_PENDING and the codes of `workRefusal`.
 */
export async function cancelOrder(
  deps: Deps,
  actor: Actor,
  documentId: string,
): Promise<z.input<typeof documentDetails>> {
  const document = await findDocument(deps.db, { id: documentId, userId: actor.id });
  if (!document || document.erasureRequestedAt) throw new AppError('DOCUMENT_NOT_FOUND');
  const payment = await findPaymentOfOrder(deps.db, documentId);
  if (payment) await endCheckout(deps, payment.id);
  const request = { actor, documentId, paymentId: payment?.id };
  const refund = await deps.db.transaction().execute((trx) => requestCancellation(deps, trx, request));
  if (refund?.status === 'requested' && payment?.intentId) await send(deps, refund, payment.intentId);
  return getDocument(deps, actor, documentId);
}

async function requestCancellation(
  deps: Deps,
  trx: Trx,
  { actor, documentId, paymentId }: { actor: Actor; documentId: string; paymentId: string | undefined },
): Promise<Selectable<RefundsTable> | undefined> {
  const payment = paymentId === undefined ? undefined : await lockPayment(trx, paymentId);
  const document = await lockDocument(trx, documentId);
  if (document?.userId !== actor.id || document.erasureRequestedAt) throw new AppError('DOCUMENT_NOT_FOUND');
  // The last order of a payment also refunds amounts that belong to no order; a tab can still get more orders.
  const isLast =
    payment === undefined || (payment.status !== 'due' && (await isLastOrder(trx, payment.id, documentId)));
  const target = isLast ? null : documentId;
  const known = payment && (await listRefunds(trx, payment.id)).filter(isOwnCancellation(documentId, target));
  const earlier = known?.findLast(({ status }) => status !== 'failed');
  if (earlier && document.paymentHold !== 'dispute') return earlier;
  const found = await findReviewByDocument(trx, documentId);
  if (found) await lockReview(trx, found.id);
  const order = await findOrderState(trx, { documentId, now: deps.now() });
  const refusal = order ? cancelRefusal(order.facts) : 'DOCUMENT_NOT_FOUND';
  if (refusal !== null) throw new AppError(refusal);
  if (!payment) throw new AppError('CANCEL_TOO_LATE');
  await insertDocumentEvent(trx, {
    documentId,
    event: 'cancelled',
    actorId: personIdOf(actor),
    actorRole: actor.role,
    createdAt: deps.now(),
  });
  const input = { paymentId: payment.id, ...(target === null ? {} : { documentId: target }), reason };
  return requestRefund(deps, trx, { actor, input: { ...input, source: 'customer' } });
}

/** A refund without a document belongs to the order that was cancelled last. */
function isOwnCancellation(documentId: string, target: string | null) {
  return ({ source, documentId: refunded }: Selectable<RefundsTable>): boolean =>
    source === 'customer' && (refunded === documentId || (refunded === null && target === null));
}

/** Ends the checkout of a statement that the order is part of. Throws REFUND_FAILED. */
async function endCheckout(deps: Deps, paymentId: string): Promise<void> {
  try {
    await endStatementCheckout(deps, paymentId);
  } catch (error) {
    throw error instanceof deps.stripe.errors.StripeError ? new AppError('REFUND_FAILED', { cause: error }) : error;
  }
}

/** If the card provider is unavailable, the refund's job sends it later. */
async function send(deps: Deps, refund: Selectable<RefundsTable>, intentId: string): Promise<void> {
  try {
    await sendCommittedRefund(deps, refund, intentId);
  } catch (error) {
    if ((await findRefund(deps.db, refund.id))?.status !== 'requested') throw error;
    deps.log.warn({ refundId: refund.id, code: toAppError(error).code }, 'refund of a cancelled order not sent yet');
  }
}
