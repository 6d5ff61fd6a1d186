import type { Selectable } from 'kysely';
import type { Stripe } from 'stripe';
import type { Trx } from '#server/platform/db/client.ts';
import type { PaymentsTable } from '#server/platform/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import { notify } from '#server/features/notifications/notify.ts';
import { mailPayers } from '#server/features/payments/on-account/mail.ts';
import { listItems, updatePayment } from '#server/features/payments/queries.ts';
import { enqueueMoneySync, paidColumns, recordDuplicate } from './received.ts';
import type { Outcome } from './stripe-status.ts';

type Payment = Selectable<PaymentsTable>;

/**
 * Settles a statement by the outcome of its session. Its orders were started when they were put on account, so nothing is
 * fulfilled here. The caller holds the payment's lock.
 */
export async function collectStatement(
  deps: Deps,
  trx: Trx,
  { payment, session, outcome }: { payment: Payment; session: Stripe.Checkout.Session; outcome: Outcome },
): Promise<void> {
  if (outcome === 'open') return;
  const now = deps.now();
  const dueCents = payment.amountCents - payment.refundedCents;
  if (outcome === 'paid' && session.amount_total === dueCents && session.currency === payment.currency) {
    await updatePayment(trx, { id: payment.id, values: { ...paidColumns(session, now), checkoutUrl: null }, now });
    await enqueueMoneySync(deps, trx, session);
    await mailPayers(deps, trx, { accountId: payment.userId, change: 'paid', cents: dueCents, paymentId: payment.id });
    const documents = (await listItems(trx, payment.id)).length;
    await notify(trx, {
      now: deps.now,
      userId: payment.userId,
      kind: 'payment_confirmed',
      payload: { paymentId: payment.id, totalCents: dueCents, documents },
    });
    return;
  }
  if (payment.stripeSessionId === session.id) {
    // Its next checkout is a new attempt.
    await updatePayment(trx, {
      id: payment.id,
      values: { stripeSessionId: null, checkoutUrl: null, expiresAt: now },
      now,
    });
  }
  if (outcome === 'paid') await recordDuplicate(deps, trx, { payment, session, flag: 'amount-differs' });
}
