import { sql, type Kysely } from 'kysely';

/** Who people are, how they prove it, and how often they may try. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table profiles (
      id uuid primary key default gen_random_uuid(),
      email text not null,
      name text,
      role text not null default 'user' constraint profiles_role_known check (role in ('user', 'authenticator', 'admin')),
      phone text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  // One account per address, however it is typed; also the login's lookup.
  await sql`create unique index profiles_email_unique on profiles (lower(email))`.execute(db);

  await sql`
    create table credentials (
      user_id uuid primary key references profiles (id) on delete cascade,
      password_hash text not null,
      email_verified_at timestamptz,
      password_changed_at timestamptz not null default now()
    )`.execute(db);

  await sql`
    create table sessions (
      id uuid primary key,
      secret_hash bytea not null,
      user_id uuid not null references profiles (id) on delete cascade,
      user_agent text not null default '',
      expires_at timestamptz not null,
      last_seen_at timestamptz not null default now(),
      created_at timestamptz not null default now()
    )`.execute(db);
  // Ending all sessions of one person; listing one's own.
  await sql`create index sessions_by_user on sessions (user_id)`.execute(db);

  await sql`
    create table email_tokens (
      id uuid primary key,
      user_id uuid not null references profiles (id) on delete cascade,
      kind text not null constraint email_tokens_kind_known check (kind in ('confirm', 'reset', 'change-email')),
      token_hash bytea not null constraint email_tokens_hash_unique unique,
      email text not null,
      expires_at timestamptz not null,
      used_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);
  // A newer link ends the older ones of its kind.
  await sql`create index email_tokens_open on email_tokens (user_id, kind) where used_at is null`.execute(db);

  // Written by rate-limiter-flexible; its column names.
  await sql`
    create table rate_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    )`.execute(db);
  // The limiter sweeps what has expired.
  await sql`create index rate_limits_by_expiry on rate_limits (expire)`.execute(db);
}
