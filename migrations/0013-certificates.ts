import { sql, type Kysely } from 'kysely';

/** Issued certificates: one row per document and revision, and every byte-exact file that was issued for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table certificates (
      id uuid primary key default gen_random_uuid(),
      document_id uuid not null references documents (id),
      translation_id uuid not null references translated_documents (id),
      revision integer not null default 1 constraint certificates_revision_positive check (revision >= 1),
      -- Facts of the original that the certificate states, as printed.
      facts jsonb not null default '{}',
      issued_by uuid not null references profiles (id),
      issued_at timestamptz not null,
      superseded_at timestamptz,
      revoked_at timestamptz,
      constraint certificates_one_per_revision unique (document_id, revision)
    )`.execute(db);
  // At most one current revision per document; public lookups join by the delivery.
  await sql`create unique index certificates_current on certificates (translation_id)
    where superseded_at is null`.execute(db);
  // The foreign key's check.
  await sql`create index certificates_by_translation on certificates (translation_id)`.execute(db);
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
  await adopt(db);
}

/** Moves the certificates of earlier deliveries; their facts beyond the public title were kept with the decision. */
async function adopt(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into certificates (document_id, translation_id, facts, issued_by, issued_at, revoked_at)
    select t.original_document_id, t.id, coalesce(d.statement -> 'facts', jsonb_build_object('paperKind', t.paper_kind)),
      t.authenticated_by, t.authentication_date, t.revoked_at
    from translated_documents t left join review_decisions d on d.review_id = t.review_id`.execute(db);
  await sql`
    insert into certificate_files (certificate_id, sha256, file_key, size_bytes, created_at)
    select c.id, t.translated_file_sha256, t.translated_file_key, t.translated_file_size_bytes, t.created_at
    from certificates c join translated_documents t on t.id = c.translation_id`.execute(db);
  await sql`alter table translated_documents drop column revoked_at`.execute(db);
}
