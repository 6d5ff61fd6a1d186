import type { Db, Trx } from '#server/platform/db/client.ts';
import { holds } from '#server/platform/db/holds.ts';

/** SQL of who receives the month's report by mail. */

export async function isSubscribed(db: Db, personId: string): Promise<boolean> {
  const own = db.selectFrom('reportSubscriptions').select('personId').where('personId', '=', personId);
  return (await own.executeTakeFirst()) !== undefined;
}

export async function insertSubscription(db: Db, row: { personId: string; since: Date }): Promise<void> {
  await db
    .insertInto('reportSubscriptions')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteSubscription(db: Db | Trx, personId: string): Promise<void> {
  await db.deleteFrom('reportSubscriptions').where('personId', '=', personId).execute();
}

/**
 * Subscribers who may read the month's report and have not received it; only those who subscribed before `start`, when
 * the month ended.
 */
export function listWaiting(db: Db, { month, start }: { month: string; start: Date }) {
  return db
    .selectFrom('reportSubscriptions as s')
    .innerJoin('profiles as p', 'p.id', 's.personId')
    .select(['s.personId', 'p.name', 'p.email'])
    .where('s.since', '<', start)
    .where(({ or, eb }) => or([eb('s.lastMonth', 'is', null), eb('s.lastMonth', '<', month)]))
    .where(holds('p', 'account', 'manage'))
    .orderBy('s.personId')
    .execute();
}

/** Takes a person's mail of a month. True for exactly one of any concurrent callers. */
export async function takeMonth(trx: Trx, { personId, month }: { personId: string; month: string }): Promise<boolean> {
  const taken = await trx
    .updateTable('reportSubscriptions')
    .set({ lastMonth: month })
    .where('personId', '=', personId)
    .where(({ or, eb }) => or([eb('lastMonth', 'is', null), eb('lastMonth', '<', month)]))
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
}
