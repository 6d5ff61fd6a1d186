import { sql, type Kysely } from 'kysely';

/** What a save needs beside the blocks: who touched them, what was sent, and a signal to the other open studios. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A block that a person saved is kept when its page is read again, even while it is untranslated.
  await sql`alter table translation_blocks add column is_edited boolean not null default false`.execute(db);
  // SHA-256 of the request: a save id that comes again with other changes is refused. Null for the reader and the drafts.
  await sql`alter table translation_text_versions add column request_sha256 text`.execute(db);
  await sql`
    create function notify_text_change() returns trigger language plpgsql as $$
    begin
      perform notify_change('texts', new.review_id::text);
      return null;
    end $$`.execute(db);
  await sql`create trigger translation_texts_notify_change after update on translation_texts
    for each row execute function notify_text_change()`.execute(db);
}
