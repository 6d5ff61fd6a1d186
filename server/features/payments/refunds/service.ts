import type { Selectable } from 'kysely';
import { Stripe } from 'stripe';
import { z } from 'zod';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import type { Trx } from '#server/platform/db/client.ts';
import type { PaymentsTable, RefundsTable } from '#server/platform/db/tables.ts';
import type { refundInput, refundOutput } from '#shared/schemas/payments.ts';
import { endStatementCheckout } from '../fulfilment.ts';
import { findPayment, lockPayment } from '../queries.ts';
import { missingOf } from '../receivables.ts';
import { findRefund, insertRefund, listItemBalances, listRefunds, updateRefund } from '../refund-queries.ts';
import { divide, type Share } from '../refund-shares.ts';
import { settlePayment, withPaymentOfIntent } from '../settlement.ts';

/*
 * Refunds.
 * Promises: refunds follow Stripe's state; a refund whose request was interrupted is sent by a job; what is not collected yet is
 * credited, which needs no Stripe.
 * Never: more refunded than was charged, per document or in total, also under concurrency; a refund without a reason; a
 * decision about an order while its refund is pending.
 */

type Payment = Selectable<PaymentsTable>;
type Refund = Selectable<RefundsTable>;
type Input = z.infer<typeof refundInput> & {
  source?: 'staff' | 'customer';
  /**
   * For the last order of a payment: also refunds amounts that belong to no order. Decided under the payment's lock.
   */
  takesRest?: true;
};

/** Delay of the job that sends a refund whose own request was interrupted. */
const sendAfterSeconds = 60;
/** Two identical credits within this time are one. */
const repeatedWithinMs = 60_000;

/**
 * Refunds a document's share, or the whole payment. Throws PAYMENT_NOT_FOUND, REFUND_NOT_POSSIBLE, PAYMENT_DISPUTED,
 * STATEMENT_PENDING, ORDER_UNDERPAID, REFUND_FAILED when Stripe refuses or is unavailable.
 */
export async function refundPayment(deps: Deps, actor: Actor, input: Input): Promise<z.infer<typeof refundOutput>> {
  const { paymentId } = input;
  try {
    await endStatementCheckout(deps, paymentId);
    const known = await findPayment(deps.db, { id: paymentId });
    if (!known) throw new AppError('PAYMENT_NOT_FOUND');
    const intentId = known.stripePaymentIntentId;
    if (!intentId && known.status !== 'due' && known.receivedCents === 0) throw new AppError('REFUND_NOT_POSSIBLE');
    // Earlier refunds are synced first: a response may have been lost, or a refund made in Stripe's dashboard.
    if (intentId) await syncRefunds(deps, intentId);
    const refund = await deps.db.transaction().execute((trx) => requestRefund(deps, trx, { actor, input }));
    if (intentId) {
      await sendRefund(deps, { refund, intentId });
      await syncRefunds(deps, intentId);
    }
  } catch (error) {
    throw toRefundError(error);
  }
  const payment = await findPayment(deps.db, { id: paymentId });
  if (!payment) throw new AppError('PAYMENT_NOT_FOUND');
  return {
    refundedCents: payment.refundedCents,
    remainingCents: payment.amountCents - payment.refundedCents,
    currency: payment.currency,
    status: payment.status,
  };
}

function toRefundError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  return new AppError(error.code === 'charge_disputed' ? 'PAYMENT_DISPUTED' : 'REFUND_FAILED', { cause: error });
}

/** Sends a refund that `requestRefund` has committed; its job repeats what is interrupted here. Throws as `refundPayment`. */
export async function sendCommittedRefund(deps: Deps, refund: Refund, intentId: string): Promise<void> {
  try {
    await sendRefund(deps, { refund, intentId });
    await syncRefunds(deps, intentId);
  } catch (error) {
    throw toRefundError(error);
  }
}

