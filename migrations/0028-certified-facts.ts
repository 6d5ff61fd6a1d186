import { sql, type Kysely } from 'kysely';

/** What lists show of a certificate, computed once per revision instead of once per row read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Null where the facts name no kind of paper, as older decisions may.
  await sql`
    alter table certificates add column certified jsonb generated always as (
      jsonb_set(jsonb_set('{}', '{holders}', jsonb_path_query_array(facts, '$.holders[*].name')),
        '{paperKind}', facts -> 'paperKind')) stored`.execute(db);
  // Lists read the current revision of each document from the index alone.
  await sql`create unique index certificates_current_by_document on certificates (document_id) include (certified)
    where superseded_at is null`.execute(db);
}
