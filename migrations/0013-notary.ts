import { sql, type Kysely } from 'kysely';

/** Notaries: commissions, certified orders awaiting a notary, scans of signed sheets, and the journal of acts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await commissions(db);
  await requests(db);
  await scans(db);
  await acts(db);
  await requireActOfDelivery(db);
  await requireActOfRevision(db);
}

async function commissions(db: Kysely<unknown>): Promise<void> {
  // A row is a version and never changes, except that it ends: a change ends it and inserts the next.
  await sql`
    create table notary_commissions (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references profiles (id),
      -- As commissioned, which may differ from the account's name.
      name text not null constraint notary_commissions_name_short check (length(btrim(name)) between 2 and 120),
      number text not null constraint notary_commissions_number_short check (length(btrim(number)) between 1 and 40),
      state text not null constraint notary_commissions_state_code check (state ~ '^[A-Z]{2}$'),
      county text not null constraint notary_commissions_county_short check (length(btrim(county)) between 1 and 60),
      expires_on date not null,
      allows_electronic boolean not null default false,
      seal_text text not null constraint notary_commissions_seal_short check (length(btrim(seal_text)) between 1 and 300),
      set_by uuid not null references profiles (id),
      set_at timestamptz not null,
      ended_by uuid references profiles (id),
      ended_at timestamptz,
      constraint notary_commissions_end_whole check ((ended_by is null) = (ended_at is null))
    )`.execute(db);
  // One live commission per person and state; the query whether any is in force.
  await sql`create unique index notary_commissions_live on notary_commissions (user_id, state)
    where ended_at is null`.execute(db);
  // The versions of one person; the foreign key's check.
  await sql`create index notary_commissions_by_user on notary_commissions (user_id, set_at)`.execute(db);
}

/** A decision that awaits its act: what will be certified and delivered, and by whom it was certified. */
async function requests(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table notarial_requests (
      id uuid primary key default gen_random_uuid(),
      document_id uuid not null references documents (id),
      review_id uuid not null references documents_to_be_verified (id),
      decision text not null constraint notarial_requests_decision_known
        check (decision in ('approved', 'corrected', 'supplied')),
      statement jsonb not null,
      file_key text not null,
      file_size_bytes integer not null,
      file_sha256 text not null,
      file_mimetype text not null,
      four_eyes text,
      certified_by uuid not null references profiles (id),
      certified_by_name text not null,
      signer_profile_id uuid not null references signer_profiles (id),
      certified_at timestamptz not null,
      -- The certificate that a revision takes the place of, and why; null for a first delivery.
      replaces uuid references certificates (id),
      revision_reason text,
      outcome text constraint notarial_requests_outcome_known check (outcome in ('notarized', 'returned')),
      return_reason text,
      closed_by uuid references profiles (id),
      closed_at timestamptz,
      constraint notarial_requests_revision_whole check ((replaces is null) = (revision_reason is null)),
      constraint notarial_requests_closed_whole check (num_nulls(outcome, closed_by, closed_at) in (0, 3)),
      constraint notarial_requests_returned_with_reason
        check (outcome is distinct from 'returned' or return_reason is not null)
    )`.execute(db);
  // At most one open request per order: two decisions cannot both await an act.
  await sql`create unique index notarial_requests_open on notarial_requests (review_id)
    where closed_at is null`.execute(db);
  // The requests of one document; the foreign key's check.
  await sql`create index notarial_requests_by_document on notarial_requests (document_id)`.execute(db);
  // The foreign key's check.
  await sql`create index notarial_requests_by_signer_profile on notarial_requests (signer_profile_id)`.execute(db);
  // The foreign key's check.
  await sql`create index notarial_requests_by_replaced on notarial_requests (replaces)
    where replaces is not null`.execute(db);
  // Whether a stored file is still needed.
  await sql`create index notarial_requests_by_file on notarial_requests (file_key)`.execute(db);
}

async function scans(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table notarial_scans (
      id uuid primary key default gen_random_uuid(),
      review_id uuid not null references documents_to_be_verified (id),
      uploaded_by uuid not null references profiles (id),
      file_key text not null,
      file_size_bytes integer not null,
      file_sha256 text not null,
      file_mimetype text not null,
      pages integer not null,
      created_at timestamptz not null
    )`.execute(db);
  // Scans of one review; the foreign key's check.
  await sql`create index notarial_scans_by_review on notarial_scans (review_id)`.execute(db);
  // Whether a stored file is still needed.
  await sql`create index notarial_scans_by_file on notarial_scans (file_key)`.execute(db);
}

