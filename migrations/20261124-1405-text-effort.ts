import { sql, type Kysely } from 'kysely';

/** What a person did for each page of a text: keys, and minutes with activity. Rows are totals of one window. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Cascades: the release before deletes a text without knowing of them.
  await sql`
    create table text_effort (
      review_id uuid not null references translation_texts (review_id) on delete cascade,
      profile_id uuid not null references profiles (id) on delete cascade,
      window_id uuid not null,
      page integer not null,
      keys integer not null constraint text_effort_keys_counted check (keys >= 0),
      minutes integer not null constraint text_effort_minutes_counted check (minutes >= 0),
      updated_at timestamptz not null,
      primary key (review_id, profile_id, window_id, page)
    )`.execute(db);
  await sql`create index text_effort_by_profile on text_effort (profile_id)`.execute(db);
}
