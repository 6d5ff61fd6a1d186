import { sql, type Kysely } from 'kysely';

/** What an idempotency key was first sent with, so that another order under the same key is refused and not swallowed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table documents add column idempotency_hash text`.execute(db);
}
