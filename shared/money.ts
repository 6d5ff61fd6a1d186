import { directionOf, isLocale } from './locales.ts';

/** Money: an amount never stands without its currency where it is shown. Rows and messages hold integer minor units, `…Cents`. */

/** Currencies that prices can have, as ISO 4217 in small letters, which Stripe and the database use. */
export const currencies = ['usd', 'eur', 'gbp', 'brl', 'jpy', 'krw', 'ils'] as const;
export type Currency = (typeof currencies)[number];

/** Whether a code is one of them. */
export function isCurrency(code: string | null | undefined): code is Currency {
  return currencies.some((currency) => currency === code);
}

/** The currency of the house's first price list, of its credit limits and of its reports. */
export const houseCurrency: Currency = 'usd';
/** Where copies are mailed unless a list has postage to other countries: ISO 3166-1 alpha-2. */
export const homeCountry = 'US';

/** `cents` are the currency's minor units. */
export interface Money {
  cents: number;
  currency: Currency;
}

/** Whether two amounts may be added or compared. */
export function isSameCurrency(one: string, other: string): boolean {
  return one === other;
}

/** An amount of the house's own, such as a credit limit. */
export function inHouse(cents: number): Money {
  return { cents, currency: houseCurrency };
}

interface Style {
  /** Without minor units, for rates and averages. */
  isWhole?: boolean;
}

/** Minor units per unit of a currency, as in Stripe's API: yen and won have no decimals. */
const minorUnits: Readonly<Record<Currency, number>> = {
  ...{ usd: 100, eur: 100, gbp: 100, brl: 100, ils: 100 },
  ...{ jpy: 1, krw: 1 },
};

/** Minor units of a whole: 100 cents, 1 yen. */
export function minorUnitsOf(currency: Currency): number {
  return minorUnits[currency];
}

/** Sum of the amounts, 0 of `currency` for an empty list. Throws RangeError for an amount of another currency. */
export function sumMoney(amounts: readonly Money[], currency: Currency): Money {
  return { cents: sumCents(amounts, ({ cents }) => cents, currency), currency };
}

/** The sum of a column of rows that have one currency. Throws RangeError for a row of another currency. */
export function sumCents<Row extends { currency: string }>(
  rows: readonly Row[],
  pick: (row: Row) => number,
  currency = rows[0]?.currency,
): number {
  return rows.reduce((sum, row) => {
    if (row.currency !== currency) throw new RangeError(`${row.currency} is not added to ${String(currency)}`);
    return sum + pick(row);
  }, 0);
}

/** Sums by currency, in the order in which the currencies first appear. */
export function sumsByCurrency(amounts: readonly Money[]): Money[] {
  const sums = new Map<Currency, number>();
  for (const { cents, currency } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + cents);
  return [...sums].map(([currency, cents]) => ({ cents, currency }));
}

const formatters = new Map<string, Intl.NumberFormat>();

/** Made once for each form: making one is slow. */
function formatterOf(tag: string, currency: Currency, { isWhole = false }: Style): Intl.NumberFormat {
  const key = `${tag} ${currency} ${isWhole}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    const digits = isWhole ? { maximumFractionDigits: 0 } : {};
    formatter = new Intl.NumberFormat(tag, { style: 'currency', currency, ...digits });
    formatters.set(key, formatter);
  }
  return formatter;
}

/**
 * `$105.00`, whole `$15`; with a tag such as `pt-BR` as that language writes it: `US$ 105,00`. A bare `$` is another country's
 * money to many readers, so it is written `US$` outside of English.
 */
export function formatMoney({ cents, currency }: Money, tag = 'en-US', style: Style = {}): string {
  const value = cents / minorUnits[currency];
  if (tag === 'en-US') return formatterOf(tag, currency, style).format(value);
  const [language] = tag.split('-', 1);
  // Between right-to-left words an amount stays `US$105.00`: isolated, or its sign would change sides.
  const isRightToLeft = isLocale(language) && directionOf(language) === 'rtl';
  const parts = formatterOf(isRightToLeft ? 'en-US' : tag, currency, style).formatToParts(value);
  const amount = parts.map(({ type, value: part }) => (type === 'currency' && part === '$' ? 'US$' : part)).join('');
  return isRightToLeft ? `\u2066${amount}\u2069` : amount;
}

/** `105.00`, as files and other programs read it. */
export function decimalOf({ cents, currency }: Money): string {
  const units = minorUnits[currency];
  return (cents / units).toFixed(Math.round(Math.log10(units)));
}

export interface PaymentAmounts {
  amountCents: number;
  refundedCents: number;
  creditedCents: number;
}

/** Paid cents of a payment, and returned ones. Credits before collection reduce both: that money was never paid. */
export function receivedOf({ amountCents, refundedCents, creditedCents }: PaymentAmounts) {
  return { paidCents: amountCents - creditedCents, returnedCents: refundedCents - creditedCents };
}
