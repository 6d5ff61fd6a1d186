import type { Insertable } from 'kysely';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { DisputesTable } from '#server/platform/db/tables.ts';

/** SQL of disputes. */

export async function findDispute(db: Db, stripeDisputeId: string) {
  return db.selectFrom('disputes').selectAll().where('stripeDisputeId', '=', stripeDisputeId).executeTakeFirst();
}

/** Inserts or updates a dispute by its Stripe id. */
export async function upsertDispute(trx: Trx, values: Insertable<DisputesTable>, now: Date): Promise<void> {
  const { amountCents, status, reason, providerStatus, dueBy, closedAt } = values;
  await trx
    .insertInto('disputes')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .column('stripeDisputeId')
        .doUpdateSet({ amountCents, status, reason, providerStatus, dueBy, closedAt, updatedAt: now }),
    )
    .execute();
}

export async function hasOpenDispute(db: Db, paymentId: string): Promise<boolean> {
  const row = await db
    .selectFrom('disputes')
    .select('id')
    .where('paymentId', '=', paymentId)
    .where('status', '=', 'open')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
