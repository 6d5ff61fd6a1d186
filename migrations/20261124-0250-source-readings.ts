import { sql, type Kysely } from 'kysely';

/** What the reader found on a page of a source, as it was read, and what people state about boxes that the text lacks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The latest reading of a page counts; texts read before have none.
  await sql`
    create table source_readings (
      id bigint generated always as identity primary key,
      review_id uuid not null references translation_texts (review_id),
      page integer not null,
      -- Blocks, table rows and ink without a block: place, content and share of the page's ink.
      boxes jsonb not null,
      -- Share of the page's ink outside of every box; null where the ink was not measured.
      rest double precision,
      read_at timestamptz not null
    )`.execute(db);
  await sql`create index source_readings_by_page on source_readings (review_id, page, id)`.execute(db);
  // Gone with their document's erasure or the end of its source, as the versions of its text.
  await sql`
    create function refuse_source_reading_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and exists (
        select from translation_texts t join documents d on d.id = t.document_id
        where t.review_id = old.review_id and (d.erasure_requested_at is not null or d.source_removed_at is not null))
      then
        return old;
      end if;
      raise exception 'readings of a source are append-only';
    end $$`.execute(db);
  await sql`create trigger source_readings_append_only before update or delete on source_readings
    for each row execute function refuse_source_reading_change()`.execute(db);
  await sql`
    create table source_box_answers (
      review_id uuid not null references translation_texts (review_id),
      box_id uuid not null,
      -- Why the box is no text.
      reason text not null constraint source_box_answers_reason_says check (length(reason) between 10 and 500),
      answered_by uuid not null references profiles (id),
      answered_at timestamptz not null,
      primary key (review_id, box_id)
    )`.execute(db);
}
