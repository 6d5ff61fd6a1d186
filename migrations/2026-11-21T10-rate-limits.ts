import { sql, type Kysely } from 'kysely';

/**
 * Counters are written with nearly every question of a stranger and are worth nothing after their window: no journal. A
 * crash of the database begins all windows anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table rate_limits set unlogged`.execute(db);
}
