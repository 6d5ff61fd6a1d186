import { sql, type Kysely } from 'kysely';

/** Questions to customers and comments about blocks of a text; assignment of reviews. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await questions(db);
  await comments(db);
  await assignment(db);
  await progress(db);
}

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

async function assignment(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table documents_to_be_verified
      add column assigned_to uuid constraint reviews_assigned_to references profiles (id),
      add column assigned_at timestamptz,
      add constraint reviews_assignment_whole check ((assigned_to is null) = (assigned_at is null))`.execute(db);
  // The queue filtered to one person; their number per person.
  await sql`create index reviews_assigned on documents_to_be_verified (assigned_to, created_at, id)
    where status = 'pending' and assigned_to is not null`.execute(db);
  await sql`create trigger reviews_notify_assignment after update on documents_to_be_verified
    for each row when (old.assigned_to is distinct from new.assigned_to)
    execute function notify_staff_work()`.execute(db);
}

async function progress(db: Kysely<unknown>): Promise<void> {
  // The queue filtered to texts without an open block.
  await sql`create index translation_texts_drafted on translation_texts (review_id)
    where blocks > 0 and untranslated = 0`.execute(db);
  // The queue shows the end of reading at once; saves of a text change no list.
  await sql`create trigger translation_texts_notify_read after update on translation_texts
    for each row when (
      jsonb_path_exists(old.pages, '$[*] ? (@.state == "queued" || @.state == "reading")')
      and not jsonb_path_exists(new.pages, '$[*] ? (@.state == "queued" || @.state == "reading")'))
    execute function notify_staff_work()`.execute(db);
}
