import { sql, type Kysely } from 'kysely';

/** Reviews of translations by authenticators, the corrections they upload and the decisions they make. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await reviews(db);
  await workIndexes(db);
  await historyIndexes(db);
  await triggers(db);
  await decisions(db);
}

async function reviews(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table documents_to_be_verified (
      id uuid primary key default gen_random_uuid(),
      document_id uuid not null references documents (id),
      user_id uuid not null references profiles (id),
      filename text not null,
      pages integer not null default 1,
      translation_type text not null,
      is_bank_statement boolean not null default false,
      client_name text,
      source_language text not null default 'Portuguese',
      target_language text not null default 'English',
      total_cost_cents integer not null default 0,
      verification_code text not null,
      status text not null default 'pending'
        constraint reviews_status_known check (status in ('pending', 'completed', 'rejected', 'cancelled')),
      is_correction boolean not null default false,
      -- Copied from the order, so that the queue sorts by an index of its own table.
      due_at timestamptz not null,
      workflow_state text not null default 'waiting'
        constraint reviews_workflow_state_known check (workflow_state in ('waiting', 'sent', 'received', 'failed')),
      -- When the workflow accepted the order: one it never answers is reported.
      workflow_sent_at timestamptz,
      translated_file_key text,
      translated_file_size_bytes integer,
      translated_file_sha256 text,
      translated_file_mimetype text,
      is_authenticated boolean not null default false,
      authenticated_by uuid references profiles (id),
      authenticated_by_name text,
      authenticated_by_email text,
      authentication_date timestamptz,
      -- Since when it awaits a notary.
      notary_since timestamptz,
      assigned_to uuid constraint reviews_assigned_to references profiles (id),
      assigned_at timestamptz,
      claimed_by uuid references profiles (id),
      claimed_at timestamptz,
      -- The first claim, edit or question, which ends the customer's right to cancel.
      worked_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint reviews_translated_file_whole check (num_nulls(
        translated_file_key, translated_file_size_bytes, translated_file_sha256, translated_file_mimetype) in (0, 4)),
      constraint reviews_decision_has_authenticator
        check (status in ('pending', 'cancelled') or authenticated_by is not null),
      constraint reviews_assignment_whole check ((assigned_to is null) = (assigned_at is null)),
      constraint reviews_claim_whole check ((claimed_by is null) = (claimed_at is null))
    )`.execute(db);
  // One review and one correction per document: no second certificate.
  await sql`create unique index reviews_one_per_document on documents_to_be_verified
    (document_id, is_correction)`.execute(db);
}

async function workIndexes(db: Kysely<unknown>): Promise<void> {
  // The queue, oldest first or newest first, and the neighbors of one review.
  await sql`create index reviews_queue on documents_to_be_verified (created_at, id)
    where status = 'pending' and not is_correction`.execute(db);
  // The queue by due date.
  await sql`create index reviews_pending_by_due on documents_to_be_verified (due_at, id)
    where status = 'pending' and not is_correction`.execute(db);
  // The queue filtered to reviews with a translation: few rows among those that wait for theirs.
  await sql`create index reviews_ready on documents_to_be_verified (created_at, id)
    where status = 'pending' and not is_correction and translated_file_key is not null`.execute(db);
  // The reviews that can be finished are counted without reading their rows.
  await sql`create index reviews_undecided on documents_to_be_verified (id)
    where status = 'pending' and not is_correction and notary_since is null`.execute(db);
  // The queue of orders awaiting a notary, oldest first; the review of a revision is decided already.
  await sql`create index reviews_with_notary on documents_to_be_verified (created_at, id)
    where notary_since is not null`.execute(db);
  // The queue filtered to one person; their number per person.
  await sql`create index reviews_assigned on documents_to_be_verified (assigned_to, created_at, id)
    where status = 'pending' and assigned_to is not null`.execute(db);
  // Claims of one authenticator; released when the role ends.
  await sql`create index reviews_claimed on documents_to_be_verified (claimed_by)
    where claimed_by is not null`.execute(db);
  // Failed work: orders the workflow refused or has not accepted yet.
  await sql`create index reviews_not_taken on documents_to_be_verified (updated_at)
    where status = 'pending' and not is_correction and workflow_state in ('failed', 'waiting')`.execute(db);
  // Orders the workflow accepted and has not answered, oldest first.
  await sql`create index reviews_at_workflow on documents_to_be_verified (workflow_sent_at)
    where status = 'pending' and workflow_state = 'sent'`.execute(db);
}

async function historyIndexes(db: Kysely<unknown>): Promise<void> {
  // Decided reviews, newest first.
  await sql`create index reviews_decided on documents_to_be_verified (authentication_date desc, id)
    where authenticated_by is not null`.execute(db);
  // Decided reviews of one decision, newest first.
  await sql`create index reviews_decided_as on documents_to_be_verified
    (is_correction, status, authentication_date desc, id) where authenticated_by is not null`.execute(db);
  // Decided reviews of one authenticator, newest first, and their totals.
  await sql`create index reviews_by_authenticator on documents_to_be_verified
    (authenticated_by, is_correction, status, authentication_date desc, id)
    where authenticated_by is not null`.execute(db);
  // The overview's breakdown is index-only.
  await sql`create index reviews_breakdown on documents_to_be_verified
    (is_correction, status, source_language, target_language)
    include (total_cost_cents, authentication_date, created_at)`.execute(db);
  // Rows of an account found by name or address.
  await sql`create index reviews_by_user on documents_to_be_verified (user_id)`.execute(db);
  // Substring search of staff lists.
  await sql`create index reviews_search on documents_to_be_verified using gin (search_fold(filename) gin_trgm_ops,
    search_fold(client_name) gin_trgm_ops, search_fold(verification_code) gin_trgm_ops,
    search_fold(authenticated_by_name) gin_trgm_ops)`.execute(db);
}

async function triggers(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger reviews_notify_change after insert or delete on documents_to_be_verified
    for each statement execute function notify_staff_work()`.execute(db);
  // Renewing a claim changes no list.
  await sql`create trigger reviews_notify_step after update on documents_to_be_verified
    for each row when (old.status is distinct from new.status or old.claimed_by is distinct from new.claimed_by)
    execute function notify_staff_work()`.execute(db);
  await sql`create trigger reviews_notify_notary after update on documents_to_be_verified
    for each row when (old.notary_since is distinct from new.notary_since)
    execute function notify_staff_work()`.execute(db);
  await sql`create trigger reviews_notify_assignment after update on documents_to_be_verified
    for each row when (old.assigned_to is distinct from new.assigned_to)
    execute function notify_staff_work()`.execute(db);
}

async function decisions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table correction_uploads (
      id uuid primary key default gen_random_uuid(),
      review_id uuid not null references documents_to_be_verified (id),
      uploaded_by uuid not null references profiles (id),
      file_key text not null,
      file_size_bytes integer not null,
      file_sha256 text not null,
      file_mimetype text not null,
      pages integer not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  // Uploads of one review.
  await sql`create index correction_uploads_by_review on correction_uploads (review_id)`.execute(db);

  // What the reviewer confirmed; written in the deciding transaction.
  await sql`
    create table review_decisions (
      review_id uuid primary key references documents_to_be_verified (id),
      decision text not null constraint review_decisions_decision_known
        check (decision in ('approved', 'corrected', 'supplied')),
      statement jsonb not null,
      decided_by uuid not null references profiles (id),
      decided_at timestamptz not null default now()
    )`.execute(db);
}
