import type { Trx } from '#server/platform/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { webhookEvents, webhookLimits, type WebhookEventData, type WebhookEventType } from '#shared/webhook-events.ts';
import * as queries from './queries.ts';

/*
 * Events for partners.
 * Promises: an event exists if and only if the change it reports commits; it keeps one id for ever.
 * Never: data beyond the event's schema.
 */

const purgedAtOnce = 1_000;

/**
 * Records an event in the transaction that makes it true, for every endpoint of the account that subscribed to it. `onceFor`
 * names the subject of an event that happens once. Throws a ZodError for data of another shape.
 */
export async function publishEvent<T extends WebhookEventType>(
  trx: Trx,
  event: { accountId: string; type: T; data: WebhookEventData<T>; onceFor?: string; now?: Deps['now'] },
): Promise<void> {
  const { accountId, type, onceFor, now = () => new Date() } = event;
  const data = webhookEvents[type].data.parse(event.data);
  const onceKey = onceFor === undefined ? null : `${type}:${onceFor}`;
  await queries.insertEvent(trx, { accountId, type, data, onceKey, now: now() });
}

/** Job: deletes events and their delivery log after the retention. */
export async function purgeEvents({ db, now }: Deps): Promise<void> {
  const before = new Date(now().getTime() - webhookLimits.logMs);
  while ((await queries.deleteEventsBefore(db, { before, limit: purgedAtOnce })) === purgedAtOnce);
}
