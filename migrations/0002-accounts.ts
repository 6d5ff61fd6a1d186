import { sql, type Kysely } from 'kysely';

/** Accounts, of people, organizations and sandboxes; their credentials, e-mail tokens, second factor and passkeys. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await profiles(db);
  await credentials(db);
  await emailTokens(db);
  await secondFactor(db);
  await passkeys(db);
}

async function profiles(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table profiles (
      id uuid primary key default gen_random_uuid(),
      kind text not null default 'person'
        constraint profiles_kind_known check (kind in ('person', 'organization', 'sandbox')),
      -- The account that a sandbox belongs to.
      owner_id uuid references profiles (id) on delete cascade,
      email text not null,
      name text,
      role text not null default 'user'
        constraint profiles_role_known check (role in ('user', 'authenticator', 'admin')),
      phone text,
      -- Null until chosen.
      locale text constraint profiles_locale_known check (locale in ('en', 'pt', 'es', 'de', 'ar', 'he', 'ja', 'ko')),
      erased_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint profiles_owner_of_sandbox check ((kind = 'sandbox') = (owner_id is not null))
    )`.execute(db);
  // One person per address in any case, and the login's lookup; other accounts share their people's addresses.
  await sql`create unique index profiles_email_unique on profiles (lower(email)) where kind = 'person'`.execute(db);
  // One sandbox per account; the foreign key's check.
  await sql`create unique index profiles_owner_unique on profiles (owner_id) where owner_id is not null`.execute(db);
  // List of all accounts, newest first.
  await sql`create index profiles_by_time on profiles (created_at desc, id)`.execute(db);
  // List of accounts of one role, newest first.
  await sql`create index profiles_by_role on profiles (role, created_at desc, id)`.execute(db);
  // Staff list organizations, of which there are few among accounts.
  await sql`create index profiles_by_kind on profiles (kind, created_at desc, id) where kind <> 'person'`.execute(db);
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

async function passkeys(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table passkeys (
      id uuid primary key,
      user_id uuid not null references profiles (id) on delete cascade,
      -- The authenticator's id of the credential, base64url: names one account wherever it is presented.
      credential_id text not null constraint passkeys_credential_unique unique,
      public_key bytea not null,
      -- Signature counter; 0 for authenticators that synchronize and do not count.
      counter bigint not null constraint passkeys_counter_valid check (counter >= 0),
      transports jsonb not null,
      device text not null,
      created_at timestamptz not null,
      last_used_at timestamptz
    )`.execute(db);
  // An account's list; the foreign key's check.
  await sql`create index passkeys_by_user on passkeys (user_id, created_at)`.execute(db);

  // Challenges that were answered, so that an answer works once. Rows leave once the challenge has expired.
  await sql`
    create table passkey_answers (
      challenge_hash bytea primary key,
      expires_at timestamptz not null
    )`.execute(db);
  // The sweep.
  await sql`create index passkey_answers_by_expiry on passkey_answers (expires_at)`.execute(db);
}
