import { sql, type Kysely } from 'kysely';

/** The order of one file: what was uploaded, its status, its money and its promised time; people, messages and mailings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await documents(db);
  await listIndexes(db);
  await sweepIndexes(db);
  await triggers(db);
  await pauses(db);
  await people(db);
  await messages(db);
  await mailings(db);
}

async function documents(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table documents (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references profiles (id),
      folder_id uuid,
      filename text not null constraint documents_filename_present check (btrim(filename) <> ''),
      paper_kind text constraint documents_paper_kind_present check (paper_kind <> ''),
      pages integer not null default 1 constraint documents_pages_in_range check (pages between 1 and 50),
      -- Pages a viewer shows of the file, beside those that are charged.
      viewer_pages integer constraint documents_viewer_pages_not_negative check (viewer_pages >= 0),
      translation_type text not null default 'certified'
        constraint documents_translation_type_known check (translation_type in ('certified', 'notarized')),
      is_bank_statement boolean not null default false,
      source_language text not null default 'Portuguese',
      target_language text not null default 'English',
      client_name text,
      -- Who receives the translation.
      recipient text not null default 'uscis' constraint documents_recipient_known
        check (recipient in ('uscis', 'eoir', 'ukvi', 'ircc', 'ata', 'naati', 'general')),
      -- Whether a copy of the source follows it; null takes the recipient's default.
      source_copy boolean,
      is_mailed boolean not null default false,
      needed_by date,
      -- For the translator.
      note text constraint documents_note_present check (note <> ''),
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
      speed text not null default 'standard' constraint documents_speed_known check (speed in ('standard', 'rush')),
      -- Payment, or submission of a free order: the promise starts.
      ordered_at timestamptz,
      soon_at timestamptz,
      urgent_at timestamptz,
      due_at timestamptz,
      -- The clock stands still since then.
      paused_since timestamptz,
      -- When staff are alerted next, or lateness is decided.
      promise_check_at timestamptz,
      promise_outcome text constraint documents_promise_outcome_known check (promise_outcome in ('kept', 'missed')),
      delivered_at timestamptz,
      verification_code text not null constraint documents_verification_code_unique unique,
      is_authenticated boolean not null default false,
      file_id uuid,
      file_key text,
      file_size_bytes integer,
      file_sha256 text,
      file_mimetype text,
      -- Object key of the first page's picture, which documents from before there were any are tried for once.
      thumbnail_key text,
      thumbnail_tried_at timestamptz,
      idempotency_key text not null,
      -- Hash of the first request under the key: another order under the same key is refused.
      idempotency_hash text,
      upload_date timestamptz not null default now(),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      -- Since then it is closed to staff and hidden from its owner.
      erasure_requested_at timestamptz,
      erased_at timestamptz,
      source_told_at timestamptz,
      source_leaves_at timestamptz,
      source_removed_at timestamptz,
      constraint documents_idempotency_key_unique unique (user_id, idempotency_key),
      constraint documents_file_whole check (num_nulls(file_id, file_key, file_size_bytes, file_sha256, file_mimetype) in (0, 5)),
      constraint documents_paid_has_file check (payment_status <> 'paid' or file_key is not null
        or source_removed_at is not null or erased_at is not null),
      constraint documents_source_told_whole check ((source_told_at is null) = (source_leaves_at is null)),
      constraint documents_promise_whole check (num_nulls(ordered_at, soon_at, urgent_at, due_at) in (0, 4)),
      constraint documents_folder_of_same_owner foreign key (folder_id, user_id)
        references folders (id, user_id) on delete set null (folder_id)
    )`.execute(db);
}

async function listIndexes(db: Kysely<unknown>): Promise<void> {
  // A customer's list, newest first; the counts per group beside it, without erased documents, are index-only.
  await sql`create index documents_by_user on documents (user_id, created_at desc)
    include (status_group, erasure_requested_at)`.execute(db);
  // The foreign key's check when a folder is deleted.
  await sql`create index documents_by_folder on documents (folder_id) where folder_id is not null`.execute(db);
  // The admin's list, newest first.
  await sql`create index documents_by_time on documents (created_at desc, id)`.execute(db);
  // The admin's list of one group, newest first.
  await sql`create index documents_by_group on documents (status_group, created_at desc, id)`.execute(db);
  // The overview's breakdown is index-only: few distinct values make it a fraction of the table.
  await sql`create index documents_breakdown on documents (status_group, payment_status)`.execute(db);
  // Delivery times of the last months.
  await sql`create index documents_delivered on documents (delivered_at) include (ordered_at, speed)
    where delivered_at is not null`.execute(db);
  // The admin's substring search.
  await sql`create index documents_search on documents using gin (search_fold(filename) gin_trgm_ops,
    search_fold(verification_code) gin_trgm_ops, search_fold(client_name) gin_trgm_ops)`.execute(db);
}

async function sweepIndexes(db: Kysely<unknown>): Promise<void> {
  // The sweep of drafts that were never paid.
  await sql`create index documents_unpaid on documents (created_at) where payment_status = 'unpaid'`.execute(db);
  // The sweep of free orders by staff whose file was never uploaded.
  await sql`create index documents_free_without_file on documents (created_at)
    where payment_status = 'free' and file_key is null`.execute(db);
  // Open promises whose next step is due: few rows, read every minute.
  await sql`create index documents_promise_check on documents (promise_check_at)
    where promise_check_at is not null`.execute(db);
  // Missed rush promises, whose refund is checked.
  await sql`create index documents_promise_missed on documents (due_at)
    where promise_outcome = 'missed' and speed = 'rush'`.execute(db);
  // The sweep of an object asks whether a row refers to it.
  await sql`create index documents_thumbnail on documents (thumbnail_key) where thumbnail_key is not null`.execute(db);
  // The sweep of missing pictures reads what is left, which ends at none.
  await sql`create index documents_without_thumbnail on documents (created_at)
    where file_key is not null and thumbnail_key is null and thumbnail_tried_at is null`.execute(db);
  // Sources whose owner was not told yet; few rows, since they leave the index once told.
  await sql`create index documents_source_untold on documents (id)
    where file_key is not null and source_told_at is null and (is_authenticated or payment_status = 'refunded')`.execute(
    db,
  );
  // Sources whose time has come.
  await sql`create index documents_source_leaving on documents (source_leaves_at)
    where source_leaves_at is not null and source_removed_at is null`.execute(db);
}

/** A staff list changes with an order's status, payment or hold. */
async function triggers(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger documents_notify_step after update on documents
    for each row when (old.status is distinct from new.status or old.payment_status is distinct from new.payment_status)
    execute function notify_staff_work()`.execute(db);
  await sql`create trigger documents_notify_hold after update on documents
    for each row when (old.payment_hold is distinct from new.payment_hold
      or old.refunded_cents is distinct from new.refunded_cents)
    execute function notify_staff_work()`.execute(db);
}

async function pauses(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table document_pauses (
      document_id uuid not null references documents (id) on delete cascade,
      started_at timestamptz not null,
      ended_at timestamptz constraint document_pauses_in_order check (ended_at >= started_at),
      primary key (document_id, started_at)
    )`.execute(db);
  // The clock is paused at most once at a time.
  await sql`create unique index document_pauses_open on document_pauses (document_id) where ended_at is null`.execute(
    db,
  );
}

