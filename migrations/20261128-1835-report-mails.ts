import { sql, type Kysely } from 'kysely';

/** Who of the house receives the month's report by mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table report_subscriptions (
      person_id uuid primary key references profiles (id) on delete cascade,
      since timestamptz not null,
      -- First day of the last month that was mailed.
      last_month date
    )`.execute(db);
}
