import { sql, type Kysely } from 'kysely';

/** Copies on paper that customers order with a translation, and their postage. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table documents add column is_mailed boolean not null default false`.execute(db);
  await sql`
    alter table payment_items add column postage_cents integer not null default 0
      constraint payment_items_postage_within_total check (postage_cents between 0 and total_cents)`.execute(db);
  await sql`
    create table mailings (
      document_id uuid primary key references documents (id) on delete cascade,
      address jsonb not null,
      state text not null default 'ordered'
        constraint mailings_state_known check (state in ('ordered', 'due', 'sent', 'cancelled')),
      carrier text constraint mailings_carrier_known check (carrier in ('usps', 'ups', 'fedex')),
      tracking_number text,
      sent_by uuid references profiles (id),
      sent_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      constraint mailings_sent_whole check (
        num_nulls(carrier, tracking_number, sent_by, sent_at) = case when state = 'sent' then 0 else 4 end)
    )`.execute(db);
  // The list of copies to be mailed, oldest first.
  await sql`create index mailings_due on mailings (updated_at) where state = 'due'`.execute(db);
  await sql`create trigger mailings_notify after update on mailings
    for each row when (old.state is distinct from new.state) execute function notify_staff_work()`.execute(db);
}
