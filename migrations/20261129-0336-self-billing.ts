import { sql, type Kysely } from 'kysely';

/**
 * Billing details of those who are paid per paper, their agreements to self-billing, and the invoices that statements of pay are
 * then. The release before neither reads nor writes them: a month that it closes has statements alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await billing(db);
  await invoices(db);
  await lines(db);
}

async function billing(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table pay_billing (
      user_id uuid primary key references profiles (id),
      -- As registered.
      name text not null constraint pay_billing_named check (name <> ''),
      street text not null,
      city text not null,
      zip text not null,
      region text not null,
      country text not null constraint pay_billing_country check (country ~ '^[A-Z]{2}$'),
      tax_id text not null,
      vat_id text not null,
      tax_status text not null constraint pay_billing_tax_status_known
        check (tax_status in ('unregistered', 'registered', 'reverse-charge')),
      -- Basis points: 1900 is 19 %.
      rate integer not null constraint pay_billing_rate check (rate between 0 and 10000),
      series text not null constraint pay_billing_series check (series ~ '^[A-Z0-9]{0,8}$'),
      saved_at timestamptz not null,
      constraint pay_billing_taxed check (rate = 0 or tax_status = 'registered')
    )`.execute(db);
  await sql`
    create table pay_agreements (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references profiles (id),
      -- Of the wording that was accepted.
      version text not null,
      accepted_at timestamptz not null,
      starts_on text not null constraint pay_agreements_start_day check (starts_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
      ended_at timestamptz,
      -- The person, or who did it for the house.
      ended_by uuid references profiles (id),
      constraint pay_agreements_end_whole check ((ended_at is null) = (ended_by is null)),
      constraint pay_agreements_span check (ended_at >= accepted_at)
    )`.execute(db);
  await sql`create unique index pay_agreements_open on pay_agreements (user_id) where ended_at is null`.execute(db);
  await sql`create index pay_agreements_by_person on pay_agreements (user_id, accepted_at)`.execute(db);
  // The foreign key's check.
  await sql`create index pay_agreements_by_ender on pay_agreements (ended_by) where ended_by is not null`.execute(db);
  await sql`create trigger pay_agreements_kept before update or delete on pay_agreements
    for each row execute function refuse_pay_change(ended_at, ended_by)`.execute(db);
}

/** In the supplier's name, numbered for each supplier, kind and year. */
async function invoices(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table pay_invoices (
      id uuid primary key default gen_random_uuid(),
      statement_id uuid not null references pay_statements (id),
      user_id uuid not null references profiles (id),
      agreement_id uuid not null references pay_agreements (id),
      kind text not null constraint pay_invoices_kind_known check (kind in ('invoice', 'credit-note')),
      year integer not null,
      number integer not null constraint pay_invoices_number check (number > 0),
      -- Before the number, as it was when it was issued.
      series text not null,
      -- The invoice before a credit note.
      corrects_id uuid references pay_invoices (id),
      -- Supplier and customer as they were then: kept for the deduction of its tax.
      parties jsonb not null,
      category text not null constraint pay_invoices_category_known check (category in ('S', 'AE', 'E', 'O')),
      rate integer not null constraint pay_invoices_rate check (rate between 0 and 10000),
      net_cents bigint not null,
      tax_cents bigint not null,
      gross_cents bigint not null constraint pay_invoices_amount check (gross_cents > 0),
      issued_at timestamptz not null,
      constraint pay_invoices_sum check (net_cents + tax_cents = gross_cents),
      constraint pay_invoices_corrects check (corrects_id is null or kind = 'credit-note')
    )`.execute(db);
  await sql`create unique index pay_invoices_once on pay_invoices (statement_id)`.execute(db);
  await sql`create unique index pay_invoices_numbered on pay_invoices (user_id, kind, year, number)`.execute(db);
  await sql`create index pay_invoices_by_agreement on pay_invoices (agreement_id)`.execute(db);
  await sql`create index pay_invoices_by_corrected on pay_invoices (corrects_id) where corrects_id is not null`.execute(
    db,
  );
}

async function lines(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table pay_invoice_lines (
      invoice_id uuid not null references pay_invoices (id),
      position integer not null,
      -- The line of the statement, of one kind or the other.
      earning_id uuid references pay_earnings (id),
      adjustment_id uuid references pay_adjustments (id),
      net_cents integer not null,
      tax_cents integer not null,
      gross_cents integer not null,
      primary key (invoice_id, position),
      constraint pay_invoice_lines_one check (num_nonnulls(earning_id, adjustment_id) = 1),
      constraint pay_invoice_lines_sum check (net_cents + tax_cents = gross_cents)
    )`.execute(db);
  await sql`create unique index pay_invoice_lines_by_earning on pay_invoice_lines (earning_id)
    where earning_id is not null`.execute(db);
  await sql`create unique index pay_invoice_lines_by_adjustment on pay_invoice_lines (adjustment_id)
    where adjustment_id is not null`.execute(db);
  for (const table of ['pay_invoices', 'pay_invoice_lines']) {
    await sql
      .raw(
        `create trigger ${table}_kept before update or delete on ${table}
          for each row execute function refuse_pay_change()`,
      )
      .execute(db);
  }
}
