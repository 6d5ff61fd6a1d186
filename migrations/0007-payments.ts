import { sql, type Kysely } from 'kysely';

/** Payments and their items, refunds and their shares, disputes, and the card provider's events. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await payments(db);
  await refunds(db);
  await disputes(db);
  await sql`
    create table stripe_events (
      id text primary key,
      type text not null,
      object_id text,
      created_at timestamptz not null,
      received_at timestamptz not null default now()
    )`.execute(db);
}

async function payments(db: Kysely<unknown>): Promise<void> {
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
      -- Why a received payment must not be fulfilled as it is; staff decide.
      flag text,
      expires_at timestamptz not null,
      paid_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint payments_refund_within_amount check (refunded_cents between 0 and amount_cents)
    )`.execute(db);
  // A customer's payments, newest first.
  await sql`create index payments_by_user on payments (user_id, created_at desc)`.execute(db);
  // The reconciler polls the provider about open payments.
  await sql`create index payments_open on payments (created_at) where status = 'open'`.execute(db);
  // Revenue in total and per day is index-only.
  await sql`create index payments_settled on payments (paid_at) include (amount_cents, refunded_cents)
    where status in ('paid', 'refunded')`.execute(db);
  // Flagged payments that wait for a decision.
  await sql`create index payments_flagged on payments (created_at) where flag is not null`.execute(db);
  // Exports page through payments in this order.
  await sql`create index payments_by_time on payments (created_at desc, id desc)`.execute(db);

  await sql`
    create table payment_items (
      payment_id uuid not null references payments (id),
      -- A discarded draft leaves its checkout, which is stale then.
      document_id uuid not null references documents (id) on delete cascade,
      position integer not null,
      filename text not null,
      translation_type text not null,
      is_bank_statement boolean not null,
      pages integer not null,
      rate_cents integer not null,
      total_cents integer not null,
      -- Hash of the file that was priced.
      file_sha256 text not null,
      is_live boolean not null default true,
      primary key (payment_id, document_id)
    )`.execute(db);
  // At most one open or paid payment per document: no double charge.
  await sql`create unique index payment_items_one_live on payment_items (document_id) where is_live`.execute(db);
  // All payments of a document.
  await sql`create index payment_items_by_document on payment_items (document_id)`.execute(db);
}

async function refunds(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table refunds (
      id uuid primary key default gen_random_uuid(),
      payment_id uuid not null references payments (id),
      -- Null: the whole payment.
      document_id uuid references documents (id),
      source text not null default 'staff'
        constraint refunds_source_known check (source in ('staff', 'system', 'provider', 'dispute')),
      certificate text constraint refunds_certificate_known check (certificate in ('keep', 'withdraw')),
      amount_cents integer not null constraint refunds_amount_positive check (amount_cents > 0),
      reason text not null,
      requested_by uuid references profiles (id),
      status text not null default 'requested'
        constraint refunds_status_known check (status in ('requested', 'succeeded', 'failed')),
      stripe_refund_id text constraint refunds_stripe_id_unique unique,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  // Refunds of one payment.
  await sql`create index refunds_by_payment on refunds (payment_id)`.execute(db);
  // Exports page through refunds in this order.
  await sql`create index refunds_by_time on refunds (created_at desc, id desc)`.execute(db);

  // The part of a refund that belongs to each document. A discarded draft deletes its share: nothing was refunded for it.
  await sql`
    create table refund_shares (
      refund_id uuid not null references refunds (id),
      document_id uuid not null references documents (id) on delete cascade,
      amount_cents integer not null constraint refund_shares_amount_positive check (amount_cents > 0),
      primary key (refund_id, document_id)
    )`.execute(db);
  // The refunded sum of one document; the foreign key's check.
  await sql`create index refund_shares_by_document on refund_shares (document_id)`.execute(db);
}

async function disputes(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table disputes (
      id uuid primary key default gen_random_uuid(),
      payment_id uuid not null references payments (id),
      stripe_dispute_id text not null constraint disputes_stripe_id_unique unique,
      amount_cents integer not null constraint disputes_amount_positive check (amount_cents > 0),
      reason text not null,
      status text not null constraint disputes_status_known check (status in ('open', 'won', 'lost')),
      -- The provider's own status, and its deadline for evidence.
      provider_status text,
      due_by timestamptz,
      opened_at timestamptz not null,
      closed_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  // Disputes of one payment.
  await sql`create index disputes_by_payment on disputes (payment_id)`.execute(db);
}
