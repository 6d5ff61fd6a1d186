import { sql, type Kysely } from 'kysely';

/** When the maker of an API key was told that it ends unless it is used. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table api_keys add column unused_notice_at timestamptz`.execute(db);
}