/** Inserts the refund, or returns an identical pending one. The orders it affects pause in the same transaction. */
export async function requestRefund(
  deps: Deps,
  trx: Trx,
  { actor, input }: { actor: Actor; input: Input },
): Promise<Refund> {
  const payment = await lockPayment(trx, input.paymentId);
  if (payment?.status !== 'paid' && payment?.status !== 'due') throw new AppError('REFUND_NOT_POSSIBLE');
  // More would be paid out than was received.
  if (missingOf(payment) > 0) throw new AppError('ORDER_UNDERPAID');
  const isCredit = payment.status === 'due';
  // An open checkout would charge an amount that the credit changes.
  if (isCredit && payment.stripeSessionId) throw new AppError('STATEMENT_PENDING');
  // More may be ordered on the same tab, so a credit names its order.
  const isWhole =
    !isCredit && input.takesRest && input.documentId && (await isLastOrder(trx, payment.id, input.documentId));
  const documentId = isWhole ? null : (input.documentId ?? null);
  const refunds = await listRefunds(trx, payment.id);
  const requested = refunds.filter((refund) => refund.status === 'requested');
  const { shares, freeCents } = await findRefundable(trx, { payment, documentId, requested });
  const pending = requested.filter((refund) => refund.documentId === documentId && !refund.isSurcharge);
  const pendingCents = pending.reduce((sum, refund) => sum + refund.amountCents, 0);
  const same = pending.find((refund) => refund.amountCents === (input.amountCents ?? freeCents + pendingCents));
  if (same) return same;
  const amountCents = input.amountCents ?? freeCents;
  const now = deps.now();
  const repeated = isCredit
    ? refunds.find((refund) => isRepeated(refund, { documentId, amountCents, reason: input.reason, now }))
    : undefined;
  if (repeated) return repeated;
  if (amountCents <= 0 || amountCents > freeCents) throw new AppError('REFUND_NOT_POSSIBLE');
  const refund = await insertRefund(
    trx,
    {
      paymentId: payment.id,
      documentId,
      amountCents,
      reason: input.reason,
      source: input.source ?? 'staff',
      status: isCredit ? 'succeeded' : 'requested',
      certificate: input.certificate ?? null,
      requestedBy: actor.id,
      createdAt: now,
      updatedAt: now,
    },
    divide(amountCents, shares),
  );
  if (!refund) throw new AppError('CONFLICT');
  // Payments recorded by hand are refunded by hand; staff confirm the payout.
  if (!isCredit && payment.stripePaymentIntentId) {
    const { id: refundId } = refund;
    await deps.jobs.enqueue(trx, 'payments.sendRefund', { refundId }, { startAfterSeconds: sendAfterSeconds });
  }
  const credited = isCredit ? { newlyRefundedCents: amountCents, freshIds: [refund.id] } : {};
  await settlePayment(deps, trx, { payment, ...credited });
  await recordAudit(deps, trx, {
    event: 'refund.requested',
    actor,
    subjectUserId: payment.userId,
    ...(documentId ? { documentId } : {}),
    details: {
      payment: payment.id,
      amountCents,
      reason: input.reason,
      ...(input.certificate ? { certificate: input.certificate } : {}),
    },
  });
  return refund;
}

/** A credit is done at once, so a repeated request is recognized by its content. */
function isRepeated(
  refund: Refund,
  { now, ...credit }: Pick<Refund, 'documentId' | 'amountCents' | 'reason'> & { now: Date },
): boolean {
  const isSame = (['documentId', 'amountCents', 'reason'] as const).every((field) => refund[field] === credit[field]);
  return isSame && refund.createdAt.getTime() > now.getTime() - repeatedWithinMs;
}

/** Whether every other order of a payment is refunded, or is about to be. The caller holds the payment's lock. */
export async function isLastOrder(trx: Trx, paymentId: string, documentId: string): Promise<boolean> {
  return (await listItemBalances(trx, paymentId)).every(
    (item) => item.documentId === documentId || item.totalCents <= item.refundedCents + item.requestedCents,
  );
}

/** Refundable amount, in total and per document. */
async function findRefundable(
  trx: Trx,
  { payment, documentId, requested }: { payment: Payment; documentId: string | null; requested: readonly Refund[] },
): Promise<{ shares: Share[]; freeCents: number }> {
  const requestedCents = requested.reduce((sum, refund) => sum + refund.amountCents, 0);
  const freeCents = payment.amountCents - payment.refundedCents - requestedCents;
  // A flagged payment fulfilled no order, so none of its documents has a share.
  if (payment.flag) {
    if (documentId) throw new AppError('REFUND_NOT_POSSIBLE');
    return { shares: [], freeCents };
  }
  const shares = await listUnrequested(trx, payment.id);
  if (!documentId) return { shares, freeCents };
  const own = shares.filter((share) => share.documentId === documentId);
  return { shares: own, freeCents: Math.min(freeCents, own[0]?.amountCents ?? 0) };
}

/** Remaining refundable cents per document: neither refunded nor requested. */
async function listUnrequested(trx: Trx, paymentId: string): Promise<Share[]> {
  return (await listItemBalances(trx, paymentId)).map(({ documentId, totalCents, refundedCents, requestedCents }) => ({
    documentId,
    amountCents: totalCents - refundedCents - requestedCents,
  }));
}

/** Creates the refund at Stripe; idempotent by the refund's id. Throws Stripe's errors. */
async function sendRefund(deps: Deps, { refund, intentId }: { refund: Refund; intentId: string }): Promise<void> {
  try {
    await deps.stripe.refunds.create(
      {
        payment_intent: intentId,
        amount: refund.amountCents,
        reason: 'requested_by_customer',
        metadata: { refundId: refund.id },
      },
      { idempotencyKey: `refund-${refund.id}` },
    );
  } catch (error) {
    // Only a rejection proves that no refund was made; any other error leaves it requested until the next sync.
    if (isRejected(error)) await failRefund(deps, refund);
    throw error;
  }
}

