import { sql, type Kysely } from 'kysely';

/** A person's documents are counted per group beside every page of them: the index alone answers that. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index documents_by_user`.execute(db);
  await sql`create index documents_by_user on documents (user_id, created_at desc) include (status_group)`.execute(db);
}
