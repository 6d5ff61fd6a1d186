import { sql, type Kysely } from 'kysely';

/** Indexes of the queue's filter "ready to finish". */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Texts that are read whole and in English, without evaluating their pages: the condition is that of the queue's query.
  await sql`create index translation_texts_finished on translation_texts (review_id)
    where blocks > 0 and untranslated = 0
      and not jsonb_path_exists(pages, '$[*] ? (@.state == "queued" || @.state == "reading" || @.state == "failed")')`.execute(
    db,
  );
  // Replaced by the one above.
  await sql`drop index translation_texts_drafted`.execute(db);
  // The reviews that can be finished are counted without reading their rows.
  await sql`create index reviews_undecided on documents_to_be_verified (id)
    where status = 'pending' and not is_correction and notary_since is null`.execute(db);
}
