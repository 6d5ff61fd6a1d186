import { sql, type Kysely } from 'kysely';

/**
 * Orders that staff take at the counter, by phone, mail or letter. Their documents belong to the customer's account; price lines
 * of the desk are a part of the first document's price.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table documents add column extra_cents integer not null default 0`.execute(db);
  await sql`alter table payment_items add column extra_cents integer not null default 0`.execute(db);
  await sql`
    create table desk_orders (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references profiles (id) on delete cascade,
      source text not null constraint desk_orders_source_known check (source in ('counter', 'phone', 'mail', 'letter')),
      created_by uuid not null references profiles (id),
      -- Of the press that made it.
      idempotency_key text not null,
      created_at timestamptz not null,
      constraint desk_orders_once unique (created_by, idempotency_key)
    )`.execute(db);
  await sql`create index desk_orders_by_account on desk_orders (account_id)`.execute(db);
  await sql`
    create table desk_order_documents (
      document_id uuid primary key references documents (id) on delete cascade,
      order_id uuid not null references desk_orders (id) on delete cascade,
      position smallint not null
    )`.execute(db);
  await sql`create index desk_order_documents_by_order on desk_order_documents (order_id)`.execute(db);
  await sql`
    create table desk_order_lines (
      order_id uuid not null references desk_orders (id) on delete cascade,
      position smallint not null,
      text text not null,
      amount_cents integer not null,
      currency text not null,
      reason text not null,
      added_by uuid not null references profiles (id),
      added_at timestamptz not null,
      primary key (order_id, position)
    )`.execute(db);
  // Guests of the desk wait for their payment longer than those of the page.
  await sql`alter table guest_orders add column kept_until timestamptz`.execute(db);
  // The desk finds a caller by the last digits of the number.
  await sql`create index profiles_by_phone_digits on profiles ((right(regexp_replace(phone, '\\D', '', 'g'), 9)))
    where phone is not null`.execute(db);
}
