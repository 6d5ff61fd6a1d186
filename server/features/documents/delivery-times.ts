import { deliveryDays, minDeliveries, type DeliveryTimes } from '#shared/schemas/public-facts.ts';
import type { Deps } from '#server/deps.ts';
import { measureDeliveries } from './delivery-times/queries.ts';

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

/** Per process; ends with its dependencies. */
const cache = new WeakMap<Deps['pool'], Cached>();

/** Median, p90 and distribution of the last days; null below `minDeliveries`. Concurrent callers share one query. */
export async function getDeliveryTimes(deps: Pick<Deps, 'db' | 'now' | 'pool'>): Promise<DeliveryTimes> {
  const now = deps.now().getTime();
  const known = cache.get(deps.pool);
  if (known && known.until > now) return known.times;
  const times = measure(deps, now);
  cache.set(deps.pool, { until: now + freshMs, times });
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
