import { sql, type Kysely } from 'kysely';

/**
 * Invoices of every customer by seller and year, with tax. The release before issues without tax in the main seller's series,
 * which keeps its counter.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table organizations
      add column country text constraint organizations_country check (country ~ '^[A-Z]{2}$'),
      add column vat_id text`.execute(db);
  await sql`
    create table invoice_series (
      -- The office whose seller issues; the main one counts in invoice_numbers.
      office text not null,
      kind text not null constraint invoice_series_kind_known check (kind in ('invoice', 'credit-note')),
      year integer not null,
      last integer not null,
      constraint invoice_series_pkey primary key (office, kind, year)
    )`.execute(db);
  await sql`
    alter table invoices
      add column office text not null default '',
      -- Before the number, as the seller's series was when it was issued.
      add column series text not null default '',
      add column currency text not null default 'usd',
      -- Seller and buyer as they were then; erased with the account. Null where no seller was published.
      add column parties jsonb,
      -- Null where it was issued before tax was kept: no tax.
      add column net_cents integer,
      add column tax_cents integer,
      drop constraint invoices_number_unique,
      add constraint invoices_number_of_office unique (office, kind, year, number)`.execute(db);
  await sql`
    create table invoice_lines (
      invoice_id uuid not null references invoices (id) on delete cascade,
      document_id uuid not null,
      position integer not null,
      category text not null constraint invoice_lines_category_known check (category in ('S', 'AE', 'E', 'O')),
      -- Basis points: 1900 is 19 %.
      rate integer not null constraint invoice_lines_rate check (rate between 0 and 10000),
      gross_cents integer not null,
      net_cents integer not null,
      tax_cents integer not null,
      primary key (invoice_id, document_id),
      constraint invoice_lines_sum check (net_cents + tax_cents = gross_cents)
    )`.execute(db);
  // The ledger of a period.
  await sql`create index invoices_by_time on invoices (issued_at desc, id desc)`.execute(db);
}
