/** Settings that are no longer the demo's, as a product behind a public address needs them. */
export const publicSettings = {
  PUBLIC_URL: 'https://certified.lindqvist-sworn.com',
  APP_SECRET: 'qJ7vX2pL9sKd4TzR8mWbN6yHc3FgE5uA',
  BRAND_MARK: 'LSW',
  BRAND_NAME: 'Lindqvist Sworn Translations',
  BRAND_LEGAL_NAME: 'Lindqvist Sworn Translations LLC',
  BRAND_ADDRESS: '88 Harbor Row, Portland, ME 04101, USA',
  BRAND_DOMAIN: 'lindqvist-sworn.com',
  BRAND_SUPPORT_EMAIL: 'help@lindqvist-sworn.com',
  BRAND_SUPPORT_PHONE: '+1 207 775 2210',
  BRAND_CHAT_URL: 'https://wa.me/12077752210',
  SANDBOX_TRANSLATIONS: 'false',
  STAGING: 'true',
} as const;
