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
