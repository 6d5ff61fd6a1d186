import type { Insertable } from 'kysely';
import type { Db, Trx } from '#server/db/client.ts';
import type { ReviewDecisionsTable } from '#server/db/review-tables.ts';

/** SQL of what was confirmed when a review was decided. */

export async function insertDecision(trx: Trx, values: Insertable<ReviewDecisionsTable>): Promise<void> {
  await trx.insertInto('reviewDecisions').values(values).execute();
}

export async function findDecision(db: Db, reviewId: string) {
  return db
    .selectFrom('reviewDecisions')
    .select(['decision', 'statement'])
    .where('reviewId', '=', reviewId)
    .executeTakeFirst();
}
