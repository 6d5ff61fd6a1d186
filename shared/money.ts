/** Formatting of money, which is integer US cents everywhere else. */

const formatter = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const wholeFormatter = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

export const currency = 'usd';

/** `10500` → `$105.00`; with a tag such as `pt-BR` as that language writes it. */
export function formatCents(cents: number, tag?: string): string {
  if (tag !== undefined && tag !== 'en-US')
    return new Intl.NumberFormat(tag, { style: 'currency', currency: 'USD' }).format(cents / 100);
  return formatter.format(cents / 100);
}

/** `1500` → `$15`, for rates and averages. */
export function formatWholeDollars(cents: number, tag?: string): string {
  if (tag !== undefined && tag !== 'en-US')
    return new Intl.NumberFormat(tag, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }).format(
      cents / 100,
    );
  return wholeFormatter.format(cents / 100);
}
