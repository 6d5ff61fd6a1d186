import type { BankLineView } from '#shared/schemas/received.ts';

/** An amount as the bank states it, possibly in a currency the house does not use. */
export function amountOf({ amountCents, currency }: Pick<BankLineView, 'amountCents' | 'currency'>): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'code' });
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions();
  return format.format(amountCents / 10 ** digits);
}
