import { checkVAT, countries } from 'jsvat-next';

/** A VAT id in its plain form, whose check digits are right; undefined for anything else. Nothing is asked over the network. */
export function parseVatId(text: string): { vatId: string; country: string } | undefined {
  const vatId = text.replaceAll(/[\s.-]/g, '').toUpperCase();
  const { isValid, country } = checkVAT(vatId, countries);
  if (!isValid || !country) return undefined;
  return { vatId, country: country.isoCode.short };
}
