import { sql, type Insertable, type Selectable } from 'kysely';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { FlaggedStripeEventsTable, StripeEventsTable } from '#server/platform/db/stripe-event-tables.ts';

/** SQL of the card provider's events. */

/** False when the event is recorded already. */
export async function insertStripeEvent(trx: Trx, values: Insertable<StripeEventsTable>): Promise<boolean> {
  const row = await trx
    .insertInto('stripeEvents')
    .values(values)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertFlag(trx: Trx, values: { eventId: string; fault: string; flaggedAt: Date }): Promise<void> {
  await trx.insertInto('flaggedStripeEvents').values(values).execute();
}

/** False unless the event was flagged and waited. */
export async function resolveFlag(trx: Trx, { eventId, now }: { eventId: string; now: Date }): Promise<boolean> {
  const row = await trx
    .updateTable('flaggedStripeEvents')
    .set({ resolvedAt: now })
    .where('eventId', '=', eventId)
    .where('resolvedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export function findFlag(
  db: Db | Trx,
  id: string,
): Promise<(Selectable<FlaggedStripeEventsTable> & Pick<Selectable<StripeEventsTable>, 'receivedAt'>) | undefined> {
  return db
    .selectFrom('flaggedStripeEvents as f')
    .innerJoin('stripeEvents as e', 'e.id', 'f.eventId')
    .selectAll('f')
    .select('e.receivedAt')
    .where('f.id', '=', id)
    .executeTakeFirst();
}

export async function recordAttempt(db: Db, { id, lastError }: { id: string; lastError: string }): Promise<void> {
  await db
    .updateTable('flaggedStripeEvents')
    .set({ lastError, attempts: sql`attempts + 1` })
    .where('id', '=', id)
    .execute();
}
