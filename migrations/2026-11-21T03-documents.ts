import { sql, type Kysely } from 'kysely';

/** The upload record, its review, its delivery, and what happened to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table documents (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references profiles (id),
      folder_id uuid,
      filename text not null constraint documents_filename_present check (btrim(filename) <> ''),
      pages integer not null default 1 constraint documents_pages_in_range check (pages between 1 and 50),
      translation_type text not null default 'certified'
        constraint documents_translation_type_known check (translation_type in ('certified', 'notarized')),
      is_bank_statement boolean not null default false,
      source_language text not null default 'Portuguese',
      target_language text not null default 'English',
      client_name text,
      status text not null default 'pending' constraint documents_status_known check (status in (
        'pending', 'waiting', 'unknown', 'processing', 'in_progress', 'completed', 'finished', 'error', 'failed', 'rejected')),
      payment_status text not null default 'unpaid'
        constraint documents_payment_status_known check (payment_status in ('unpaid', 'paid', 'refunded', 'free')),
      total_cost_cents integer not null default 0 constraint documents_cost_not_negative check (total_cost_cents >= 0),
      charged_cents integer not null default 0 constraint documents_charge_not_negative check (charged_cents >= 0),
      verification_code text not null constraint documents_verification_code_unique unique,
      is_authenticated boolean not null default false,
      file_id uuid,
      file_key text,
      file_size_bytes integer,
      file_sha256 text,
      file_mimetype text,
      idempotency_key text not null,
      upload_date timestamptz not null default now(),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint documents_idempotency_key_unique unique (user_id, idempotency_key),
      constraint documents_file_whole check (num_nulls(file_id, file_key, file_size_bytes, file_sha256, file_mimetype) in (0, 5)),
      constraint documents_paid_has_file check (payment_status <> 'paid' or file_key is not null),
      constraint documents_folder_of_same_owner foreign key (folder_id, user_id)
        references folders (id, user_id) on delete set null (folder_id)
    )`.execute(db);
  // A customer's list, newest first.
  await sql`create index documents_by_user on documents (user_id, created_at desc)`.execute(db);
  // The sweep of drafts that nobody paid for.
  await sql`create index documents_unpaid on documents (created_at) where payment_status = 'unpaid'`.execute(db);
  // The foreign key's own check when a folder goes.
  await sql`create index documents_by_folder on documents (folder_id) where folder_id is not null`.execute(db);

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
        constraint reviews_status_known check (status in ('pending', 'completed', 'rejected')),
      is_correction boolean not null default false,
      workflow_state text not null default 'waiting'
        constraint reviews_workflow_state_known check (workflow_state in ('waiting', 'sent', 'received', 'failed')),
      translated_file_key text,
      translated_file_size_bytes integer,
      translated_file_sha256 text,
      translated_file_mimetype text,
      is_authenticated boolean not null default false,
      authenticated_by uuid references profiles (id),
      authenticated_by_name text,
      authenticated_by_email text,
      authentication_date timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint reviews_translated_file_whole check (num_nulls(
        translated_file_key, translated_file_size_bytes, translated_file_sha256, translated_file_mimetype) in (0, 4)),
      constraint reviews_decided_by_somebody check (status = 'pending' or authenticated_by is not null)
    )`.execute(db);
  // A document is reviewed once and corrected at most once: this is what stops a second certificate.
  await sql`create unique index reviews_one_per_document on documents_to_be_verified (document_id, is_correction)`.execute(
    db,
  );
  // The queue: what is pending, newest first.
  await sql`create index reviews_pending on documents_to_be_verified (created_at desc)
    where status = 'pending' and not is_correction`.execute(db);
  // One authenticator's own figures.
  await sql`create index reviews_by_authenticator on documents_to_be_verified (authenticated_by)
    where authenticated_by is not null`.execute(db);

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
  await sql`create index correction_uploads_by_review on correction_uploads (review_id)`.execute(db);

  await sql`
    create table translated_documents (
      id uuid primary key default gen_random_uuid(),
      original_document_id uuid not null references documents (id)
        constraint translated_documents_one_per_document unique,
      review_id uuid not null references documents_to_be_verified (id)
        constraint translated_documents_one_per_review unique,
      user_id uuid not null references profiles (id),
      folder_id uuid,
      filename text not null,
      certified_filename text not null,
      pages integer not null default 1,
      total_cost_cents integer not null default 0,
      status text not null default 'completed' constraint translated_documents_status_known check (status = 'completed'),
      translation_type text not null,
      client_name text,
      source_language text not null default 'Portuguese',
      target_language text not null default 'English',
      verification_code text not null constraint translated_documents_verification_code_unique unique,
      translated_file_key text not null,
      translated_file_size_bytes integer not null,
      translated_file_sha256 text not null,
      translated_file_mimetype text not null,
      is_correction boolean not null default false,
      is_authenticated boolean not null default true,
      authenticated_by uuid not null references profiles (id),
      authenticated_by_name text not null,
      authenticated_by_email text not null,
      authentication_date timestamptz not null default now(),
      revoked_at timestamptz,
      is_deleted boolean not null default false,
      upload_date timestamptz not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint translated_documents_folder_of_same_owner foreign key (folder_id, user_id)
        references folders (id, user_id) on delete set null (folder_id)
    )`.execute(db);
  // A customer's finished translations, newest first.
  await sql`create index translated_documents_by_user on translated_documents (user_id, created_at desc)
    where not is_deleted`.execute(db);
  // An authenticator's own history.
  await sql`create index translated_documents_by_authenticator on translated_documents (authenticated_by, created_at desc)`.execute(
    db,
  );
  // The content of a folder, and the foreign key's own check.
  await sql`create index translated_documents_by_folder on translated_documents (folder_id)
    where folder_id is not null`.execute(db);

  await sql`
    create table document_events (
      id bigint generated always as identity primary key,
      document_id uuid not null references documents (id) on delete cascade,
      event text not null,
      from_status text,
      to_status text,
      actor_id uuid references profiles (id),
      actor_role text not null,
      details jsonb not null default '{}',
      created_at timestamptz not null default now()
    )`.execute(db);
  // One document's story, in order.
  await sql`create index document_events_by_document on document_events (document_id, id)`.execute(db);

  // The content of a removed folder moves to its parent, in the same statement's transaction, whoever removes it.
  await sql`
    create function move_folder_content_up() returns trigger language plpgsql as $$
    begin
      update folders set parent_id = old.parent_id where parent_id = old.id;
      update documents set folder_id = old.parent_id where folder_id = old.id;
      update translated_documents set folder_id = old.parent_id where folder_id = old.id;
      return old;
    end $$`.execute(db);
  await sql`create trigger folders_move_content_up before delete on folders
    for each row execute function move_folder_content_up()`.execute(db);
}
