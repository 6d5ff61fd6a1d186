import { sql, type Kysely } from 'kysely';

/** Webhooks to partners: endpoints, and an outbox of events with their deliveries and attempts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhook_endpoints (
      id uuid primary key,
      account_id uuid not null references profiles (id) on delete cascade,
      url text not null,
      description text not null,
      events text[] not null constraint webhook_endpoints_events_given check (cardinality(events) > 0),
      -- Encrypted. The former one signs too until the time beside it.
      secret bytea not null,
      former_secret bytea,
      former_secret_until timestamptz,
      state text not null default 'enabled'
        constraint webhook_endpoints_state_known check (state in ('enabled', 'paused', 'failed', 'gone')),
      disabled_at timestamptz,
      -- First failure since the last success.
      failing_since timestamptz,
      created_at timestamptz not null,
      constraint webhook_endpoints_former_whole check ((former_secret is null) = (former_secret_until is null)),
      constraint webhook_endpoints_disabled_when check ((state = 'enabled') = (disabled_at is null))
    )`.execute(db);
  // An account's list; the endpoints of each new event; the foreign key's check.
  await sql`create index webhook_endpoints_by_account on webhook_endpoints (account_id, created_at)`.execute(db);

  await sql`
    create table webhook_events (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references profiles (id) on delete cascade,
      type text not null,
      data jsonb not null,
      is_test boolean not null default false,
      -- Type and subject of an event that happens once.
      once_key text constraint webhook_events_once unique,
      created_at timestamptz not null
    )`.execute(db);
  // The foreign key's check; events of an erased document.
  await sql`create index webhook_events_by_account on webhook_events (account_id)`.execute(db);
  // The purge.
  await sql`create index webhook_events_by_age on webhook_events (created_at)`.execute(db);

  await sql`
    create table webhook_messages (
      id uuid primary key default gen_random_uuid(),
      event_id uuid not null references webhook_events (id) on delete cascade,
      endpoint_id uuid not null references webhook_endpoints (id) on delete cascade,
      state text not null default 'pending'
        constraint webhook_messages_state_known check (state in ('pending', 'delivered', 'failed')),
      -- All attempts, which number the log, and those since the delivery was last started.
      attempts integer not null default 0,
      tries integer not null default 0,
      first_tried_at timestamptz,
      -- New ones precede retries.
      next_attempt_at timestamptz not null default '-infinity',
      -- Held by a sender until then, by the database's clock; a crash frees it.
      leased_until timestamptz,
      created_at timestamptz not null,
      constraint webhook_messages_once unique (event_id, endpoint_id)
    )`.execute(db);
  // What an endpoint is due; few rows are pending.
  await sql`create index webhook_messages_due on webhook_messages (endpoint_id, next_attempt_at, created_at)
    where state = 'pending'`.execute(db);
  // The delivery log, newest first; the foreign key's check.
  await sql`create index webhook_messages_by_endpoint on webhook_messages (endpoint_id, created_at desc, id desc)`.execute(
    db,
  );

  await sql`
    create table webhook_attempts (
      message_id uuid not null references webhook_messages (id) on delete cascade,
      number integer not null,
      started_at timestamptz not null,
      duration_ms integer not null,
      status integer,
      error text,
      -- First bytes of the answer, as text.
      answer text,
      primary key (message_id, number)
    )`.execute(db);
}
