import { sql, type Kysely } from 'kysely';

/** Events of the card provider that lack what their handling needs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table flagged_stripe_events (
      id uuid primary key default gen_random_uuid(),
      event_id text not null constraint flagged_stripe_events_once unique references stripe_events (id),
      -- The field that is missing or malformed; never a value of it.
      fault text not null,
      attempts integer not null default 0,
      last_error text,
      flagged_at timestamptz not null default now(),
      resolved_at timestamptz
    )`.execute(db);
  // Failed work lists those that wait, oldest first.
  await sql`create index flagged_stripe_events_open on flagged_stripe_events (flagged_at)
    where resolved_at is null`.execute(db);
}
