import { sql, type Kysely } from 'kysely';

/**
 * Refusals of translations by authorities: requests for a revision of their own kind, with the authority's letter. The release
 * before reads them as requests without items.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table revision_requests
      add column kind text not null default 'misspelling'
        constraint revision_requests_kind_known check (kind in ('misspelling', 'refusal')),
      -- When the answer is due.
      add column due_at timestamptz,
      add column letter_key text,
      add column letter_sha256 text,
      add column letter_size_bytes integer,
      add column letter_mimetype text,
      -- How a done one ended; null in requests of the release before.
      add column outcome text
        constraint revision_requests_outcome_known check (outcome in ('corrected', 'refunded')),
      -- A letter goes with the erasure of its document.
      add constraint revision_requests_refusal_due check (kind <> 'refusal' or due_at is not null),
      add constraint revision_requests_letter_whole check (
        (letter_key is null) = (letter_sha256 is null) and (letter_key is null) = (letter_size_bytes is null)
        and (letter_key is null) = (letter_mimetype is null)),
      add constraint revision_requests_outcome_of_done check (outcome is null or state = 'done')`.execute(db);
  // Whether a stored object may be removed.
  await sql`create index revision_requests_by_letter on revision_requests (letter_key)
    where letter_key is not null`.execute(db);
}
