/**
 * Languages of the interface; source languages of documents are in `languages.ts`. A language is its rows here and its texts in
 * `messages/`: `npm run build:messages` writes what is made of both.
 */

export const locales = ['en', 'pt', 'es', 'de', 'ar', 'he', 'ja', 'ko'] as const;
export type Locale = (typeof locales)[number];

export const defaultLocale = 'en' satisfies Locale;

/** Each language in its own words, for the switch. */
export const localeNames = {
  en: 'English',
  pt: 'Português',
  es: 'Español',
  de: 'Deutsch',
  ar: 'العربية',
  he: 'עברית',
  ja: '日本語',
  ko: '한국어',
} as const satisfies Record<Locale, string>;

/** Regional tags for dates, numbers and money. Arabic keeps the digits that codes and prices are printed in. */
export const formatTags = {
  en: 'en-US',
  pt: 'pt-BR',
  es: 'es-US',
  de: 'de-DE',
  ar: 'ar-u-nu-latn',
  he: 'he-IL',
  ja: 'ja-JP',
  ko: 'ko-KR',
} as const satisfies Record<Locale, string>;

const directions = {
  en: 'ltr',
  pt: 'ltr',
  es: 'ltr',
  de: 'ltr',
  ar: 'rtl',
  he: 'rtl',
  ja: 'ltr',
  ko: 'ltr',
} as const satisfies Record<Locale, 'ltr' | 'rtl'>;

export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  return directions[locale];
}

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** Cookie of the language switch; readable by the client. */
export const localeCookie = 'locale';

/** Pages that exist once per language, at `/pt/verify` for Portuguese and `/verify` for English. */
const localizedPaths: readonly string[] = [
  '/',
  '/translations',
  '/verify',
  '/seal',
  '/business',
  '/privacy',
  '/terms',
  '/refunds',
  '/imprint',
  '/cookies',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/undo-email-change',
  '/your-order',
];
const certificatePath = /^\/verify\/[^/]+$/;

/** Whether a path (without prefix) exists once per language. */
export function isLocalizedPath(path: string): boolean {
  return localizedPaths.includes(path) || certificatePath.test(path);
}

/** Pages of signed-in customers that exist in every language, at one address. Pages for staff and the invitation to them are English. */
const memberPaths: readonly string[] = [
  '/dashboard',
  '/dashboard/bulk',
  '/dashboard/developers',
  '/dashboard/upload',
  '/dashboard/check',
  '/dashboard/documents',
  '/dashboard/invitation',
  '/dashboard/organization',
  '/dashboard/profile',
  '/dashboard/progress',
  '/dashboard/quotes',
  '/dashboard/sheet',
  '/upload',
  '/payment-success',
  '/payment-cancelled',
  '/pay',
];

/** Whether a path without prefix is in the visitor's language. */
export function isMemberPath(path: string): boolean {
  return memberPaths.includes(path);
}

/** `/pt/verify` is Portuguese and `/verify`; `/ptarmigan` and `/pt/dashboard` have no language of their own. */
export function splitLocale(pathname: string): { locale: Locale | undefined; path: string } {
  const [, first = ''] = pathname.split('/');
  const path = pathname.slice(first.length + 1).replace(/(?<!\/)\/+$/, '') || '/';
  if (first === defaultLocale || !isLocale(first) || !isLocalizedPath(path))
    return { locale: undefined, path: pathname };
  return { locale: first, path };
}

/** The address of a page in a language. */
export function localizePath(locale: Locale, path: string): string {
  if (locale === defaultLocale || !isLocalizedPath(path)) return path;
  return `/${locale}${path === '/' ? '' : path}`;
}

interface LocaleSources {
  /** The profile's language. */
  profile?: string | null | undefined;
  /** The switch. */
  cookie?: string | undefined;
  acceptLanguage?: string | undefined;
}

/** Profile, then switch, then browser; English if none of them names a supported language. */
export function resolveLocale({ profile, cookie, acceptLanguage = '' }: LocaleSources): Locale {
  if (isLocale(profile)) return profile;
  if (isLocale(cookie)) return cookie;
  return preferredLocale(acceptLanguage) ?? defaultLocale;
}

/** First known language of an Accept-Language header, by weight: `pt-BR,pt;q=0.9,en;q=0.8` → `pt`. */
function preferredLocale(header: string): Locale | undefined {
  return header
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
      const language = tag.split('-')[0] ?? '';
      // ISO 639-1 once named Hebrew `iw`.
      return { language: language === 'iw' ? 'he' : language, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ language }) => language)
    .find(isLocale);
}

/** Value of the switch's cookie in a Cookie header. */
export function readLocaleCookie(header: string): string | undefined {
  return new RegExp(`(?:^|;\\s*)${localeCookie}=(\\w+)`).exec(header)?.[1];
}
