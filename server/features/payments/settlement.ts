import type { Selectable } from 'kysely';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { findOwner } from '#server/features/auth/queries.ts';
import {
  applyCertificateChoice,
  closeCertificateQuestion,
  openCertificateQuestion,
} from '#server/features/certification/revocation/withdrawal.ts';
import { queueOrderEmail } from '#server/features/documents/order-mail.ts';
import { lockUserDocuments } from '#server/features/documents/rows.ts';
import { applyOrderMoney, type MoneyChange } from '#server/features/documents/standing.ts';
import { notify, notifyAdmins, notifyStaff } from '#server/features/notifications/notify.ts';
import { publishEvent } from '#server/features/notifications/publish-event.ts';
import type { Trx } from '#server/platform/db/client.ts';
import type { PaymentsTable, RefundsTable } from '#server/platform/db/tables.ts';
import type { PaymentHold } from '#shared/document-status.ts';
import type { ReturnWay } from '#shared/received.ts';
import type { CertificateChoice } from '#shared/schemas/payments.ts';
import { mailPayers } from './account-mail.ts';
import { requestInvoices } from './invoicing.ts';
import { findPaymentByIntent, lockPayment, releaseItems, updatePayment } from './queries.ts';
import { missingOf, releaseExcess } from './receivables.ts';
import { hasOpenDispute, listItemBalances, listRefunds } from './refund-queries.ts';

/*
 * Settlement: applies refunds and disputes to the payment's totals, its orders and their certificates.
 * Promises: derived from the recorded refunds and disputes alone, so it is idempotent; runs in the transaction that records
 * them, under the payment's lock.
 * Never: an order that is worked on while its money is refunded or disputed.
 */

type Payment = Selectable<PaymentsTable>;
type Refund = Selectable<RefundsTable>;

/**
 * Runs `work` under the lock of the card provider's payment, if it is known. What `work` fetches from the provider is then never
 * overwritten by an older response.
 */
export async function withPaymentOfIntent(
  deps: Deps,
  intentId: string,
  work: (trx: Trx, payment: Payment) => Promise<void>,
): Promise<void> {
  const known = await findPaymentByIntent(deps.db, intentId);
  if (!known) return;
  await deps.db.transaction().execute(async (trx) => {
    const payment = await lockPayment(trx, known.id);
    if (payment) await work(trx, payment);
  });
}

/** `payment` is locked; `newlyRefundedCents` and `freshIds` are the refunds that newly succeeded, which notify the customer. */
export async function settlePayment(
  deps: Deps,
  trx: Trx,
  {
    payment,
    newlyRefundedCents = 0,
    freshIds = [],
  }: { payment: Payment; newlyRefundedCents?: number; freshIds?: readonly string[] },
): Promise<void> {
  const isDue = payment.status === 'due';
  if (!isDue && payment.status !== 'paid' && payment.status !== 'refunded') return;
  const refunds = await listRefunds(trx, payment.id);
  const succeeded = refunds.filter((refund) => refund.status === 'succeeded');
  const refundedCents = Math.min(
    payment.amountCents,
    succeeded.reduce((sum, refund) => sum + refund.amountCents, 0),
  );
  const isFull = refundedCents >= payment.amountCents;
  const receivedCents = isDue ? await releaseExcess(deps, trx, { payment, refundedCents }) : payment.receivedCents;
  const status = statusOf(payment, { isFull, isReceived: payment.amountCents - refundedCents === receivedCents });
  if (payment.refundedCents !== refundedCents || payment.status !== status) {
    const now = deps.now();
    // Amounts returned before collection do not count as received.
    const credited = isDue && {
      creditedCents: refundedCents,
      receivedCents,
      ...(status === 'paid' && { paidAt: now }),
    };
    await updatePayment(trx, { id: payment.id, values: { refundedCents, status, ...credited }, now });
  }
  if (status === 'refunded') await releaseItems(trx, payment.id);
  // A flagged payment fulfilled no order; there is no status to update.
  const isUnderpaid = missingOf({ ...payment, refundedCents, status }) > 0;
  const changes = payment.flag ? [] : await applyToOrders(deps, trx, { payment, isFull, isUnderpaid });
  const fresh = succeeded.filter((refund) => freshIds.includes(refund.id));
  const questioned = await updateCertificates(deps, trx, { changes, fresh });
  if (fresh.length > 0) await requestInvoices(deps, trx, payment);
  const reason = fresh.find((refund) => refund.source === 'system')?.reason;
  if (newlyRefundedCents > 0) {
    await publishEvent(trx, {
      now: deps.now,
      accountId: payment.userId,
      type: 'payment.refunded',
      data: { paymentId: payment.id, amountCents: newlyRefundedCents, refundedCents, currency: payment.currency },
    });
    const tell = isDue ? notifyCredited : notifyCustomer;
    await tell(deps, trx, {
      payment,
      documentIds: changes.map(({ document }) => document.id),
      amountCents: newlyRefundedCents,
      way: fresh.every(({ stripeRefundId }) => stripeRefundId === null) ? 'hand' : 'card',
      reason,
    });
  }
  await notifyStaffOfChanges(deps, trx, { changes, questioned });
}

/** A tab stays open for the month's next order, also when all of it was credited. */
function statusOf(
  { status, statedAt }: Payment,
  { isFull, isReceived }: { isFull: boolean; isReceived: boolean },
): 'due' | 'paid' | 'refunded' {
  if (status === 'due' && (statedAt === null || !(isFull || isReceived))) return 'due';
  return isFull ? 'refunded' : 'paid';
}

