import type { ColumnType, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Currency } from '#shared/money.ts';

/** Rates of currencies by day, `YYYY-MM-DD` in UTC; one is in force until the next. */
export interface ExchangeRatesTable {
  baseCurrency: Currency;
  currency: Currency;
  day: string;
  /** One of the currency in the base, as decimal text. */
  rate: string;
  source: 'typed' | 'imported';
  recordedBy: string | null;
  recordedAt: Date;
}

/** The rate that held when a payment was recorded; null where there was none, and where the amount is in the base. */
export interface BaseRateColumns {
  baseCurrency: ColumnType<Currency | null, Currency | null | undefined, Currency | null>;
  /** Minor units of the base for one of the currency, as decimal text. */
  baseRate: ColumnType<string | null, string | null | undefined, string | null>;
}

/** Sums by currency of rows that `counters` leave out; kept by triggers. */
interface MoneyCountersTable {
  id: GeneratedAlways<number>;
  subject: string;
  labels: JSONColumnType<Record<string, string | boolean | null>>;
  currency: Currency;
  baseCurrency: Currency | null;
  rows: number;
  cents: number;
  refundedCents: number;
  /** Decimal text, not rounded. */
  baseCents: string;
  baseRefundedCents: string;
}

export interface ExchangeTables {
  exchangeRates: ExchangeRatesTable;
  moneyCounters: MoneyCountersTable;
}
