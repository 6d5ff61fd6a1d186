import { sql, type Kysely } from 'kysely';

/** What VIES said of customers' VAT ids; empty where no address of it is set. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table vat_checks (
      account_id uuid not null references profiles (id) on delete cascade,
      vat_id text not null,
      -- 'pending' until it first answers; an older answer stands while it is away.
      state text not null constraint vat_checks_state_known check (state in ('pending', 'valid', 'invalid')),
      -- Given to those who name themselves.
      consultation_number text,
      checked_at timestamptz,
      tried_at timestamptz not null,
      constraint vat_checks_pkey primary key (account_id, vat_id),
      constraint vat_checks_answered check ((state = 'pending') = (checked_at is null))
    )`.execute(db);
  // What is to be asked again.
  await sql`create index vat_checks_by_try on vat_checks (state, tried_at)`.execute(db);
}
