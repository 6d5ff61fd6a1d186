import { sql, type Kysely } from 'kysely';

/** Sessions, the devices they were opened on, and their browsers that asked for push messages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sessions(db);
  await signals(db);
  await devices(db);
}

async function sessions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sessions (
      id uuid primary key,
      secret_hash bytea not null,
      user_id uuid not null references profiles (id) on delete cascade,
      -- The organization that the session acts for; null is the person. It counts only while the person is a member.
      account_id uuid constraint sessions_account_exists references organizations (account_id) on delete set null,
      user_agent text not null default '',
      expires_at timestamptz not null,
      last_seen_at timestamptz not null default now(),
      -- Last step-up proof, by password or code; null demands a new one.
      proved_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);
  // List of one person's sessions, and ending them all.
  await sql`create index sessions_by_user on sessions (user_id)`.execute(db);
  // The foreign key's check.
  await sql`create index sessions_by_account on sessions (account_id) where account_id is not null`.execute(db);
}

async function signals(db: Kysely<unknown>): Promise<void> {
  // A trigger, since sessions also end by cascade with their profile.
  await sql`
    create function notify_ended_sessions() returns trigger language plpgsql as $$
    begin
      perform notify_change('sessions', user_id::text) from (select distinct user_id from ended) person;
      return null;
    end $$`.execute(db);
  await sql`create trigger sessions_notify_end after delete on sessions
    referencing old table as ended for each statement execute function notify_ended_sessions()`.execute(db);

  await sql`
    create function notify_switched_session() returns trigger language plpgsql as $$
    begin
      perform notify_change('sessions', new.user_id::text);
      return null;
    end $$`.execute(db);
  await sql`create trigger sessions_notify_switch after update of account_id on sessions
    for each row when (old.account_id is distinct from new.account_id)
    execute function notify_switched_session()`.execute(db);
}

async function devices(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table known_devices (
      user_id uuid not null references profiles (id) on delete cascade,
      -- SHA-256 of a random token in the browser's cookie.
      token_hash bytea not null,
      last_seen_at timestamptz not null default now(),
      created_at timestamptz not null default now(),
      constraint known_devices_pkey primary key (user_id, token_hash)
    )`.execute(db);
  // The sweep of devices that have not been used for long.
  await sql`create index known_devices_by_last_seen on known_devices (last_seen_at)`.execute(db);

  await sql`
    create table push_subscriptions (
      id uuid primary key,
      -- Ends with the session: a signed-out browser receives nothing.
      session_id uuid not null references sessions (id) on delete cascade,
      endpoint text not null constraint push_subscriptions_endpoint_unique unique,
      p256dh text not null,
      auth text not null,
      created_at timestamptz not null
    )`.execute(db);
  // A person's browsers are found through their sessions; the foreign key's check.
  await sql`create index push_subscriptions_by_session on push_subscriptions (session_id)`.execute(db);
}
