import type { Insertable, Selectable } from 'kysely';
import type { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import { notify, notifyAdmins } from '#server/features/notifications/notify.ts';
import type { Trx } from '#server/platform/db/client.ts';
import type { PaymentsTable, RefundsTable } from '#server/platform/db/tables.ts';
import { receivedNumber } from '#shared/received.ts';
import type { receivedView } from '#shared/schemas/received.ts';
import { mailPayers } from '../account-mail.ts';
import { endStatementCheckout } from '../fulfilment.ts';
import { lockPayment, updatePayment } from '../queries.ts';
import { insertAllocation, insertReceived, listAllocationsBy, listAllocationsOf } from '../receivable-queries.ts';
import { balanceOf, dayOf, missingOf, type Bookkeeper } from '../receivables.ts';
import { insertRefund, listItemBalances, listRefunds, updateRefund } from '../refund-queries.ts';
import { divide } from '../refund-shares.ts';
import { settlePayment } from '../settlement.ts';
import { findCounter, findReceived, lockReceived } from './queries.ts';

/*
 * Reversal of recorded payments: a bounced check, another customer's transfer.
 * Promises: a counter entry, once; what it paid is due again. An order that it paid alone ends as a refunded one; one that other
 * entries pay too waits until the rest is paid, and what was delivered stays. A payout that waits of that money becomes a credit.
 * Never: a deletion; a reversal of what was refunded to the customer since.
 */

type Payment = Selectable<PaymentsTable>;
type Refund = Selectable<RefundsTable>;

/** Reverses an entry. Throws RECEIPT_NOT_FOUND, REVERSAL_NOT_POSSIBLE, STATEMENT_PENDING, CONFLICT. */
export async function reversePayment(
  deps: Deps,
  actor: Bookkeeper,
  { receiptId, reason }: { receiptId: string; reason: string },
): Promise<z.input<typeof receivedView>> {
  for (const { paymentId } of await listAllocationsBy(deps.db, receiptId)) await endStatementCheckout(deps, paymentId);
  const id = await deps.db.transaction().execute((trx) => reverse(deps, trx, { actor, receiptId, reason }));
  const view = await findReceived(deps.db, id);
  if (!view) throw new AppError('RECEIPT_NOT_FOUND');
  return view;
}

async function reverse(
  deps: Deps,
  trx: Trx,
  { actor, receiptId, reason }: { actor: Bookkeeper; receiptId: string; reason: string },
): Promise<string> {
  const payments = new Map<string, Payment>();
  for (const { paymentId } of await listAllocationsBy(trx, receiptId)) {
    const payment = await lockPayment(trx, paymentId);
    if (payment) payments.set(paymentId, payment);
  }
  const entry = await lockReceived(trx, receiptId);
  if (!entry) throw new AppError('RECEIPT_NOT_FOUND');
  const counter = await findCounter(trx, receiptId);
  if (counter) return counter.id;
  if (entry.amountCents < 0) throw new AppError('REVERSAL_NOT_POSSIBLE');
  const now = deps.now();
  const { id: recordedBy } = actor.person;
  const made = await insertReceived(trx, {
    ...{ accountId: entry.accountId, documentId: entry.documentId, method: entry.method },
    ...{ amountCents: -entry.amountCents, currency: entry.currency, receivedOn: dayOf(now) },
    ...{ reference: entry.reference, note: reason, reverses: entry.id, recordedBy, recordedAt: now },
  });
  if (!made) throw new AppError('CONFLICT');
  let payoutCents = 0;
  for (const { paymentId, amountCents } of await listAllocationsBy(trx, receiptId)) {
    const payment = payments.get(paymentId);
    // It began to pay for something else since the locks were taken.
    if (!payment) throw new AppError('CONFLICT');
    payoutCents += await takeBack(deps, trx, { actor, payment, receivedId: entry.id, amountCents, reason });
  }
  await recordAudit(deps, trx, {
    event: 'payment.reversed',
    actor,
    subjectUserId: entry.accountId,
    details: {
      receipt: receivedNumber(entry.number),
      counter: receivedNumber(made.number),
      ...{ amountCents: entry.amountCents, currency: entry.currency, reason },
      ...(payoutCents > 0 && { payoutCents }),
    },
  });
  return made.id;
}

interface TakenBack {
  actor: Bookkeeper;
  payment: Payment;
  receivedId: string;
  amountCents: number;
  reason: string;
}

/** Returns the cents of payouts that it took back. */
async function takeBack(deps: Deps, trx: Trx, taken: TakenBack): Promise<number> {
  const { payment, receivedId, amountCents } = taken;
  const now = deps.now();
  if (payment.status === 'refunded' || (await wasReturned(trx, payment)) || payment.stripePaymentIntentId !== null) {
    throw new AppError('REVERSAL_NOT_POSSIBLE');
  }
  if (payment.stripeSessionId) throw new AppError('STATEMENT_PENDING');
  await insertAllocation(trx, { receivedId, paymentId: payment.id, amountCents: -amountCents, createdAt: now });
  const waiting = (await listRefunds(trx, payment.id)).filter(({ status }) => status === 'requested');
  return (payment.onAccount ? reopenStatement : takeFromOrder)(deps, trx, { ...taken, waiting });
}

/** Whether part of the payment was returned to the customer; credits and reversals of other entries do not count. */
async function wasReturned(trx: Trx, { id, refundedCents, creditedCents, receivedCents }: Payment): Promise<boolean> {
  const allocated = await listAllocationsOf(trx, id);
  const reversedCents = receivedCents - allocated.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return refundedCents > creditedCents + reversedCents;
}

/** `waiting`: refunds that staff were to pay out. */
type Undone = TakenBack & { waiting: readonly Refund[] };

const sumOf = (refunds: readonly Refund[]) => refunds.reduce((sum, { amountCents }) => sum + amountCents, 0);

async function reopenStatement(
  deps: Deps,
  trx: Trx,
  { payment, amountCents, reason, waiting }: Undone,
): Promise<number> {
  const receivedCents = payment.receivedCents - amountCents;
  const refundedCents = payment.refundedCents + sumOf(waiting);
  const values = { receivedCents, status: 'due', paidAt: null } as const;
  await updatePayment(trx, { id: payment.id, values, now: deps.now() });
  await mailPayers(deps, trx, {
    ...{ accountId: payment.userId, change: 'reversed', cents: amountCents, paymentId: payment.id, reason },
    leftCents: Math.max(0, balanceOf({ ...payment, receivedCents, refundedCents })),
  });
  await creditPayouts(deps, trx, { payment, waiting });
  return sumOf(waiting);
}

/** Turns pending payouts of a statement that is due again into credits. */
async function creditPayouts(deps: Deps, trx: Trx, { payment, waiting }: Pick<Undone, 'payment' | 'waiting'>) {
  if (waiting.length === 0) return;
  const freshIds = waiting.map(({ id }) => id);
  for (const id of freshIds) {
    await updateRefund(trx, { id, paymentId: payment.id, values: { status: 'succeeded' }, now: deps.now() });
  }
  const reopened = await lockPayment(trx, payment.id);
  if (!reopened) throw new AppError('CONFLICT');
  await settlePayment(deps, trx, { payment: reopened, newlyRefundedCents: sumOf(waiting), freshIds });
}

/** An order without any money ends; one paid in part by other entries waits for the missing amount. */
async function takeFromOrder(deps: Deps, trx: Trx, undone: Undone): Promise<number> {
  const allocated = await listAllocationsOf(trx, undone.payment.id);
  const leftCents = allocated.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return leftCents === 0 ? endOrder(deps, trx, undone) : pauseOrder(deps, trx, { ...undone, leftCents });
}

/** Stops the unpaid work without a refund mail, which would promise money that never arrived. */
async function endOrder(deps: Deps, trx: Trx, { actor, payment, reason, waiting }: Undone): Promise<number> {
  const now = deps.now();
  for (const { id } of waiting) {
    await updateRefund(trx, { id, paymentId: payment.id, values: { status: 'failed' }, now });
  }
  const amountCents = payment.amountCents - payment.refundedCents;
  const values = { reason, source: 'staff', status: 'succeeded', requestedBy: actor.person.id } as const;
  const id = await insertDivided(trx, { payment, values: { ...values, documentId: null, amountCents }, now });
  await settlePayment(deps, trx, { payment, freshIds: [id] });
  return sumOf(waiting);
}

/** Pauses the order until the missing amount is paid. Pending payouts are deducted first. */
async function pauseOrder(
  deps: Deps,
  trx: Trx,
  { payment, amountCents, waiting, leftCents }: Undone & { leftCents: number },
): Promise<number> {
  const now = deps.now();
  // Before this release a reversal left the received amount, and counted as a refund.
  const earlierCents = payment.receivedCents - leftCents - amountCents;
  await updatePayment(trx, { id: payment.id, values: { receivedCents: leftCents }, now });
  const { freshIds, coveredCents } = await cover(trx, { payment, waiting, amountCents, now });
  const reduced = { ...payment, receivedCents: leftCents };
  await settlePayment(deps, trx, { payment: reduced, freshIds });
  const notCollected = earlierCents + coveredCents;
  if (notCollected > 0) {
    const creditedCents = payment.creditedCents + notCollected;
    await updatePayment(trx, { id: payment.id, values: { creditedCents }, now });
  }
  const missingCents = missingOf({ ...reduced, refundedCents: payment.refundedCents + coveredCents });
  if (missingCents > 0) await notifyMissing(deps, trx, { payment, missingCents });
  return coveredCents;
}

/** Turns pending payouts into credits, up to the amount; the remainder stays pending. */
async function cover(
  trx: Trx,
  { payment, waiting, amountCents, now }: Pick<Undone, 'payment' | 'waiting' | 'amountCents'> & { now: Date },
): Promise<{ freshIds: string[]; coveredCents: number }> {
  const freshIds: string[] = [];
  let openCents = amountCents;
  for (const refund of waiting) {
    if (openCents === 0) break;
    const coveredCents = Math.min(openCents, refund.amountCents);
    openCents -= coveredCents;
    const isWhole = coveredCents === refund.amountCents;
    const values = { status: isWhole ? 'succeeded' : 'failed' } as const;
    await updateRefund(trx, { id: refund.id, paymentId: payment.id, values, now });
    if (isWhole) {
      freshIds.push(refund.id);
      continue;
    }
    const { documentId, source, certificate, isSurcharge, reason, requestedBy } = refund;
    const kept = { documentId, source, certificate, isSurcharge, reason, requestedBy };
    const covered = { ...kept, amountCents: coveredCents, status: 'succeeded' } as const;
    freshIds.push(await insertDivided(trx, { payment, values: covered, now }));
    const left = { ...kept, amountCents: refund.amountCents - coveredCents, status: 'requested' } as const;
    await insertDivided(trx, { payment, values: left, now });
  }
  return { freshIds, coveredCents: amountCents - openCents };
}

type NewRefund = Omit<Insertable<RefundsTable>, 'paymentId' | 'createdAt' | 'updatedAt'> & {
  documentId: string | null;
};

/** Inserts a refund, divided among its orders by what is neither refunded nor requested of them. Returns its id. */
async function insertDivided(
  trx: Trx,
  { payment, values, now }: { payment: Payment; values: NewRefund; now: Date },
): Promise<string> {
  const { documentId, amountCents } = values;
  const shares = (await listItemBalances(trx, payment.id))
    .filter((item) => documentId === null || item.documentId === documentId)
    .map((item) => ({
      documentId: item.documentId,
      amountCents: item.totalCents - item.refundedCents - item.requestedCents,
    }));
  const times = { createdAt: now, updatedAt: now };
  const refund = await insertRefund(trx, { ...values, paymentId: payment.id, ...times }, divide(amountCents, shares));
  if (!refund) throw new AppError('CONFLICT');
  return refund.id;
}

async function notifyMissing(
  { now }: Pick<Deps, 'now'>,
  trx: Trx,
  { payment, missingCents }: { payment: Payment; missingCents: number },
): Promise<void> {
  const { id: paymentId, userId, currency } = payment;
  const receiptNumber = String(payment.receiptNumber);
  await notify(trx, {
    now,
    userId,
    kind: 'payment_missing',
    payload: { paymentId, amountCents: missingCents, currency },
  });
  const payload = { paymentId, receiptNumber, totalCents: missingCents, currency };
  await notifyAdmins(trx, { now, kind: 'order_underpaid', payload });
}
