import { parsePhoneNumberFromString } from 'libphonenumber-js';

/**
 * Normalizes to E.164: `+44 (0)20 7946 0958` → `+442079460958`. Numbers without a country code, or that no country assigns, are
 * returned as typed.
 */
export function normalizePhone(phone: string): string {
  const parsed = parsePhoneNumberFromString(phone);
  return parsed?.isValid() ? parsed.number : phone;
}
