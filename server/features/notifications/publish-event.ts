import { sql } from 'kysely';
import type { Deps } from '#server/deps.ts';
import type { Trx } from '#server/platform/db/client.ts';
import { webhookEvents, type WebhookEventData, type WebhookEventType } from '#shared/webhook-events.ts';

/*
 * Events for partners.
 * Promises: an event exists if and only if the change it reports commits; it keeps one id for ever.
 * Never: data beyond the event's schema.
 */

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
  await insertEvent(trx, { accountId, type, data, onceKey, now: now() });
}

/**
 * Inserts an event with a delivery for each endpoint of the account that subscribed to it, and wakes the senders; nothing
 * without one. A delivery to an endpoint that is disabled by its failures is logged as failed.
 */
async function insertEvent(
  trx: Trx,
  event: { accountId: string; type: WebhookEventType; data: object; onceKey: string | null; now: Date },
): Promise<void> {
  const { accountId, type, data, onceKey, now } = event;
  await sql`
    with subscribed as (
      select id, state from webhook_endpoints
      where account_id = ${accountId}::uuid and ${type}::text = any(events) and state <> 'paused'
    ), event as (
      insert into webhook_events (account_id, type, data, once_key, created_at)
      select ${accountId}::uuid, ${type}::text, ${JSON.stringify(data)}::jsonb, ${onceKey}::text, ${now}::timestamptz
      where exists (select from subscribed)
      on conflict (once_key) do nothing returning id
    ), message as (
      insert into webhook_messages (event_id, endpoint_id, state, created_at)
      select event.id, subscribed.id, case subscribed.state when 'enabled' then 'pending' else 'failed' end, ${now}::timestamptz
      from event cross join subscribed returning state
    )
    select notify_change('webhooks', 'due') from message where state = 'pending' limit 1`.execute(trx);
}
