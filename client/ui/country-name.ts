import { formatTag } from './words.ts';

/** A country as the page's language calls it; the code where the browser has no name for it. */
export function countryName(code: string): string {
  return new Intl.DisplayNames([formatTag()], { type: 'region' }).of(code) ?? code;
}
