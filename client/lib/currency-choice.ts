import { currencyCookie, readCurrencyCookie } from '#shared/currency-choice.ts';
import type { Currency } from '#shared/money.ts';
import { currentPrices, offeredCurrencies, showPrices } from './prices.ts';

/** The display currency of prices: stored in this browser for visitors, in the profile for accounts. */

const yearSeconds = 365 * 24 * 60 * 60;

/** Currency chosen in this browser. */
export function keptCurrency(): Currency | undefined {
  return readCurrencyCookie(document.cookie);
}

/** Stores a choice, or the account's currency, in a cookie that the server reads when rendering later pages. */
export function keepCurrency(currency: Currency): void {
  if (offeredCurrencies().length < 2 || keptCurrency() === currency) return;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${currencyCookie}=${currency}; Path=/; Max-Age=${String(yearSeconds)}; SameSite=Lax${secure}`;
}

/** Shows prices in another currency: for an account its profile is changed, and its drafts are priced again. */
export async function changeCurrency(currency: Currency, { isSignedIn }: { isSignedIn: boolean }): Promise<void> {
  const { trpcClient } = await import('./trpc-client.ts');
  const { prices } = isSignedIn
    ? await trpcClient.documents.chooseCurrency.mutate({ currency })
    : await trpcClient.documents.offer.query({ currency });
  showPrices(prices);
  keepCurrency(currentPrices().currency);
}
