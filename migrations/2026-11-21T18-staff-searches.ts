import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Stuck work looks at orders that the workflow refused or has not taken yet: few, beside all that wait for a review.
  await sql`create index reviews_not_taken on documents_to_be_verified (updated_at)
    where status = 'pending' and not is_correction and workflow_state in ('failed', 'waiting')`.execute(db);

  // Languages are known by name, so a search compares them whole; only what people write is searched for substrings.
  await sql`create index translated_documents_by_language on translated_documents (source_language)`.execute(db);
  await sql`drop index translated_documents_search`.execute(db);
  await sql`create index translated_documents_search on translated_documents using gin (
    certified_filename gin_trgm_ops, client_name gin_trgm_ops, verification_code gin_trgm_ops)`.execute(db);
}
