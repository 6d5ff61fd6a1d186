import type { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { listOrderedTogether } from '#server/features/documents/desk-access.ts';
import type { RecordPaymentInput, recordPaymentOutput } from '#shared/schemas/received.ts';
import { endStatementCheckout } from '../fulfilment.ts';
import { findPayment, findPaymentOfOrder } from '../queries.ts';
import { findByKey } from '../receivable-queries.ts';
import { balanceOf, missingOf, type Bookkeeper } from '../receivables.ts';
import { payStatementBy } from '../recording.ts';
import { takeForOrder, takeMissing, type Taken } from './order-money.ts';
import { findReceived } from './queries.ts';

/*
 * Payments that staff record.
 * Promises: those of `recording.ts`; what is over stays as the account's credit.
 */

type Recorded = z.input<typeof recordPaymentOutput>;

/**
 * Records a payment. Throws PAYMENT_NOT_FOUND, DOCUMENT_NOT_FOUND, ALREADY_PAID, WRONG_CURRENCY, STATEMENT_PENDING, CHECKOUT_FAILED,
 * and for orders the codes of `priceOrder`.
 */
export async function recordPayment(deps: Deps, actor: Bookkeeper, input: RecordPaymentInput): Promise<Recorded> {
  const repeated = input.idempotencyKey && (await findByKey(deps.db, input.idempotencyKey));
  if (repeated) return answer(deps, repeated.id, await leftOf(deps, input));
  const { entryId, leftCents } = await take(deps, actor, input);
  return answer(deps, entryId, leftCents);
}

/** An order on account is paid with its statement, and an underpaid one by what is missing. */
async function take(deps: Deps, actor: Bookkeeper, input: RecordPaymentInput): Promise<Taken> {
  const { statementId, orderId } = input;
  if (statementId !== undefined) return recordForStatement(deps, actor, { ...input, statementId });
  const payment = await paymentOf(deps, orderId ?? '');
  if (payment?.status === 'due') return recordForStatement(deps, actor, { ...input, statementId: payment.id });
  if (!payment || missingOf(payment) === 0) return takeForOrder(deps, actor, input);
  return deps.db.transaction().execute((trx) => takeMissing(deps, trx, { actor, input, paymentId: payment.id }));
}

async function paymentOf(deps: Deps, documentId: string) {
  const [first = documentId] = await listOrderedTogether(deps.db, documentId);
  const known = await findPaymentOfOrder(deps.db, first);
  return known && findPayment(deps.db, { id: known.id });
}

/** Balance of a statement; 0 for an order, whose first response is not stored. */
async function leftOf(deps: Deps, { statementId }: RecordPaymentInput): Promise<number> {
  const payment = statementId === undefined ? undefined : await findPayment(deps.db, { id: statementId });
  return payment?.status === 'due' ? balanceOf(payment) : 0;
}

async function recordForStatement(
  deps: Deps,
  actor: Bookkeeper,
  input: RecordPaymentInput & { statementId: string },
): Promise<Taken> {
  // An open checkout would charge an outdated amount.
  await endStatementCheckout(deps, input.statementId);
  return deps.db.transaction().execute((trx) => payStatementBy(deps, trx, { actor, input }));
}

async function answer(deps: Deps, id: string, leftCents: number): Promise<Recorded> {
  const view = await findReceived(deps.db, id);
  if (!view) throw new AppError('RECEIPT_NOT_FOUND');
  return { ...view, leftCents };
}
