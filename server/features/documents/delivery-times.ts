import { sql } from 'kysely';
import type { Deps } from '#server/deps.ts';
import type { Db } from '#server/platform/db/client.ts';
import { deliveryDays, deliveryEdges, minDeliveries } from '#shared/promise/delivery-counts.ts';
import type { DeliveryTimes } from '#shared/schemas/public-facts.ts';

/*
 * Real delivery times for the public page.
 * Promises: measured from orders, at most `freshMs` old.
 * Never: a figure from fewer than `minDeliveries` deliveries; anything of a single order.
 */

const freshMs = 10 * 60_000;
const dayMs = 24 * 60 * 60_000;

interface Cached {
  until: number;
  times: Promise<DeliveryTimes>;
}

/** Per process; the weak key drops an entry with its dependencies. */
const cache = new WeakMap<Deps['pool'], Cached>();

/** Median, p90 and distribution of the last days; null below `minDeliveries`. Concurrent callers share one query. */
export async function getDeliveryTimes(deps: Pick<Deps, 'db' | 'now' | 'pool'>): Promise<DeliveryTimes> {
  const now = deps.now().getTime();
  const known = cache.get(deps.pool);
  if (known && known.until > now) return known.times;
  const times = measure(deps, now);
  cache.set(deps.pool, { until: now + freshMs, times });
  // Callers get the rejection; the next one measures again.
  times.catch(() => cache.delete(deps.pool));
  return times;
}

async function measure({ db }: Pick<Deps, 'db'>, now: number): Promise<DeliveryTimes> {
  const { deliveries, medianHours, p90Hours, within } = await measureDeliveries(
    db,
    new Date(now - deliveryDays * dayMs),
  );
  if (deliveries < minDeliveries || medianHours === null || p90Hours === null) return null;
  const counts = [...within, deliveries].map((count, index, upTo) => count - (upTo[index - 1] ?? 0));
  return {
    deliveries,
    medianHours,
    p90Hours,
    shares: counts.map((count) => Math.round((count / deliveries) * 100)),
  };
}

/** Null while a checkout is open. Orders on account are paid weeks later. */
const orderedAt = sql<Date | null>`case when p.on_account then d.ordered_at else p.paid_at end`;

/** Hours from an order to its first delivery, of orders delivered since `since`; nothing of an order itself. Free orders are left out. */
async function measureDeliveries(db: Db, since: Date) {
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
