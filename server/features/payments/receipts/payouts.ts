import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import type { Trx } from '#server/platform/db/client.ts';
import type { PaymentsTable, RefundsTable } from '#server/platform/db/tables.ts';
import type { payoutsOutput } from '#shared/schemas/received.ts';
import { lockPayment } from '../queries.ts';
import type { Bookkeeper } from '../receivables.ts';
import { findRefund, insertRefund, listRefunds, updateRefund } from '../refund-queries.ts';
import { settlePayment } from '../settlement.ts';
import { listLost, listPayouts } from './queries.ts';

/*
 * Refunds that go back by hand: of money that did not come by card, and those that the card did not take for an order whose file
 * left meanwhile, so that nobody can work on it.
 * Promises: a refund waits, with its order, until staff confirm its payout with a reference; confirmed once.
 */

type Refund = Selectable<RefundsTable>;

export async function getPayouts({ db }: Deps): Promise<z.input<typeof payoutsOutput>> {
  return { items: await listPayouts(db) };
}

/** Confirms that a refund was paid out; repeating it is idempotent. Throws PAYOUT_NOT_FOUND. */
export async function confirmPayout(
  deps: Deps,
  actor: Bookkeeper,
  { refundId, reference }: { refundId: string; reference: string },
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const known = await findRefund(trx, refundId);
    const payment = known && (await lockPayment(trx, known.paymentId));
    const refund = payment && (await findRefund(trx, refundId));
    if (!payment || !refund) throw new AppError('PAYOUT_NOT_FOUND');
    const paid = await (refund.status === 'failed' ? payReturned : payWaiting)(deps, trx, { actor, payment, refund });
    if (!paid) return;
    await settlePayment(deps, trx, { payment, newlyRefundedCents: paid.amountCents, freshIds: [paid.id] });
    await recordAudit(deps, trx, {
      event: 'refund.paidOut',
      actor,
      subjectUserId: payment.userId,
      details: { payment: payment.id, amountCents: paid.amountCents, currency: payment.currency, reference },
    });
  });
}

interface Payout {
  actor: Bookkeeper;
  payment: Selectable<PaymentsTable>;
  refund: Refund;
}
type Paid = Pick<Refund, 'id' | 'amountCents'> | undefined;

/** Of money that did not come by card. Undefined when it is confirmed already. */
async function payWaiting(deps: Deps, trx: Trx, { payment, refund }: Payout): Promise<Paid> {
  if (payment.stripePaymentIntentId !== null) throw new AppError('PAYOUT_NOT_FOUND');
  if (refund.status === 'succeeded') return undefined;
  if (refund.status !== 'requested') throw new AppError('PAYOUT_NOT_FOUND');
  await updateRefund(trx, { id: refund.id, paymentId: payment.id, values: { status: 'succeeded' }, now: deps.now() });
  return refund;
}

/**
 * Of a refund that the card did not take, for orders whose file is gone: a refund of its own, since the provider's stays failed.
 * Undefined when it is confirmed already.
 */
async function payReturned(deps: Deps, trx: Trx, { actor, payment, refund }: Payout): Promise<Paid> {
  if (refund.stripeRefundId === null) throw new AppError('PAYOUT_NOT_FOUND');
  const shares = await listLost(trx, refund.id);
  const amountCents = shares.reduce((sum, share) => sum + share.amountCents, 0);
  if (amountCents <= 0) {
    const paid = (await listRefunds(trx, payment.id)).some(
      (one) => one.status === 'succeeded' && isInPlaceOf(one, refund),
    );
    if (paid) return undefined;
    throw new AppError('PAYOUT_NOT_FOUND');
  }
  const now = deps.now();
  return insertRefund(
    trx,
    {
      ...{ paymentId: payment.id, documentId: refund.documentId, amountCents, reason: refund.reason, source: 'staff' },
      ...{ status: 'succeeded', requestedBy: actor.person.id, createdAt: now, updatedAt: now },
    },
    shares,
  );
}

function isInPlaceOf(one: Refund, failed: Refund): boolean {
  return one.stripeRefundId === null && one.documentId === failed.documentId && one.createdAt > failed.createdAt;
}
