import type { Selectable } from 'kysely';
import { Stripe } from 'stripe';
import { z } from 'zod';
import { formatCents } from '#shared/money.ts';
import type { refundInput, refundOutput } from '#shared/schemas/payments.ts';
import type { Actor } from '../../../context.ts';
import type { Trx } from '../../../db/client.ts';
import type { PaymentsTable, RefundsTable } from '../../../db/tables.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import { findAccount } from '../../auth/queries.ts';
import { recordStaffEvent } from '../../auth/trail/service.ts';
import { setRefunded } from '../../documents/service.ts';
import { notify, queueEmail } from '../../notifications/service.ts';
import {
  findPayment,
  findPaymentByIntent,
  insertRefund,
  listItems,
  listRequestedRefunds,
  lockPayment,
  releaseItems,
  updatePayment,
  updateRefund,
} from '../queries.ts';

/*
 * Money on its way back.
 * Promises: never more than was charged, also when two people refund at once; our rows follow what the provider says.
 * Never: a refund without a name and a reason.
 */

type Payment = Selectable<PaymentsTable>;
type Refund = Selectable<RefundsTable>;
type Input = z.infer<typeof refundInput>;

/** Sends money back. Throws PAYMENT_NOT_FOUND, REFUND_NOT_POSSIBLE, REFUND_FAILED when the provider refuses or is away. */
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
    throw error instanceof Stripe.errors.StripeError ? new AppError('REFUND_FAILED', { cause: error }) : error;
  }
  const payment = (await findPayment(deps.db, { id: known.id })) ?? known;
  return {
    refundedCents: payment.refundedCents,
    remainingCents: payment.amountCents - payment.refundedCents,
    status: payment.status,
  };
}

/** The row of this refund: a new one, or the one of the same amount that nobody has answered yet. */
async function requestRefund(deps: Deps, trx: Trx, { actor, input }: { actor: Actor; input: Input }): Promise<Refund> {
  const payment = await lockPayment(trx, input.paymentId);
  if (payment?.status !== 'paid') throw new AppError('REFUND_NOT_POSSIBLE');
  const left = payment.amountCents - payment.refundedCents;
  const requested = await listRequestedRefunds(trx, payment.id);
  const same = requested.find((refund) => refund.amountCents === (input.amountCents ?? left));
  if (same) return same;
  const free = left - requested.reduce((sum, refund) => sum + refund.amountCents, 0);
  const amountCents = input.amountCents ?? free;
  if (amountCents <= 0 || amountCents > free) throw new AppError('REFUND_NOT_POSSIBLE');
  await recordStaffEvent(deps, trx, {
    event: 'refund.requested',
    actor,
    subjectUserId: payment.userId,
    details: { payment: payment.id, amountCents, reason: input.reason },
  });
  const now = deps.now();
  return insertRefund(trx, {
    paymentId: payment.id,
    amountCents,
    reason: input.reason,
    requestedBy: actor.id,
    createdAt: now,
    updatedAt: now,
  });
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
    if (error instanceof Stripe.errors.StripeInvalidRequestError) {
      await updateRefund(deps.db, {
        id: refund.id,
        paymentId: refund.paymentId,
        values: { status: 'failed' },
        now: deps.now(),
      });
    }
    throw error;
  }
}

/** Brings a payment in line with the refunds the provider knows of, whoever made them. Safe to run twice. */
export async function syncRefunds(deps: Deps, paymentIntentId: string): Promise<void> {
  const known = await findPaymentByIntent(deps.db, paymentIntentId);
  if (!known) return;
  await deps.db.transaction().execute(async (trx) => {
    const payment = await lockPayment(trx, known.id);
    if (!payment) return;
    // Asked under the lock: an older answer must never be written over a newer one.
    const { data } = await deps.stripe.refunds.list({ payment_intent: paymentIntentId, limit: 100 });
    const refundedCents = data.filter(isSent).reduce((sum, refund) => sum + refund.amount, 0);
    for (const refund of data) await recordAnswer(deps, trx, { payment, refund });
    if (payment.refundedCents !== refundedCents) await recordTotal(deps, trx, { payment, refundedCents });
  });
}

function isSent({ status }: Stripe.Refund): boolean {
  return status === 'succeeded' || status === 'pending';
}

/** Brings our row of a refund in line with the provider's, where it is one of ours. */
async function recordAnswer(
  deps: Deps,
  trx: Trx,
  { payment, refund }: { payment: Payment; refund: Stripe.Refund },
): Promise<void> {
  const ours = z.uuid().safeParse(refund.metadata?.refundId);
  if (!ours.success) return;
  await updateRefund(trx, {
    id: ours.data,
    paymentId: payment.id,
    values: { status: isSent(refund) ? 'succeeded' : 'failed', stripeRefundId: refund.id },
    now: deps.now(),
  });
}

async function recordTotal(
  deps: Deps,
  trx: Trx,
  { payment, refundedCents }: { payment: Payment; refundedCents: number },
): Promise<void> {
  const isFull = refundedCents >= payment.amountCents;
  await updatePayment(trx, {
    id: payment.id,
    values: { refundedCents, status: isFull ? 'refunded' : 'paid' },
    now: deps.now(),
  });
  // Money that was flagged bought nothing: what it was meant for can be ordered again, or was paid otherwise.
  if (!payment.flag) {
    for (const { documentId } of await listItems(trx, payment.id)) {
      await setRefunded(deps, trx, { documentId, isRefunded: isFull });
    }
  }
  if (isFull) await releaseItems(trx, payment.id);
  const news = refundedCents - payment.refundedCents;
  if (news > 0) await tellCustomer(deps, trx, { payment, news });
}

async function tellCustomer(
  deps: Deps,
  trx: Trx,
  { payment, news }: { payment: Payment; news: number },
): Promise<void> {
  const customer = await findAccount(trx, payment.userId);
  if (!customer) throw new AppError('USER_NOT_FOUND');
  await notify(trx, {
    userId: customer.id,
    kind: 'payment_refunded',
    payload: { paymentId: payment.id, amount: formatCents(news) },
  });
  await queueEmail(deps, trx, {
    userId: customer.id,
    to: { name: customer.name, address: customer.email },
    template: 'refund',
    payload: { paymentId: payment.id, receiptNumber: String(payment.receiptNumber), amountCents: news },
  });
}
