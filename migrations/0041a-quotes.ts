import { sql, type Kysely } from 'kysely';

/** Saved quotes: what an order costs while the quote is valid, whatever prices become. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table quotes (
      id uuid primary key,
      user_id uuid not null references profiles (id),
      title text,
      -- Each item with its price.
      lines jsonb not null,
      total_cents integer not null constraint quotes_total_positive check (total_cents > 0),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      -- The payment it was last ordered with; it can be ordered again if that one was not paid.
      payment_id uuid references payments (id)
    )`.execute(db);
  // An account's list, newest first; the foreign key's check.
  await sql`create index quotes_by_user on quotes (user_id, created_at desc)`.execute(db);
  // The foreign key's check.
  await sql`create index quotes_by_payment on quotes (payment_id) where payment_id is not null`.execute(db);
  // The sweep of those that were not ordered.
  await sql`create index quotes_by_expiry on quotes (expires_at) where payment_id is null`.execute(db);
}
