import { houseCurrency, type Currency } from './money.ts';

/** Names and minimum card charges of currencies. Separate from `money.ts`, which is part of every page's first load. */

const names: Readonly<Record<Currency, string>> = {
  usd: 'US dollars',
  eur: 'euros',
  gbp: 'pounds sterling',
  brl: 'Brazilian reais',
  jpy: 'Japanese yen',
  krw: 'South Korean won',
  ils: 'Israeli shekels',
};

/** `US dollars`, in English sentences. */
export function currencyName(currency: Currency): string {
  return names[currency];
}

/** Unit in a field's label: `dollars` for the house's currency, else the full name. */
export function amountUnit(currency: Currency): string {
  return currency === houseCurrency ? 'dollars' : names[currency];
}

/** Smallest card charge. Stripe states none for won and shekels: these exceed half a dollar at any exchange rate since 2000. */
const smallestCharges: Readonly<Record<Currency, number>> = {
  ...{ usd: 50, eur: 50, gbp: 30, brl: 50, ils: 300 },
  ...{ jpy: 50, krw: 1000 },
};

/** Minor units of the smallest amount that a card can be charged. */
export function smallestCharge(currency: Currency): number {
  return smallestCharges[currency];
}
