import type { Db, Trx } from '#server/platform/db/client.ts';
import type { BounceReason } from '#shared/bounces.ts';

/** Inserts a bounce once by its id, so that a redelivered report cannot undo `clearBounces`. */
export async function insertBounce(
  db: Db | Trx,
  bounce: { id: string; address: string; reason: BounceReason; reportedAt: Date },
): Promise<void> {
  await db
    .insertInto('bounces')
    .values(bounce)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The reason of the newest bounce that was not cleared; undefined when there is none. */
export async function findBounce(db: Db | Trx, address: string): Promise<BounceReason | undefined> {
  const row = await db
    .selectFrom('bounces')
    .select('reason')
    .where('address', '=', address)
    .where('clearedAt', 'is', null)
    .orderBy('reportedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.reason;
}

export async function updateBouncesCleared(trx: Trx, { address, now }: { address: string; now: Date }): Promise<void> {
  await trx
    .updateTable('bounces')
    .set({ clearedAt: now })
    .where('address', '=', address)
    .where('clearedAt', 'is', null)
    .execute();
}
