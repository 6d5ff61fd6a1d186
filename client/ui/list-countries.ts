import { countryCodes } from '#shared/countries.ts';
import { countryName } from './country-name.ts';
import type { SelectOption } from './form/select.tsx';
import { formatTag } from './words.ts';

const lists = new Map<string, readonly SelectOption[]>();

/** Every country, sorted by its name in the page's language. */
export function listCountries(): readonly SelectOption[] {
  const tag = formatTag();
  const { compare } = new Intl.Collator(tag);
  const list =
    lists.get(tag) ??
    countryCodes
      .map((value) => ({ value, label: countryName(value) }))
      .toSorted((one, other) => compare(one.label, other.label));
  lists.set(tag, list);
  return list;
}
