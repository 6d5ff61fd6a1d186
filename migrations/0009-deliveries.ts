import { sql, type Kysely } from 'kysely';

/** Certified translations as they are delivered, and open questions about one whose payment was returned. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await translations(db);
  await staffIndexes(db);
  await questions(db);
}

async function translations(db: Kysely<unknown>): Promise<void> {
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
      -- Public title and holder; a file name is never public.
      paper_kind text not null default 'Personal document'
        constraint translated_documents_paper_kind_short check (length(btrim(paper_kind)) between 1 and 60),
      holder_initials text not null default '',
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
      is_deleted boolean not null default false,
      upload_date timestamptz not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint translated_documents_folder_of_same_owner foreign key (folder_id, user_id)
        references folders (id, user_id) on delete set null (folder_id)
    )`.execute(db);
  // A customer's translations, newest first.
  await sql`create index translated_documents_by_user on translated_documents (user_id, created_at desc)
    where not is_deleted`.execute(db);
  // The content of a folder; the foreign key's check.
  await sql`create index translated_documents_by_folder on translated_documents (folder_id)
    where folder_id is not null`.execute(db);
  // Public verification tolerates O, I and L read as 0 and 1.
  await sql`create index translated_documents_by_folded_code on translated_documents
    (translate(verification_code, 'OIL', '011'))`.execute(db);
}

async function staffIndexes(db: Kysely<unknown>): Promise<void> {
  // The history of all authenticators, newest first; its totals are index-only.
  await sql`create index translated_documents_by_time on translated_documents (created_at desc, id)
    include (total_cost_cents, pages)`.execute(db);
  // The history of one authenticator, newest first; its totals are index-only.
  await sql`create index translated_documents_by_authenticator on translated_documents
    (authenticated_by, created_at desc, id) include (total_cost_cents, pages)`.execute(db);
  // The history filtered by language: languages are searched whole, not by substring.
  await sql`create index translated_documents_by_language on translated_documents (source_language)`.execute(db);
  // Rows of an account found by name or address, deleted ones too.
  await sql`create index translated_documents_by_owner on translated_documents (user_id)`.execute(db);
  // Substring search of staff lists.
  await sql`create index translated_documents_search on translated_documents using gin (
    search_fold(certified_filename) gin_trgm_ops, search_fold(client_name) gin_trgm_ops,
    search_fold(verification_code) gin_trgm_ops, search_fold(paper_kind) gin_trgm_ops)`.execute(db);
}

/** Payment returned after delivery: an admin decides whether the certificate stays. Disputes keep their deadline. */
async function questions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table certificate_questions (
      id uuid primary key default gen_random_uuid(),
      document_id uuid not null references documents (id),
      cause text not null constraint certificate_questions_cause_known check (cause in ('refund', 'dispute')),
      raised_at timestamptz not null,
      answer text constraint certificate_questions_answer_known check (answer in ('keep', 'withdraw')),
      answered_by uuid references profiles (id),
      closed_at timestamptz,
      constraint certificate_questions_answer_closes check (answer is null or closed_at is not null)
    )`.execute(db);
  // At most one open question per document; the list of open ones.
  await sql`create unique index certificate_questions_open on certificate_questions (document_id)
    where closed_at is null`.execute(db);
  // The last answer about a document; the foreign key's check.
  await sql`create index certificate_questions_by_document on certificate_questions
    (document_id, raised_at)`.execute(db);
  await sql`create trigger certificate_questions_notify after insert or update on certificate_questions
    for each statement execute function notify_staff_work()`.execute(db);
}
