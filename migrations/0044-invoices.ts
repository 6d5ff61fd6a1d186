import { sql, type Kysely } from 'kysely';

/** Invoices and credit notes of organizations, numbered per year without gaps. */
export async function up(db: Kysely<unknown>): Promise<void> {
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
  // The matter that an order belonged to when it was invoiced.
  await sql`alter table payment_items add column matter text`.execute(db);
}
