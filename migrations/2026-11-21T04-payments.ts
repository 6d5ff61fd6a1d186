import { sql, type Kysely } from 'kysely';

/** What was ordered, what was charged, what went back, and what the card provider told us. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create sequence payment_receipt_numbers start 1001`.execute(db);
  await sql`
    create table payments (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references profiles (id),
      receipt_number bigint not null default nextval('payment_receipt_numbers')
        constraint payments_receipt_number_unique unique,
      status text not null default 'open'
        constraint payments_status_known check (status in ('open', 'paid', 'failed', 'expired', 'refunded')),
      amount_cents integer not null constraint payments_amount_positive check (amount_cents > 0),
      refunded_cents integer not null default 0,
      currency text not null default 'usd' constraint payments_currency_known check (currency = 'usd'),
      stripe_session_id text constraint payments_session_unique unique,
      stripe_payment_intent_id text constraint payments_intent_unique unique,
      checkout_url text,
      is_mobile boolean not null default false,
      card_brand text,
      card_last4 text,
      -- Set when money arrived that must not be fulfilled as it stands; staff decide.
      flag text,
      expires_at timestamptz not null,
      paid_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint payments_refund_within_amount check (refunded_cents between 0 and amount_cents)
    )`.execute(db);
  // One's own payments, newest first.
  await sql`create index payments_by_user on payments (user_id, created_at desc)`.execute(db);
  // The reconciler asks the provider about these.
  await sql`create index payments_open on payments (created_at) where status = 'open'`.execute(db);

  await sql`
    create table payment_items (
      payment_id uuid not null references payments (id),
      -- A discarded draft leaves the checkout it was in, which is then stale.
      document_id uuid not null references documents (id) on delete cascade,
      position integer not null,
      filename text not null,
      translation_type text not null,
      is_bank_statement boolean not null,
      pages integer not null,
      rate_cents integer not null,
      total_cents integer not null,
      -- The very bytes that were priced.
      file_sha256 text not null,
      is_live boolean not null default true,
      primary key (payment_id, document_id)
    )`.execute(db);
  // At most one payment of a document is open or paid at a time: nothing is charged twice.
  await sql`create unique index payment_items_one_live on payment_items (document_id) where is_live`.execute(db);
  // All payments of a document.
  await sql`create index payment_items_by_document on payment_items (document_id)`.execute(db);

  await sql`
    create table refunds (
      id uuid primary key default gen_random_uuid(),
      payment_id uuid not null references payments (id),
      amount_cents integer not null constraint refunds_amount_positive check (amount_cents > 0),
      reason text not null,
      requested_by uuid references profiles (id),
      status text not null default 'requested'
        constraint refunds_status_known check (status in ('requested', 'succeeded', 'failed')),
      stripe_refund_id text constraint refunds_stripe_id_unique unique,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index refunds_by_payment on refunds (payment_id)`.execute(db);

  await sql`
    create table stripe_events (
      id text primary key,
      type text not null,
      object_id text,
      created_at timestamptz not null,
      received_at timestamptz not null default now()
    )`.execute(db);
}