/** Names as in the passport: kept once per customer's family, and as given for each document. */
async function people(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table family_members (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references profiles (id) on delete cascade,
      name text not null constraint family_members_name_present check (name <> ''),
      -- As documents in another script write it.
      native_name text,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db);
  // A customer's list; a name is kept once whatever its case.
  await sql`create unique index family_members_once on family_members (user_id, lower(name))`.execute(db);

  // A copy, since a decided document keeps the spelling it was decided with.
  await sql`
    create table document_people (
      document_id uuid not null references documents (id) on delete cascade,
      position integer not null,
      member_id uuid references family_members (id) on delete set null,
      name text not null constraint document_people_name_present check (name <> ''),
      native_name text,
      primary key (document_id, position)
    )`.execute(db);
  // A member's change reaches the documents that name them; the foreign key's check.
  await sql`create index document_people_by_member on document_people (member_id)
    where member_id is not null`.execute(db);
}

async function messages(db: Kysely<unknown>): Promise<void> {
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

  // Whom a message about a document waits for, and when they were last mailed about it.
  await sql`
    create table message_readers (
      document_id uuid not null references documents (id) on delete cascade,
      user_id uuid not null references profiles (id) on delete cascade,
      -- The oldest message that was neither read nor mailed about.
      waiting_since timestamptz,
      mailed_at timestamptz,
      primary key (document_id, user_id)
    )`.execute(db);
  // The job that mails asks every minute who waits.
  await sql`create index message_readers_waiting on message_readers (waiting_since)
    where waiting_since is not null`.execute(db);
  // The foreign key's check when a profile is deleted.
  await sql`create index message_readers_user on message_readers (user_id)`.execute(db);
}

/** Copies on paper that customers order with a translation. */
async function mailings(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mailings (
      document_id uuid primary key references documents (id) on delete cascade,
      address jsonb not null,
      state text not null default 'ordered'
        constraint mailings_state_known check (state in ('ordered', 'due', 'sent', 'cancelled')),
      carrier text constraint mailings_carrier_known check (carrier in ('usps', 'ups', 'fedex')),
      tracking_number text,
      sent_by uuid references profiles (id),
      sent_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      constraint mailings_sent_whole check (
        num_nulls(carrier, tracking_number, sent_by, sent_at) = case when state = 'sent' then 0 else 4 end)
    )`.execute(db);
  // The list of copies to be mailed, oldest first.
  await sql`create index mailings_due on mailings (updated_at) where state = 'due'`.execute(db);
  await sql`create trigger mailings_notify after update on mailings
    for each row when (old.state is distinct from new.state) execute function notify_staff_work()`.execute(db);
}
