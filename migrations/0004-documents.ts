import { sql, type Kysely } from 'kysely';

/** The order of one file: what was uploaded, its status and its money. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table documents (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references profiles (id),
      folder_id uuid,
      filename text not null constraint documents_filename_present check (btrim(filename) <> ''),
      pages integer not null default 1 constraint documents_pages_in_range check (pages between 1 and 50),
      -- Pages a viewer shows of the file, beside those that are charged.
      viewer_pages integer constraint documents_viewer_pages_not_negative check (viewer_pages >= 0),
      translation_type text not null default 'certified'
        constraint documents_translation_type_known check (translation_type in ('certified', 'notarized')),
      is_bank_statement boolean not null default false,
      source_language text not null default 'Portuguese',
      target_language text not null default 'English',
      client_name text,
      status text not null default 'pending' constraint documents_status_known check (status in (
        'pending', 'waiting', 'unknown', 'processing', 'in_progress', 'completed', 'finished', 'error', 'failed', 'rejected')),
      -- The group a document is listed and filtered in; a certified document is completed whatever its status.
      status_group text not null generated always as (
        case
          when is_authenticated or status in ('completed', 'finished', 'rejected') then 'completed'
          when status in ('processing', 'in_progress') then 'processing'
          when status in ('error', 'failed') then 'error'
          else 'pending'
        end) stored,
      payment_status text not null default 'unpaid'
        constraint documents_payment_status_known check (payment_status in ('unpaid', 'paid', 'refunded', 'free')),
      -- Work stops while a refund or dispute is open.
      payment_hold text constraint documents_payment_hold_known check (payment_hold in ('refund', 'dispute')),
      total_cost_cents integer not null default 0 constraint documents_cost_not_negative check (total_cost_cents >= 0),
      charged_cents integer not null default 0 constraint documents_charge_not_negative check (charged_cents >= 0),
      refunded_cents integer not null default 0
        constraint documents_refund_within_charge check (refunded_cents between 0 and charged_cents),
      verification_code text not null constraint documents_verification_code_unique unique,
      is_authenticated boolean not null default false,
      file_id uuid,
      file_key text,
      file_size_bytes integer,
      file_sha256 text,
      file_mimetype text,
      idempotency_key text not null,
      -- Hash of the first request under the key: another order under the same key is refused.
      idempotency_hash text,
      upload_date timestamptz not null default now(),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint documents_idempotency_key_unique unique (user_id, idempotency_key),
      constraint documents_file_whole check (num_nulls(file_id, file_key, file_size_bytes, file_sha256, file_mimetype) in (0, 5)),
      constraint documents_paid_has_file check (payment_status <> 'paid' or file_key is not null),
      constraint documents_folder_of_same_owner foreign key (folder_id, user_id)
        references folders (id, user_id) on delete set null (folder_id)
    )`.execute(db);
  await indexes(db);

  // A staff list changes with an order's status, payment or hold.
  await sql`create trigger documents_notify_step after update on documents
    for each row when (old.status is distinct from new.status or old.payment_status is distinct from new.payment_status)
    execute function notify_staff_work()`.execute(db);
  await sql`create trigger documents_notify_hold after update on documents
    for each row when (old.payment_hold is distinct from new.payment_hold
      or old.refunded_cents is distinct from new.refunded_cents)
    execute function notify_staff_work()`.execute(db);
}

async function indexes(db: Kysely<unknown>): Promise<void> {
  // A customer's list, newest first; the counts per group beside it are index-only.
  await sql`create index documents_by_user on documents (user_id, created_at desc) include (status_group)`.execute(db);
  // The foreign key's check when a folder is deleted.
  await sql`create index documents_by_folder on documents (folder_id) where folder_id is not null`.execute(db);
  // The sweep of drafts that were never paid.
  await sql`create index documents_unpaid on documents (created_at) where payment_status = 'unpaid'`.execute(db);
  // The sweep of free orders by staff whose file was never uploaded.
  await sql`create index documents_free_without_file on documents (created_at)
    where payment_status = 'free' and file_key is null`.execute(db);
  // The admin's list, newest first.
  await sql`create index documents_by_time on documents (created_at desc, id)`.execute(db);
  // The admin's list of one group, newest first.
  await sql`create index documents_by_group on documents (status_group, created_at desc, id)`.execute(db);
  // The overview's breakdown is index-only: few distinct values make it a fraction of the table.
  await sql`create index documents_breakdown on documents (status_group, payment_status)`.execute(db);
  // The admin's substring search.
  await sql`create index documents_search on documents using gin (search_fold(filename) gin_trgm_ops,
    search_fold(verification_code) gin_trgm_ops, search_fold(client_name) gin_trgm_ops)`.execute(db);
}
