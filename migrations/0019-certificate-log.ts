import { sql, type Kysely } from 'kysely';

/**
 * What happened to each certificate (`certificate_entries`), the Merkle tree over it (`certificate_log`) and its signed
 * heads. All three are append-only.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await entries(db);
  await log(db);
  await heads(db);
  for (const table of ['certificate_entries', 'certificate_log', 'certificate_log_heads']) {
    const on = sql.ref(table);
    await sql`create trigger ${sql.ref(`${table}_append_only`)} before update or delete on ${on}
      for each row execute function refuse_audit_change()`.execute(db);
    await sql`create trigger ${sql.ref(`${table}_no_truncate`)} before truncate on ${on}
      for each statement execute function refuse_audit_change()`.execute(db);
  }
  await adopt(db);
}

async function entries(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table certificate_entries (
      id bigint generated always as identity primary key,
      certificate_id uuid not null references certificates (id),
      kind text not null constraint certificate_entries_kind_known check (kind in ('issued', 'superseded', 'revoked')),
      file_sha256 text not null,
      -- The audit event that holds what the entry states; no foreign key, since neither row is ever removed.
      event_id bigint not null,
      -- Key of the hashes in the published leaf, since codes and names could be guessed from plain ones.
      salt uuid not null default gen_random_uuid(),
      constraint certificate_entries_once unique (certificate_id, kind, file_sha256)
    )`.execute(db);
  // Proofs are asked for by file.
  await sql`create index certificate_entries_by_file on certificate_entries (file_sha256)`.execute(db);
  // The first entry of a certificate, on each public lookup.
  await sql`create index certificate_entries_by_certificate on certificate_entries (certificate_id, id)`.execute(db);
}

async function log(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table certificate_log (
      position bigint primary key constraint certificate_log_position_counts check (position >= 0),
      entry_id bigint not null constraint certificate_log_once unique references certificate_entries (id),
      leaf text not null,
      -- Hashes of the complete subtrees that end at this leaf, the leaf's own first.
      nodes bytea[] not null
    )`.execute(db);
}

async function heads(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table certificate_log_heads (
      size bigint primary key,
      root bytea not null,
      origin text not null,
      signed_at timestamptz not null,
      public_key text not null,
      signature bytea not null
    )`.execute(db);
}

/** Records the certificates that were issued before there was a log, as they stand. */
async function adopt(db: Kysely<unknown>): Promise<void> {
  await sql`
    with recorded as (
      select f.certificate_id, f.sha256, c.document_id, jsonb_build_object(
        'kind', 'issued', 'isAdopted', true,
        'file', jsonb_build_object('sha256', f.sha256, 'sizeBytes', f.size_bytes, 'pages', f.pages),
        'certificate', jsonb_build_object('id', c.id, 'document', c.document_id, 'revision', c.revision, 'facts', c.facts,
          'issuedBy', c.issued_by, 'issuedAt', extract(epoch from c.issued_at)),
        'delivery', jsonb_build_object('id', t.id, 'code', t.verification_code, 'paperKind', t.paper_kind,
          'holderInitials', t.holder_initials, 'sourceLanguage', t.source_language, 'targetLanguage', t.target_language,
          'sourcePages', t.pages, 'translationType', t.translation_type, 'isCorrection', t.is_correction,
          'isAuthenticated', t.is_authenticated, 'signer', t.authenticated_by_name,
          'signedAt', extract(epoch from t.authentication_date), 'uploadedAt', extract(epoch from t.upload_date))
      ) as details
      from certificate_files f join certificates c on c.id = f.certificate_id
      join translated_documents t on t.id = c.translation_id
    ), event as (
      insert into document_events (document_id, event, actor_role, details)
      select document_id, 'recorded', 'system', details from recorded order by document_id
      returning id, details -> 'certificate' ->> 'id' as certificate, details -> 'file' ->> 'sha256' as sha256
    )
    insert into certificate_entries (certificate_id, kind, file_sha256, event_id)
    select certificate::uuid, 'issued', sha256, id from event order by id`.execute(db);
  await sql`
    with event as (
      insert into document_events (document_id, event, actor_role, details)
      select document_id, 'recorded', 'system', jsonb_build_object('kind', 'revoked', 'certificate', id)
      from certificates where revoked_at is not null
      returning id, (details ->> 'certificate')::uuid as certificate
    )
    insert into certificate_entries (certificate_id, kind, file_sha256, event_id)
    select event.certificate, 'revoked', f.sha256, event.id
    from event join certificate_files f on f.certificate_id = event.certificate order by event.id`.execute(db);
}
