import { formatStated } from '#shared/stated-amounts.ts';

/** An amount with the decimals of its currency, as the provider's pages state it: `¥1,500`. */
export function stated(cents: number, currency: string | null): string {
  return formatStated({ cents, currency: (currency ?? 'usd').toUpperCase() });
}
