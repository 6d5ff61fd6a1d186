import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import type { Trx } from '#server/platform/db/client.ts';
import type { PaymentsTable, RefundsTable } from '#server/platform/db/tables.ts';
import { receivedNumber } from '#shared/received.ts';
import type { receivedView } from '#shared/schemas/received.ts';
import { mailPayers } from '../account-mail.ts';
import { endStatementCheckout } from '../fulfilment.ts';
import { lockPayment, updatePayment } from '../queries.ts';
import { insertAllocation, insertReceived, listAllocationsBy, listAllocationsOf } from '../receivable-queries.ts';
import { balanceOf, dayOf, type Bookkeeper } from '../receivables.ts';
import { insertRefund, listItemBalances, listRefunds, updateRefund } from '../refund-queries.ts';
import { divide } from '../refund-shares.ts';
import { settlePayment } from '../settlement.ts';
import { findCounter, findReceived, lockReceived } from './queries.ts';

/*
 * Reversal of recorded payments: a bounced check, another customer's transfer.
 * Promises: a counter entry, once; what it paid is due again, and an order that it paid ends as a refunded one. A payout that
 * waits of that money is taken back with it: of a statement it becomes a credit, else what is left of it waits anew.
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
  await (payment.onAccount ? reopenStatement : endOrder)(deps, trx, { ...taken, waiting });
  return waiting.reduce((sum, refund) => sum + refund.amountCents, 0);
}

/** Whether money of it went back to the customer, which neither a credit nor the reversal of another entry is. */
async function wasReturned(trx: Trx, { id, refundedCents, creditedCents, receivedCents }: Payment): Promise<boolean> {
  const allocated = await listAllocationsOf(trx, id);
  const reversedCents = receivedCents - allocated.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return refundedCents > creditedCents + reversedCents;
}

/** `waiting`: refunds that staff were to pay out. */
type Undone = TakenBack & { waiting: readonly Refund[] };

async function reopenStatement(deps: Deps, trx: Trx, { payment, amountCents, reason, waiting }: Undone): Promise<void> {
  const receivedCents = payment.receivedCents - amountCents;
  const refundedCents = waiting.reduce((sum, refund) => sum + refund.amountCents, payment.refundedCents);
  const values = { receivedCents, status: 'due', paidAt: null } as const;
  await updatePayment(trx, { id: payment.id, values, now: deps.now() });
  await mailPayers(deps, trx, {
    ...{ accountId: payment.userId, change: 'reversed', cents: amountCents, paymentId: payment.id, reason },
    leftCents: Math.max(0, balanceOf({ ...payment, receivedCents, refundedCents })),
  });
  await creditPayouts(deps, trx, { payment, waiting });
}

/** What was to be paid out of a statement that is due again is taken off it. */
async function creditPayouts(deps: Deps, trx: Trx, { payment, waiting }: Pick<Undone, 'payment' | 'waiting'>) {
  if (waiting.length === 0) return;
  const freshIds = waiting.map(({ id }) => id);
  for (const id of freshIds) {
    await updateRefund(trx, { id, paymentId: payment.id, values: { status: 'succeeded' }, now: deps.now() });
  }
  const reopened = await lockPayment(trx, payment.id);
  if (!reopened) throw new AppError('CONFLICT');
  const newlyRefundedCents = waiting.reduce((sum, refund) => sum + refund.amountCents, 0);
  await settlePayment(deps, trx, { payment: reopened, newlyRefundedCents, freshIds });
}

/** Stops the unpaid work without a refund mail, which would promise money that never arrived. */
async function endOrder(deps: Deps, trx: Trx, { actor, payment, amountCents, reason, waiting }: Undone): Promise<void> {
  const now = deps.now();
  for (const { id } of waiting) {
    await updateRefund(trx, { id, paymentId: payment.id, values: { status: 'failed' }, now });
  }
  const shares = (await listItemBalances(trx, payment.id)).map(({ documentId, totalCents, refundedCents }) => ({
    documentId,
    amountCents: totalCents - refundedCents,
  }));
  const refund = await insertRefund(
    trx,
    {
      ...{ paymentId: payment.id, amountCents, reason, source: 'staff', status: 'succeeded' },
      ...{ requestedBy: actor.person.id, createdAt: now, updatedAt: now },
    },
    divide(amountCents, shares),
  );
  if (!refund) throw new AppError('CONFLICT');
  await requestLeft(trx, {
    payment,
    waiting,
    leftCents: payment.amountCents - payment.refundedCents - amountCents,
    now,
  });
  await settlePayment(deps, trx, { payment, freshIds: [refund.id] });
}

/** Has what other entries paid of the payouts wait in their place. */
async function requestLeft(
  trx: Trx,
  { payment, waiting, leftCents: left, now }: Pick<Undone, 'payment' | 'waiting'> & { leftCents: number; now: Date },
): Promise<void> {
  let leftCents = left;
  for (const { documentId, source, certificate, isSurcharge, reason, requestedBy, amountCents: asked } of waiting) {
    const amountCents = Math.min(asked, leftCents);
    if (amountCents <= 0) return;
    leftCents -= amountCents;
    const items = (await listItemBalances(trx, payment.id)).filter(
      (item) => documentId === null || item.documentId === documentId,
    );
    const shares = items.map((item) => ({
      documentId: item.documentId,
      amountCents: item.totalCents - item.refundedCents - item.requestedCents,
    }));
    const kept = { documentId, source, certificate, isSurcharge, reason, requestedBy };
    const values = { ...kept, paymentId: payment.id, amountCents, createdAt: now, updatedAt: now };
    await insertRefund(trx, values, divide(amountCents, shares));
  }
}
