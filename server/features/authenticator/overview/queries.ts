import { sql, type Expression, type SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../../db/client.ts';

/** SQL of the overview: reviews and what they came to, counted in one statement. */

/** Reviews (or corrections) of one status and language pair. Names are one word each: they travel as JSON. */
export interface ReviewGroup {
  status: string;
  correction: boolean;
  source: string;
  target: string;
  reviews: number;
  /** Cents of list price. */
  value: number;
  /** From payment to decision, of all of them together. */
  seconds: number;
}

export interface OverviewFacts {
  groups: ReviewGroup[];
  documents: number;
  pending: number;
  uploads: number;
}

/** Of everybody (`userId` null), or of one person's decisions and uploads; what is pending is everybody's in any case. */
export async function readOverview(db: Db, { userId }: { userId: string | null }): Promise<OverviewFacts> {
  const mine = (column: string): Expression<SqlBool> =>
    userId === null ? sql<SqlBool>`true` : sql<SqlBool>`${sql.ref(column)} = ${userId}`;
  const { groups, ...counts } = await db
    .selectNoFrom((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('documentsToBeVerified as r')
          .where(mine('r.authenticatedBy'))
          .groupBy(['r.status', 'r.isCorrection', 'r.sourceLanguage', 'r.targetLanguage'])
          .select([
            'r.status as status',
            'r.isCorrection as correction',
            'r.sourceLanguage as source',
            'r.targetLanguage as target',
          ])
          .select((inner) => [
            inner.fn.countAll<number>().as('reviews'),
            inner.fn.coalesce(inner.fn.sum<number>('r.totalCostCents'), sql<number>`0`).as('value'),
            // A review is opened in the transaction of the payment, so its age is the time since then.
            sql<number>`coalesce(extract(epoch from sum(r.authentication_date - r.created_at)), 0)::float8`.as(
              'seconds',
            ),
          ]),
      ).as('groups'),
      eb
        .selectFrom('documents as d')
        .where(mine('d.userId'))
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .as('documents'),
      eb
        .selectFrom('documents as d')
        .where(mine('d.userId'))
        .where('d.paymentStatus', '=', 'free')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .as('uploads'),
      eb
        .selectFrom('documentsToBeVerified as r')
        .where('r.status', '=', 'pending')
        .where('r.isCorrection', '=', false)
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .as('pending'),
    ])
    .executeTakeFirstOrThrow();
  return {
    groups,
    documents: counts.documents ?? 0,
    pending: counts.pending ?? 0,
    uploads: counts.uploads ?? 0,
  };
}
