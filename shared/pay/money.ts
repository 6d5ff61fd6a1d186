import type { Money } from '#shared/money.ts';

/** Currencies of pay, which may differ from those of prices. Amounts are never converted or added across currencies. */

export const payCurrencies = ['usd', 'eur', 'gbp', 'cad', 'brl', 'mxn', 'chf', 'jpy'] as const;
export type PayCurrency = (typeof payCurrencies)[number];

/** `cents` are the currency's minor units. */
export type PayMoney = Omit<Money, 'currency'> & { currency: PayCurrency };

/** Digits after the point. */
function digitsOf(currency: PayCurrency): number {
  return currency === 'jpy' ? 0 : 2;
}

/** `$12.50`, `R$1,250.00`, `−€3.00`. */
export function formatPay({ cents, currency }: PayMoney): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: currency.toUpperCase() });
  return format.format(cents / 10 ** digitsOf(currency)).replace('-', '−');
}

/** `12.50`, as files and other programs read it. */
export function payDecimal({ cents, currency }: PayMoney): string {
  const digits = digitsOf(currency);
  return (cents / 10 ** digits).toFixed(digits);
}

/** Reads an amount as people type it (`12`, `12.5`, `1,250.00`) into minor units; undefined for anything else. */
export function parsePay(text: string, currency: PayCurrency): number | undefined {
  const match = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text.trim().replaceAll(',', ''));
  if (!match) return undefined;
  const digits = digitsOf(currency);
  const [, whole = '', part = ''] = match;
  if (part.length > digits) return undefined;
  return Number(whole) * 10 ** digits + Number(part.padEnd(digits, '0'));
}
