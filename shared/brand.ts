import type { SiteFacts } from './schemas/site.ts';

/**
 * The brand and its contacts, the only file with the product's name. `BRAND_*` settings override each value, and a published
 * site overrides the settings.
 */

export const defaultDisclaimer =
  'We are a private company. We are not affiliated with or endorsed by USCIS or any other government agency, and we do not give legal advice.';

/** The brand of the demo. */
export const demoBrand = {
  mark: 'TFE',
  name: 'Trueform English',
  legalName: 'Trueform English LLC',
  address: '500 Example Street, Boston, MA 02110, USA',
  domain: 'trueform.example',
  supportEmail: 'support@trueform.example',
  supportPhone: '+1 (555) 010-0142',
  chatUrl: 'https://wa.me/15550100142',
  disclaimer: defaultDisclaimer,
} as const;

export type Brand = Record<keyof typeof demoBrand, string>;

/** The setting of each value. */
export const brandSettings = {
  mark: 'BRAND_MARK',
  name: 'BRAND_NAME',
  legalName: 'BRAND_LEGAL_NAME',
  address: 'BRAND_ADDRESS',
  domain: 'BRAND_DOMAIN',
  supportEmail: 'BRAND_SUPPORT_EMAIL',
  supportPhone: 'BRAND_SUPPORT_PHONE',
  chatUrl: 'BRAND_CHAT_URL',
  disclaimer: 'BRAND_DISCLAIMER',
} as const satisfies Record<keyof Brand, string>;

/** The brand with settings (`BRAND_NAME` …) merged over the defaults; empty settings are ignored. */
export function resolveBrand(settings: Readonly<Record<string, unknown>>): Brand {
  const brand: Brand = { ...demoBrand };
  for (const key of Object.keys(demoBrand) as (keyof Brand)[]) {
    const value = settings[brandSettings[key]];
    if (typeof value === 'string' && value.trim() !== '') brand[key] = value.trim();
  }
  return brand;
}

/** Default until a site is published. */
export function siteOfSettings(brand: Brand): SiteFacts {
  return { ...brand, officeHours: '', sender: null, colors: null, logo: null, favicon: null, hasLanding: true };
}
