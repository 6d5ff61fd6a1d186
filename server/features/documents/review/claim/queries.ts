import type { Db, Trx } from '#server/db/client.ts';

/** SQL of who is working on which review. A claim is a courtesy with an end: it keeps two people from the same work. */

/** Takes or renews a pending review, unless somebody else took it after `staleBefore`. False when nothing was taken. */
export async function updateClaim(
  db: Db,
  params: { id: string; userId: string; now: Date; staleBefore: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('documentsToBeVerified')
    .set({ claimedBy: params.userId, claimedAt: params.now })
    .where('id', '=', params.id)
    .where('status', '=', 'pending')
    .where('isCorrection', '=', false)
    .where((eb) =>
      eb.or([
        eb('claimedBy', 'is', null),
        eb('claimedBy', '=', params.userId),
        eb('claimedAt', '<=', params.staleBefore),
      ]),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Lets go of a review that `userId` holds. */
export async function releaseClaim(db: Db, params: { id: string; userId: string }): Promise<void> {
  await db
    .updateTable('documentsToBeVerified')
    .set({ claimedBy: null, claimedAt: null })
    .where('id', '=', params.id)
    .where('claimedBy', '=', params.userId)
    .execute();
}

/** Lets go of everything `userId` holds. */
export async function releaseClaimsOf(trx: Trx, userId: string): Promise<void> {
  await trx
    .updateTable('documentsToBeVerified')
    .set({ claimedBy: null, claimedAt: null })
    .where('claimedBy', '=', userId)
    .execute();
}
