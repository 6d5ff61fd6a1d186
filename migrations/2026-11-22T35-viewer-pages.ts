import { sql, type Kysely } from 'kysely';

/** What a viewer shows of the file, beside the pages that were counted and charged; null for files counted before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table documents
      add column viewer_pages integer,
      add constraint documents_viewer_pages_check check (viewer_pages >= 0)
  `.execute(db);
}
