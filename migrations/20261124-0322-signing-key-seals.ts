import { sql, type Kysely } from 'kysely';

/**
 * A MAC under APP_SECRET for each signing key, so that a row which somebody inserted is no key of ours. The server seals what
 * it finds at its first start; null until then, and in rows that the release before adds.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table signing_keys add column seal bytea`.execute(db);
}
