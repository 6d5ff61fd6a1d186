import { sql, type Kysely } from 'kysely';

/** Accounts that are no person: organizations and sandboxes. API keys of accounts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await kinds(db);
  await apiKeys(db);
}

async function kinds(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table profiles
      add column kind text not null default 'person'
        constraint profiles_kind_known check (kind in ('person', 'organization', 'sandbox')),
      -- The account that a sandbox belongs to.
      add column owner_id uuid references profiles (id) on delete cascade,
      add constraint profiles_owner_of_sandbox check ((kind = 'sandbox') = (owner_id is not null))`.execute(db);
  // One sandbox per account; the foreign key's check.
  await sql`create unique index profiles_owner_unique on profiles (owner_id) where owner_id is not null`.execute(db);
  // One person per address in any case, and the login's lookup; other accounts share their people's addresses.
  await sql`drop index profiles_email_unique`.execute(db);
  await sql`create unique index profiles_email_unique on profiles (lower(email)) where kind = 'person'`.execute(db);
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
