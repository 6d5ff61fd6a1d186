import type { Db, Trx } from '#server/platform/db/client.ts';

/** SQL of claims. A claim is an advisory lock with an expiry, which keeps two people from reviewing the same order. */

/** Claims or renews a pending review; false when another user's claim is newer than `staleBefore`. */
export async function updateClaim(
  db: Db,
  params: { id: string; userId: string; now: Date; staleBefore: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('documentsToBeVerified')
    .set((eb) => ({
      claimedBy: params.userId,
      claimedAt: params.now,
      workedAt: eb.fn.coalesce('workedAt', eb.val(params.now)),
    }))
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

/** Releases the claim of `userId` on one review. */
export async function releaseClaim(db: Db, params: { id: string; userId: string }): Promise<void> {
  await db
    .updateTable('documentsToBeVerified')
    .set({ claimedBy: null, claimedAt: null })
    .where('id', '=', params.id)
    .where('claimedBy', '=', params.userId)
    .execute();
}

/** Releases all claims of `userId`. */
export async function releaseUserClaims(trx: Trx, userId: string): Promise<void> {
  await trx
    .updateTable('documentsToBeVerified')
    .set({ claimedBy: null, claimedAt: null })
    .where('claimedBy', '=', userId)
    .execute();
}
