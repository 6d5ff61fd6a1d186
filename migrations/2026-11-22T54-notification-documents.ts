import { sql, type Kysely } from 'kysely';

/** A notification about one document names it, so that the bell opens it and the newest news of an order replaces the older. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // No foreign key: a discarded draft takes nothing with it, and its news stay readable.
  await sql`alter table notifications add column document_id uuid`.execute(db);
  // What one person was told of one document, when the next news of it arrive.
  await sql`create index notifications_by_document on notifications (user_id, document_id)
    where document_id is not null`.execute(db);
}
