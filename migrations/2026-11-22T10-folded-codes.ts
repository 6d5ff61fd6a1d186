import { sql, type Kysely } from 'kysely';

/** Public verification finds a code whose O, I or L was read or typed as 0 or 1: one index read of the folded form. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index translated_documents_folded_code_idx
    on translated_documents (translate(verification_code, 'OIL', '011'))
  `.execute(db);
}
