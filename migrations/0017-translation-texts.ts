import { sql, type Kysely } from 'kysely';

/** The text of a review: pages and blocks as read, drafted and edited, every saved change, questions and comments. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await texts(db);
  await blocks(db);
  await versions(db);
  await questions(db);
  await comments(db);
}

async function texts(db: Kysely<unknown>): Promise<void> {
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
      -- Set once the confirmed pairs of a delivered text are in the memory, which happens once.
      remembered_at timestamptz,
      constraint translation_texts_counts check (
        least(version, blocks, confirmed, drafted, untranslated, doubtful) >= 0
        and confirmed + untranslated <= blocks)
    )`.execute(db);
  // The text of a customer's document.
  await sql`create index translation_texts_by_document on translation_texts (document_id)`.execute(db);
  // Texts that are read whole and in English, without evaluating their pages: the condition is that of the queue's query.
  await sql`create index translation_texts_finished on translation_texts (review_id)
    where blocks > 0 and untranslated = 0
      and not jsonb_path_exists(pages, '$[*] ? (@.state == "queued" || @.state == "reading" || @.state == "failed")')`.execute(
    db,
  );
  // The queue shows the end of reading at once; saves of a text change no list.
  await sql`create trigger translation_texts_notify_read after update on translation_texts
    for each row when (
      jsonb_path_exists(old.pages, '$[*] ? (@.state == "queued" || @.state == "reading")')
      and not jsonb_path_exists(new.pages, '$[*] ? (@.state == "queued" || @.state == "reading")'))
    execute function notify_staff_work()`.execute(db);
  // A signal to the other open studios.
  await sql`
    create function notify_text_change() returns trigger language plpgsql as $$
    begin
      perform notify_change('texts', new.review_id::text);
      return null;
    end $$`.execute(db);
  await sql`create trigger translation_texts_notify_change after update on translation_texts
    for each row execute function notify_text_change()`.execute(db);
}

async function blocks(db: Kysely<unknown>): Promise<void> {
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
      -- A block that a person saved is kept when its page is read again, even while it is untranslated.
      is_edited boolean not null default false,
      is_removed boolean not null default false,
      primary key (review_id, id),
      constraint translation_blocks_confirmed_whole check ((confirmed_by is null) = (confirmed_at is null))
    )`.execute(db);
  // What changed since a version.
  await sql`create index translation_blocks_by_version on translation_blocks (review_id, version)`.execute(db);
}

/** Versions are append-only, except that they may go with their document's erasure or the end of its source. */
async function versions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table translation_text_versions (
      review_id uuid not null references translation_texts (review_id),
      version integer not null,
      save_id uuid not null,
      -- SHA-256 of the request: a save id that comes again with other changes is refused. Null for the reader and the drafts.
      request_sha256 text,
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
      if tg_op = 'DELETE' and exists (
        select from translation_texts t join documents d on d.id = t.document_id
        where t.review_id = old.review_id and (d.erasure_requested_at is not null or d.source_removed_at is not null))
      then
        return old;
      end if;
      raise exception 'versions of a text are append-only';
    end $$`.execute(db);
  await sql`create trigger translation_text_versions_append_only before update or delete on translation_text_versions
    for each row execute function refuse_text_version_change()`.execute(db);
}

/** Questions to customers about blocks of a text. */
async function questions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table block_questions (
      -- Chosen by the client, which makes a repeated call idempotent.
      id uuid primary key,
      review_id uuid not null references documents_to_be_verified (id),
      document_id uuid not null references documents (id),
      block_id uuid not null,
      page integer not null,
      box jsonb,
      question text not null,
      -- JPEG of the block's place, encoded by the server.
      picture bytea constraint block_questions_picture_small check (length(picture) between 1 and 262144),
      state text not null default 'asked'
        constraint block_questions_state_known check (state in ('asked', 'answered', 'withdrawn', 'closed')),
      asked_by uuid not null references profiles (id),
      asked_at timestamptz not null,
      answer text,
      answered_at timestamptz,
      closed_at timestamptz,
      constraint block_questions_answered_whole
        check ((state = 'answered') = (answer is not null) and (answer is null) = (answered_at is null)),
      constraint block_questions_closed_has_time check ((state in ('withdrawn', 'closed')) = (closed_at is not null))
    )`.execute(db);
  // A review's questions in order.
  await sql`create index block_questions_by_review on block_questions (review_id, asked_at)`.execute(db);
  // A document's questions for its owner.
  await sql`create index block_questions_by_document on block_questions (document_id, asked_at)`.execute(db);
  // Open questions: counted per review of a queue page, and the queue's filter.
  await sql`create index block_questions_open on block_questions (review_id) where state = 'asked'`.execute(db);
  // Open questions of one customer's documents, for the dashboard.
  await sql`create index block_questions_waiting on block_questions (document_id) where state = 'asked'`.execute(db);
  await sql`create trigger block_questions_notify after insert or update on block_questions
    for each statement execute function notify_staff_work()`.execute(db);
}

async function comments(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table block_comments (
      id uuid primary key,
      review_id uuid not null references documents_to_be_verified (id),
      block_id uuid not null,
      comment text not null,
      written_by uuid not null references profiles (id),
      written_at timestamptz not null,
      resolved_by uuid references profiles (id),
      resolved_at timestamptz,
      constraint block_comments_resolved_whole check ((resolved_by is null) = (resolved_at is null))
    )`.execute(db);
  // A review's comments in order.
  await sql`create index block_comments_by_review on block_comments (review_id, written_at)`.execute(db);
  await sql`create trigger block_comments_notify after insert or update on block_comments
    for each statement execute function notify_staff_work()`.execute(db);
}
