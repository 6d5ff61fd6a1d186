import { parseJson } from './error-message.ts';
import { quoteKey as key } from './quote-mark.ts';

/**
 * Files of a visitor's quote that are stored in this browser, and who may continue it: the account registered from
 * here, or any account that signs in from the same tab.
 */

export interface KeptQuote {
  /** Ids of the pending files. */
  ids: string[];
  filename: string;
  totalCents: number;
  /** Address of the account registered from this quote; null until then. */
  email: string | null;
}

/** Throws if the browser stores nothing. */
export function keepQuote(quote: KeptQuote): void {
  localStorage.setItem(key, JSON.stringify(quote));
  sessionStorage.setItem(key, quote.ids.join(' '));
}

/** The quote that the user of this address may continue; without an address, the quote of this tab. */
export function findQuote(email?: string): KeptQuote | undefined {
  const quote = parseQuote(read(() => localStorage));
  if (!quote) return undefined;
  if (quote.email !== null && email !== undefined) return quote.email === email ? quote : undefined;
  return read(() => sessionStorage) === quote.ids.join(' ') ? quote : undefined;
}

/** Binds this tab's quote to the account registered from it, whose confirmation link opens in another tab. */
export function bindQuote(email: string): void {
  const quote = findQuote();
  if (quote) keepQuote({ ...quote, email });
}

export function dropQuote(): void {
  localStorage.removeItem(key);
  sessionStorage.removeItem(key);
}

/** Empty where the browser blocks its storage. */
function read(storage: () => Storage): string {
  try {
    return storage().getItem(key) ?? '';
  } catch {
    return '';
  }
}

function parseQuote(text: string): KeptQuote | undefined {
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || !('ids' in value) || !Array.isArray(value.ids)) return undefined;
  const ids = value.ids.filter((id) => typeof id === 'string');
  if (!('filename' in value) || typeof value.filename !== 'string') return undefined;
  if (!('totalCents' in value) || typeof value.totalCents !== 'number') return undefined;
  const email = 'email' in value && typeof value.email === 'string' ? value.email : null;
  return { ids, filename: value.filename, totalCents: value.totalCents, email };
}
