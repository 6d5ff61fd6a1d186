import { sql, type Kysely } from 'kysely';

/** The version of the API that each key was made under. Keys of before have been answered as 2026-11-23. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table api_keys add column api_version text not null default '2026-11-23'`.execute(db);
}
