import { sql, type Kysely } from 'kysely';

const known = sql.raw(`('usd', 'eur', 'gbp', 'brl', 'jpy', 'krw', 'ils')`);

/** Currencies of orders. The release before writes dollars alone, which is what the defaults say. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payments
      drop constraint payments_currency_known,
      add constraint payments_currency_known check (currency in ${known}),
      -- What an account owes is one sum, compared with its limit: orders on account are in the house's currency.
      add constraint payments_account_in_house_currency check (not on_account or currency = 'usd')`.execute(db);
  await sql`
    alter table documents
      -- Of every amount in this row: its list's, and the payment's from then on.
      add column currency text not null default 'usd' constraint documents_currency_known check (currency in ${known})`.execute(
    db,
  );
  await sql`
    alter table quotes
      add column currency text not null default 'usd' constraint quotes_currency_known check (currency in ${known})`.execute(
    db,
  );
  await sql`
    alter table profiles
      -- Chosen by the customer; null is the currency of the house's list.
      add column currency text constraint profiles_currency_known check (currency in ${known})`.execute(db);
  await sql`
    alter table coupon_uses
      add column currency text not null default 'usd'
        constraint coupon_uses_currency_known check (currency in ${known})`.execute(db);
  // Copied from the document, as its price is.
  for (const table of ['documents_to_be_verified', 'translated_documents']) {
    await sql`
      alter table ${sql.ref(table)}
        add column currency text not null default 'usd'
          constraint ${sql.ref(`${table}_currency_known`)} check (currency in ${known})`.execute(db);
  }
  // Orders that the overview's sums leave out.
  await sql`create index documents_in_other_currencies on documents (payment_status) where currency <> 'usd'`.execute(
    db,
  );
  await countHouseCurrency(db);
}

/** Counters hold one sum for each label: amounts of other currencies than the house's are in none. */
const measures = {
  documents_to_be_verified: `jsonb_build_object('status', status, 'correction', is_correction, 'by', authenticated_by,
    'source', source_language, 'target', target_language), case currency when 'usd' then total_cost_cents else 0 end, 0, pages,
    coalesce(extract(epoch from authentication_date - created_at) * 1000, 0)::bigint`,
  translated_documents: `jsonb_build_object('by', authenticated_by),
    case currency when 'usd' then total_cost_cents else 0 end, 0, pages, 0`,
  payments: `jsonb_build_object('status', status), case currency when 'usd' then amount_cents - credited_cents else 0 end,
    case currency when 'usd' then refunded_cents - credited_cents else 0 end, 0, 0`,
};

const transitionTables = {
  insert: sql`referencing new table as after`,
  update: sql`referencing old table as before new table as after`,
  delete: sql`referencing old table as before`,
};

async function countHouseCurrency(db: Kysely<unknown>): Promise<void> {
  for (const [table, expression] of Object.entries(measures)) {
    for (const [event, referencing] of Object.entries(transitionTables)) {
      const trigger = sql.ref(`${table}_count_${event}`);
      // Sandboxes of upgraded databases count nothing.
      const { rows } = await sql`select from pg_trigger
        where tgrelid = ${table}::regclass and tgname = ${`${table}_count_${event}`}`.execute(db);
      if (rows.length === 0) continue;
      await sql`drop trigger ${trigger} on ${sql.ref(table)}`.execute(db);
      await sql`create trigger ${trigger} after ${sql.raw(event)} on ${sql.ref(table)}
        ${referencing} for each statement execute function count_changes(${sql.lit(table)}, ${sql.lit(expression)})`.execute(
        db,
      );
    }
  }
  // Revenue per day, of one currency, stays index-only.
  await sql`drop index payments_settled`.execute(db);
  await sql`create index payments_settled on payments (paid_at) include (amount_cents, refunded_cents, currency)
    where status in ('paid', 'refunded')`.execute(db);
}