async function applyToOrders(
  deps: Deps,
  trx: Trx,
  { payment, isFull, isUnderpaid }: { payment: Payment; isFull: boolean; isUnderpaid: boolean },
): Promise<MoneyChange[]> {
  const items = await listItemBalances(trx, payment.id);
  if (items.length === 0) return [];
  await lockUserDocuments(trx, { ids: items.map((item) => item.documentId), userId: payment.userId });
  const isDisputed = await hasOpenDispute(trx, payment.id);
  const changes: MoneyChange[] = [];
  for (const { documentId, totalCents, refundedCents, heldCents } of items) {
    const hold = holdOf({ isDisputed, isRefunding: heldCents > 0, isUnderpaid });
    const change = await applyOrderMoney(deps, trx, {
      documentId,
      refundedCents: isFull ? totalCents : refundedCents,
      hold,
    });
    if (change) changes.push(change);
  }
  return changes;
}

function holdOf(money: { isDisputed: boolean; isRefunding: boolean; isUnderpaid: boolean }): PaymentHold | null {
  if (money.isDisputed) return 'dispute';
  if (money.isRefunding) return 'refund';
  return money.isUnderpaid ? 'underpaid' : null;
}

/** Applies certificate choices of refunds to delivered orders; returns the ids of documents with an open question. */
async function updateCertificates(
  deps: Deps,
  trx: Trx,
  { changes, fresh }: { changes: readonly MoneyChange[]; fresh: readonly Refund[] },
): Promise<Set<string>> {
  const questioned = new Set<string>();
  for (const { document, isDelivered, change } of changes) {
    const documentId = document.id;
    if (change === 'restored' && document.refundedCents === 0) await closeCertificateQuestion(deps, trx, documentId);
    if (!isDelivered || (change !== 'refunded' && change !== 'partly-refunded')) continue;
    const concerning = fresh.filter((refund) => refund.documentId === null || refund.documentId === documentId);
    const applicable = concerning.filter((refund) => !refund.isSurcharge);
    // A rush surcharge refund does not concern the certificate.
    if (concerning.length > 0 && applicable.length === 0) continue;
    const { choice, by } = choiceOf(applicable);
    if (choice) {
      await applyCertificateChoice(deps, trx, { documentId, choice, requestedBy: by });
      continue;
    }
    const cause = applicable.some((refund) => refund.source === 'dispute') ? 'dispute' : 'refund';
    if (await openCertificateQuestion(deps, trx, { documentId, cause })) questioned.add(documentId);
  }
  return questioned;
}

/** Any `withdraw` wins; `keep` needs every refund to choose it. */
function choiceOf(refunds: readonly Refund[]): { choice: CertificateChoice | null; by: string | null } {
  const withdrawing = refunds.find((refund) => refund.certificate === 'withdraw');
  if (withdrawing) return { choice: 'withdraw', by: withdrawing.requestedBy };
  const isKept = refunds.length > 0 && refunds.every((refund) => refund.certificate === 'keep');
  return { choice: isKept ? 'keep' : null, by: refunds.at(-1)?.requestedBy ?? null };
}

interface Returned {
  payment: Payment;
  /** The orders that it changed. */
  documentIds: readonly string[];
  amountCents: number;
  way: ReturnWay;
  reason: string | undefined;
}

async function notifyCredited(deps: Deps, trx: Trx, { payment, amountCents, reason }: Returned): Promise<void> {
  const { id: paymentId, userId } = payment;
  await mailPayers(deps, trx, { accountId: userId, change: 'credited', cents: amountCents, paymentId, reason });
  await notify(trx, { now: deps.now, userId, kind: 'payment_credited', payload: { paymentId, amountCents } });
}

async function notifyCustomer(
  deps: Deps,
  trx: Trx,
  { payment, documentIds, amountCents, way, reason }: Returned,
): Promise<void> {
  const customer = await findOwner(trx, payment.userId);
  if (!customer) throw new AppError('USER_NOT_FOUND');
  await notify(trx, {
    now: deps.now,
    userId: customer.id,
    kind: 'payment_refunded',
    payload: { paymentId: payment.id, amountCents, currency: payment.currency, way },
  });
  await queueOrderEmail(deps, trx, {
    userId: customer.id,
    to: { name: customer.name, address: customer.email },
    template: 'refund',
    documentIds,
    payload: {
      paymentId: payment.id,
      receiptNumber: String(payment.receiptNumber),
      amountCents,
      currency: payment.currency,
      way,
      ...(reason ? { reason } : {}),
    },
  });
}

async function notifyStaffOfChanges(
  deps: Deps,
  trx: Trx,
  { changes, questioned }: { changes: readonly MoneyChange[]; questioned: ReadonlySet<string> },
): Promise<void> {
  for (const { document, change, review, isLost } of changes) {
    const payload = { documentId: document.id, filename: document.filename };
    if (review === 'cancelled') await notifyStaff(trx, { now: deps.now, kind: 'order_cancelled', payload });
    if (review === 'resumed') await notifyStaff(trx, { now: deps.now, kind: 'order_resumed', payload });
    if (isLost && change === 'restored') await notifyAdmins(trx, { now: deps.now, kind: 'refund_came_back', payload });
    if (questioned.has(document.id)) {
      await notifyAdmins(trx, { now: deps.now, kind: 'refund_after_delivery', payload });
    }
  }
}
