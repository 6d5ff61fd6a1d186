import { sql, type Kysely } from 'kysely';

/** Who receives a translation, and whether a copy of the source follows it; null takes the recipient's default. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table documents
      add column recipient text not null default 'uscis' constraint documents_recipient_known
        check (recipient in ('uscis', 'eoir', 'ukvi', 'ircc', 'ata', 'naati', 'general')),
      add column source_copy boolean`.execute(db);
}
