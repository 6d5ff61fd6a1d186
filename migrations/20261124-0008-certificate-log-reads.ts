import { sql, type Kysely } from 'kysely';

/** The certificate log is read by the file that a leaf names itself, and entries that cannot be logged are set aside. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // By the leaf's own text: a leaf is found on each public lookup although its entry was removed.
  await sql`create index certificate_log_by_file on certificate_log
    (substring(leaf from '"file":"([0-9a-f]{64})"'))`.execute(db);
  await sql`
    create table certificate_entries_set_aside (
      entry_id bigint primary key references certificate_entries (id),
      -- A sentence for the operator.
      reason text not null,
      set_aside_at timestamptz not null
    )`.execute(db);
  await sql`create trigger certificate_entries_set_aside_append_only before update or delete
    on certificate_entries_set_aside for each row execute function refuse_audit_change()`.execute(db);
  await sql`create trigger certificate_entries_set_aside_no_truncate before truncate
    on certificate_entries_set_aside for each statement execute function refuse_audit_change()`.execute(db);
}
