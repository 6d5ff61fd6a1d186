import { sql, type Kysely } from 'kysely';

/**
 * Pictures of the published site, the calendar that a promise was made by, and the terms that a payment accepted. The versions
 * are no foreign keys: test accounts have tables of their own and the live product's facts. Null is what the release brought.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table company_pictures (
      -- Of the bytes, which are served under this name and never change.
      sha256 text primary key constraint company_pictures_name check (sha256 ~ '^[0-9a-f]{64}$'),
      bytes bytea not null constraint company_pictures_size check (length(bytes) <= 1048576),
      width integer not null,
      height integer not null,
      uploaded_at timestamptz not null default now()
    )`.execute(db);
  await sql`alter table documents add column calendar_version_id uuid`.execute(db);
  await sql`alter table payments add column terms_version_id uuid, add column terms_locale text`.execute(db);
}
