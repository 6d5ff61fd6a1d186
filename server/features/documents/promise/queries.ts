import type { Pause } from '#shared/promise/clock.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';

/** SQL of promises and their pauses. Writers hold the document's lock. */

export async function listPauses(db: Db, documentId: string): Promise<Pause[]> {
  return db
    .selectFrom('documentPauses')
    .select(['startedAt as from', 'endedAt as to'])
    .where('documentId', '=', documentId)
    .orderBy('startedAt')
    .execute();
}

/** Starts a pause; does nothing while one lasts. */
export async function insertPause(trx: Trx, params: { documentId: string; now: Date }): Promise<void> {
  await trx
    .insertInto('documentPauses')
    .values({ documentId: params.documentId, startedAt: params.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function endPause(trx: Trx, params: { documentId: string; now: Date }): Promise<void> {
  await trx
    .updateTable('documentPauses')
    .set({ endedAt: params.now })
    .where('documentId', '=', params.documentId)
    .where('endedAt', 'is', null)
    .execute();
}

/** Open promises whose next step is due, earliest first; of all accounts, or of one. */
export async function listPromisesToCheck(
  db: Db,
  params: { now: Date; limit: number; ownerId: string | undefined },
): Promise<string[]> {
  const rows = await db
    .selectFrom('documents')
    .select('id')
    .where('promiseCheckAt', '<=', params.now)
    .$if(params.ownerId !== undefined, (query) => query.where('userId', '=', params.ownerId ?? ''))
    .orderBy('promiseCheckAt')
    .limit(params.limit)
    .execute();
  return rows.map(({ id }) => id);
}
