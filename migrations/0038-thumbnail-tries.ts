import { sql, type Kysely } from 'kysely';

/** Pictures of first pages for documents from before there were any: each is tried once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table documents add column thumbnail_tried_at timestamptz`.execute(db);
  // The sweep reads what is left, which ends at none.
  await sql`create index documents_without_thumbnail on documents (created_at)
    where file_key is not null and thumbnail_key is null and thumbnail_tried_at is null`.execute(db);
}
