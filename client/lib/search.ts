/** Reading search parameters by hand: a schema library would double the first load. */

/** A parameter as text; numbers and booleans are what the router made of their words. */
export function searchText(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** A page number; anything else, and page 1, is left out of the address. */
export function searchPage(value: unknown): number | undefined {
  const page = Number(value);
  return Number.isSafeInteger(page) && page > 1 ? page : undefined;
}

/** One of the given words. */
export function searchChoice<T extends string>(value: unknown, choices: readonly T[]): T | undefined {
  return choices.find((choice) => choice === value);
}
