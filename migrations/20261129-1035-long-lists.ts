import { sql, type Kysely } from 'kysely';

/** What searches and reports took longest for, over a million documents. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // ASCII is folded by `lower` alone, with the same result. No longer strict, since a strict function with `case` is not
  // inlined; null still gives null.
  await sql`
    create or replace function search_fold(value text) returns text language sql immutable parallel safe as $$
      select case when octet_length(value) = length(value) then lower(value)
        else translate(lower(regexp_replace(normalize(value, NFD), '[\u0300-\u036f]', '', 'g')), 'łøđı', 'lodi') end
    $$`.execute(db);
  // Decisions in which a finding was passed with a reason, few among all events.
  await sql`
    create index document_events_answered on document_events (created_at)
    where not details ? 'act' and details ? 'checklist' and jsonb_path_exists(details, '$ ? (
      exists(@.reasons[*].reason) || exists(@.acknowledgements[*].reason) || exists(@.text.acknowledgements[*].reason))')`.execute(
    db,
  );
}
