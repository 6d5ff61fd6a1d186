import { formatTag } from './words.ts';

const names = new Map<string, Intl.DisplayNames>();

/** A country as the page's language calls it; the code where the browser has no name for it. */
export function countryName(code: string): string {
  const tag = formatTag();
  const known = names.get(tag) ?? new Intl.DisplayNames([tag], { type: 'region' });
  names.set(tag, known);
  return known.of(code) ?? code;
}
