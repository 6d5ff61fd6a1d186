import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // The queue, oldest first, and the way from one document to its neighbours: both read a few rows in this order.
  await sql`create index reviews_queue on documents_to_be_verified (created_at, id)
    where status = 'pending' and not is_correction`.execute(db);
  // It gives the newest first as well.
  await sql`drop index reviews_pending`.execute(db);
}
