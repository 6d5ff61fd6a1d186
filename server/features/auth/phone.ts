import { parsePhoneNumberFromString } from 'libphonenumber-js';

/**
 * `+44 (0)20 7946 0958` → `+442079460958` (E.164). A number without a country cannot be completed without guessing one, so
 * it stays as typed, as does one that no country knows.
 */
export function normalizePhone(phone: string): string {
  const parsed = parsePhoneNumberFromString(phone);
  return parsed?.isValid() ? parsed.number : phone;
}
