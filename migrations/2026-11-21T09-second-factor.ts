import { sql, type Kysely } from 'kysely';

/** The second thing that proves who somebody is: an app that shows codes, and codes on paper for when it is lost. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table second_factors (
      user_id uuid primary key references profiles (id) on delete cascade,
      -- Encrypted with a key that is not in the database.
      sealed_secret bytea not null,
      -- Null: begun, not in force yet.
      confirmed_at timestamptz,
      -- The newest half minute whose code was taken: no code works twice.
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
