import { sql, type Kysely } from 'kysely';

/** Papers are found by their certified kind and holders in lists of all documents and in the audit log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Stored, so that a search does not fold every row it rechecks. Null where the facts name no kind of paper.
  await sql`
    alter table certificates add column search_text text generated always as (
      search_fold((facts ->> 'paperKind') || ' ' || jsonb_path_query_array(facts, '$.holders[*].name')::text)) stored`.execute(
    db,
  );
  // Substrings of kind and holders over all documents.
  await sql`create index certificates_search on certificates using gin (search_text gin_trgm_ops)
    where superseded_at is null`.execute(db);
}
