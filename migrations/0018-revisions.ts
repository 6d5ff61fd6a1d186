import { sql, type Kysely } from 'kysely';

/** Revocations with a reason, further revisions of a certificate, and misspellings that customers report. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table certificates
      -- Public class of the reason; null reads as withdrawn.
      add column revoked_class text constraint certificates_revoked_class_known
        check (revoked_class in ('error', 'fraud', 'payment', 'withdrawn')),
      add column revoked_reason text,
      -- Null: with a refund or dispute.
      add column revoked_by uuid references profiles (id),
      -- Why this revision was issued; null for the first.
      add column revision_reason text,
      -- The translation that was certified, without the certificate; null where it was not kept.
      add column source_file_key text,
      add column source_file_size_bytes integer,
      add column source_file_sha256 text,
      add column source_file_mimetype text,
      add constraint certificates_revocation_has_time
        check (num_nonnulls(revoked_class, revoked_reason, revoked_by) = 0 or revoked_at is not null),
      add constraint certificates_source_whole check (num_nulls(
        source_file_key, source_file_size_bytes, source_file_sha256, source_file_mimetype) in (0, 4))`.execute(db);
  // Whether a stored object may be removed.
  await sql`create index certificates_by_source on certificates (source_file_key)
    where source_file_key is not null`.execute(db);
  await sql`create index certificate_files_by_key on certificate_files (file_key)`.execute(db);
  // Approved reviews hold the workflow's translation; corrections were delivered from uploads that expire.
  await sql`
    update certificates c set source_file_key = r.translated_file_key,
      source_file_size_bytes = r.translated_file_size_bytes, source_file_sha256 = r.translated_file_sha256,
      source_file_mimetype = r.translated_file_mimetype
    from translated_documents t
    join documents_to_be_verified r on r.id = t.review_id and r.status = 'completed'
    left join review_decisions d on d.review_id = r.id
    where t.id = c.translation_id and r.translated_file_key <> t.translated_file_key
      and coalesce(d.decision, 'approved') = 'approved'`.execute(db);
  await sql`update certificates set revoked_class = 'payment' where revoked_at is not null`.execute(db);
  await revisionRequests(db);
}

async function revisionRequests(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table revision_requests (
      id uuid primary key default gen_random_uuid(),
      document_id uuid not null references documents (id),
      requested_by uuid not null references profiles (id),
      -- The revision it is about.
      revision integer not null,
      items jsonb not null,
      state text not null default 'open'
        constraint revision_requests_state_known check (state in ('open', 'done', 'declined')),
      answer text,
      answered_by uuid references profiles (id),
      answered_at timestamptz,
      created_at timestamptz not null,
      constraint revision_requests_answered check ((state = 'open') = (answered_at is null)),
      constraint revision_requests_declined_with_answer check (state <> 'declined' or answer is not null)
    )`.execute(db);
  // At most one open request per document; the staff's list of open ones.
  await sql`create unique index revision_requests_open on revision_requests (document_id)
    where state = 'open'`.execute(db);
  // A document's requests in order; the foreign key's check.
  await sql`create index revision_requests_by_document on revision_requests (document_id, created_at)`.execute(db);
  await sql`create trigger revision_requests_notify after insert or update on revision_requests
    for each statement execute function notify_staff_work()`.execute(db);
}
