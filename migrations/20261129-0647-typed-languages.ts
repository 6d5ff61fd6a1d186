import { sql, type Kysely } from 'kysely';

/**
 * An order in a language that nobody on the staff certifies has no promise. The release before writes whole promises alone, and reads
 * rows without one as those of unpaid orders.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table documents drop constraint documents_promise_whole`.execute(db);
  await sql`alter table documents add constraint documents_promise_whole check (
    num_nulls(soon_at, urgent_at, due_at) in (0, 3) and (due_at is null or ordered_at is not null))`.execute(db);
}
