import { sql } from 'kysely';
import type { Deps } from '#server/deps.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import { houseCurrency, minorUnitsOf, type Currency } from '#shared/money.ts';
import type { CompanyFacts } from './facts.ts';

/*
 * Rates of currencies by day, for reports.
 * Promises: recorded amounts keep the rate of their time, so rates entered later do not change past sums.
 * Never: a price that depends on a rate.
 */

/** Rates that the page shows. */
const listed = 200;

export interface BaseRate {
  baseCurrency: Currency | null;
  baseRate: string | null;
}

/** Currency of the house's reports. */
export async function baseCurrencyOf(company: CompanyFacts): Promise<Currency> {
  return (await company.find('reports'))?.facts.currency ?? houseCurrency;
}

/** The day of a time, in UTC, by which rates are found. */
export function rateDay(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** The rate to record with an amount now; null without one, and for amounts in the base currency. */
export async function rateNow(
  { company, now }: Pick<Deps, 'company' | 'now'>,
  trx: Trx,
  currency: Currency,
): Promise<BaseRate> {
  const baseCurrency = await baseCurrencyOf(company);
  const none = { baseCurrency: null, baseRate: null };
  if (currency === baseCurrency) return none;
  const row = await trx
    .selectFrom('exchangeRates')
    .select(
      sql<string>`round(rate * ${minorUnitsOf(baseCurrency)}::numeric / ${minorUnitsOf(currency)}::numeric, 10)::text`.as(
        'baseRate',
      ),
    )
    .where('baseCurrency', '=', baseCurrency)
    .where('currency', '=', currency)
    .where('day', '<=', rateDay(now()))
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { baseCurrency, baseRate: row.baseRate } : none;
}

/** The last rates, newest day first. */
export function listRates(db: Db, baseCurrency: Currency) {
  return db
    .selectFrom('exchangeRates as r')
    .leftJoin('profiles as p', 'p.id', 'r.recordedBy')
    .select(['r.currency', 'r.day', 'r.source', 'r.recordedAt'])
    .select((eb) => eb.fn.coalesce('p.name', 'p.email').as('recordedByName'))
    .select(plainRate.as('rate'))
    .where('r.baseCurrency', '=', baseCurrency)
    .orderBy('r.day', 'desc')
    .orderBy('r.currency')
    .limit(listed)
    .execute();
}

/** As it was typed, without zeros at the end. */
const plainRate = sql<string>`trim_scale(rate)::text`;

/** Serializes changes of rates until the transaction ends. */
export async function lockRates(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('exchange-rates', 0))`.execute(trx);
}

interface Place {
  currency: Currency;
  day: string;
}

/** Rates of these days, as decimal text without zeros at the end. */
export async function findRates(
  db: Db | Trx,
  { baseCurrency, places }: { baseCurrency: Currency; places: readonly Place[] },
): Promise<Map<string, string>> {
  if (places.length === 0) return new Map();
  const rows = await db
    .selectFrom('exchangeRates')
    .select(['currency', 'day'])
    .select(plainRate.as('rate'))
    .where('baseCurrency', '=', baseCurrency)
    .where('day', 'in', [...new Set(places.map(({ day }) => day))])
    .execute();
  return new Map(rows.map(({ currency, day, rate }) => [rateKey({ currency, day }), rate]));
}

export function rateKey({ currency, day }: Place): string {
  return `${day} ${currency}`;
}

interface NewRates {
  baseCurrency: Currency;
  rates: readonly (Place & { rate: string })[];
  source: 'typed' | 'imported';
  recordedBy: string;
  recordedAt: Date;
}

/** Inserts rates, or replaces those of their days. Arrays, since a long list exceeds the parameters of a statement. */
export async function upsertRates(
  trx: Trx,
  { rates, baseCurrency, source, recordedBy, recordedAt }: NewRates,
): Promise<void> {
  const column = (pick: (rate: NewRates['rates'][number]) => string) => rates.map(pick);
  await sql`
    insert into exchange_rates (base_currency, currency, day, rate, source, recorded_by, recorded_at)
    select ${baseCurrency}::text, currency, day, rate, ${source}::text, ${recordedBy}::uuid, ${recordedAt}::timestamptz
    from unnest(${column(({ currency }) => currency)}::text[], ${column(({ day }) => day)}::date[],
      ${column(({ rate }) => rate)}::numeric[]) as listed (currency, day, rate)
    on conflict (base_currency, currency, day) do update set rate = excluded.rate, source = excluded.source,
      recorded_by = excluded.recorded_by, recorded_at = excluded.recorded_at`.execute(trx);
}

/** Deletes the rate of a day and returns it. */
export function deleteRate(trx: Trx, { baseCurrency, currency, day }: Place & { baseCurrency: Currency }) {
  return trx
    .deleteFrom('exchangeRates')
    .where('baseCurrency', '=', baseCurrency)
    .where('currency', '=', currency)
    .where('day', '=', day)
    .returning(plainRate.as('rate'))
    .executeTakeFirst();
}
