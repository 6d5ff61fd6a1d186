import { sql } from 'kysely';
import { deliveryEdges } from '#shared/schemas/public-facts.ts';
import type { Db } from '#server/db/client.ts';

/** Time from payment to the first delivery of orders delivered since `since`, without anything of an order itself. */
export async function measureDeliveries(db: Db, since: Date) {
  return db
    .with('taken', (cte) =>
      cte
        .selectFrom('translatedDocuments as t')
        .innerJoin('paymentItems as i', (join) =>
          join.onRef('i.documentId', '=', 't.originalDocumentId').on('i.isLive', '=', true),
        )
        .innerJoin('payments as p', 'p.id', 'i.paymentId')
        .select(sql<number>`extract(epoch from t.created_at - p.paid_at) / 3600`.as('hours'))
        .where('t.createdAt', '>=', since)
        .where('p.paidAt', 'is not', null)
        // Paid for later than ordered.
        .where('p.onAccount', '=', false)
        .whereRef('p.paidAt', '<=', 't.createdAt'),
    )
    .selectFrom('taken')
    .select([
      sql<number>`count(*)::int`.as('deliveries'),
      sql<number | null>`percentile_cont(0.5) within group (order by hours)`.as('medianHours'),
      sql<number | null>`percentile_cont(0.9) within group (order by hours)`.as('p90Hours'),
      sql<number[]>`array[${sql.join([
        ...deliveryEdges.map((edge) => sql`(count(*) filter (where hours <= ${edge}))::int`),
      ])}]`.as('within'),
    ])
    .executeTakeFirstOrThrow();
}
