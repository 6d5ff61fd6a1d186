import type { Insertable } from 'kysely';
import type { Db, Trx } from '#server/db/client.ts';
import type { DisputesTable } from '#server/db/tables.ts';

/** SQL of charges that the cardholder's bank contests. */

export async function findDispute(db: Db, stripeDisputeId: string) {
  return db.selectFrom('disputes').selectAll().where('stripeDisputeId', '=', stripeDisputeId).executeTakeFirst();
}

/** Writes a dispute as the provider describes it now. */
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
