import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { WebhookFailure } from '#shared/webhook-events.ts';

/** SQL of senders: claiming due deliveries and recording attempts. */

/** What this process is sending, so that an endpoint's share and the lanes hold. */
export interface ClaimOptions {
  now: Date;
  /** Claims for endpoints that fail, or for the others. */
  isFailing: boolean;
  /** Free slots of the lane, and the share of one endpoint. */
  slots: number;
  perEndpoint: number;
  /** Slots taken per endpoint. */
  taken: ReadonlyMap<string, number>;
  leaseSeconds: number;
}

export interface ClaimedDelivery {
  id: string;
  eventId: string;
  endpointId: string;
  accountId: string;
  url: string;
  secret: Buffer;
  formerSecret: Buffer | null;
  formerSecretUntil: Date | null;
  failingSince: Date | null;
  tries: number;
  firstTriedAt: Date | null;
  type: string;
  data: Record<string, unknown>;
  isTest: boolean;
  happenedAt: Date;
}

/**
 * Leases due deliveries of enabled endpoints: each endpoint's first before any endpoint's second. The lease ends by the
 * database's clock, so that a delivery whose sender crashed is sent again.
 */
export async function claimDue(db: Db, options: ClaimOptions): Promise<ClaimedDelivery[]> {
  const { now, isFailing, slots, perEndpoint, taken, leaseSeconds } = options;
  const { rows } = await sql<ClaimedDelivery>`
    with candidate as (
      select due.id, row_number() over (partition by e.id order by due.next_attempt_at, due.created_at) as turn, random() as draw
      from webhook_endpoints e
      left join unnest(${[...taken.keys()]}::uuid[], ${[...taken.values()]}::int[]) as busy (id, slots) on busy.id = e.id
      cross join lateral (
        select m.id, m.next_attempt_at, m.created_at from webhook_messages m
        where m.endpoint_id = e.id and m.state = 'pending' and m.next_attempt_at <= ${now}::timestamptz
          and (m.leased_until is null or m.leased_until < clock_timestamp())
        order by m.next_attempt_at, m.created_at
        limit greatest(0, ${perEndpoint}::int - coalesce(busy.slots, 0))
      ) due
      where e.state = 'enabled' and (e.failing_since is not null) = ${isFailing}::boolean
    ), chosen as (
      select m.id from webhook_messages m join candidate c on c.id = m.id
      where m.state = 'pending' and (m.leased_until is null or m.leased_until < clock_timestamp())
      order by c.turn, c.draw limit ${slots} for update of m skip locked
    ), leased as (
      update webhook_messages m set leased_until = clock_timestamp() + ${leaseSeconds}::int * interval '1 second'
      from chosen where m.id = chosen.id
      returning m.id, m.event_id, m.endpoint_id, m.tries, m.first_tried_at
    )
    select l.id, l.event_id as "eventId", l.endpoint_id as "endpointId", l.tries, l.first_tried_at as "firstTriedAt",
      e.account_id as "accountId", e.url, e.secret, e.former_secret as "formerSecret",
      e.former_secret_until as "formerSecretUntil", e.failing_since as "failingSince",
      v.type, v.data, v.is_test as "isTest", v.created_at as "happenedAt"
    from leased l join webhook_endpoints e on e.id = l.endpoint_id join webhook_events v on v.id = l.event_id`.execute(
    db,
  );
  return rows;
}

/** Whether an unleased delivery is due: a claim skips rows that a concurrent one has locked. */
export async function isAnyDue(db: Db, now: Date): Promise<boolean> {
  const { rows } = await sql<{ isDue: boolean }>`
    select exists (
      select from webhook_messages m join webhook_endpoints e on e.id = m.endpoint_id
      where m.state = 'pending' and m.next_attempt_at <= ${now}::timestamptz and e.state = 'enabled'
        and (m.leased_until is null or m.leased_until < clock_timestamp())
    ) as "isDue"`.execute(db);
  return rows[0]?.isDue ?? false;
}

