import { Stripe } from 'stripe';
import type { z } from 'zod';
import { formatCents } from '#shared/money.ts';
import type { refundInput, refundOutput } from '#shared/schemas/payments.ts';
import type { Actor } from '../../../context.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import { findAccount } from '../../auth/queries.ts';
import { markRefunded } from '../../documents/service.ts';
import { notify, queueEmail } from '../../notifications/service.ts';
import {
  findPayment,
  findPaymentByIntent,
  insertRefund,
  listItems,
  lockPayment,
  sumRequestedRefunds,
  updatePayment,
  updateRefund,
} from '../queries.ts';

/*
 * Money on its way back.
 * Promises: never more than was charged, also when two people refund at once; our rows follow what the provider says.
 * Never: a refund without a name and a reason.
 */

/** Sends money back. Throws PAYMENT_NOT_FOUND, REFUND_NOT_POSSIBLE, REFUND_FAILED when the provider refuses or is away. */
export async function refundPayment(
  deps: Deps,
  actor: Actor,
  input: z.infer<typeof refundInput>,
): Promise<z.infer<typeof refundOutput>> {
  const { refund, intentId } = await deps.db.transaction().execute(async (trx) => {
    const payment = await lockPayment(trx, input.paymentId);
    if (!payment) throw new AppError('PAYMENT_NOT_FOUND');
    const left = payment.amountCents - payment.refundedCents - (await sumRequestedRefunds(trx, payment.id));
    const amountCents = input.amountCents ?? left;
    if (payment.status !== 'paid' || !payment.stripePaymentIntentId || amountCents <= 0 || amountCents > left) {
      throw new AppError('REFUND_NOT_POSSIBLE');
    }
    const now = deps.now();
    const row = await insertRefund(trx, {
      paymentId: payment.id,
      amountCents,
      reason: input.reason,
      requestedBy: actor.id,
      createdAt: now,
      updatedAt: now,
    });
    return { refund: row, intentId: payment.stripePaymentIntentId };
  });

  try {
    const made = await deps.stripe.refunds.create(
      {
        payment_intent: intentId,
        amount: refund.amountCents,
        reason: 'requested_by_customer',
        metadata: { refundId: refund.id },
      },
      { idempotencyKey: `refund-${refund.id}` },
    );
    await updateRefund(deps.db, {
      id: refund.id,
      values: { status: made.status === 'failed' ? 'failed' : 'succeeded', stripeRefundId: made.id },
      now: deps.now(),
    });
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    // Without an answer the refund may have been made: it stays requested until the provider tells.
    if (error instanceof Stripe.errors.StripeConnectionError) throw new AppError('REFUND_FAILED', { cause: error });
    await updateRefund(deps.db, { id: refund.id, values: { status: 'failed' }, now: deps.now() });
    throw new AppError('REFUND_FAILED', { cause: error });
  }
  await syncRefunds(deps, intentId);
  const payment = await findPayment(deps.db, { id: input.paymentId });
  if (!payment) throw new AppError('PAYMENT_NOT_FOUND');
  return {
    refundedCents: payment.refundedCents,
    remainingCents: payment.amountCents - payment.refundedCents,
    status: payment.status,
  };
}

/** Brings a payment in line with the refunds the provider knows of, whoever made them. Safe to run twice. */
export async function syncRefunds(deps: Deps, paymentIntentId: string): Promise<void> {
  const known = await findPaymentByIntent(deps.db, paymentIntentId);
  if (!known) return;
  const { data } = await deps.stripe.refunds.list({ payment_intent: paymentIntentId, limit: 100 });
  const sent = data.filter((refund) => refund.status === 'succeeded' || refund.status === 'pending');
  const refundedCents = sent.reduce((sum, refund) => sum + refund.amount, 0);
  await deps.db.transaction().execute(async (trx) => {
    const payment = await lockPayment(trx, known.id);
    if (!payment) return;
    const now = deps.now();
    for (const { id, metadata } of sent) {
      const ours = metadata?.refundId;
      if (ours) await updateRefund(trx, { id: ours, values: { status: 'succeeded', stripeRefundId: id }, now });
    }
    if (payment.refundedCents === refundedCents) return;
    const isFull = refundedCents >= payment.amountCents;
    await updatePayment(trx, {
      id: payment.id,
      values: { refundedCents, status: isFull ? 'refunded' : 'paid' },
      now,
    });
    if (isFull) {
      for (const item of await listItems(trx, payment.id)) {
        await markRefunded(deps, trx, item.documentId);
      }
    }
    const news = refundedCents - payment.refundedCents;
    const customer = await findAccount(trx, payment.userId);
    if (!customer || news <= 0) return;
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
  });
}
