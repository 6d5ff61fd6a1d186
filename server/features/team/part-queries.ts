import type { Insertable } from 'kysely';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { TeamTables } from '#server/platform/db/team-tables.ts';
import type { PageSpan } from '#shared/team/parts.ts';

/** SQL of the parts of papers. */

/** Parts of a review in the order of their pages. */
export async function listParts(db: Db | Trx, reviewId: string) {
  return db
    .selectFrom('reviewParts as part')
    .innerJoin('profiles as p', 'p.id', 'part.personId')
    .select(['part.id', 'part.personId', 'part.fromPage', 'part.toPage', 'part.doneAt'])
    .select((eb) => eb.fn.coalesce('p.name', 'p.email').as('personName'))
    .where('part.reviewId', '=', reviewId)
    .orderBy('part.fromPage')
    .execute();
}

export async function deleteParts(trx: Trx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await trx
      .deleteFrom('reviewParts')
      .where('id', 'in', [...ids])
      .execute();
}

export async function insertParts(trx: Trx, rows: Insertable<TeamTables['reviewParts']>[]): Promise<void> {
  if (rows.length > 0) await trx.insertInto('reviewParts').values(rows).execute();
}

export async function updateDone(trx: Trx, { id, doneAt }: { id: string; doneAt: Date | null }): Promise<void> {
  await trx.updateTable('reviewParts').set({ doneAt }).where('id', '=', id).execute();
}

/** Parts of undecided papers by due time. */
export async function listOwnParts(db: Db | Trx, personId: string) {
  return db
    .selectFrom('reviewParts as part')
    .innerJoin('documentsToBeVerified as r', 'r.id', 'part.reviewId')
    .select(['r.id', 'part.id as partId', 'r.documentId', 'r.filename', 'r.sourceLanguage', 'r.dueAt'])
    .select(['part.fromPage', 'part.toPage', 'part.doneAt'])
    .where('part.personId', '=', personId)
    .where('r.status', '=', 'pending')
    .orderBy('r.dueAt')
    .orderBy('part.fromPage')
    .limit(100)
    .execute();
}

/** Takes a person's parts of undecided papers away. Returns them with the paper's holder. */
export async function deletePartsOf(trx: Trx, personId: string) {
  const parts = await trx
    .selectFrom('reviewParts as part')
    .innerJoin('documentsToBeVerified as r', 'r.id', 'part.reviewId')
    .select(['part.id', 'part.fromPage', 'part.toPage', 'r.documentId', 'r.filename', 'r.assignedTo'])
    .where('part.personId', '=', personId)
    .where('r.status', '=', 'pending')
    .orderBy('part.id')
    .execute();
  await deleteParts(
    trx,
    parts.map(({ id }) => id),
  );
  return parts;
}

/** Blocks of a span that nobody confirmed. */
export async function countUnconfirmed(
  trx: Trx,
  { reviewId, fromPage, toPage }: PageSpan & { reviewId: string },
): Promise<number> {
  const { total } = await trx
    .selectFrom('translationBlocks')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('reviewId', '=', reviewId)
    .where('isRemoved', '=', false)
    .where('confirmedBy', 'is', null)
    .where('page', '>=', fromPage)
    .where('page', '<=', toPage)
    .executeTakeFirstOrThrow();
  return total;
}

/** Whether a person can translate a paper of this pair; undefined for a person who is not on the staff. */
export async function findTranslator(db: Db | Trx, personId: string) {
  return db
    .selectFrom('profiles')
    .select(['id', 'name', 'email', 'role', 'capabilities', 'workPairs', 'suspendedAt', 'engagement'])
    .where('id', '=', personId)
    .executeTakeFirst();
}
