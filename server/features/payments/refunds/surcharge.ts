import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { lockUserDocuments } from '#server/features/documents/rows.ts';
import { limits } from '#shared/limits.ts';
import { endStatementCheckout } from '../fulfilment.ts';
import { lockPayment } from '../queries.ts';
import { missingOf } from '../receivables.ts';
import {
  findSurcharge,
  hasOpenDispute,
  hasSurchargeRefund,
  insertRefund,
  listItemBalances,
  listUnrefundedSurcharges,
} from '../refund-queries.ts';
import { settlePayment } from '../settlement.ts';

/*
 * The refund of a rush surcharge whose promise was missed.
 * Promises: requested in the commit that decides it and sent by the job of all refunds, so each survives a crash; the order goes
 * on meanwhile, and its certificate stays valid.
 * Never: a second refund of one surcharge, or one of a kept promise.
 */

/** Job: requests the refund. Idempotent, also under concurrency; waits while the payment is disputed. */
export async function refundSurcharge(deps: Deps, documentId: string): Promise<void> {
  const known = await findSurcharge(deps.db, documentId);
  if (!known) return;
  await endStatementCheckout(deps, known.paymentId);
  await deps.db.transaction().execute(async (trx) => {
    const payment = await lockPayment(trx, known.paymentId);
    if (payment?.status !== 'paid' && payment?.status !== 'due') return;
    if (payment.flag || missingOf(payment) > 0 || (await hasOpenDispute(trx, payment.id))) return;
    // The credit would change the amount of an open checkout, so the job is retried.
    if (payment.status === 'due' && payment.stripeSessionId) throw new AppError('STATEMENT_PENDING');
    const [document] = await lockUserDocuments(trx, { ids: [documentId], userId: payment.userId });
    if (document?.promiseOutcome !== 'missed' || (await hasSurchargeRefund(trx, documentId))) return;
    const balance = (await listItemBalances(trx, payment.id)).find((item) => item.documentId === documentId);
    if (!balance) return;
    const amountCents = Math.min(
      known.surchargeCents,
      balance.totalCents - balance.refundedCents - balance.requestedCents,
    );
    if (amountCents <= 0) return;
    const now = deps.now();
    const refund = await insertRefund(
      trx,
      {
        paymentId: payment.id,
        documentId,
        amountCents,
        reason: `${document.filename} wasn’t ready by the time we promised, so we’re returning its rush surcharge.`,
        certificate: 'keep',
        source: 'system',
        isSurcharge: true,
        status: payment.status === 'due' ? 'succeeded' : 'requested',
        createdAt: now,
        updatedAt: now,
      },
      [{ documentId, amountCents }],
    );
    if (!refund) return;
    if (payment.status === 'due') {
      await settlePayment(deps, trx, { payment, newlyRefundedCents: amountCents, freshIds: [refund.id] });
    } else {
      await deps.jobs.enqueue(trx, 'payments.sendRefund', { refundId: refund.id });
    }
  });
}

/** Requests refunds that the job could not: during a dispute since won, or rejected by the card provider. */
export async function refundMissedSurcharges(deps: Deps): Promise<void> {
  const now = deps.now().getTime();
  const ids = await listUnrefundedSurcharges(deps.db, {
    since: new Date(now - limits.surchargeRefundMs),
    failedBefore: new Date(now - limits.surchargeRetryMs),
    limit: 200,
    ownerId: deps.sandbox?.accountId,
  });
  for (const id of ids) await refundSurcharge(deps, id);
}
