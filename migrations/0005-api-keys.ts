import { sql, type Kysely } from 'kysely';

/** API keys of accounts, and the answers of calls with an `Idempotency-Key`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await apiKeys(db);
  await idempotencyKeys(db);
}

async function apiKeys(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table api_keys (
      id uuid primary key,
      account_id uuid not null references profiles (id) on delete cascade,
      created_by uuid not null references profiles (id) on delete cascade,
      name text not null constraint api_keys_name_present check (name <> ''),
      mode text not null constraint api_keys_mode_known check (mode in ('live', 'test')),
      -- The account's role when the key was made: under another role the key is void.
      role text not null constraint api_keys_role_known check (role in ('user', 'authenticator', 'admin')),
      -- SHA-256 of the whole key.
      key_hash bytea not null constraint api_keys_hash_unique unique,
      -- Last characters of the key, from its checksum.
      hint text not null,
      -- Unknown words grant nothing.
      scopes text[] not null,
      -- Networks in CIDR notation that may use the key; empty for all.
      addresses text[] not null default '{}',
      expires_at timestamptz,
      -- The key that took this one's place; this one works until it expires.
      replaced_by uuid references api_keys (id) on delete set null,
      last_used_at timestamptz,
      created_at timestamptz not null,
      -- Revoked keys stay, since the audit log names them.
      revoked_at timestamptz
    )`.execute(db);
  // An account's list; the foreign key's check.
  await sql`create index api_keys_by_account on api_keys (account_id, created_at)`.execute(db);
  // Keys that a member made for an organization; the foreign key's check.
  await sql`create index api_keys_by_creator on api_keys (created_by)`.execute(db);
  // The foreign key's check.
  await sql`create index api_keys_by_successor on api_keys (replaced_by) where replaced_by is not null`.execute(db);

  // Open connections of a key check it again.
  await sql`
    create function notify_changed_key() returns trigger language plpgsql as $$
    begin
      perform notify_change('sessions', old.account_id::text);
      return null;
    end $$`.execute(db);
  await sql`create trigger api_keys_notify_end after delete or update of revoked_at, expires_at, scopes, addresses
    on api_keys for each row execute function notify_changed_key()`.execute(db);
}

/** Kept for a day. Hashes instead of keys and payloads, and encrypted answers: some hold secrets that are shown once. */
async function idempotencyKeys(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table idempotency_keys (
      account_id uuid not null constraint idempotency_keys_account references profiles on delete cascade,
      person_id uuid not null constraint idempotency_keys_person references profiles on delete cascade,
      key_hash bytea not null,
      fingerprint bytea not null,
      attempt_id uuid not null,
      lease_until timestamptz,
      answer bytea constraint idempotency_keys_answer_bounded check (octet_length(answer) <= 512 * 1024),
      created_at timestamptz not null default clock_timestamp(),
      constraint idempotency_keys_pkey primary key (account_id, person_id, key_hash),
      constraint idempotency_keys_answered_or_leased check ((answer is null) = (lease_until is not null))
    )`.execute(db);
  // The hourly sweep.
  await sql`create index idempotency_keys_by_age on idempotency_keys (created_at)`.execute(db);
  // The erasure of a person who acted for an organization.
  await sql`create index idempotency_keys_by_person on idempotency_keys (person_id)`.execute(db);
}
