import type { z } from 'zod';
import type { receiptView } from '#shared/schemas/payments.ts';
import type { Actor } from '../../context.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { findReceipt } from './queries.ts';

/*
 * One's own payments. How they come about is in checkout/, how they become work in fulfilment/, how they go back in refunds/.
 */

/** The printable receipt of a payment that was made. Throws PAYMENT_NOT_FOUND. */
export async function getReceipt(deps: Deps, actor: Actor, paymentId: string): Promise<z.infer<typeof receiptView>> {
  const receipt = await findReceipt(deps.db, { id: paymentId, userId: actor.id });
  if (!receipt) throw new AppError('PAYMENT_NOT_FOUND');
  return receipt;
}
