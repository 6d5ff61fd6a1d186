import { sql, type Kysely } from 'kysely';

/**
 * What the paper of a certificate lets its holder check. A table of its own, since the release before compares `certificates`
 * with what was recorded of them. Certificates of earlier releases have no row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table certificate_sheets (
      certificate_id uuid primary key references certificates (id),
      -- Argon2id of the key that is printed beside the code, and nowhere else.
      access_key_hash text not null,
      -- Since when the owner lets nobody open the file with the key; null: it opens.
      access_off_at timestamptz,
      -- Words of forms on each page of the translation: they name nobody, and stay when the text is erased.
      check_words jsonb not null
    )`.execute(db);
}