export interface AttemptRecord {
  messageId: string;
  /** Earlier tries of the delivery, as it was claimed. */
  tries: number;
  startedAt: Date;
  durationMs: number;
  status: number | null;
  error: WebhookFailure | null;
  answer: string | null;
}

/**
 * Records an attempt and what follows: `nextAttemptAt` null settles the delivery. A failure of one that was started over, or tried
 * by another sender since, decides nothing. Nothing is recorded of one that was deleted meanwhile.
 */
export async function recordAttempt(
  trx: Db | Trx,
  { messageId, tries, startedAt, durationMs, status, error, answer }: AttemptRecord,
  outcome: { state: 'pending' | 'delivered' | 'failed'; nextAttemptAt: Date | null },
): Promise<void> {
  await sql`
    with message as (
      update webhook_messages set attempts = attempts + 1, leased_until = null,
        tries = case when tries = ${tries}::int then tries + 1 else tries end,
        first_tried_at = case when tries = ${tries}::int then coalesce(first_tried_at, ${startedAt}::timestamptz) else first_tried_at end,
        next_attempt_at = case when tries = ${tries}::int
          then coalesce(${outcome.nextAttemptAt}::timestamptz, next_attempt_at) else next_attempt_at end,
        state = case when ${outcome.state}::text = 'delivered' or state = 'pending' and tries = ${tries}::int
          then ${outcome.state}::text else state end
      where id = ${messageId}::uuid returning id, attempts
    )
    insert into webhook_attempts (message_id, number, started_at, duration_ms, status, error, answer)
    select id, attempts, ${startedAt}::timestamptz, ${durationMs}::int, ${status}::int, ${error}::text, ${answer}::text
    from message`.execute(trx);
}

/** The called endpoint and URL: a response of a former URL does not count for the current one. */
interface Called {
  endpointId: string;
  url: string;
}

/** Ends an endpoint's failures. */
export async function clearFailing(trx: Trx, { endpointId, url }: Called): Promise<void> {
  await trx
    .updateTable('webhookEndpoints')
    .set({ failingSince: null })
    .where('id', '=', endpointId)
    .where('url', '=', url)
    .where('failingSince', 'is not', null)
    .execute();
}

/** Marks the first failure. Locks the endpoint, which goes before its deliveries. */
export async function markFailing(trx: Trx, { endpointId, url, since }: Called & { since: Date }): Promise<void> {
  await sql`
    update webhook_endpoints set failing_since = coalesce(failing_since, ${since}::timestamptz)
    where id = ${endpointId}::uuid and url = ${url} and state = 'enabled'`.execute(trx);
}

/** Disables an enabled endpoint that failed since `failedBefore` or earlier; undefined when it is neither. */
export function disableEndpoint(
  trx: Trx,
  { endpointId, url, state, failedBefore, now }: Called & { state: 'failed' | 'gone'; failedBefore: Date; now: Date },
) {
  return trx
    .updateTable('webhookEndpoints')
    .set({ state, disabledAt: now })
    .where('id', '=', endpointId)
    .where('url', '=', url)
    .where('state', '=', 'enabled')
    .where('failingSince', '<=', failedBefore)
    .returning(['accountId', 'url'])
    .executeTakeFirst();
}

/** Gives up what waits for an endpoint. */
export async function failPending(trx: Trx, endpointId: string): Promise<void> {
  await trx
    .updateTable('webhookMessages')
    .set({ state: 'failed' })
    .where('endpointId', '=', endpointId)
    .where('state', '=', 'pending')
    .execute();
}

/** Mail recipient for an account: a sandbox's owner, else the account itself. */
export function findRecipient(trx: Trx, accountId: string) {
  return trx
    .selectFrom('profiles as account')
    .innerJoin('profiles as recipient', (join) =>
      join.on('recipient.id', '=', (eb) => eb.fn.coalesce('account.ownerId', 'account.id')),
    )
    .select(['recipient.id', 'recipient.name', 'recipient.email'])
    .where('account.id', '=', accountId)
    .executeTakeFirst();
}
