import type { Insertable } from 'kysely';
import type { BlockCommentsTable } from '#server/platform/db/conversation-tables.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';

/** SQL of comments between colleagues, across customers: the caller has checked the staff role. */

/** Inserts a comment; false when its id is taken. */
export async function insertComment(trx: Trx, values: Insertable<BlockCommentsTable>): Promise<boolean> {
  const row = await trx
    .insertInto('blockComments')
    .values(values)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findComment(db: Db, id: string) {
  return db.selectFrom('blockComments').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function countComments(db: Db, reviewId: string): Promise<number> {
  const { total } = await db
    .selectFrom('blockComments')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('reviewId', '=', reviewId)
    .executeTakeFirstOrThrow();
  return total;
}

/** Resolves a comment, or opens it again. Unchanged when it already is so. */
export async function setResolved(
  db: Db,
  { id, resolved }: { id: string; resolved: { by: string; at: Date } | null },
): Promise<void> {
  await db
    .updateTable('blockComments')
    .set({ resolvedBy: resolved?.by ?? null, resolvedAt: resolved?.at ?? null })
    .where('id', '=', id)
    .where('resolvedAt', resolved ? 'is' : 'is not', null)
    .execute();
}

/** All comments on a review, oldest first. */
export async function listComments(db: Db, reviewId: string) {
  return db
    .selectFrom('blockComments as c')
    .innerJoin('profiles as p', 'p.id', 'c.writtenBy')
    .leftJoin('profiles as r', 'r.id', 'c.resolvedBy')
    .select(['c.id', 'c.blockId', 'c.comment', 'c.writtenBy as writtenById', 'p.name as writtenByName', 'c.writtenAt'])
    .select(['r.name as resolvedByName', 'c.resolvedAt'])
    .where('c.reviewId', '=', reviewId)
    .orderBy('c.writtenAt')
    .orderBy('c.id')
    .execute();
}
