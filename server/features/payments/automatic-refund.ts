import type { Selectable } from 'kysely';
import type { Trx } from '#server/platform/db/client.ts';
import type { PaymentsTable } from '#server/platform/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import { insertRefund } from './refund-queries.ts';

/**
 * Requests a full refund of the locked, flagged payment. The refund and its job are part of the caller's transaction, so the
 * request survives a crash and is sent once.
 */
export async function refundAutomatically(
  deps: Deps,
  trx: Trx,
  { payment, reason }: { payment: Selectable<PaymentsTable>; reason: string },
): Promise<void> {
  const now = deps.now();
  const refund = await insertRefund(
    trx,
    {
      paymentId: payment.id,
      amountCents: payment.amountCents,
      reason,
      source: 'system',
      createdAt: now,
      updatedAt: now,
    },
    [],
  );
  // Left to the job: a sync cannot see this payment before the transaction commits.
  if (refund) await deps.jobs.enqueue(trx, 'payments.sendRefund', { refundId: refund.id });
}
