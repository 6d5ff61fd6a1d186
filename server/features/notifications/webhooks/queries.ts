import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { PageWindow } from '#server/platform/db/pagination.ts';
import { limits } from '#shared/limits.ts';
import { webhookLimits, type WebhookDeliveryState, type WebhookEventType } from '#shared/webhook-events.ts';

/** SQL of webhook endpoints and their delivery log. */

const columns = ['id', 'url', 'events', 'description', 'state', 'disabledAt', 'failingSince', 'createdAt'] as const;
const shown = [...columns, 'formerSecretUntil'] as const;

export function listEndpoints(db: Db, accountId: string) {
  return db
    .selectFrom('webhookEndpoints')
    .select(shown)
    .where('accountId', '=', accountId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** Locks the endpoint of an account; undefined when it has none with this id. */
export function lockEndpoint(trx: Trx, { id, accountId }: { id: string; accountId: string }) {
  return trx
    .selectFrom('webhookEndpoints')
    .select([...shown, 'secret'])
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
}

/** Serializes changes to the number of an account's endpoints. */
export async function countEndpointsLocked(trx: Trx, accountId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('webhook_endpoints:' || ${accountId}::text, 0))`.execute(trx);
  const { count } = await trx
    .selectFrom('webhookEndpoints')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  return count;
}

export function insertEndpoint(
  trx: Trx,
  endpoint: {
    id: string;
    accountId: string;
    url: string;
    description: string;
    events: WebhookEventType[];
    secret: Buffer;
    createdAt: Date;
  },
) {
  return trx.insertInto('webhookEndpoints').values(endpoint).returning(shown).executeTakeFirstOrThrow();
}

interface EndpointChange {
  url?: string;
  description?: string;
  events?: WebhookEventType[];
  state?: 'enabled' | 'paused';
  disabledAt?: Date | null;
  failingSince?: Date | null;
  secret?: Buffer;
  formerSecret?: Buffer;
  formerSecretUntil?: Date;
}

/** Changes an endpoint, which the transaction has locked. */
export function updateEndpoint(trx: Trx, id: string, change: EndpointChange) {
  return trx
    .updateTable('webhookEndpoints')
    .set(change)
    .where('id', '=', id)
    .returning(shown)
    .executeTakeFirstOrThrow();
}

/** True when the account had it. Its log goes with it. */
export async function deleteEndpoint(db: Db, { id, accountId }: { id: string; accountId: string }): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('webhookEndpoints')
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

interface DeliveryRow {
  id: string;
  endpointId: string;
  eventId: string;
  accountId: string;
  type: string;
  data: Record<string, unknown>;
  state: WebhookDeliveryState;
  isTest: boolean;
  createdAt: Date;
  happenedAt: Date;
  nextAttemptAt: Date | null;
  attemptCount: number;
  attempts: {
    number: number;
    startedAt: string;
    durationMs: number;
    status: number | null;
    error: string | null;
    answer: string | null;
  }[];
}

interface DeliveryFilter {
  accountId: string;
  endpointId?: string | undefined;
  state?: WebhookDeliveryState | undefined;
}

function matching({ accountId, endpointId, state }: DeliveryFilter) {
  return sql`
    from webhook_messages m join webhook_endpoints e on e.id = m.endpoint_id
    where e.account_id = ${accountId}::uuid
      and (${endpointId ?? null}::uuid is null or m.endpoint_id = ${endpointId ?? null}::uuid)
      and (${state ?? null}::text is null or m.state = ${state ?? null}::text)`;
}

/** A page of an account's deliveries, newest first. */
export async function listDeliveries(
  db: Db,
  { pageSize, offset }: PageWindow,
  filter: DeliveryFilter,
): Promise<DeliveryRow[]> {
  const { rows } = await sql<DeliveryRow>`
    with page as (
      select m.* ${matching(filter)} order by m.created_at desc, m.id desc limit ${pageSize} offset ${offset}
    )
    select p.id, p.endpoint_id as "endpointId", p.event_id as "eventId", v.account_id as "accountId", v.type, v.data, p.state,
      v.is_test as "isTest", p.created_at as "createdAt", v.created_at as "happenedAt", p.attempts as "attemptCount",
      case when p.state = 'pending' then nullif(p.next_attempt_at, '-infinity') end as "nextAttemptAt",
      coalesce((select jsonb_agg(jsonb_build_object('number', a.number, 'startedAt', a.started_at, 'durationMs', a.duration_ms,
          'status', a.status, 'error', a.error, 'answer', a.answer) order by a.number desc)
        from (select * from webhook_attempts a where a.message_id = p.id order by a.number desc
          limit ${webhookLimits.attemptsShown}) a), '[]') as attempts
    from page p join webhook_events v on v.id = p.event_id order by p.created_at desc, p.id desc`.execute(db);
  return rows;
}

/** Counted up to `limits.searchCounted`. */
export async function countDeliveries(db: Db, filter: DeliveryFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select ${matching(filter)} limit ${limits.searchCounted}) found`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The endpoint of one of the account's deliveries, which it locks before the delivery itself is changed. */
export function lockDeliveryEndpoint(trx: Trx, { id, accountId }: { id: string; accountId: string }) {
  return trx
    .selectFrom('webhookMessages')
    .innerJoin('webhookEndpoints', 'webhookEndpoints.id', 'webhookMessages.endpointId')
    .select('webhookEndpoints.state')
    .where('webhookMessages.id', '=', id)
    .where('webhookEndpoints.accountId', '=', accountId)
    .forUpdate('webhookEndpoints')
    .executeTakeFirst();
}

/** Starts a delivery over: it is due, with all its retries ahead. */
export async function restartDelivery(trx: Trx, id: string): Promise<void> {
  await sql`
    update webhook_messages set state = 'pending', tries = 0, first_tried_at = null, next_attempt_at = '-infinity'
    where id = ${id}::uuid`.execute(trx);
}

/** Inserts a test event for one endpoint, and returns the id of its delivery. */
export async function insertTestEvent(
  trx: Trx,
  event: { endpointId: string; accountId: string; type: WebhookEventType; data: object; now: Date },
): Promise<string> {
  const { endpointId, accountId, type, data, now } = event;
  const { id: eventId } = await trx
    .insertInto('webhookEvents')
    .values({ accountId, type, data: JSON.stringify(data), isTest: true, createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await trx
    .insertInto('webhookMessages')
    .values({ eventId, endpointId, createdAt: now })
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
