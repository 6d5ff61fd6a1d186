import { sql, type Kysely } from 'kysely';

/**
 * What the people who work on papers earn: rates, earnings of papers, adjustments, and the statement of each month. Nothing of it is
 * changed or deleted: a rate is followed by another one, a statement by messages and its payment.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await rates(db);
  await statements(db);
  await earnings(db);
  await kept(db);
  await sums(db);
}

async function rates(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table pay_rates (
      id uuid primary key default gen_random_uuid(),
      -- Of two rates from the same day, the later one counts.
      sequence bigint not null generated always as identity,
      user_id uuid not null references profiles (id),
      -- Null is every pair, and every service.
      source_language text,
      target_language text,
      service text constraint pay_rates_service_known check (service in ('certified', 'notarized')),
      activity text not null constraint pay_rates_activity_known
        check (activity in ('translate', 'revise', 'certify', 'notarize')),
      unit text not null constraint pay_rates_unit_known check (unit in ('page', 'word', 'hour', 'flat')),
      -- For one page, hundred words, one hour, or the paper.
      unit_cents integer not null constraint pay_rates_amount check (unit_cents between 0 and 10000000),
      currency text not null constraint pay_rates_currency_known
        check (currency in ('usd', 'eur', 'gbp', 'cad', 'brl', 'mxn', 'chf', 'jpy')),
      rush_percent integer not null constraint pay_rates_rush check (rush_percent between 0 and 300),
      minimum_cents integer not null constraint pay_rates_minimum check (minimum_cents between 0 and 10000000),
      -- Days of the house; it ends with the beginning of ends_on.
      valid_from text not null constraint pay_rates_from_day check (valid_from ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
      ends_on text constraint pay_rates_end_day check (ends_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
      -- Null for sample data.
      created_by uuid references profiles (id),
      created_at timestamptz not null,
      constraint pay_rates_pair_whole check ((source_language is null) = (target_language is null)),
      constraint pay_rates_span check (valid_from <= ends_on),
      constraint pay_rates_not_own check (created_by <> user_id)
    )`.execute(db);
  await sql`create index pay_rates_by_person on pay_rates (user_id, activity, valid_from)`.execute(db);
  // The foreign key's check.
  await sql`create index pay_rates_by_author on pay_rates (created_by) where created_by is not null`.execute(db);
}

async function statements(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table pay_months (
      month text primary key constraint pay_months_month check (month ~ '^[0-9]{4}-[0-9]{2}$'),
      -- Null for sample data.
      closed_by uuid references profiles (id),
      closed_at timestamptz not null
    )`.execute(db);
  await sql`create index pay_months_by_closer on pay_months (closed_by) where closed_by is not null`.execute(db);
  await sql`
    create table pay_statements (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references profiles (id),
      -- As they were named when it was issued.
      payee_name text not null,
      month text not null references pay_months (month),
      currency text not null constraint pay_statements_currency_known
        check (currency in ('usd', 'eur', 'gbp', 'cad', 'brl', 'mxn', 'chf', 'jpy')),
      year integer not null,
      number integer not null constraint pay_statements_number check (number > 0),
      earned_cents bigint not null,
      adjusted_cents bigint not null,
      line_count integer not null,
      issued_at timestamptz not null,
      paid_on text constraint pay_statements_paid_day check (paid_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
      reference text,
      paid_by uuid references profiles (id),
      paid_at timestamptz,
      constraint pay_statements_paid_whole check (num_nulls(paid_on, reference, paid_at) in (0, 3)),
      constraint pay_statements_not_own check (paid_by <> user_id)
    )`.execute(db);
  await sql`create unique index pay_statements_once on pay_statements (user_id, month, currency)`.execute(db);
  await sql`create unique index pay_statements_numbered on pay_statements (year, number)`.execute(db);
  await sql`create index pay_statements_by_month on pay_statements (month)`.execute(db);
  await sql`create index pay_statements_by_payer on pay_statements (paid_by) where paid_by is not null`.execute(db);
  await sql`
    create table pay_statement_messages (
      id uuid primary key default gen_random_uuid(),
      sequence bigint not null generated always as identity,
      statement_id uuid not null references pay_statements (id),
      author_id uuid not null references profiles (id),
      kind text not null constraint pay_statement_messages_kind_known check (kind in ('confirmed', 'disputed', 'answered')),
      message text not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index pay_statement_messages_by_statement
    on pay_statement_messages (statement_id, sequence)`.execute(db);
  await sql`create index pay_statement_messages_by_author on pay_statement_messages (author_id)`.execute(db);
}

async function earnings(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table pay_earnings (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references profiles (id),
      document_id uuid not null references documents (id),
      activity text not null constraint pay_earnings_activity_known
        check (activity in ('translate', 'revise', 'certify', 'notarize')),
      -- The paper as it was, and the rate with it: the amount is computed from them again.
      service text not null constraint pay_earnings_service_known check (service in ('certified', 'notarized')),
      source_language text not null,
      target_language text not null,
      paper_kind text not null,
      rate_id uuid not null references pay_rates (id),
      unit text not null constraint pay_earnings_unit_known check (unit in ('page', 'word', 'hour', 'flat')),
      unit_cents integer not null,
      -- Pages, words, minutes, or 1.
      quantity integer not null constraint pay_earnings_quantity check (quantity >= 0),
      is_rush boolean not null,
      rush_percent integer not null,
      minimum_cents integer not null,
      amount_cents integer not null constraint pay_earnings_amount check (amount_cents >= 0),
      currency text not null constraint pay_earnings_currency_known
        check (currency in ('usd', 'eur', 'gbp', 'cad', 'brl', 'mxn', 'chf', 'jpy')),
      earned_at timestamptz not null,
      statement_id uuid references pay_statements (id)
    )`.execute(db);
  // A paper that is opened again, or issued again, is not paid twice.
  await sql`create unique index pay_earnings_once on pay_earnings (document_id, user_id, activity)`.execute(db);
  await sql`create index pay_earnings_by_person on pay_earnings (user_id, earned_at)`.execute(db);
  await sql`create index pay_earnings_by_rate on pay_earnings (rate_id)`.execute(db);
  await sql`create index pay_earnings_by_statement on pay_earnings (statement_id) where statement_id is not null`.execute(
    db,
  );
  // What no statement has yet.
  await sql`create index pay_earnings_open on pay_earnings (earned_at) where statement_id is null`.execute(db);
  await sql`
    create table pay_adjustments (
      -- Of one press of the button.
      id uuid primary key,
      user_id uuid not null references profiles (id),
      month text not null constraint pay_adjustments_month check (month ~ '^[0-9]{4}-[0-9]{2}$'),
      amount_cents integer not null constraint pay_adjustments_amount check (amount_cents <> 0),
      currency text not null constraint pay_adjustments_currency_known
        check (currency in ('usd', 'eur', 'gbp', 'cad', 'brl', 'mxn', 'chf', 'jpy')),
      reason text not null constraint pay_adjustments_reasoned check (reason <> ''),
      created_by uuid not null references profiles (id),
      created_at timestamptz not null,
      statement_id uuid references pay_statements (id),
      constraint pay_adjustments_not_own check (created_by <> user_id)
    )`.execute(db);
  await sql`create index pay_adjustments_by_person on pay_adjustments (user_id, month)`.execute(db);
  await sql`create index pay_adjustments_by_author on pay_adjustments (created_by)`.execute(db);
  await sql`create index pay_adjustments_by_statement
    on pay_adjustments (statement_id) where statement_id is not null`.execute(db);
  await sql`create index pay_adjustments_open on pay_adjustments (month) where statement_id is null`.execute(db);
}

/** Rows stay as they were written; the columns that a trigger names are filled once. */
async function kept(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_pay_change() returns trigger language plpgsql as $$
    declare
      before constant jsonb := to_jsonb(old);
      after constant jsonb := to_jsonb(new);
      once constant text[] := coalesce(tg_argv, '{}');
    begin
      if tg_op = 'DELETE' then
        raise exception 'pay is not deleted';
      end if;
      if before - once <> after - once or exists (
        select from unnest(once) as name where before -> name <> 'null'::jsonb and before -> name <> after -> name)
      then
        raise exception 'pay does not change once it is written';
      end if;
      return new;
    end $$`.execute(db);
  const filledOnce = {
    pay_rates: 'ends_on',
    pay_earnings: 'statement_id',
    pay_adjustments: 'statement_id',
    pay_months: '',
    pay_statements: 'paid_on, reference, paid_by, paid_at',
    pay_statement_messages: '',
  };
  for (const [table, columns] of Object.entries(filledOnce)) {
    await sql
      .raw(
        `create trigger ${table}_kept before update or delete on ${table}
          for each row execute function refuse_pay_change(${columns})`,
      )
      .execute(db);
  }
}

/** What orders cost in pay, beside their revenue; `unlike_pay` counts earnings in another currency than the order's. */
async function sums(db: Kysely<unknown>): Promise<void> {
  await sql`alter table report_cells
    add column pay_cents bigint not null default 0,
    add column unlike_pay integer not null default 0`.execute(db);
}
