import { sql, type Kysely } from 'kysely';

/** Papers split between translators by pages. The release before neither reads nor writes them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table review_parts (
      id uuid primary key default gen_random_uuid(),
      review_id uuid not null references documents_to_be_verified (id) on delete cascade,
      person_id uuid not null references profiles (id),
      from_page integer not null,
      to_page integer not null,
      made_by uuid not null references profiles (id),
      made_at timestamptz not null,
      done_at timestamptz,
      constraint review_parts_span check (from_page between 1 and to_page)
    )`.execute(db);
  // That parts leave no page out and share none is checked under the review's lock.
  await sql`create unique index review_parts_by_review on review_parts (review_id, from_page)`.execute(db);
  await sql`create index review_parts_by_person on review_parts (person_id)`.execute(db);
  await sql`create index review_parts_by_maker on review_parts (made_by)`.execute(db);
}
