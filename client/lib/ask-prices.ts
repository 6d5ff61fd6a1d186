import { readCurrencyCookie } from '#shared/currency-choice.ts';
import type { ShownPrices } from '#shared/stated-prices.ts';
import { trpcClient } from './trpc-client.ts';

/** The list in force, for documents that carry none. */
export async function askPrices(): Promise<ShownPrices> {
  const currency = readCurrencyCookie(document.cookie);
  return (await trpcClient.documents.offer.query({ currency })).prices;
}
