import type { Db } from '#server/platform/db/client.ts';

/** SQL of what decides whether a customer can still cancel. */

/** Whether a person has saved, confirmed or imported any of the review's text. */
export async function hasEditedText(db: Db, reviewId: string): Promise<boolean> {
  const row = await db
    .selectFrom('translationTextVersions')
    .select('version')
    .where('reviewId', '=', reviewId)
    .where('savedBy', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
