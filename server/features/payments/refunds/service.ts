import type { Selectable } from 'kysely';
import { Stripe } from 'stripe';
import { z } from 'zod';
import type { refundInput, refundOutput } from '#shared/schemas/payments.ts';
import type { Actor } from '#server/context.ts';
import type { Trx } from '#server/db/client.ts';
import type { PaymentsTable, RefundsTable } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { recordAudit } from '#server/features/auth/audit-log/service.ts';
import { findPayment, findPaymentByIntent, lockPayment } from '#server/features/payments/queries.ts';
import { settlePayment } from '#server/features/payments/settlement/service.ts';
import { findRefund, insertRefund, listItemBalances, listRefunds, updateRefund } from './queries.ts';
import { divide, type Share } from './shares.ts';

/*
 * Money on its way back.
 * Promises: never more than was charged, per document and in all, also when two people refund at once; our rows follow what
 * the provider says; a refund whose request broke off is sent by a job.
 * Never: a refund without a reason, or a decision about an order while its refund is under way.
 */

type Payment = Selectable<PaymentsTable>;
type Refund = Selectable<RefundsTable>;
type Input = z.infer<typeof refundInput>;

/** Seconds after which a job sends a refund whose own request did not get to it. */
const sendAfter = 60;

/**
 * Sends money back: a document's share, or the payment's. Throws PAYMENT_NOT_FOUND, REFUND_NOT_POSSIBLE, PAYMENT_DISPUTED,
 * REFUND_FAILED when the provider refuses or is away.
 */
export async function refundPayment(deps: Deps, actor: Actor, input: Input): Promise<z.infer<typeof refundOutput>> {
  const known = await findPayment(deps.db, { id: input.paymentId });
  if (!known) throw new AppError('PAYMENT_NOT_FOUND');
  const intentId = known.stripePaymentIntentId;
  if (!intentId) throw new AppError('REFUND_NOT_POSSIBLE');
  try {
    // First what is known of earlier ones: an answer may have been lost, or somebody used the provider's own pages.
    await syncRefunds(deps, intentId);
    const refund = await deps.db.transaction().execute((trx) => requestRefund(deps, trx, { actor, input }));
    await sendRefund(deps, { refund, intentId });
    await syncRefunds(deps, intentId);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    throw new AppError(error.code === 'charge_disputed' ? 'PAYMENT_DISPUTED' : 'REFUND_FAILED', { cause: error });
  }
  const payment = (await findPayment(deps.db, { id: known.id })) ?? known;
  return {
    refundedCents: payment.refundedCents,
    remainingCents: payment.amountCents - payment.refundedCents,
    status: payment.status,
  };
}

/** The row of this refund: a new one, or the same one that is not answered yet. Its orders pause in this transaction. */
async function requestRefund(deps: Deps, trx: Trx, { actor, input }: { actor: Actor; input: Input }): Promise<Refund> {
  const payment = await lockPayment(trx, input.paymentId);
  if (payment?.status !== 'paid') throw new AppError('REFUND_NOT_POSSIBLE');
  const documentId = input.documentId ?? null;
  const requested = (await listRefunds(trx, payment.id)).filter((refund) => refund.status === 'requested');
  const { left, free } = await roomFor(trx, { payment, documentId, requested });
  const mine = requested.filter((refund) => refund.documentId === documentId);
  const held = mine.reduce((sum, refund) => sum + refund.amountCents, 0);
  const same = mine.find((refund) => refund.amountCents === (input.amountCents ?? free + held));
  if (same) return same;
  const amountCents = input.amountCents ?? free;
  if (amountCents <= 0 || amountCents > free) throw new AppError('REFUND_NOT_POSSIBLE');
  const now = deps.now();
  const refund = await insertRefund(
    trx,
    {
      paymentId: payment.id,
      documentId,
      amountCents,
      reason: input.reason,
      certificate: input.certificate ?? null,
      requestedBy: actor.id,
      createdAt: now,
      updatedAt: now,
    },
    divide(amountCents, left),
  );
  if (!refund) throw new AppError('CONFLICT');
  await deps.jobs.enqueue(trx, 'payments.sendRefund', { refundId: refund.id }, { startAfterSeconds: sendAfter });
  await settlePayment(deps, trx, { payment });
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

/** What can still be asked for: `free` in cents, `left` per document that it is divided among. */
async function roomFor(
  trx: Trx,
  { payment, documentId, requested }: { payment: Payment; documentId: string | null; requested: readonly Refund[] },
): Promise<{ left: Share[]; free: number }> {
  const held = requested.reduce((sum, refund) => sum + refund.amountCents, 0);
  const free = payment.amountCents - payment.refundedCents - held;
  // Flagged money belongs to no order: its documents were never paid with it.
  if (payment.flag) {
    if (documentId) throw new AppError('REFUND_NOT_POSSIBLE');
    return { left: [], free };
  }
  const left = await listLeft(trx, payment.id);
  if (!documentId) return { left, free };
  const own = left.filter((share) => share.documentId === documentId);
  return { left: own, free: Math.min(free, own[0]?.amountCents ?? 0) };
}

/** Per document what neither went back nor was asked for. */
async function listLeft(trx: Trx, paymentId: string): Promise<Share[]> {
  return (await listItemBalances(trx, paymentId)).map(({ documentId, totalCents, refundedCents, requestedCents }) => ({
    documentId,
    amountCents: totalCents - refundedCents - requestedCents,
  }));
}

/** Asks the provider; asking again, even at once, sends the money once. Throws the provider's errors. */
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
    // Without a clear no the refund may have been made: it stays requested until the provider tells.
    if (error instanceof Stripe.errors.StripeInvalidRequestError) await giveUpRefund(deps, refund);
    throw error;
  }
}

