import type { Selectable } from 'kysely';
import type { Stripe } from 'stripe';
import type { Deps } from '#server/deps.ts';
import { notifyStaff } from '#server/features/notifications/notify.ts';
import type { Trx } from '#server/platform/db/client.ts';
import type { PaymentsTable } from '#server/platform/db/tables.ts';
import type { DisputeStatus } from '#shared/schemas/payments.ts';
import {
  findDispute,
  insertRefund,
  listItemBalances,
  listRefunds,
  updateRefund,
  upsertDispute,
} from '../refund-queries.ts';
import { divide } from '../refund-shares.ts';
import { settlePayment, withPaymentOfIntent } from '../settlement.ts';

/*
 * Disputes: the cardholder's bank contests a charge.
 * Promises: work pauses while a dispute is open and resumes when it is won; a lost dispute counts as a refund of its
 * amount; staff are notified when a dispute opens and when it closes.
 * Never: a recorded dispute overwritten by an older response.
 */

type Payment = Selectable<PaymentsTable>;

const closedStatuses: Readonly<Record<string, DisputeStatus | undefined>> = {
  lost: 'lost',
  won: 'won',
  prevented: 'won',
  warning_closed: 'won',
};

/** Early fraud warnings count as open: the charge can still be reversed. */
function statusOf(dispute: Stripe.Dispute): DisputeStatus {
  return closedStatuses[dispute.status] ?? 'open';
}

/** Deadline for evidence; null once none is accepted. */
function dueByOf(dispute: Stripe.Dispute): Date | null {
  const { due_by: dueBy } = dispute.evidence_details;
  return dueBy ? new Date(dueBy * 1000) : null;
}

/** Syncs a payment with its disputes at Stripe. Idempotent. */
export async function syncDisputes(deps: Deps, paymentIntentId: string): Promise<void> {
  await withPaymentOfIntent(deps, paymentIntentId, async (trx, payment) => {
    const { data } = await deps.stripe.disputes.list({ payment_intent: paymentIntentId, limit: 100 });
    const kinds: Awaited<ReturnType<typeof recordDispute>>[] = [];
    const freshIds: string[] = [];
    for (const dispute of data) {
      kinds.push(await recordDispute(deps, trx, { payment, dispute }));
      const lossId = await recordLoss(deps, trx, { payment, dispute });
      if (lossId) freshIds.push(lossId);
    }
    await settlePayment(deps, trx, { payment, freshIds });
    for (const kind of kinds) {
      if (!kind) continue;
      await notifyStaff(trx, {
        now: deps.now,
        kind,
        payload: {
          paymentId: payment.id,
          receiptNumber: String(payment.receiptNumber),
          totalCents: payment.amountCents,
          currency: payment.currency,
        },
      });
    }
  });
}

const kindOf = { open: 'dispute_opened', won: 'dispute_won', lost: 'dispute_lost' } as const;

/** In the payment's currency: of a dispute in another one, as banks sometimes open it, the whole payment. */
function disputedCents(payment: Payment, dispute: Stripe.Dispute): number {
  return dispute.currency === payment.currency ? dispute.amount : payment.amountCents;
}

/** Records one dispute; returns the notification kind for staff, undefined when its status is unchanged. */
async function recordDispute(
  deps: Deps,
  trx: Trx,
  { payment, dispute }: { payment: Payment; dispute: Stripe.Dispute },
): Promise<(typeof kindOf)[DisputeStatus] | undefined> {
  const before = await findDispute(trx, dispute.id);
  const status = statusOf(dispute);
  const now = deps.now();
  await upsertDispute(
    trx,
    {
      paymentId: payment.id,
      stripeDisputeId: dispute.id,
      amountCents: disputedCents(payment, dispute),
      reason: dispute.reason,
      status,
      providerStatus: dispute.status,
      dueBy: dueByOf(dispute),
      openedAt: new Date(dispute.created * 1000),
      closedAt: status === 'open' ? null : (before?.closedAt ?? now),
      createdAt: now,
      updatedAt: now,
    },
    now,
  );
  return before?.status === status ? undefined : kindOf[status];
}

/** Records a lost dispute as a refund, and fails that refund when the dispute is reopened. Returns the id of a new loss. */
async function recordLoss(
  deps: Deps,
  trx: Trx,
  { payment, dispute }: { payment: Payment; dispute: Stripe.Dispute },
): Promise<string | undefined> {
  const isLost = statusOf(dispute) === 'lost';
  const now = deps.now();
  const refunds = await listRefunds(trx, payment.id);
  const loss = refunds.find((refund) => refund.stripeRefundId === dispute.id);
  if (loss) {
    const values = { status: isLost ? ('succeeded' as const) : ('failed' as const) };
    if (loss.status === values.status) return undefined;
    await updateRefund(trx, { id: loss.id, paymentId: payment.id, values, now });
    return isLost ? loss.id : undefined;
  }
  if (!isLost) return undefined;
  const refundedCents = refunds
    .filter((refund) => refund.status === 'succeeded')
    .reduce((sum, refund) => sum + refund.amountCents, 0);
  const amountCents = Math.min(disputedCents(payment, dispute), payment.amountCents - refundedCents);
  if (amountCents <= 0) return undefined;
  const remaining = (await listItemBalances(trx, payment.id)).map((item) => ({
    documentId: item.documentId,
    amountCents: item.totalCents - item.refundedCents,
  }));
  const recorded = await insertRefund(
    trx,
    {
      paymentId: payment.id,
      amountCents,
      reason: `Dispute lost (${dispute.reason})`,
      source: 'dispute',
      status: 'succeeded',
      stripeRefundId: dispute.id,
      createdAt: now,
      updatedAt: now,
    },
    payment.flag ? [] : divide(amountCents, remaining),
  );
  return recorded?.id;
}
