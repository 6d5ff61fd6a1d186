import type { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import type { payoutsOutput } from '#shared/schemas/received.ts';
import { lockPayment } from '../queries.ts';
import type { Bookkeeper } from '../receivables.ts';
import { findRefund, updateRefund } from '../refund-queries.ts';
import { settlePayment } from '../settlement.ts';
import { listPayouts } from './queries.ts';

/*
 * Refunds of money that did not come by card: they go back by hand.
 * Promises: a refund waits, with its order, until staff confirm its payout with a reference; confirmed once.
 */

export async function getPayouts({ db }: Deps): Promise<z.input<typeof payoutsOutput>> {
  return { items: await listPayouts(db) };
}

/** Confirms that a refund was paid out. Throws PAYOUT_NOT_FOUND. */
export async function confirmPayout(
  deps: Deps,
  actor: Bookkeeper,
  { refundId, reference }: { refundId: string; reference: string },
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const known = await findRefund(trx, refundId);
    const payment = known && (await lockPayment(trx, known.paymentId));
    const refund = payment && (await findRefund(trx, refundId));
    if (!payment || !refund || payment.stripePaymentIntentId !== null) throw new AppError('PAYOUT_NOT_FOUND');
    if (refund.status === 'succeeded') return;
    if (refund.status !== 'requested') throw new AppError('PAYOUT_NOT_FOUND');
    await updateRefund(trx, { id: refundId, paymentId: payment.id, values: { status: 'succeeded' }, now: deps.now() });
    await settlePayment(deps, trx, { payment, newlyRefundedCents: refund.amountCents, freshIds: [refundId] });
    await recordAudit(deps, trx, {
      event: 'refund.paidOut',
      actor,
      subjectUserId: payment.userId,
      details: { payment: payment.id, amountCents: refund.amountCents, currency: payment.currency, reference },
    });
  });
}
