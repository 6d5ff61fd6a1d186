import { sql, type Kysely } from 'kysely';

/** Reports that mail to an address cannot be delivered or is unwanted: each is recorded once, and in force until cleared. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bounces (
      id text not null constraint bounces_pkey primary key,
      address text not null,
      reason text not null
        constraint bounces_reason_known check (reason in ('refused', 'bounced', 'complained')),
      reported_at timestamptz not null,
      cleared_at timestamptz
    )`.execute(db);
  // Looked up for each mail of an order, each profile and each row of the list of users.
  await sql`create index bounces_in_force on bounces (address) where cleared_at is null`.execute(db);
}
