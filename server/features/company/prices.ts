import type { Actor } from '#server/context.ts';
import { currencies, houseCurrency, type Currency } from '#shared/money.ts';
import type { CompanyFacts } from './facts.ts';

/*
 * Which price list somebody is shown.
 * A list is stored under the id of an organization, a currency, or '' for the default list.
 */

type Priced = Pick<Actor, 'id' | 'currency'>;

/** Scopes of an account's prices: its own list, else the list of its currency, else the default one. */
export function pricesOf(account: Priced | null): { scope: string; otherwise: Currency | null } {
  return { scope: account?.id ?? '', otherwise: account?.currency ?? null };
}

/** Scope under which the list of a currency is stored. */
export function scopeOfCurrency(currency: Currency): string {
  return currency === houseCurrency ? '' : currency;
}

/** Currencies that have a list in force, the house's first. */
export async function offeredCurrencies(company: CompanyFacts): Promise<Currency[]> {
  const lists = await company.list('prices');
  return currencies.filter(
    (currency) =>
      currency === houseCurrency || lists.some(({ scope, facts }) => scope === currency && facts.isWithdrawn !== true),
  );
}

/** The currency if a list in it is published; null for the default currency. */
export async function offeredOf(company: CompanyFacts, currency: Currency | null): Promise<Currency | null> {
  if (currency === null || currency === houseCurrency) return null;
  return (await offeredCurrencies(company)).includes(currency) ? currency : null;
}
