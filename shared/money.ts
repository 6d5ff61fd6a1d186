import { directionOf, isLocale } from './locales.ts';

/** Money: an amount never stands without its currency where it is shown. Rows and messages hold integer minor units, `…Cents`. */

/** Currencies that prices can have, as ISO 4217 in small letters, which Stripe and the database use. */
export const currencies = ['usd'] as const;
export type Currency = (typeof currencies)[number];

/** The currency of the price list, and of every amount that names none. */
export const houseCurrency: Currency = 'usd';

/** `cents` are the currency's minor units. */
export interface Money {
  cents: number;
  currency: Currency;
}

/** Whether two amounts may be added or compared. */
export function isSameCurrency(one: string, other: string): boolean {
  return one === other;
}

/** An amount of the price list, or of a row that has no currency of its own. */
export function inHouse(cents: number): Money {
  return { cents, currency: houseCurrency };
}

interface Style {
  /** Without minor units, for rates and averages. */
  isWhole?: boolean;
}

/** Minor units in one of a currency. */
const minorUnits: Readonly<Record<Currency, number>> = { usd: 100 };

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

/** Cents of a payment that were paid, and those of them that were returned: what was credited before was never paid. */
export function receivedOf({ amountCents, refundedCents, creditedCents }: PaymentAmounts) {
  return { paidCents: amountCents - creditedCents, returnedCents: refundedCents - creditedCents };
}
