import type { z } from 'zod';
import { quote } from '#shared/pricing.ts';
import type { openOrderOutput, receiptView } from '#shared/schemas/payments.ts';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { listDocumentViews } from '#server/features/documents/queries.ts';
import { findPayment, findReceipt, listItems } from './queries.ts';

/*
 * A customer's own payments: receipts and interrupted checkouts. See checkout/, fulfilment/, refunds/ for their life cycle.
 * Promises: every read names the owner in the WHERE.
 * Never: a receipt for a payment that was not settled.
 */

/** The receipt of a settled payment. Throws PAYMENT_NOT_FOUND. */
export async function getReceipt(deps: Deps, actor: Actor, paymentId: string): Promise<z.infer<typeof receiptView>> {
  const receipt = await findReceipt(deps.db, { id: paymentId, userId: actor.id });
  if (!receipt) throw new AppError('PAYMENT_NOT_FOUND');
  return receipt;
}

/** The documents of a checkout that can still be paid (unpaid, with a file), in their order. Throws PAYMENT_NOT_FOUND. */
export async function getOpenOrder(
  deps: Deps,
  actor: Actor,
  paymentId: string,
): Promise<z.infer<typeof openOrderOutput>> {
  const payment = await findPayment(deps.db, { id: paymentId, userId: actor.id });
  if (!payment) throw new AppError('PAYMENT_NOT_FOUND');
  const ids = (await listItems(deps.db, paymentId)).map(({ documentId }) => documentId);
  const documents = (await listDocumentViews(deps.db, { ids, userId: actor.id }))
    .filter((document) => document.paymentStatus === 'unpaid' && document.hasFile)
    .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  return { documents, totalCents: documents.length === 0 ? 0 : quote(documents).totalCents };
}