/** False for a status of 409: the same refund is being made by another call, which Stripe has not answered yet. */
function isRejected(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode !== 409;
}

/** Marks a rejected refund failed and resumes the orders it paused. */
async function failRefund(deps: Deps, { id, paymentId }: Refund): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const payment = await lockPayment(trx, paymentId);
    if (!payment) return;
    await updateRefund(trx, { id, paymentId, values: { status: 'failed' }, now: deps.now() });
    await settlePayment(deps, trx, { payment });
  });
}

/** Job: sends an interrupted or automatic refund. Idempotent. */
export async function sendRequestedRefund(deps: Deps, refundId: string): Promise<void> {
  const known = await findRefund(deps.db, refundId);
  const payment = known && (await findPayment(deps.db, { id: known.paymentId }));
  if (!known || !payment?.stripePaymentIntentId) return;
  await syncRefunds(deps, payment.stripePaymentIntentId);
  const refund = await findRefund(deps.db, refundId);
  if (refund?.status !== 'requested') return;
  try {
    await sendRefund(deps, { refund, intentId: payment.stripePaymentIntentId });
  } catch (error) {
    if (!isRejected(error)) throw error;
    deps.log.error({ err: error, refundId, paymentId: payment.id }, 'card provider refused a refund');
  }
  await syncRefunds(deps, payment.stripePaymentIntentId);
}

/** Syncs a payment with its refunds at Stripe, including those made in Stripe's dashboard. Idempotent. */
export async function syncRefunds(deps: Deps, paymentIntentId: string): Promise<void> {
  await withPaymentOfIntent(deps, paymentIntentId, async (trx, payment) => {
    const { data } = await deps.stripe.refunds.list({ payment_intent: paymentIntentId, limit: 100 });
    let newlyRefundedCents = 0;
    const freshIds: string[] = [];
    for (const refund of data.toSorted((one, other) => one.created - other.created)) {
      const freshId = await recordProviderRefund(deps, trx, { payment, refund });
      if (!freshId) continue;
      newlyRefundedCents += refund.amount;
      freshIds.push(freshId);
    }
    await settlePayment(deps, trx, { payment, newlyRefundedCents, freshIds });
  });
}

function statusOf({ status }: Stripe.Refund): Refund['status'] {
  if (status === 'succeeded' || status === 'pending') return 'succeeded';
  return status === 'requires_action' ? 'requested' : 'failed';
}

/** Syncs one refund with Stripe's state; returns its id when it has newly succeeded. */
async function recordProviderRefund(
  deps: Deps,
  trx: Trx,
  { payment, refund }: { payment: Payment; refund: Stripe.Refund },
): Promise<string | undefined> {
  const status = statusOf(refund);
  const rows = await listRefunds(trx, payment.id);
  const requestedId = z.uuid().safeParse(refund.metadata?.refundId).data;
  const recorded = rows.find((row) => row.stripeRefundId === refund.id || row.id === requestedId);
  const isFresh = status === 'succeeded' && recorded?.status !== 'succeeded';
  if (!recorded) {
    const id = await recordUnrequestedRefund(deps, trx, { payment, refund });
    return isFresh ? id : undefined;
  }
  if (recorded.status !== status || recorded.stripeRefundId !== refund.id) {
    const values = { status, stripeRefundId: refund.id };
    await updateRefund(trx, { id: recorded.id, paymentId: payment.id, values, now: deps.now() });
  }
  return isFresh ? recorded.id : undefined;
}

/**
 * Records a refund made in Stripe's dashboard, which names no document: it is divided in proportion to what remains of each,
 * leaving out what is already requested where the rest suffices.
 */
async function recordUnrequestedRefund(
  deps: Deps,
  trx: Trx,
  { payment, refund }: { payment: Payment; refund: Stripe.Refund },
): Promise<string | undefined> {
  const balances = await listItemBalances(trx, payment.id);
  const unrequested = await listUnrequested(trx, payment.id);
  const isEnough = unrequested.reduce((sum, share) => sum + share.amountCents, 0) >= refund.amount;
  const shares = isEnough
    ? unrequested
    : balances.map(({ documentId, totalCents, refundedCents }) => ({
        documentId,
        amountCents: totalCents - refundedCents,
      }));
  const inserted = await insertRefund(
    trx,
    {
      paymentId: payment.id,
      amountCents: refund.amount,
      reason: 'Made at the card provider',
      source: 'provider',
      status: statusOf(refund),
      stripeRefundId: refund.id,
      createdAt: new Date(refund.created * 1000),
      updatedAt: deps.now(),
    },
    payment.flag ? [] : divide(refund.amount, shares),
  );
  return inserted?.id;
}
