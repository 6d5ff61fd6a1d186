import type { Selectable } from 'kysely';
import type { Stripe } from 'stripe';
import type { Deps } from '#server/deps.ts';
import { rateNow } from '#server/features/company/exchange-rates.ts';
import { notifyAdmins } from '#server/features/notifications/notify.ts';
import type { Trx } from '#server/platform/db/client.ts';
import type { PaymentsTable } from '#server/platform/db/tables.ts';
import { isCurrency } from '#shared/money.ts';
import type { PaymentFlag } from '#shared/schemas/payments.ts';
import { insertDuplicatePayment } from './queries.ts';
import { insertRefund } from './refund-queries.ts';
import { cardOf } from './stripe-status.ts';

/** Arrived money: what a payment records of it, and how unexpected money is handled. */

type Payment = Selectable<PaymentsTable>;

/** Columns of a payment that has been paid. */
export function paidColumns(session: Stripe.Checkout.Session, now: Date) {
  const { intentId, brand, last4 } = cardOf(session);
  return {
    status: 'paid' as const,
    paidAt: now,
    stripeSessionId: session.id,
    stripePaymentIntentId: intentId,
    cardBrand: brand,
    cardLast4: last4,
  };
}

/** Enqueues a sync of refunds and disputes that precede fulfilment. */
export async function enqueueMoneySync(deps: Deps, trx: Trx, session: Stripe.Checkout.Session): Promise<void> {
  const { isRefunded, isDisputed, intentId: paymentIntentId } = cardOf(session);
  if (!paymentIntentId) return;
  if (isRefunded) await deps.jobs.enqueue(trx, 'payments.syncRefunds', { paymentIntentId });
  if (isDisputed) await deps.jobs.enqueue(trx, 'payments.syncDisputes', { paymentIntentId });
}

/** Money that does not match the payment is recorded as a separate payment, which can be refunded. */
export async function recordDuplicate(
  deps: Deps,
  trx: Trx,
  { payment, session, flag }: { payment: Payment; session: Stripe.Checkout.Session; flag: PaymentFlag },
): Promise<void> {
  const now = deps.now();
  const currency = isCurrency(session.currency) ? session.currency : payment.currency;
  const duplicate = await insertDuplicatePayment(trx, {
    ...paidColumns(session, now),
    userId: payment.userId,
    amountCents: session.amount_total ?? payment.amountCents,
    currency,
    ...(await rateNow(deps, trx, currency)),
    flag,
    expiresAt: now,
    createdAt: now,
    updatedAt: now,
  });
  if (!duplicate) return;
  await enqueueMoneySync(deps, trx, session);
  await flagPayment(deps, trx, { payment: duplicate, flag });
}

export async function flagPayment(
  deps: Deps,
  trx: Trx,
  { payment, flag }: { payment: Payment; flag: PaymentFlag },
): Promise<void> {
  deps.log.error({ paymentId: payment.id, flag }, 'payment flagged: it does not match its order');
  const reason = refundReasons[flag];
  if (reason) await refundAutomatically(deps, trx, { payment, reason });
  await notifyAdmins(trx, {
    now: deps.now,
    kind: reason ? 'payment_returned' : 'payment_flagged',
    payload: {
      paymentId: payment.id,
      receiptNumber: String(payment.receiptNumber),
      totalCents: payment.amountCents,
      currency: payment.currency,
    },
  });
}

/** Reasons of automatic refunds; null where staff decide. */
const refundReasons: Readonly<Record<PaymentFlag, string | null>> = {
  'order-changed': 'The order was changed or discarded before the payment arrived.',
  'already-paid': 'This order had already been paid.',
  'card-limit': 'This card paid for too many orders without an account today.',
  'amount-differs': null,
  'credit-left': null,
};

/**
 * Requests a full refund of the locked, flagged payment. The refund and its job are part of the caller's transaction, so the
 * request survives a crash and is sent once.
 */
async function refundAutomatically(
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
  // Left to the job: a sync cannot see this payment before the transaction commits.
  if (refund) await deps.jobs.enqueue(trx, 'payments.sendRefund', { refundId: refund.id });
}
