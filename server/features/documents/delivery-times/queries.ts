import { sql } from 'kysely';
import { deliveryEdges } from '#shared/schemas/public-facts.ts';
import type { Db } from '#server/platform/db/client.ts';

/** Null while a checkout is open. Orders on account are paid weeks later. */
const orderedAt = sql<Date | null>`case when p.on_account then d.ordered_at else p.paid_at end`;

/** Hours from an order to its first delivery, of orders delivered since `since`; nothing of an order itself. Free orders are left out. */
export async function measureDeliveries(db: Db, since: Date) {
  return db
    .with('taken', (cte) =>
      cte
        .selectFrom('translatedDocuments as t')
        .innerJoin('paymentItems as i', (join) =>
          join.onRef('i.documentId', '=', 't.originalDocumentId').on('i.isLive', '=', true),
        )
        .innerJoin('payments as p', 'p.id', 'i.paymentId')
        .innerJoin('documents as d', 'd.id', 't.originalDocumentId')
        .select(sql<number>`extract(epoch from t.created_at - ${orderedAt}) / 3600`.as('hours'))
        .where('t.createdAt', '>=', since)
        .where(sql<boolean>`${orderedAt} <= t.created_at`),
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
