import { directionOf, isLocale } from './locales.ts';

/** Amounts and days as a bank or another system states them, in any currency. */

const digits = new Map<string, number>();

/** Minor digits of a currency: 2 for USD, 0 for JPY. Undefined for an unknown code. */
export function minorDigits(currency: string): number | undefined {
  if (!/^[A-Z]{3}$/.test(currency)) return undefined;
  const known = digits.get(currency);
  if (known !== undefined) return known;
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  digits.set(currency, maximumFractionDigits);
  return maximumFractionDigits;
}

/** Minor units of a plain decimal such as `1234.50`; undefined for other text, and for more digits than the currency has. */
export function toMinorUnits(decimal: string, currency: string): number | undefined {
  const found = /^(\d{1,12})(?:\.(\d{1,5}))?$/.exec(decimal);
  const places = minorDigits(currency);
  if (!found || places === undefined) return undefined;
  const [, whole = '0', fraction = ''] = found;
  if (/[1-9]/.test(fraction.slice(places))) return undefined;
  return Number(whole + fraction.slice(0, places).padEnd(places, '0'));
}

/** A calendar day; undefined for an invalid one such as `2026-02-30`. */
export function dayFrom(year: number, month: number, date: number): string | undefined {
  const at = new Date(Date.UTC(year, month - 1, date));
  const isReal = at.getUTCFullYear() === year && at.getUTCMonth() === month - 1 && at.getUTCDate() === date;
  return isReal ? at.toISOString().slice(0, 10) : undefined;
}

/** An amount in any currency: `€80.00`. It is shown, and never added to anything. */
export function formatStated({ cents, currency }: { cents: number; currency: string }, tag = 'en-US'): string {
  const amount = new Intl.NumberFormat(tag, { style: 'currency', currency }).format(
    cents / 10 ** (minorDigits(currency) ?? 2),
  );
  const [language] = tag.split('-', 1);
  return isLocale(language) && directionOf(language) === 'rtl' ? `\u2066${amount}\u2069` : amount;
}
