import { sql, type Kysely } from 'kysely';

/** Keys that sign the seals on certificates, which are verified without a network. They have no certificate, as the log's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table signing_keys
      drop constraint signing_keys_purpose_known,
      drop constraint signing_keys_certificate_unless_log,
      add constraint signing_keys_purpose_known check (purpose in ('root', 'document', 'log', 'seal')),
      add constraint signing_keys_certificate_unless_bare
        check ((purpose in ('log', 'seal')) = (certificate is null))`.execute(db);
}
