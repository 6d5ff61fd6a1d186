import { sql, type Kysely } from 'kysely';

/** Step-up proof per session, devices an account has signed in from, and links that undo a change of address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // When the person behind a session last showed a password or a code; null asks for it again.
  await sql`alter table sessions add column proved_at timestamptz`.execute(db);

  // Null until the first sign-in, which sends no mail about a new device.
  await sql`alter table credentials add column last_sign_in_at timestamptz`.execute(db);
  await sql`
    update credentials set last_sign_in_at = started.at
    from (select user_id, max(created_at) as at from sessions group by user_id) as started
    where started.user_id = credentials.user_id`.execute(db);

  await sql`
    create table known_devices (
      user_id uuid not null references profiles (id) on delete cascade,
      -- SHA-256 of a random token in the browser's cookie.
      token_hash bytea not null,
      last_seen_at timestamptz not null default now(),
      created_at timestamptz not null default now(),
      constraint known_devices_pkey primary key (user_id, token_hash)
    )`.execute(db);
  // The sweep deletes devices that have not been used for long.
  await sql`create index known_devices_by_last_seen on known_devices (last_seen_at)`.execute(db);

  await sql`
    alter table email_tokens
      drop constraint email_tokens_kind_known,
      add constraint email_tokens_kind_known check (kind in ('confirm', 'reset', 'change-email', 'undo-change'))`.execute(
    db,
  );
  // An address stays reserved for its former owner while a link can bring it back.
  await sql`
    create index email_tokens_undo on email_tokens (email) where kind = 'undo-change' and used_at is null`.execute(db);
}
