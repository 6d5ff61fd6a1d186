/** Storage key of the kept quote. Separate from `kept-quote.ts`, which the sign-in pages load only if there is one. */
export const quoteKey = 'quote';

/** Whether this browser keeps a quote, of anyone. False where the browser blocks its storage. */
export function mayHaveQuote(): boolean {
  try {
    return localStorage.getItem(quoteKey) !== null;
  } catch {
    return false;
  }
}
