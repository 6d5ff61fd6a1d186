import type { z } from 'zod';
import { quote } from '#shared/pricing.ts';
import type { openOrderOutput, receiptView } from '#shared/schemas/payments.ts';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { listDocumentViews } from '#server/features/documents/queries.ts';
import { findPayment, findReceipt, listItems } from './queries.ts';

/*
 * One's own payments. How they come about is in checkout/, how they become work in fulfilment/, how they go back in refunds/.
 */

/** The printable receipt of a payment that was made. Throws PAYMENT_NOT_FOUND. */
export async function getReceipt(deps: Deps, actor: Actor, paymentId: string): Promise<z.infer<typeof receiptView>> {
  const receipt = await findReceipt(deps.db, { id: paymentId, userId: actor.id });
  if (!receipt) throw new AppError('PAYMENT_NOT_FOUND');
  return receipt;
}

/**
 * What of a checkout can still be paid, in the order it was put together: unpaid and with its file. Empty when nothing
 * is left of it. Throws PAYMENT_NOT_FOUND.
 */
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
