import type { Trx } from '#server/platform/db/client.ts';

/** Erasure of hand-over notes and of former staff's working time. */

/** Clears notes, which may name the customer; the hand-over itself stays. */
export async function eraseHandOverNotes(trx: Trx, documentId: string): Promise<void> {
  await trx
    .updateTable('reviewHandOvers')
    .set({ note: '' })
    .where('reviewId', 'in', trx.selectFrom('documentsToBeVerified').select('id').where('documentId', '=', documentId))
    .execute();
}

export async function eraseWorkingTime(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('workingTimes').where('userId', '=', userId).execute();
  await trx.deleteFrom('absences').where('userId', '=', userId).execute();
}
