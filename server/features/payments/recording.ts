import type { Selectable } from 'kysely';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import type { Trx } from '#server/platform/db/client.ts';
import type { ReceivedPaymentsTable } from '#server/platform/db/received-tables.ts';
import { isSameCurrency } from '#shared/money.ts';
import { receivedNumber } from '#shared/received.ts';
import type { RecordPaymentInput } from '#shared/schemas/received.ts';
import { lockPayment } from './queries.ts';
import { findByKey, findRepeated, insertReceived } from './receivable-queries.ts';
import { allocate, balanceOf, confirmReceived, type Bookkeeper } from './receivables.ts';
import { stateTab } from './stating.ts';

/*
 * Entries of money that came by bank, cash or check, whether staff typed them or a bank's statement has them.
 * Promises: recording is idempotent by key or content; a statement's payment, its mail and the audit log are one
 * commit.
 * Never: an entry in another currency than what it pays; money for a statement whose card checkout may still succeed.
 */

type Entry = Selectable<ReceivedPaymentsTable>;

/** Without a key, two identical entries within this time count as one. */
const repeatedWithinMs = 60_000;

/** Records money for a statement. Throws PAYMENT_NOT_FOUND, ALREADY_PAID, WRONG_CURRENCY, STATEMENT_PENDING. */
export async function payStatementBy(
  deps: Deps,
  trx: Trx,
  { actor, input }: { actor: Bookkeeper; input: RecordPaymentInput & { statementId: string } },
): Promise<{ entryId: string; leftCents: number }> {
  const tab = await lockPayment(trx, input.statementId);
  if (!tab?.onAccount) throw new AppError('PAYMENT_NOT_FOUND');
  if (!isSameCurrency(input.amount.currency, tab.currency)) throw new AppError('WRONG_CURRENCY');
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
  actor: Bookkeeper;
  input: RecordPaymentInput;
  accountId: string;
  paymentId?: string;
  documentId?: string;
}

/** The entry that a press made before: by its key, or by the same content within a minute. */
export async function findPress(
  { now }: Pick<Deps, 'now'>,
  trx: Trx,
  { input, accountId, documentId }: Pick<NewEntry, 'input' | 'accountId' | 'documentId'>,
): Promise<Pick<Entry, 'id' | 'number'> | undefined> {
  const { amount, method, receivedOn, reference, idempotencyKey } = input;
  if (idempotencyKey !== undefined) return findByKey(trx, idempotencyKey);
  return findRepeated(trx, {
    ...{ accountId, documentId: documentId ?? null, method, receivedOn, reference },
    ...{ amountCents: amount.cents, currency: amount.currency },
    since: new Date(now().getTime() - repeatedWithinMs),
  });
}

/** The caller holds a lock that presses for the same thing wait for. */
export async function record(
  deps: Deps,
  trx: Trx,
  { actor, input, accountId, paymentId, documentId }: NewEntry,
): Promise<Pick<Entry, 'id' | 'number'> & { isNew: boolean }> {
  const { amount, method, receivedOn, reference, note, idempotencyKey } = input;
  const pressed = await findPress(deps, trx, { input, accountId, documentId });
  if (pressed) return { ...pressed, isNew: false };
  const { id: recordedBy } = actor.person;
  const entry = await insertReceived(trx, {
    ...{ accountId, documentId: documentId ?? null, method, receivedOn, reference, note: note ?? null },
    ...{ amountCents: amount.cents, currency: amount.currency },
    ...{ idempotencyKey: idempotencyKey ?? null, recordedBy, recordedAt: deps.now() },
  });
  // The key of a press for something else, which waited for another lock.
  if (!entry) throw new AppError('CONFLICT');
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
