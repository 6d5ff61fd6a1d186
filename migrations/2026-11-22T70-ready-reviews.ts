import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // The queue filtered for what can be decided: few rows, found without reading all that still waits for its translation.
  await sql`create index reviews_ready on documents_to_be_verified (created_at, id)
    where status = 'pending' and not is_correction and translated_file_key is not null`.execute(db);
}
