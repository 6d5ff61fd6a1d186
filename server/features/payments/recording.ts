import type { Selectable } from 'kysely';
import type { SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import type { Trx } from '#server/platform/db/client.ts';
import type { ReceivedPaymentsTable } from '#server/platform/db/received-tables.ts';
import { receivedNumber } from '#shared/received.ts';
import type { RecordPaymentInput } from '#shared/schemas/received.ts';
import { lockPayment } from './queries.ts';
import { findByKey, findRepeated, insertReceived } from './receivable-queries.ts';
import { allocate, balanceOf, confirmReceived } from './receivables.ts';
import { stateTab } from './stating.ts';

/*
 * Entries of money that came by bank, cash or check, whether staff typed them or a bank's statement has them.
 * Promises: one press is one entry, pressed twice or sent again; what a statement is paid with, its mail and the audit log are one
 * commit.
 * Never: an entry in another currency than what it pays; money for a statement whose card checkout may still succeed.
 */

type Entry = Selectable<ReceivedPaymentsTable>;

/** Two entries that state the same within this time are one press, where the caller sends no key. */
const repeatedWithinMs = 60_000;

/** Records money for a statement. Throws PAYMENT_NOT_FOUND, ALREADY_PAID, WRONG_CURRENCY, STATEMENT_PENDING. */
export async function payStatementBy(
  deps: Deps,
  trx: Trx,
  { actor, input }: { actor: SignedInActor; input: RecordPaymentInput & { statementId: string } },
): Promise<{ entryId: string; leftCents: number }> {
  const tab = await lockPayment(trx, input.statementId);
  if (!tab?.onAccount) throw new AppError('PAYMENT_NOT_FOUND');
  if (input.amount.currency !== tab.currency) throw new AppError('WRONG_CURRENCY');
  if (tab.status === 'due' && tab.statedAt === null) await stateTab(deps, trx, tab);
  const payment = await lockPayment(trx, tab.id);
  const entry = await record(deps, trx, { actor, input, accountId: tab.userId, paymentId: tab.id });
  if (!entry.isNew) return { entryId: entry.id, leftCents: payment?.status === 'due' ? balanceOf(payment) : 0 };
  if (payment?.status !== 'due') throw new AppError('ALREADY_PAID');
  if (payment.stripeSessionId) throw new AppError('STATEMENT_PENDING');
  const { cents } = input.amount;
  const taken = await allocate(deps, trx, { payment, receivedId: entry.id, amountCents: cents });
  await confirmReceived(deps, trx, {
    payment: taken.payment,
    cents,
    arrival: { method: input.method, receipt: receivedNumber(entry.number), creditCents: cents - taken.takenCents },
  });
  return { entryId: entry.id, leftCents: balanceOf(taken.payment) };
}

export interface NewEntry {
  actor: SignedInActor;
  input: RecordPaymentInput;
  accountId: string;
  paymentId?: string;
  documentId?: string;
}

/** The caller holds a lock that presses for the same thing wait for. */
export async function record(
  deps: Deps,
  trx: Trx,
  { actor, input, accountId, paymentId, documentId }: NewEntry,
): Promise<Pick<Entry, 'id' | 'number'> & { isNew: boolean }> {
  const { amount, method, receivedOn, reference, note, idempotencyKey } = input;
  const now = deps.now();
  const values = {
    ...{ accountId, documentId: documentId ?? null, method, receivedOn, reference },
    ...{ amountCents: amount.cents, currency: amount.currency },
  };
  if (idempotencyKey === undefined) {
    const repeated = await findRepeated(trx, { ...values, since: new Date(now.getTime() - repeatedWithinMs) });
    if (repeated) return { ...repeated, isNew: false };
  }
  const { id: recordedBy } = actor.person;
  const entry = await insertReceived(trx, {
    ...values,
    ...{ note: note ?? null, idempotencyKey: idempotencyKey ?? null, recordedBy, recordedAt: now },
  });
  if (!entry) {
    const known = idempotencyKey === undefined ? undefined : await findByKey(trx, idempotencyKey);
    if (!known) throw new AppError('CONFLICT');
    return { ...known, isNew: false };
  }
  await recordAudit(deps, trx, {
    event: 'payment.recorded',
    actor,
    subjectUserId: accountId,
    ...(documentId !== undefined && { documentId }),
    details: {
      receipt: receivedNumber(entry.number),
      ...{ method, receivedOn, amountCents: amount.cents, currency: amount.currency },
      ...(paymentId !== undefined && { payment: paymentId }),
    },
  });
  return { id: entry.id, number: entry.number, isNew: true };
}
