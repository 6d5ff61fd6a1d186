import { sql, type Kysely } from 'kysely';

/** Issued certificates with every byte-exact file, the people who sign, and revisions that customers ask for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await signers(db);
  await certificates(db);
  await certificateIndexes(db);
  await files(db);
  await revisionRequests(db);
}

/** Profiles of the people who sign certificates. Each save appends a version; a certificate refers to the one it printed. */
async function signers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table signer_profiles (
      id uuid primary key default gen_random_uuid(),
      version bigint generated always as identity,
      user_id uuid not null references profiles (id),
      -- Texts are empty while not stated.
      legal_name text not null,
      native_name text,
      credential text not null,
      credential_number text not null,
      -- Null for a credential without an expiry date, empty while not stated.
      credential_expires_on text,
      address jsonb not null,
      email text,
      phone text,
      language_pairs jsonb not null,
      signature_strokes jsonb,
      signature_png bytea constraint signer_profiles_signature_png_small
        check (length(signature_png) between 1 and 204800),
      -- Whether the signer chose to appear on the public page: a withdrawal is a new version.
      is_public boolean not null default false,
      created_at timestamptz not null,
      constraint signer_profiles_one_signature check (num_nonnulls(signature_strokes, signature_png) <= 1),
      constraint signer_profiles_expiry_day
        check (credential_expires_on ~ '^([0-9]{4}-[0-9]{2}-[0-9]{2})?$')
    )`.execute(db);
  // A person's version in force is the last one.
  await sql`create index signer_profiles_by_user on signer_profiles (user_id, version desc)`.execute(db);
  await sql`create trigger signer_profiles_append_only before update or delete on signer_profiles
    for each row execute function refuse_audit_change()`.execute(db);
  await sql`create trigger signer_profiles_no_truncate before truncate on signer_profiles
    for each statement execute function refuse_audit_change()`.execute(db);
}

async function certificates(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table certificates (
      id uuid primary key default gen_random_uuid(),
      document_id uuid not null references documents (id),
      translation_id uuid not null references translated_documents (id),
      revision integer not null default 1 constraint certificates_revision_positive check (revision >= 1),
      -- Why this revision was issued; null for the first.
      revision_reason text,
      -- Facts of the original that the certificate states, as printed.
      facts jsonb not null default '{}',
      -- What lists show of it, computed once per revision. Null where the facts name no kind of paper, as older decisions may.
      certified jsonb generated always as (
        jsonb_set(jsonb_set('{}', '{holders}', jsonb_path_query_array(facts, '$.holders[*].name')),
          '{paperKind}', facts -> 'paperKind')) stored,
      -- Stored, so that a search does not fold every row it rechecks. Null where the facts name no kind of paper.
      search_text text generated always as (
        search_fold((facts ->> 'paperKind') || ' ' || jsonb_path_query_array(facts, '$.holders[*].name')::text)) stored,
      -- The preset it was worded by, and whether its file holds a copy of the source; null for older ones.
      preset text constraint certificates_preset_known
        check (preset in ('uscis', 'eoir', 'ukvi', 'ircc', 'ata', 'naati', 'general')),
      source_copy boolean,
      -- The translation that was certified, without the certificate; null where it was not kept.
      source_file_key text,
      source_file_size_bytes integer,
      source_file_sha256 text,
      source_file_mimetype text,
      -- Null for certificates from before there were profiles.
      signer_profile_id uuid constraint certificates_signer_profile references signer_profiles (id),
      issued_by uuid not null references profiles (id),
      issued_at timestamptz not null,
      superseded_at timestamptz,
      revoked_at timestamptz,
      -- Public class of the reason; null reads as withdrawn.
      revoked_class text constraint certificates_revoked_class_known
        check (revoked_class in ('error', 'fraud', 'payment', 'withdrawn')),
      revoked_reason text,
      -- Null: with a refund or dispute.
      revoked_by uuid references profiles (id),
      constraint certificates_one_per_revision unique (document_id, revision),
      constraint certificates_revocation_has_time
        check (num_nonnulls(revoked_class, revoked_reason, revoked_by) = 0 or revoked_at is not null),
      constraint certificates_source_whole check (num_nulls(
        source_file_key, source_file_size_bytes, source_file_sha256, source_file_mimetype) in (0, 4))
    )`.execute(db);
}

async function certificateIndexes(db: Kysely<unknown>): Promise<void> {
  // At most one current revision per document; public lookups join by the delivery.
  await sql`create unique index certificates_current on certificates (translation_id)
    where superseded_at is null`.execute(db);
  // Lists read the current revision of each document from the index alone.
  await sql`create unique index certificates_current_by_document on certificates (document_id) include (certified)
    where superseded_at is null`.execute(db);
  // Substrings of kind and holders over all documents.
  await sql`create index certificates_search on certificates using gin (search_text gin_trgm_ops)
    where superseded_at is null`.execute(db);
  // The foreign key's check.
  await sql`create index certificates_by_translation on certificates (translation_id)`.execute(db);
  // The foreign key's check; the certificates of one version.
  await sql`create index certificates_by_signer_profile on certificates (signer_profile_id)
    where signer_profile_id is not null`.execute(db);
  // Whether a stored object may be removed.
  await sql`create index certificates_by_source on certificates (source_file_key)
    where source_file_key is not null`.execute(db);
}

async function files(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table certificate_files (
      id uuid primary key default gen_random_uuid(),
      certificate_id uuid not null references certificates (id),
      sha256 text not null,
      file_key text not null,
      size_bytes integer not null,
      pages integer,
      signature_level text not null default 'none'
        constraint certificate_files_signature_level_known check (signature_level in ('none', 'B-B', 'B-T')),
      created_at timestamptz not null default now(),
      constraint certificate_files_once unique (certificate_id, sha256)
    )`.execute(db);
  // Public verification by file.
  await sql`create index certificate_files_by_sha256 on certificate_files (sha256)`.execute(db);
  // Whether a stored object may be removed.
  await sql`create index certificate_files_by_key on certificate_files (file_key)`.execute(db);
}

/** Misspellings that customers report. */
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
