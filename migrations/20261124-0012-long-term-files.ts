import { sql, type Kysely } from 'kysely';

/**
 * What keeps the signature of a delivered file verifiable after the certificates of it expired. A table of its own, since the
 * release before knows no levels above B-T and compares `certificate_files` with what was recorded of it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table long_term_files (
      file_id uuid primary key references certificate_files (id),
      -- Null while validation data is missing.
      level text constraint long_term_files_level_known check (level in ('B-LT', 'B-LTA')),
      -- Length of the revision that was signed: the file's beginning, and a file of its own when something follows.
      signed_bytes integer not null constraint long_term_files_signed_bytes_positive check (signed_bytes > 0),
      -- End of the certificate that signed the newest timestamp; null where unknown.
      timestamp_expires_at timestamptz,
      -- When the file is extended, or that is tried again; null: never.
      due_at timestamptz
    )`.execute(db);
  await sql`create index long_term_files_due on long_term_files (due_at) where due_at is not null`.execute(db);
  await sql`
    insert into long_term_files (file_id, signed_bytes, due_at)
    select f.id, f.size_bytes, now() from certificate_files f
    join certificates c on c.id = f.certificate_id
    join translated_documents t on t.id = c.translation_id and t.translated_file_sha256 = f.sha256
    where f.signature_level = 'B-T' and f.size_bytes > 0 and f.file_key not like 'erased/%'
      and c.superseded_at is null and c.revoked_at is null`.execute(db);
}
