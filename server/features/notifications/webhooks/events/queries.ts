import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { WebhookEventType } from '#shared/webhook-events.ts';

/** SQL of the outbox: events and the deliveries they need. */

export interface NewEvent {
  accountId: string;
  type: WebhookEventType;
  data: object;
  onceKey: string | null;
  now: Date;
}

/**
 * Inserts an event with a delivery for each endpoint of the account that subscribed to it, and wakes the senders; nothing
 * without one. A delivery to an endpoint that is disabled by its failures is logged as failed.
 */
export async function insertEvent(trx: Trx, { accountId, type, data, onceKey, now }: NewEvent): Promise<void> {
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

/** Inserts a test event for one endpoint, and returns the id of its delivery. */
export async function insertTestEvent(
  trx: Trx,
  { endpointId, accountId, type, data, now }: Omit<NewEvent, 'onceKey'> & { endpointId: string },
): Promise<string> {
  const event = await trx
    .insertInto('webhookEvents')
    .values({ accountId, type, data: JSON.stringify(data), isTest: true, createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await trx
    .insertInto('webhookMessages')
    .values({ eventId: event.id, endpointId, createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await wakeSenders(trx);
  return id;
}

export async function wakeSenders(trx: Trx): Promise<void> {
  await sql`select notify_change('webhooks', 'due')`.execute(trx);
}

/** Deletes up to `limit` events older than `before` with their log. Returns how many there were. */
export async function deleteEventsBefore(db: Db, { before, limit }: { before: Date; limit: number }): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('webhookEvents')
    .where('id', 'in', (eb) =>
      eb.selectFrom('webhookEvents').select('id').where('createdAt', '<', before).orderBy('createdAt').limit(limit),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
