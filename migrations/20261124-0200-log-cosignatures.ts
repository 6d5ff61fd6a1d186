import { sql, type Kysely } from 'kysely';

/** Witnesses outside countersign heads of the certificate log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table certificate_log_cosignatures (
      size bigint not null references certificate_log_heads (size),
      witness text not null,
      -- The signature line of a note (c2sp.org/tlog-cosignature).
      line text not null,
      cosigned_at timestamptz not null,
      primary key (witness, size)
    )`.execute(db);
  await sql`create trigger certificate_log_cosignatures_append_only before update or delete
    on certificate_log_cosignatures for each row execute function refuse_audit_change()`.execute(db);
  await sql`create trigger certificate_log_cosignatures_no_truncate before truncate
    on certificate_log_cosignatures for each statement execute function refuse_audit_change()`.execute(db);
}
