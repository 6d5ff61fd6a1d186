import { sql, type Kysely } from 'kysely';

/** No notarial act was ever performed, so nothing that was delivered is notarized: lookups and lists say what it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update translated_documents set translation_type = 'certified' where translation_type = 'notarized'`.execute(
    db,
  );
}
