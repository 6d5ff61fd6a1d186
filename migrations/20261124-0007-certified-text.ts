import { sql, type Kysely } from 'kysely';

/** The text that a certificate certifies, and its hash, which the log commits to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table certificates
      -- Erased with the document. Null on certificates older than this column, and of files without a text.
      add column certified_text text,
      add column certified_text_sha256 text
        constraint certificates_certified_text_hash check (certified_text_sha256 ~ '^[0-9a-f]{64}$')`.execute(db);
  // Reasons quote the paper, so they leave the events of an erased document as acknowledgements do.
  await sql`
    create or replace function erased_event_details(event text, details jsonb) returns jsonb language sql immutable as $$
      select case
        when event = 'recorded' and details ? 'delivery' then jsonb_set(
          jsonb_set(details, '{certificate,facts}', jsonb_build_object('paperKind', details #> '{certificate,facts,paperKind}')),
          '{delivery,holderInitials}', '""')
        when event = 'erased' then details
        else details - array['facts', 'acknowledgements', 'reasons', 'reason', 'items', 'answer']
      end
    $$`.execute(db);
}