/** The provider refused: the refund failed, and the orders it paused resume. */
async function giveUpRefund(deps: Deps, { id, paymentId }: Refund): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const payment = await lockPayment(trx, paymentId);
    if (!payment) return;
    await updateRefund(trx, { id, paymentId, values: { status: 'failed' }, now: deps.now() });
    await settlePayment(deps, trx, { payment });
  });
}

/** The job behind a request that broke off, and behind refunds our own rules decide. Safe to run at any time. */
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
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    deps.log.error({ err: error, refundId, paymentId: payment.id }, 'the card provider refused a refund');
  }
  await syncRefunds(deps, payment.stripePaymentIntentId);
}

/**
 * Gives back, of its own accord, all of the locked payment, whose money bought nothing. The request is a row and a job in the
 * caller's transaction, so that it survives any crash and is sent once.
 */
export async function refundAutomatically(
  deps: Deps,
  trx: Trx,
  { payment, reason }: { payment: Payment; reason: string },
): Promise<void> {
  const now = deps.now();
  const refund = await insertRefund(
    trx,
    {
      paymentId: payment.id,
      amountCents: payment.amountCents,
      reason,
      source: 'system',
      createdAt: now,
      updatedAt: now,
    },
    [],
  );
  // Sent by the job alone: the payment of this transaction is not known to the provider's answers yet.
  if (refund) await deps.jobs.enqueue(trx, 'payments.sendRefund', { refundId: refund.id });
}

/** Brings a payment in line with the refunds the provider knows of, however they came about. Safe to run twice. */
export async function syncRefunds(deps: Deps, paymentIntentId: string): Promise<void> {
  const known = await findPaymentByIntent(deps.db, paymentIntentId);
  if (!known) return;
  await deps.db.transaction().execute(async (trx) => {
    const payment = await lockPayment(trx, known.id);
    if (!payment) return;
    // Asked under the lock: an older answer must never be written over a newer one.
    const { data } = await deps.stripe.refunds.list({ payment_intent: paymentIntentId, limit: 100 });
    let news = 0;
    const freshIds: string[] = [];
    for (const refund of data.toSorted((one, other) => one.created - other.created)) {
      const freshId = await recordAnswer(deps, trx, { payment, refund });
      if (!freshId) continue;
      news += refund.amount;
      freshIds.push(freshId);
    }
    await settlePayment(deps, trx, { payment, news, freshIds });
  });
}

function statusOf({ status }: Stripe.Refund): Refund['status'] {
  if (status === 'succeeded' || status === 'pending') return 'succeeded';
  return status === 'requires_action' ? 'requested' : 'failed';
}

/** Brings our row of a refund in line with the provider's; gives the row's id when its money is newly on its way to the card. */
async function recordAnswer(
  deps: Deps,
  trx: Trx,
  { payment, refund }: { payment: Payment; refund: Stripe.Refund },
): Promise<string | undefined> {
  const status = statusOf(refund);
  const rows = await listRefunds(trx, payment.id);
  const asked = z.uuid().safeParse(refund.metadata?.refundId).data;
  const ours = rows.find((row) => row.stripeRefundId === refund.id || row.id === asked);
  const isFresh = status === 'succeeded' && ours?.status !== 'succeeded';
  if (!ours) {
    const id = await recordForeign(deps, trx, { payment, refund });
    return isFresh ? id : undefined;
  }
  if (ours.status !== status || ours.stripeRefundId !== refund.id) {
    const values = { status, stripeRefundId: refund.id };
    await updateRefund(trx, { id: ours.id, paymentId: payment.id, values, now: deps.now() });
  }
  return isFresh ? ours.id : undefined;
}

/**
 * A refund made on the provider's own pages names no document: it is divided in proportion to what is left of each, and what
 * is asked for already counts as gone where there is enough besides.
 */
async function recordForeign(
  deps: Deps,
  trx: Trx,
  { payment, refund }: { payment: Payment; refund: Stripe.Refund },
): Promise<string | undefined> {
  const balances = await listItemBalances(trx, payment.id);
  const unasked = await listLeft(trx, payment.id);
  const isEnough = unasked.reduce((sum, share) => sum + share.amountCents, 0) >= refund.amount;
  const left = isEnough
    ? unasked
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
    payment.flag ? [] : divide(refund.amount, left),
  );
  return inserted?.id;
}
