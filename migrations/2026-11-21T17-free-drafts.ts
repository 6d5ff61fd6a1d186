import { sql, type Kysely } from 'kysely';

/** Free orders of staff that never got their file go like unpaid drafts; the hourly sweep finds them by this. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index documents_free_without_file on documents (created_at)
    where payment_status = 'free' and file_key is null`.execute(db);
}
