import type { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { listOrderedTogether } from '#server/features/documents/desk-access.ts';
import type { RecordPaymentInput, recordPaymentOutput } from '#shared/schemas/received.ts';
import { endStatementCheckout } from '../fulfilment.ts';
import { findPayment, findPaymentOfOrder } from '../queries.ts';
import { findByKey } from '../receivable-queries.ts';
import { balanceOf, type Bookkeeper } from '../receivables.ts';
import { payStatementBy } from '../recording.ts';
import { takeForOrder } from './order-money.ts';
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
  const statementId = input.statementId ?? (await statementOf(deps, input.orderId ?? ''));
  const { entryId, leftCents } = statementId
    ? await recordForStatement(deps, actor, { ...input, statementId })
    : await takeForOrder(deps, actor, input);
  return answer(deps, entryId, leftCents);
}

/** An order on account is paid with its statement. */
async function statementOf(deps: Deps, documentId: string): Promise<string | undefined> {
  const [first = documentId] = await listOrderedTogether(deps.db, documentId);
  const known = await findPaymentOfOrder(deps.db, first);
  const payment = known && (await findPayment(deps.db, { id: known.id }));
  return payment?.status === 'due' ? payment.id : undefined;
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
): Promise<{ entryId: string; leftCents: number }> {
  // An open checkout would charge an outdated amount.
  await endStatementCheckout(deps, input.statementId);
  return deps.db.transaction().execute((trx) => payStatementBy(deps, trx, { actor, input }));
}

async function answer(deps: Deps, id: string, leftCents: number): Promise<Recorded> {
  const view = await findReceived(deps.db, id);
  if (!view) throw new AppError('RECEIPT_NOT_FOUND');
  return { ...view, leftCents };
}
