import type { Db, Trx } from '#server/platform/db/client.ts';

/** What suspensions and erasures take of revisions. */

/** A person's open revisions, earliest due first. */
export function listTaken(db: Db | Trx, personId: string) {
  return db
    .selectFrom('textRevisions as t')
    .innerJoin('documentsToBeVerified as r', 'r.id', 't.reviewId')
    .select(['r.id as reviewId', 'r.documentId', 'r.filename', 'r.dueAt'])
    .where('t.reviserId', '=', personId)
    .where('t.state', '=', 'taken')
    .orderBy('r.dueAt')
    .orderBy('r.id')
    .limit(1000)
    .execute();
}

/** Returns the open revisions of a leaving reviser to the pool. The caller has locked the person. */
export async function releaseRevisions(trx: Trx, personId: string): Promise<void> {
  await trx
    .updateTable('textRevisions')
    .set({ state: 'waiting', reviserId: null, takenAt: null })
    .where('reviserId', '=', personId)
    .where('state', '=', 'taken')
    .execute();
}

/** Notes may name the customer; who revised what, and the counts of errors, stay. */
export async function eraseRevisionNotes(trx: Trx, documentId: string): Promise<void> {
  const reviews = trx.selectFrom('documentsToBeVerified').select('id').where('documentId', '=', documentId);
  const rounds = trx.selectFrom('textRevisions').select('id').where('reviewId', 'in', reviews);
  await trx.updateTable('revisionErrors').set({ note: '' }).where('revisionId', 'in', rounds).execute();
  await trx.updateTable('textRevisions').set({ note: '' }).where('reviewId', 'in', reviews).execute();
  await trx.updateTable('revisionWaivers').set({ reason: '' }).where('reviewId', 'in', reviews).execute();
}
