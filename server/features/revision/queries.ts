import type { Selectable, Updateable } from 'kysely';
import type { Db, Trx } from '#server/platform/db/client.ts';
import { holds } from '#server/platform/db/holds.ts';
import type { RevisionTables } from '#server/platform/db/revision-tables.ts';

/** SQL of rounds of revision and the errors marked in them, across customers: the caller has checked the capability. */

export type RoundRow = Selectable<RevisionTables['textRevisions']>;

/** The last round of a review that was not taken back. */
export async function findRound(db: Db, reviewId: string): Promise<RoundRow | undefined> {
  return selectRound(db, reviewId).executeTakeFirst();
}

/** Call it under the review's lock, which every change of a round takes first. */
export async function lockRound(trx: Trx, reviewId: string): Promise<RoundRow | undefined> {
  return selectRound(trx, reviewId).forUpdate().executeTakeFirst();
}

function selectRound(db: Db | Trx, reviewId: string) {
  return db
    .selectFrom('textRevisions')
    .selectAll()
    .where('reviewId', '=', reviewId)
    .where('state', '<>', 'withdrawn')
    .orderBy('sequence', 'desc')
    .limit(1);
}

/** The last round that a reviser passed. */
export async function findPassed(db: Db, reviewId: string): Promise<RoundRow | undefined> {
  return selectRound(db, reviewId).where('state', '=', 'passed').executeTakeFirst();
}

export async function insertRound(
  trx: Trx,
  values: { reviewId: string; translatorId: string; textVersion: number; submittedAt: Date },
): Promise<void> {
  await trx
    .insertInto('textRevisions')
    .values({ ...values, state: 'waiting' })
    .execute();
}

export async function updateRound(
  trx: Trx,
  { id, values }: { id: string; values: Updateable<RevisionTables['textRevisions']> },
): Promise<void> {
  await trx.updateTable('textRevisions').set(values).where('id', '=', id).execute();
}

/** Whether a person wrote any of the text up to a version, other than as its reviser; a trigger refuses the same. */
export async function hasWritten(
  db: Db,
  { reviewId, personId, version }: { reviewId: string; personId: string; version: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('translationTextVersions as v')
    .select('v.version')
    .where('v.reviewId', '=', reviewId)
    .where('v.savedBy', '=', personId)
    .where('v.version', '<=', version)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('textRevisions as earlier')
            .select('earlier.id')
            .whereRef('earlier.reviewId', '=', 'v.reviewId')
            .whereRef('earlier.reviserId', '=', 'v.savedBy')
            .whereRef('v.version', '>', 'earlier.textVersion')
            .whereRef('v.version', '<=', 'earlier.closedVersion'),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Everybody who may revise, with their pairs. */
export async function listRevisers(db: Db) {
  return db
    .selectFrom('profiles as p')
    .select(['p.id', 'p.workPairs'])
    .where(holds('p', 'revise'))
    .where('p.suspendedAt', 'is', null)
    .orderBy('p.id')
    .limit(500)
    .execute();
}

/** Open rounds, and returned ones that their translator has not submitted again, of undecided papers. */
export async function listTasks(db: Db, { personId, canRevise }: { personId: string; canRevise: boolean }) {
  return db
    .selectFrom('textRevisions as v')
    .innerJoin('documentsToBeVerified as r', 'r.id', 'v.reviewId')
    .select(['r.id', 'r.filename', 'r.pages', 'r.sourceLanguage', 'r.targetLanguage', 'r.dueAt'])
    .select(['v.state', 'v.reviserId', 'v.translatorId', 'v.textVersion', 'v.note'])
    .where('r.status', '=', 'pending')
    .where((eb) =>
      eb.or([
        ...(canRevise ? [eb('v.state', '=', 'waiting')] : []),
        eb.and([eb('v.state', '=', 'taken'), eb('v.reviserId', '=', personId)]),
        eb.and([
          eb('v.state', '=', 'returned'),
          eb('v.translatorId', '=', personId),
          eb.not(
            eb.exists(
              eb
                .selectFrom('textRevisions as later')
                .select('later.id')
                .whereRef('later.reviewId', '=', 'v.reviewId')
                .whereRef('later.sequence', '>', 'v.sequence')
                .where('later.state', '<>', 'withdrawn'),
            ),
          ),
        ]),
      ]),
    )
    .orderBy('r.dueAt')
    .orderBy('r.id')
    .limit(200)
    .execute();
}

export async function listErrors(db: Db, revisionId: string) {
  return db
    .selectFrom('revisionErrors as e')
    .innerJoin('profiles as p', 'p.id', 'e.markedBy')
    .select(['e.id', 'e.blockId', 'e.kind', 'e.severity', 'e.note', 'e.markedAt'])
    .select((eb) => eb.fn.coalesce('p.name', 'p.email').as('markedByName'))
    .where('e.revisionId', '=', revisionId)
    .orderBy('e.markedAt')
    .orderBy('e.id')
    .execute();
}

export async function findError(db: Db | Trx, id: string) {
  return db.selectFrom('revisionErrors').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function countErrors(trx: Trx, revisionId: string): Promise<number> {
  const { total } = await trx
    .selectFrom('revisionErrors')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('revisionId', '=', revisionId)
    .executeTakeFirstOrThrow();
  return total;
}

export async function insertError(trx: Trx, values: Selectable<RevisionTables['revisionErrors']>): Promise<void> {
  await trx.insertInto('revisionErrors').values(values).execute();
}

export async function deleteError(trx: Trx, { id, revisionId }: { id: string; revisionId: string }): Promise<void> {
  await trx.deleteFrom('revisionErrors').where('id', '=', id).where('revisionId', '=', revisionId).execute();
}

/** Rounds that were passed, in order. */
export async function listPassed(db: Db, reviewId: string) {
  return db
    .selectFrom('textRevisions')
    .select(['translatorId', 'reviserId'])
    .where('reviewId', '=', reviewId)
    .where('state', '=', 'passed')
    .orderBy('sequence')
    .execute();
}
