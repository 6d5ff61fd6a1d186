import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import type { Trx } from '#server/platform/db/client.ts';
import type { PaymentsTable } from '#server/platform/db/tables.ts';
import { receivedNumber } from '#shared/received.ts';
import type { receivedView } from '#shared/schemas/received.ts';
import { mailPayers } from '../account-mail.ts';
import { endStatementCheckout } from '../fulfilment.ts';
import { lockPayment, updatePayment } from '../queries.ts';
import { insertAllocation, insertReceived, listAllocationsBy } from '../receivable-queries.ts';
import { balanceOf, dayOf, type Bookkeeper } from '../receivables.ts';
import { insertRefund, listItemBalances } from '../refund-queries.ts';
import { divide } from '../refund-shares.ts';
import { settlePayment } from '../settlement.ts';
import { findCounter, findReceived, lockReceived } from './queries.ts';

/*
 * Reversal of recorded payments: a bounced check, another customer's transfer.
 * Promises: a counter entry, once; what it paid is due again, and an order that it paid ends as a refunded one.
 * Never: a deletion; a reversal of what was refunded to the customer since.
 */

type Payment = Selectable<PaymentsTable>;

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
  for (const { paymentId, amountCents } of await listAllocationsBy(trx, receiptId)) {
    const payment = payments.get(paymentId);
    // It began to pay for something else since the locks were taken.
    if (!payment) throw new AppError('CONFLICT');
    await takeBack(deps, trx, { actor, payment, receivedId: entry.id, amountCents, reason });
  }
  await recordAudit(deps, trx, {
    event: 'payment.reversed',
    actor,
    subjectUserId: entry.accountId,
    details: {
      receipt: receivedNumber(entry.number),
      counter: receivedNumber(made.number),
      ...{ amountCents: entry.amountCents, currency: entry.currency, reason },
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

async function takeBack(deps: Deps, trx: Trx, taken: TakenBack): Promise<void> {
  const { payment, receivedId, amountCents } = taken;
  const now = deps.now();
  const wasReturned = payment.refundedCents > payment.creditedCents;
  if (payment.status === 'refunded' || wasReturned || payment.stripePaymentIntentId !== null) {
    throw new AppError('REVERSAL_NOT_POSSIBLE');
  }
  if (payment.stripeSessionId) throw new AppError('STATEMENT_PENDING');
  await insertAllocation(trx, { receivedId, paymentId: payment.id, amountCents: -amountCents, createdAt: now });
  await (payment.onAccount ? reopenStatement : endOrder)(deps, trx, taken);
}

async function reopenStatement(deps: Deps, trx: Trx, { payment, amountCents, reason }: TakenBack): Promise<void> {
  const receivedCents = payment.receivedCents - amountCents;
  const values = { receivedCents, status: 'due', paidAt: null } as const;
  await updatePayment(trx, { id: payment.id, values, now: deps.now() });
  await mailPayers(deps, trx, {
    ...{ accountId: payment.userId, change: 'reversed', cents: amountCents, paymentId: payment.id, reason },
    leftCents: balanceOf({ ...payment, receivedCents }),
  });
}

/** Stops the unpaid work without a refund mail, which would promise money that never arrived. */
async function endOrder(deps: Deps, trx: Trx, { actor, payment, amountCents, reason }: TakenBack): Promise<void> {
  const now = deps.now();
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
  await settlePayment(deps, trx, { payment, freshIds: [refund.id] });
}
