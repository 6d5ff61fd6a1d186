import { sql, type Kysely } from 'kysely';

/**
 * Working time, absences and offers of papers. The release before neither reads nor writes them; its assignments close an offer when
 * this release answers it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await time(db);
  await offers(db);
  // The board and a person's work by due time, with the pages of each day.
  await sql`create index reviews_assigned_by_due on documents_to_be_verified (assigned_to, due_at, id) include (pages)
    where status = 'pending' and not is_correction and assigned_to is not null`.execute(db);
  await sql`create index reviews_free_by_due on documents_to_be_verified (due_at, id)
    where status = 'pending' and not is_correction and assigned_to is null`.execute(db);
  // Who did a customer's last paper.
  await sql`create index reviews_last_of_user on documents_to_be_verified (user_id, authentication_date desc)
    where authenticated_by is not null`.execute(db);
}

async function time(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table working_times (
      user_id uuid primary key references profiles (id) on delete cascade,
      time_zone text not null,
      -- Minutes after local midnight by weekday, Sunday first; null is a free day.
      hours jsonb not null constraint working_times_week check (jsonb_array_length(hours) = 7),
      pages_per_day integer not null constraint working_times_pages check (pages_per_day between 0 and 200),
      saved_at timestamptz not null
    )`.execute(db);
  await sql`
    create table absences (
      id uuid primary key,
      user_id uuid not null references profiles (id) on delete cascade,
      -- Days in the person's zone.
      from_day text not null constraint absences_from_day check (from_day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
      until_day text not null constraint absences_until_day check (until_day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
      note text not null default '',
      created_at timestamptz not null,
      constraint absences_span check (from_day <= until_day)
    )`.execute(db);
  await sql`create index absences_by_user on absences (user_id, until_day)`.execute(db);
}

async function offers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table review_offers (
      id uuid primary key default gen_random_uuid(),
      review_id uuid not null references documents_to_be_verified (id) on delete cascade,
      person_id uuid not null references profiles (id),
      offered_at timestamptz not null,
      expires_at timestamptz not null,
      answered_at timestamptz,
      answer text constraint review_offers_answer check (answer in ('accepted', 'declined', 'expired', 'withdrawn')),
      constraint review_offers_answer_whole check ((answered_at is null) = (answer is null)),
      constraint review_offers_span check (expires_at >= offered_at)
    )`.execute(db);
  // A paper is offered to one person at a time.
  await sql`create unique index review_offers_open on review_offers (review_id) where answered_at is null`.execute(db);
  await sql`create index review_offers_by_review on review_offers (review_id)`.execute(db);
  await sql`create index review_offers_by_person on review_offers (person_id, expires_at)`.execute(db);
  await sql`
    create table review_hand_overs (
      id uuid primary key default gen_random_uuid(),
      review_id uuid not null references documents_to_be_verified (id) on delete cascade,
      from_id uuid not null references profiles (id),
      to_id uuid not null references profiles (id),
      note text not null,
      made_at timestamptz not null,
      constraint review_hand_overs_other check (from_id <> to_id)
    )`.execute(db);
  await sql`create index review_hand_overs_by_review on review_hand_overs (review_id, made_at)`.execute(db);
  await sql`create index review_hand_overs_by_giver on review_hand_overs (from_id)`.execute(db);
  await sql`create index review_hand_overs_by_taker on review_hand_overs (to_id)`.execute(db);
}
