import { limits } from './limits.ts';
import { homeCountry } from './money.ts';

/** Rules of postal addresses, for the schema and for the order form, which loads no schemas. */

/** ZIP code, and postal code of any other country; '' if the country has none. */
export const zipPatterns = { home: /^\d{5}(-\d{4})?$/, other: /^[0-9A-Za-z -]{0,12}$/ } as const;

/** An address as it is typed. */
export interface TypedAddress {
  name: string;
  line1: string;
  line2: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Of the United States; '' elsewhere. */
  state: string;
  zip: string;
}

/** Fields that keep an address from being mailed, by the rules of the schema `mailAddress`. */
export function invalidAddressFields({ line2, country, state, zip, ...lines }: TypedAddress): (keyof TypedAddress)[] {
  const isHome = country === homeCountry;
  const isTooLong = (text: string) => text.trim().length > limits.addressLine;
  const required = (['name', 'line1', 'city'] as const).filter(
    (field) => lines[field].trim() === '' || isTooLong(lines[field]),
  );
  return [
    ...required,
    ...(isTooLong(line2) ? (['line2'] as const) : []),
    ...(isHome && state === '' ? (['state'] as const) : []),
    ...((isHome ? zipPatterns.home : zipPatterns.other).test(zip.trim()) ? [] : (['zip'] as const)),
  ];
}