/** The journal. Rows are never changed or deleted; each is repeated in the audit chains of its document and its notary. */
async function acts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table notarial_acts (
      id uuid primary key default gen_random_uuid(),
      request_id uuid not null references notarial_requests (id)
        constraint notarial_acts_one_per_request unique,
      document_id uuid not null references documents (id),
      commission_id uuid not null references notary_commissions (id),
      notary_id uuid not null references profiles (id),
      journal_number integer not null constraint notarial_acts_number_positive check (journal_number >= 1),
      kind text not null constraint notarial_acts_kind_known check (kind in ('jurat', 'acknowledgment')),
      method text not null constraint notarial_acts_method_known check (method in ('ink', 'electronic')),
      venue_state text not null,
      venue_county text not null,
      acted_at timestamptz not null,
      signer_id uuid not null references profiles (id),
      signer_name text not null,
      identification text not null constraint notarial_acts_identification_known
        check (identification in ('personally-known', 'identity-document', 'credible-witness')),
      paper_kind text not null,
      scan_id uuid references notarial_scans (id),
      fee_cents integer not null default 0 constraint notarial_acts_without_fee check (fee_cents = 0),
      recorded_at timestamptz not null,
      constraint notarial_acts_numbered_per_notary unique (notary_id, journal_number),
      constraint notarial_acts_ink_has_scan check ((method = 'ink') = (scan_id is not null)),
      constraint notarial_acts_of_another check (notary_id <> signer_id)
    )`.execute(db);
  // The act of a delivery, for public verification; the foreign key's check.
  await sql`create index notarial_acts_by_document on notarial_acts (document_id)`.execute(db);
  // Unused scans are deleted after a week; the foreign key's check.
  await sql`create index notarial_acts_by_scan on notarial_acts (scan_id) where scan_id is not null`.execute(db);
  await sql`create trigger notarial_acts_append_only before update or delete on notarial_acts
    for each row execute function refuse_audit_change()`.execute(db);
  await sql`create trigger notarial_acts_no_truncate before truncate on notarial_acts
    for each statement execute function refuse_audit_change()`.execute(db);
}

/** A notarized order has no delivery without an act, whatever inserts it; checked at the end of the transaction. */
async function requireActOfDelivery(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function require_notarial_act() returns trigger language plpgsql as $$
    begin
      if exists (select from documents where id = new.original_document_id and translation_type = 'notarized')
        and not exists (select from notarial_acts where document_id = new.original_document_id) then
        raise exception 'a notarized delivery needs a notarial act'
          using errcode = 'check_violation', constraint = 'translated_documents_notarized_with_act';
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create constraint trigger translated_documents_need_act after insert on translated_documents
    deferrable initially deferred for each row execute function require_notarial_act()`.execute(db);
}

/** Each revision of a notarized order has an act of its own, whatever inserts it; checked at the end of the transaction. */
async function requireActOfRevision(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function require_act_of_revision() returns trigger language plpgsql as $$
    begin
      if exists (select from documents where id = new.document_id and translation_type = 'notarized')
        and not exists (
          select from notarial_acts where document_id = new.document_id and recorded_at = new.issued_at) then
        raise exception 'a notarized certificate needs a notarial act'
          using errcode = 'check_violation', constraint = 'certificates_notarized_with_act';
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create constraint trigger certificates_need_act after insert on certificates
    deferrable initially deferred for each row execute function require_act_of_revision()`.execute(db);
}
