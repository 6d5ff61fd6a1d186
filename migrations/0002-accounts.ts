import { sql, type Kysely } from 'kysely';

/** Profiles, credentials, sessions, e-mail tokens and the second factor. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await profiles(db);
  await credentials(db);
  await sessions(db);
  await emailTokens(db);
  await secondFactor(db);
}

async function profiles(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table profiles (
      id uuid primary key default gen_random_uuid(),
      email text not null,
      name text,
      role text not null default 'user'
        constraint profiles_role_known check (role in ('user', 'authenticator', 'admin')),
      phone text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  // One account per address in any case; the login's lookup.
  await sql`create unique index profiles_email_unique on profiles (lower(email))`.execute(db);
  // List of all accounts, newest first.
  await sql`create index profiles_by_time on profiles (created_at desc, id)`.execute(db);
  // List of accounts of one role, newest first.
  await sql`create index profiles_by_role on profiles (role, created_at desc, id)`.execute(db);
  // Substring search of accounts; ids are ASCII and need no folding.
  await sql`create index profiles_search on profiles using gin (
    search_fold(name) gin_trgm_ops, search_fold(email) gin_trgm_ops, (id::text) gin_trgm_ops)`.execute(db);

  // Open connections of a person check their role again.
  await sql`
    create function notify_new_role() returns trigger language plpgsql as $$
    begin
      perform notify_change('sessions', new.id::text);
      return null;
    end $$`.execute(db);
  await sql`create trigger profiles_notify_role after update of role on profiles
    for each row when (old.role is distinct from new.role) execute function notify_new_role()`.execute(db);
}

async function credentials(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table credentials (
      user_id uuid primary key references profiles (id) on delete cascade,
      password_hash text not null,
      email_verified_at timestamptz,
      password_changed_at timestamptz not null default now(),
      -- Null until the first sign-in, which sends no mail about a new device.
      last_sign_in_at timestamptz
    )`.execute(db);
}

async function sessions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sessions (
      id uuid primary key,
      secret_hash bytea not null,
      user_id uuid not null references profiles (id) on delete cascade,
      user_agent text not null default '',
      expires_at timestamptz not null,
      last_seen_at timestamptz not null default now(),
      -- Last step-up proof, by password or code; null demands a new one.
      proved_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);
  // List of one person's sessions, and ending them all.
  await sql`create index sessions_by_user on sessions (user_id)`.execute(db);

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
}

async function emailTokens(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table email_tokens (
      id uuid primary key,
      user_id uuid not null references profiles (id) on delete cascade,
      kind text not null
        constraint email_tokens_kind_known check (kind in ('confirm', 'reset', 'change-email', 'undo-change')),
      token_hash bytea not null constraint email_tokens_hash_unique unique,
      email text not null,
      expires_at timestamptz not null,
      used_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);
  // A new token revokes the unused ones of its kind.
  await sql`create index email_tokens_open on email_tokens (user_id, kind) where used_at is null`.execute(db);
  // An address stays reserved for its former owner while a token can restore it.
  await sql`create index email_tokens_undo on email_tokens (email)
    where kind = 'undo-change' and used_at is null`.execute(db);
}

async function secondFactor(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table second_factors (
      user_id uuid primary key references profiles (id) on delete cascade,
      -- TOTP secret, encrypted with a key that is not in the database.
      encrypted_secret bytea not null,
      -- Null while enrollment is unfinished: not required yet.
      confirmed_at timestamptz,
      -- Time step of the last accepted code: no code works twice.
      last_step bigint not null default 0,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table recovery_codes (
      user_id uuid not null references second_factors (user_id) on delete cascade,
      code_hash bytea not null,
      used_at timestamptz,
      primary key (user_id, code_hash)
    )`.execute(db);
}
