import { useEffect, useSyncExternalStore } from 'react';
import { formatTag } from '#client/ui/words.ts';
import { formatMoney, type Currency, type Money } from '#shared/money.ts';
import type { PriceList } from '#shared/schemas/company.ts';
import {
  formatRate as format,
  listMark,
  markOf,
  marksList,
  percentMark,
  type ShownPrices,
} from '#shared/stated-prices.ts';

/**
 * The published price list, which the server embeds in each document, so that a page never shows outdated prices first.
 * A later list replaces it while the page is open.
 */

/** Id of the data block with the list. */
const elementId = 'prices';
/** The last list, for pages opened without a network. */
const key = 'prices';

let current: ShownPrices | undefined;
const listeners = new Set<() => void>();

/** Shows a list from now on. */
export function showPrices(prices: ShownPrices): void {
  if (current?.id === prices.id && String(current.offered) === String(prices.offered)) return;
  current = prices;
  try {
    if (typeof localStorage !== 'undefined') localStorage.setItem(key, JSON.stringify(prices));
  } catch (error) {
    console.info('The price list cannot be kept', error);
  }
  for (const listener of listeners) listener();
}

/** Shows placeholders instead of prices, for prerendered pages. */
export function showPriceMarks(): void {
  current = { id: '', version: 0, list: marksList };
}

/** Reads the list from the document; fetches it if there is none, as in development and offline. */
export async function startPrices(ask: () => Promise<ShownPrices>): Promise<void> {
  const block = document.getElementById(elementId)?.textContent ?? listMark;
  if (block !== listMark) {
    showPrices(JSON.parse(block) as ShownPrices);
    return;
  }
  try {
    showPrices(await ask());
  } catch (error) {
    const kept = localStorage.getItem(key);
    if (kept === null) throw error;
    showPrices(JSON.parse(kept) as ShownPrices);
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const noCurrencies: readonly Currency[] = [];

/** Currencies that customers can choose; none on prerendered pages. */
export function offeredCurrencies(): readonly Currency[] {
  return current?.offered ?? noCurrencies;
}

export function useOfferedCurrencies(): readonly Currency[] {
  return useSyncExternalStore(subscribe, offeredCurrencies, offeredCurrencies);
}

/** The list outside of components. Throws before `startPrices`. */
export function currentPrices(): PriceList {
  if (!current) throw new Error('no price list is loaded');
  return current.list;
}

/** The list that this page shows; the component renders again with a later one. */
export function usePrices(): PriceList {
  return useSyncExternalStore(subscribe, currentPrices, currentPrices);
}

/** Shows a list that a query brought. */
export function useLaterPrices(prices: ShownPrices | undefined): void {
  useEffect(() => {
    if (prices) showPrices(prices);
  }, [prices]);
}

/** An amount of the list as the page's language writes it: `$15`, with cents where there are any. */
export function formatRate(cents: number): string {
  const list = currentPrices();
  const money = { cents, currency: list.currency };
  return list === marksList ? markOf(money, formatTag(), 'short') : format(money, formatTag());
}

/** The same with its cents: `$15.00`. */
export function formatPrice(cents: number): string {
  const list = currentPrices();
  const money = { cents, currency: list.currency };
  return list === marksList ? markOf(money, formatTag(), 'full') : formatMoney(money, formatTag());
}

/** An amount of the list that this page shows. */
export function inShown(cents: number): Money {
  return { cents, currency: currentPrices().currency };
}

/** The rush share in percent. */
export function formatPercent(list: PriceList): string {
  return list === marksList ? percentMark : String(list.rushPercent);
}
