import { sql, type Kysely } from 'kysely';

/** Searches without accents find what is written with them, and the other way round. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // No extension and no dictionary, so that it is immutable and can be indexed; four letters do not decompose.
  await sql`
    create function search_fold(value text) returns text language sql immutable strict parallel safe as $$
      select translate(lower(regexp_replace(normalize(value, NFD), '[\u0300-\u036f]', '', 'g')), 'łøđı', 'lodi')
    $$`.execute(db);

  // The same substring searches as before, over folded text; ids are ASCII.
  await sql`drop index profiles_search`.execute(db);
  await sql`create index profiles_search on profiles using gin (
    search_fold(name) gin_trgm_ops, search_fold(email) gin_trgm_ops, (id::text) gin_trgm_ops)`.execute(db);
  await sql`drop index documents_search`.execute(db);
  await sql`create index documents_search on documents using gin (search_fold(filename) gin_trgm_ops,
    search_fold(verification_code) gin_trgm_ops, search_fold(client_name) gin_trgm_ops)`.execute(db);
  await sql`drop index reviews_search`.execute(db);
  await sql`create index reviews_search on documents_to_be_verified using gin (search_fold(filename) gin_trgm_ops,
    search_fold(client_name) gin_trgm_ops, search_fold(verification_code) gin_trgm_ops,
    search_fold(authenticated_by_name) gin_trgm_ops)`.execute(db);
  await sql`drop index translated_documents_search`.execute(db);
  await sql`create index translated_documents_search on translated_documents using gin (
    search_fold(certified_filename) gin_trgm_ops, search_fold(client_name) gin_trgm_ops,
    search_fold(verification_code) gin_trgm_ops, search_fold(paper_kind) gin_trgm_ops)`.execute(db);
}
