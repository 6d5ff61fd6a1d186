/** Formatting of money, which is integer US cents everywhere else. */

const formatter = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const wholeFormatter = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

export const currency = 'usd';

/** `10500` → `$105.00`. */
export function formatCents(cents: number): string {
  return formatter.format(cents / 100);
}

/** `1500` → `$15`, for rates and averages. */
export function formatWholeDollars(cents: number): string {
  return wholeFormatter.format(cents / 100);
}
