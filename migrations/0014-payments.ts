import { sql, type Kysely } from 'kysely';

/** Payments, their items and invoices; refunds and their shares, disputes, quotes, and the card provider's events. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await payments(db);
  await paymentIndexes(db);
  await items(db);
  await refunds(db);
  await disputes(db);
  await stripeEvents(db);
  await quotes(db);
  await invoices(db);
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
        constraint payments_status_known check (status in ('open', 'due', 'paid', 'failed', 'expired', 'refunded')),
      amount_cents integer not null constraint payments_amount_positive check (amount_cents > 0),
      refunded_cents integer not null default 0,
      -- The part of 'refunded_cents' that was credited before the payment was collected, so that it was never received.
      credited_cents integer not null default 0,
      currency text not null default 'usd' constraint payments_currency_known check (currency = 'usd'),
      stripe_session_id text constraint payments_session_unique unique,
      stripe_payment_intent_id text constraint payments_intent_unique unique,
      checkout_url text,
      is_mobile boolean not null default false,
      -- The time zone of the customer's browser, for dates in mails.
      time_zone text,
      card_brand text,
      card_last4 text,
      -- Why a received payment must not be fulfilled as it is; staff decide.
      flag text,
      -- A month's orders of an organization: its tab until 'stated_at', its statement from then on.
      on_account boolean not null default false,
      stated_at timestamptz,
      due_at timestamptz,
      overdue_notified_at timestamptz,
      expires_at timestamptz not null,
      paid_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint payments_refund_within_amount check (refunded_cents between 0 and amount_cents),
      constraint payments_credited_within_refunded check (credited_cents between 0 and refunded_cents),
      constraint payments_due_on_account check (status <> 'due' or on_account),
      constraint payments_stated_on_account check (stated_at is null or (on_account and due_at is not null))
    )`.execute(db);
}

async function paymentIndexes(db: Kysely<unknown>): Promise<void> {
  // A customer's payments, newest first.
  await sql`create index payments_by_user on payments (user_id, created_at desc)`.execute(db);
  // One tab per organization, also when two orders come at once.
  await sql`create unique index payments_one_tab on payments (user_id)
    where status = 'due' and stated_at is null`.execute(db);
  // What an organization owes; the month's end; overdue statements.
  await sql`create index payments_due on payments (user_id, due_at) where status = 'due'`.execute(db);
  // The reconciler polls the provider about open payments.
  await sql`create index payments_open on payments (created_at) where status = 'open'`.execute(db);
  // Revenue in total and per day is index-only.
  await sql`create index payments_settled on payments (paid_at) include (amount_cents, refunded_cents)
    where status in ('paid', 'refunded')`.execute(db);
  // Flagged payments that wait for a decision.
  await sql`create index payments_flagged on payments (created_at) where flag is not null`.execute(db);
  // Exports page through payments in this order.
  await sql`create index payments_by_time on payments (created_at desc, id desc)`.execute(db);
}

async function items(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payment_items (
      payment_id uuid not null references payments (id),
      -- A discarded draft leaves its checkout, which is stale then.
      document_id uuid not null references documents (id) on delete cascade,
      position integer not null,
      filename text not null,
      -- The matter that the order belonged to when it was invoiced.
      matter text,
      translation_type text not null,
      is_bank_statement boolean not null,
      speed text not null default 'standard' constraint payment_items_speed_known check (speed in ('standard', 'rush')),
      pages integer not null,
      rate_cents integer not null,
      surcharge_cents integer not null default 0
        constraint payment_items_surcharge_within_total check (surcharge_cents between 0 and total_cents),
      postage_cents integer not null default 0
        constraint payment_items_postage_within_total check (postage_cents between 0 and total_cents),
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
        constraint refunds_source_known check (source in ('staff', 'system', 'provider', 'dispute', 'customer')),
      certificate text constraint refunds_certificate_known check (certificate in ('keep', 'withdraw')),
      amount_cents integer not null constraint refunds_amount_positive check (amount_cents > 0),
      is_surcharge boolean not null default false,
      reason text not null,
      requested_by uuid references profiles (id),
      status text not null default 'requested'
        constraint refunds_status_known check (status in ('requested', 'succeeded', 'failed')),
      stripe_refund_id text constraint refunds_stripe_id_unique unique,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint refunds_surcharge_of_document check (not is_surcharge or document_id is not null)
    )`.execute(db);
  // A surcharge is refunded once.
  await sql`create unique index refunds_surcharge_once on refunds (document_id)
    where is_surcharge and status <> 'failed'`.execute(db);
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

async function stripeEvents(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table stripe_events (
      id text primary key,
      type text not null,
      object_id text,
      created_at timestamptz not null,
      received_at timestamptz not null default now()
    )`.execute(db);
}

/** Saved quotes: what an order costs while the quote is valid, whatever prices become. */
async function quotes(db: Kysely<unknown>): Promise<void> {
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

/** Invoices and credit notes of organizations, numbered per year without gaps. */
async function invoices(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table invoice_numbers (
      kind text not null constraint invoice_numbers_kind_known check (kind in ('invoice', 'credit-note')),
      year integer not null,
      -- Taken in the transaction that issues, which locks the row: a rollback leaves no gap.
      last integer not null,
      constraint invoice_numbers_pkey primary key (kind, year)
    )`.execute(db);
  await sql`
    create table invoices (
      id uuid primary key,
      account_id uuid not null references profiles (id),
      kind text not null constraint invoices_kind_known check (kind in ('invoice', 'credit-note')),
      year integer not null,
      number integer not null constraint invoices_number_positive check (number > 0),
      payment_id uuid not null references payments (id),
      -- The refund that a credit note is about.
      refund_id uuid constraint invoices_refund_unique unique references refunds (id),
      -- As they were when it was issued.
      customer_name text not null,
      billing_address text,
      total_cents integer not null constraint invoices_total_positive check (total_cents > 0),
      issued_at timestamptz not null,
      constraint invoices_number_unique unique (kind, year, number),
      constraint invoices_refund_of_credit check ((kind = 'credit-note') = (refund_id is not null))
    )`.execute(db);
  // One invoice per payment, also when two jobs issue at once.
  await sql`create unique index invoices_one_per_payment on invoices (payment_id) where kind = 'invoice'`.execute(db);
  // The credit notes of a payment; the foreign key's check.
  await sql`create index invoices_by_payment on invoices (payment_id)`.execute(db);
  // An organization's list and export, newest first; the foreign key's check.
  await sql`create index invoices_by_account on invoices (account_id, issued_at desc, id desc)`.execute(db);
}
