import { sql } from 'kysely';
import type { Db } from '#server/db/client.ts';
import { jsonColumns } from '#server/db/json-columns.ts';
import { matchesCounter, counterLabel, counterSum, type CounterLabels } from '#server/db/counters.ts';

/** SQL of the overview: reviews and what they came to, in one statement. */

/** Reviews (or corrections) of one status and language pair. */
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

/** A review is opened in the transaction of the payment, so its age is the time since then. */
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

/** What one authenticator uploaded for clients. */
function countUploads(db: Db, userId: string) {
  const mine = db
    .selectFrom('documents')
    .where('userId', '=', userId)
    .where('paymentStatus', '=', 'free')
    .select((eb) => eb.fn.countAll<number>().as('count'));
  return sql<number>`(${mine})`;
}
