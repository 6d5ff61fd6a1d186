/** Search parameters are parsed without zod, which would double the initial load. */

/** A parameter as text; undefined if empty. Numbers and booleans come from navigation in code. */
export function searchText(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** A page number above 1; undefined, hence omitted from the URL, for anything else. */
export function searchPage(value: unknown): number | undefined {
  const page = Number(value);
  return Number.isSafeInteger(page) && page > 1 ? page : undefined;
}

/** The value if it is one of `choices`. */
export function searchChoice<T extends string>(value: unknown, choices: readonly T[]): T | undefined {
  return choices.find((choice) => choice === value);
}
