import type { Selectable } from 'kysely';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { notify } from '#server/features/notifications/notify.ts';
import type { Trx } from '#server/platform/db/client.ts';
import type { PaymentsTable } from '#server/platform/db/tables.ts';
import type { PaidBy } from '#shared/received.ts';
import { mailPayers } from './account-mail.ts';
import { listItems, updatePayment } from './queries.ts';
import { insertAllocation, listAllocationsOf, lockCredit } from './receivable-queries.ts';

/*
 * Received money and what it pays for.
 * Promises: a payment's `receivedCents` is the sum of its allocations and never exceeds what is due; what is over stays the
 * account's credit, which its next statement takes.
 * Callers hold the payment's lock. Lock order: documents, payment, received entries.
 */

type Payment = Selectable<PaymentsTable>;

/** Actor that books an entry. */
export type Bookkeeper = Pick<Actor, 'id' | 'role'> & { person: { id: string } };

/** Unpaid cents of a due payment. */
export function balanceOf({
  amountCents,
  refundedCents,
  receivedCents,
}: Pick<Payment, 'amountCents' | 'refundedCents' | 'receivedCents'>): number {
  return amountCents - refundedCents - receivedCents;
}

/** Cents of an order's payment that were taken back: of money that came by bank, cash or check. */
export function missingOf(payment: Payment): number {
  const { status, onAccount, flag, stripePaymentIntentId, receivedCents } = payment;
  if (status !== 'paid' || onAccount || flag !== null || stripePaymentIntentId !== null || receivedCents === 0)
    return 0;
  return Math.max(0, balanceOf(payment));
}

/** The day of a time, in UTC: `2026-11-24`. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** How money arrived, for the mail about it. */
export interface Arrival {
  method: PaidBy;
  /** `RCV-1001`. */
  receipt?: string;
  /** Surplus that stays as credit. */
  creditCents: number;
}

/**
 * Allocates up to `amountCents` of an entry to a due statement, which is paid once nothing is left, or to an underpaid order.
 * Returns the amount allocated.
 */
export async function allocate(
  deps: Deps,
  trx: Trx,
  { payment, receivedId, amountCents }: { payment: Payment; receivedId: string; amountCents: number },
): Promise<{ payment: Payment; takenCents: number }> {
  const takenCents = Math.min(amountCents, balanceOf(payment));
  if (takenCents <= 0) return { payment, takenCents: 0 };
  const now = deps.now();
  await insertAllocation(trx, { receivedId, paymentId: payment.id, amountCents: takenCents, createdAt: now });
  const receivedCents = payment.receivedCents + takenCents;
  const isPaid = payment.status === 'due' && balanceOf({ ...payment, receivedCents }) === 0;
  const values = { receivedCents, ...(isPaid && { status: 'paid' as const, paidAt: now, checkoutUrl: null }) };
  await updatePayment(trx, { id: payment.id, values, now });
  return { payment: { ...payment, ...values }, takenCents };
}

/** Applies the account's credit in the payment's currency, oldest entry first. Returns the amount applied. */
export async function takeCredit(
  deps: Deps,
  trx: Trx,
  payment: Payment,
): Promise<{ payment: Payment; takenCents: number }> {
  let current = payment;
  let takenCents = 0;
  for (const entry of await lockCredit(trx, { accountId: payment.userId, currency: payment.currency })) {
    if (balanceOf(current) === 0) break;
    const taken = await allocate(deps, trx, {
      payment: current,
      receivedId: entry.id,
      amountCents: entry.freeCents,
    });
    current = taken.payment;
    takenCents += taken.takenCents;
  }
  return { payment: current, takenCents };
}

/**
 * Releases overpayment after a credit note reduced what is due; the excess becomes the account's credit. Returns the
 * amount that stays received.
 */
export async function releaseExcess(
  deps: Deps,
  trx: Trx,
  { payment, refundedCents }: { payment: Payment; refundedCents: number },
): Promise<number> {
  let excess = payment.receivedCents - (payment.amountCents - refundedCents);
  if (excess <= 0) return payment.receivedCents;
  const receivedCents = payment.receivedCents - excess;
  for (const { receivedId, amountCents } of (await listAllocationsOf(trx, payment.id)).toReversed()) {
    if (excess === 0) break;
    const released = Math.min(excess, amountCents);
    excess -= released;
    await insertAllocation(trx, {
      receivedId,
      paymentId: payment.id,
      amountCents: -released,
      createdAt: deps.now(),
    });
  }
  return receivedCents;
}

/** Mails those who pay for the account what arrived, and says on their screen when a statement is paid by it. */
export async function confirmReceived(
  deps: Deps,
  trx: Trx,
  { payment, cents, arrival }: { payment: Payment; cents: number; arrival: Arrival },
): Promise<void> {
  const { id: paymentId, userId } = payment;
  const isPaid = payment.status === 'paid';
  await mailPayers(deps, trx, {
    ...{ accountId: userId, change: isPaid ? 'paid' : 'received', cents, paymentId, arrival },
    ...(!isPaid && { leftCents: balanceOf(payment) }),
  });
  if (isPaid) await notifyPaid(deps, trx, payment);
}

/** Says on the customer's screen that a payment is whole. */
export async function notifyPaid({ now }: Pick<Deps, 'now'>, trx: Trx, payment: Payment): Promise<void> {
  const { id: paymentId, userId } = payment;
  const documents = (await listItems(trx, paymentId)).length;
  await notify(trx, {
    now,
    userId,
    kind: 'payment_confirmed',
    payload: {
      paymentId,
      totalCents: payment.amountCents - payment.refundedCents,
      currency: payment.currency,
      documents,
    },
  });
}
