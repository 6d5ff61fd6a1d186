import { minorUnitsOf, type Currency, type Money } from './money.ts';

/*
 * Sums in the base currency of the house's reports.
 * Promises: amounts of other currencies are converted by the rate that each kept, and rounded once per sum.
 * Never: an amount without a rate in a sum; it is listed apart, in its own currency.
 */

/** Sum of amounts in one currency that share a base currency, or have none. */
export interface CurrencySum {
  currency: Currency;
  /** The base of their rates; null where they kept none. */
  baseCurrency: Currency | null;
  /** Minor units of the currency. */
  cents: number;
  /** Minor units of the base as decimal text, not rounded. Read only where there is a base. */
  baseCents: string;
  count: number;
}

/** Amounts without a rate, and how many there are. */
export interface Apart extends Money {
  count: number;
}

export interface BaseSum extends Money {
  apart: Apart[];
}

/** Digits after the point that stored rates, and so products with them, have at most. */
const digits = 10;
const scale = 10n ** BigInt(digits);

/** `-12.5` as -125000000000n. */
function scaled(text: string): bigint {
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.', 2);
  const value = BigInt(whole) * scale + BigInt(fraction.padEnd(digits, '0').slice(0, digits));
  return text.startsWith('-') ? -value : value;
}

/** Rounds half away from zero. */
function rounded(value: bigint): number {
  const size = value < 0n ? -value : value;
  const whole = Number((size + scale / 2n) / scale);
  return value < 0n ? -whole : whole;
}

/** The rate as typed, per whole unit of the currency: `0.0067` for a yen that is stored as 0.67 cents. */
export function statedRate(baseRate: string, { currency, base }: { currency: Currency; base: Currency }): string {
  const rate = (scaled(baseRate) * BigInt(minorUnitsOf(currency))) / BigInt(minorUnitsOf(base));
  const text = `${rate / scale}.${String(rate % scale).padStart(digits, '0')}`;
  return text.replace(/\.?0+$/, '');
}

/** An amount in the base with converted ones, decimal text that is not rounded. */
export function withConverted(cents: number, baseCents: string): number {
  return rounded(BigInt(cents) * scale + scaled(baseCents));
}

/** Whether amounts can be part of a sum in `base`. */
export function isConvertible(
  { currency, baseCurrency }: Pick<CurrencySum, 'currency' | 'baseCurrency'>,
  base: Currency,
): boolean {
  return currency === base || baseCurrency === base;
}

/** Sums amounts with a rate in `base`; the others are returned per currency. */
export function sumInBase(sums: readonly CurrencySum[], base: Currency): BaseSum {
  let total = 0n;
  const apart = new Map<Currency, Apart>();
  for (const { currency, baseCurrency, cents, baseCents, count } of sums) {
    if (currency === base) total += BigInt(cents) * scale;
    else if (baseCurrency === base) total += scaled(baseCents);
    else {
      const known = apart.get(currency) ?? { currency, cents: 0, count: 0 };
      apart.set(currency, { currency, cents: known.cents + cents, count: known.count + count });
    }
  }
  return {
    ...{ cents: rounded(total), currency: base },
    apart: [...apart.values()]
      .filter((one) => one.cents !== 0 || one.count !== 0)
      .toSorted((one, other) => one.currency.localeCompare(other.currency)),
  };
}
