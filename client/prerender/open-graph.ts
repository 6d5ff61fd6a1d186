import { locales, type Locale } from '#shared/locales.ts';

/** Languages by their Open Graph names. */
export const openGraphLocales = {
  en: 'en_US',
  pt: 'pt_BR',
  es: 'es_LA',
  de: 'de_DE',
  ar: 'ar_AR',
  he: 'he_IL',
  ja: 'ja_JP',
  ko: 'ko_KR',
} as const satisfies Record<Locale, string>;

export function otherOpenGraphLocales(locale: Locale): string[] {
  return locales.filter((one) => one !== locale).map((one) => openGraphLocales[one]);
}
