import { sql, type Kysely } from 'kysely';

/** The text of a review: pages and blocks as read, drafted and edited, with every saved change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table translation_texts (
      review_id uuid primary key references documents_to_be_verified (id),
      document_id uuid not null references documents (id),
      version integer not null default 0,
      -- Pages of the source with the outcome of their reading.
      pages jsonb not null default '[]',
      -- Counts of blocks, kept with each save for the queue.
      blocks integer not null default 0,
      confirmed integer not null default 0,
      drafted integer not null default 0,
      untranslated integer not null default 0,
      doubtful integer not null default 0,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      constraint translation_texts_counts check (
        least(version, blocks, confirmed, drafted, untranslated, doubtful) >= 0
        and confirmed + untranslated <= blocks)
    )`.execute(db);
  // The text of a customer's document.
  await sql`create index translation_texts_by_document on translation_texts (document_id)`.execute(db);

  // One row per block, so that a save writes what changed; removed blocks stay as merge bases.
  await sql`
    create table translation_blocks (
      review_id uuid not null references translation_texts (review_id),
      id uuid not null,
      page integer not null,
      position double precision not null,
      -- Version of the text in which the block last changed.
      version integer not null,
      content jsonb not null,
      confirmed_by uuid references profiles (id),
      confirmed_at timestamptz,
      is_removed boolean not null default false,
      primary key (review_id, id),
      constraint translation_blocks_confirmed_whole check ((confirmed_by is null) = (confirmed_at is null))
    )`.execute(db);
  // What changed since a version.
  await sql`create index translation_blocks_by_version on translation_blocks (review_id, version)`.execute(db);

  await sql`
    create table translation_text_versions (
      review_id uuid not null references translation_texts (review_id),
      version integer not null,
      save_id uuid not null,
      cause text not null constraint translation_text_versions_cause_known
        check (cause in ('read', 'drafted', 'saved', 'confirmed', 'imported', 'restored')),
      -- Null for the reader and the drafts.
      saved_by uuid references profiles (id),
      saved_at timestamptz not null,
      -- Changed blocks before and after, and changed pages.
      patch jsonb not null,
      primary key (review_id, version)
    )`.execute(db);
  // A repeated save is recognized by its id.
  await sql`create unique index translation_text_versions_by_save on translation_text_versions
    (review_id, save_id)`.execute(db);
  await sql`
    create function refuse_text_version_change() returns trigger language plpgsql as $$
    begin
      raise exception 'versions of a text are append-only';
    end $$`.execute(db);
  await sql`create trigger translation_text_versions_append_only before update or delete on translation_text_versions
    for each row execute function refuse_text_version_change()`.execute(db);
}
