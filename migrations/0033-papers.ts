import { sql, type Kysely } from 'kysely';

/** Orders as papers of people: kind, date and note; a picture of the first page; messages; and when work started. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table documents
      add column paper_kind text constraint documents_paper_kind_present check (paper_kind <> ''),
      add column needed_by date,
      -- For the translator.
      add column note text constraint documents_note_present check (note <> ''),
      -- Object key of the first page's picture.
      add column thumbnail_key text`.execute(db);
  // The sweep of an object asks whether a row refers to it.
  await sql`create index documents_thumbnail on documents (thumbnail_key) where thumbnail_key is not null`.execute(db);

  // The first claim, edit or question, which ends the customer's right to cancel.
  await sql`alter table documents_to_be_verified add column worked_at timestamptz`.execute(db);
  await sql`update documents_to_be_verified set worked_at = coalesce(claimed_at, authentication_date, updated_at)
    where claimed_at is not null or status <> 'pending' or notary_since is not null`.execute(db);
  await sql`update documents_to_be_verified r set worked_at = q.asked_at
    from block_questions q where q.review_id = r.id and r.worked_at is null`.execute(db);

  await sql`
    alter table refunds
      drop constraint refunds_source_known,
      add constraint refunds_source_known
        check (source in ('staff', 'system', 'provider', 'dispute', 'customer'))`.execute(db);

  await sql`
    create table document_messages (
      id uuid primary key,
      document_id uuid not null references documents (id) on delete cascade,
      author text not null constraint document_messages_author_known check (author in ('customer', 'staff')),
      kind text not null default 'text' constraint document_messages_kind_known check (kind in ('text', 'scan')),
      body text not null constraint document_messages_body_present check (body <> ''),
      written_by uuid not null references profiles (id),
      written_at timestamptz not null
    )`.execute(db);
  // The conversation about a document, in order.
  await sql`create index document_messages_by_document on document_messages (document_id, written_at, id)`.execute(db);
  // The foreign key's check when a profile is deleted.
  await sql`create index document_messages_by_writer on document_messages (written_by)`.execute(db);
}
