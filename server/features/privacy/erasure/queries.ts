import type { Db, Trx } from '#server/platform/db/client.ts';

/** SQL of erasures and of the objects they still have to remove. */

/** The erasure of a document, or of the account for null; a repeated request joins the first. */
export async function insertErasure(
  trx: Trx,
  { userId, documentId, now }: { userId: string; documentId: string | null; now: Date },
): Promise<string> {
  await trx
    .insertInto('erasures')
    .values({ userId, documentId, requestedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await trx
    .selectFrom('erasures')
    .select('id')
    .where('userId', '=', userId)
    .where('documentId', 'is not distinct from', documentId)
    .executeTakeFirstOrThrow();
  return id;
}

export async function findErasure(db: Db, id: string) {
  return db.selectFrom('erasures').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Ids of unfinished erasures requested before `before`, oldest first. */
export async function listUnfinishedErasures(db: Db, { before, limit }: { before: Date; limit: number }) {
  const rows = await db
    .selectFrom('erasures')
    .select('id')
    .where('finishedAt', 'is', null)
    .where('requestedAt', '<=', before)
    .orderBy('requestedAt')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function insertErasureObjects(trx: Trx, erasureId: string, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await trx
    .insertInto('erasureObjects')
    .values([...new Set(keys)].map((key) => ({ erasureId, key })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function listErasureObjects(db: Db, erasureId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('erasureObjects')
    .select('key')
    .where('erasureId', '=', erasureId)
    .limit(limit)
    .execute();
  return rows.map(({ key }) => key);
}

export async function deleteErasureObject(db: Db, { erasureId, key }: { erasureId: string; key: string }) {
  await db.deleteFrom('erasureObjects').where('erasureId', '=', erasureId).where('key', '=', key).execute();
}

/** Finishes an erasure; those of single documents end with their account's. */
export async function updateErasureFinished(db: Db, { id, now }: { id: string; now: Date }): Promise<void> {
  await db
    .updateTable('erasures')
    .set({ finishedAt: now })
    .where('id', '=', id)
    .where('finishedAt', 'is', null)
    .execute();
}
