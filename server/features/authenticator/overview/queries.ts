import { sql } from 'kysely';
import type { Db } from '#server/platform/db/client.ts';
import { jsonColumns } from '#server/platform/db/json-columns.ts';
import { matchesCounter, counterLabel, counterSum, type CounterLabels } from '#server/platform/db/counters.ts';

/** SQL of the authenticators' overview. */

/** Reviews (or corrections) of one status and language pair. */
export interface ReviewGroup {
  status: string;
  correction: boolean;
  source: string;
  target: string;
  reviews: number;
  /** List price, in cents. */
  value: number;
  /** Total time from payment to decision. */
  seconds: number;
}

export interface OverviewFacts {
  groups: ReviewGroup[];
  documents: number;
  pending: number;
  uploads: number;
}

/** Counts of one person's decisions and uploads, or of all (`userId` null); pending reviews are always counted over all. */
export async function readOverview(db: Db, { userId }: { userId: string | null }): Promise<OverviewFacts> {
  const uploads = userId === null ? counterSum('documents', { payment: 'free' }) : countUploads(db, userId);
  const { groups, ...counts } = await db
    .selectNoFrom([
      jsonColumns(selectGroups(db, userId === null ? {} : { by: userId })).as('groups'),
      counterSum('documents').as('documents'),
      uploads.as('uploads'),
      counterSum('documents_to_be_verified', { status: 'pending', correction: false }).as('pending'),
    ])
    .executeTakeFirstOrThrow();
  return { groups, ...counts };
}

/** A review is inserted in the transaction of its payment, so its age is the time since payment. */
function selectGroups(db: Db, by: CounterLabels<'documents_to_be_verified'>) {
  return db
    .selectFrom('counters')
    .where(matchesCounter('documents_to_be_verified', by))
    .groupBy([
      counterLabel('documents_to_be_verified', 'status'),
      sql`labels -> 'correction'`,
      counterLabel('documents_to_be_verified', 'source'),
      counterLabel('documents_to_be_verified', 'target'),
    ])
    .select([
      counterLabel('documents_to_be_verified', 'status').as('status'),
      sql<boolean>`labels -> 'correction'`.as('correction'),
      counterLabel('documents_to_be_verified', 'source').as('source'),
      counterLabel('documents_to_be_verified', 'target').as('target'),
      sql<number>`sum(rows)`.as('reviews'),
      sql<number>`sum(cents)`.as('value'),
      sql<number>`sum(milliseconds) / 1000.0`.as('seconds'),
    ]);
}

/** Documents one authenticator uploaded for clients. */
function countUploads(db: Db, userId: string) {
  const uploads = db
    .selectFrom('documents')
    .where('userId', '=', userId)
    .where('paymentStatus', '=', 'free')
    .select((eb) => eb.fn.countAll<number>().as('count'));
  return sql<number>`(${uploads})`;
}
