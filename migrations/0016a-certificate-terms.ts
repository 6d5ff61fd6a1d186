import { sql, type Kysely } from 'kysely';

/** The preset a certificate was worded by, and whether its file holds a copy of the source; null for older ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table certificates
      add column preset text constraint certificates_preset_known
        check (preset in ('uscis', 'eoir', 'ukvi', 'ircc', 'ata', 'naati', 'general')),
      add column source_copy boolean`.execute(db);
}
