import { sql } from 'kysely';
import type { Db } from '#server/platform/db/client.ts';

/** SQL of the reading of sources, across customers: jobs and staff call it. */

/** The order of a review with the file of its document; undefined for corrections. */
export async function findSource(db: Db, reviewId: string) {
  return db
    .selectFrom('documentsToBeVerified as r')
    .innerJoin('documents as d', 'd.id', 'r.documentId')
    .select(['r.documentId', 'r.userId', 'r.pages', 'r.sourceLanguage', 'r.status', 'r.notarySince'])
    .select(['d.fileKey', 'd.fileMimetype', 'd.fileSizeBytes', 'd.fileSha256'])
    .where('r.id', '=', reviewId)
    .where('r.isCorrection', '=', false)
    .executeTakeFirst();
}

/** Other pending orders of the person with pages that wait to be read, of the last hour. */
export async function countWaitingOrders(
  db: Db,
  { reviewId, userId, since }: { reviewId: string; userId: string; since: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom('translationTexts as t')
    .innerJoin('documentsToBeVerified as r', 'r.id', 't.reviewId')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('r.userId', '=', userId)
    .where('r.status', '=', 'pending')
    .where('t.reviewId', '!=', reviewId)
    .where('t.updatedAt', '>', since)
    .where(sql<boolean>`t.pages @? '$[*] ? (@.state == "queued" || @.state == "reading")'`)
    .executeTakeFirstOrThrow();
  return Number(count);
}
