import { sql, type Kysely } from 'kysely';

const known = sql.raw(`('usd', 'eur', 'gbp', 'brl', 'jpy', 'krw', 'ils')`);

/**
 * Rates of currencies by day, and the one that each payment kept: sums of reports need no join over days. The release before keeps
 * none, which is what null says.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table exchange_rates (
      base_currency text not null constraint exchange_rates_base_known check (base_currency in ${known}),
      currency text not null constraint exchange_rates_currency_known check (currency in ${known}),
      -- In UTC; it holds until the next day that has one.
      day date not null,
      -- What one of the currency is in the base: 1 EUR is 1.0832 USD.
      rate numeric(16, 8) not null constraint exchange_rates_rate_positive check (rate > 0),
      source text not null constraint exchange_rates_source_known check (source in ('typed', 'imported')),
      recorded_by uuid references profiles (id) on delete set null,
      recorded_at timestamptz not null,
      -- Also finds the last day before another.
      primary key (base_currency, currency, day),
      constraint exchange_rates_two_currencies check (base_currency <> currency)
    )`.execute(db);
  // The foreign key's check.
  await sql`create index exchange_rates_by_recorder on exchange_rates (recorded_by) where recorded_by is not null`.execute(
    db,
  );
  for (const table of ['payments', 'documents', 'documents_to_be_verified', 'translated_documents'])
    await keep(db, table);
  // Revenue per day stays index-only.
  await sql`drop index payments_settled`.execute(db);
  await sql`create index payments_settled on payments (paid_at)
    include (amount_cents, refunded_cents, currency, base_currency, base_rate) where status in ('paid', 'refunded')`.execute(
    db,
  );
  await sql`
    alter table report_cells
      -- Of the sums beside it, which are not rounded; null where the orders have no rate.
      add column base_currency text,
      add column base_revenue numeric not null default 0,
      add column base_refunded numeric not null default 0,
      add column base_pay numeric not null default 0`.execute(db);
  await countMoney(db);
}

/** Null without a rate, and where no rate is needed since the amount is in the base. */
async function keep(db: Kysely<unknown>, table: string): Promise<void> {
  const name = (rule: string) => sql.ref(`${table}_${rule}`);
  await sql`
    alter table ${sql.ref(table)}
      add column base_currency text constraint ${name('base_known')} check (base_currency in ${known}),
      -- Minor units of the base for one minor unit of the currency, as it was when the payment was recorded.
      add column base_rate numeric(20, 10) constraint ${name('base_rate_positive')} check (base_rate > 0),
      add constraint ${name('base_whole')}
        check ((base_currency is null) = (base_rate is null) and base_currency is distinct from currency)`.execute(db);
}

/** Labels, cents and refunded cents of one row. */
const measures = {
  documents: `jsonb_build_object('payment', payment_status), 0, 0`,
  documents_to_be_verified: `jsonb_build_object('status', status, 'correction', is_correction, 'by', authenticated_by),
    total_cost_cents, 0`,
  translated_documents: `jsonb_build_object('by', authenticated_by), total_cost_cents, 0`,
  payments: `jsonb_build_object('status', status), amount_cents - credited_cents, refunded_cents - credited_cents`,
};

const transitionTables = {
  insert: sql`referencing new table as after`,
  update: sql`referencing old table as before new table as after`,
  delete: sql`referencing old table as before`,
};

/**
 * Sums by currency of what `counters` leave out: rows of other currencies than dollars, and those with a rate. A table of its own,
 * since the release before merges the rows of `counters`.
 */
async function countMoney(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table money_counters (
      id bigint generated always as identity primary key,
      subject text not null,
      labels jsonb not null,
      currency text not null,
      base_currency text,
      rows bigint not null,
      cents bigint not null,
      refunded_cents bigint not null,
      -- In the base, not rounded; 0 without a rate.
      base_cents numeric not null,
      base_refunded_cents numeric not null
    )`.execute(db);
  // Sums and compaction read the rows of one subject.
  await sql`create index money_counters_by_subject on money_counters (subject)`.execute(db);
  // Arguments: the subject, then its measures.
  await sql`
    create function count_money() returns trigger language plpgsql as $$
    declare
      measured text := tg_argv[1] || ', currency, base_currency, base_rate';
      changes text := case tg_op
        when 'INSERT' then format('select 1 as sign, %s from after', measured)
        when 'DELETE' then format('select -1 as sign, %s from before', measured)
        else format('select 1 as sign, %1$s from after union all select -1, %1$s from before', measured)
      end;
    begin
      execute format('insert into money_counters (subject, labels, currency, base_currency, rows, cents, refunded_cents, base_cents,
          base_refunded_cents)
        select %L, labels, currency, base_currency, sum(sign), sum(sign * cents), sum(sign * refunded_cents),
          coalesce(sum(sign * cents * base_rate), 0), coalesce(sum(sign * refunded_cents * base_rate), 0)
        from (%s) as change (sign, labels, cents, refunded_cents, currency, base_currency, base_rate)
        where currency <> ''usd'' or base_currency is not null
        group by labels, currency, base_currency
        having sum(sign) <> 0 or sum(sign * cents) <> 0 or sum(sign * refunded_cents) <> 0
          or sum(sign * cents * base_rate) <> 0 or sum(sign * refunded_cents * base_rate) <> 0', tg_argv[0], changes);
      return null;
    end $$`.execute(db);
  for (const [table, expression] of Object.entries(measures)) {
    for (const [event, referencing] of Object.entries(transitionTables)) {
      await sql`create trigger ${sql.ref(`${table}_count_money_${event}`)} after ${sql.raw(event)} on ${sql.ref(table)}
        ${referencing} for each statement execute function count_money(${sql.lit(table)}, ${sql.lit(expression)})`.execute(
        db,
      );
    }
    await sql`
      insert into money_counters (subject, labels, currency, base_currency, rows, cents, refunded_cents, base_cents,
        base_refunded_cents)
      select ${sql.lit(table)}, labels, currency, null, count(*), sum(cents), sum(refunded_cents), 0, 0
      from (select ${sql.raw(expression)}, currency from ${sql.ref(table)} where currency <> 'usd')
        as counted (labels, cents, refunded_cents, currency)
      group by labels, currency`.execute(db);
  }
}
