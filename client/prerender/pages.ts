import type { LegalPage } from '#shared/legal.ts';
import { defaultLocale, isLocalizedPath, locales, localizePath, type Locale } from '#shared/locales.ts';

interface PrerenderedPage {
  routes: readonly string[];
  isIndexed: boolean;
  description?: Description;
  /** Shows a published text, so that it is rendered by the server and not by the build. */
  legal?: LegalPage;
  /** Description of a page that exists in English only. */
  english?: string;
}

/** Prerendered pages by path, with their route files. The server serves them by these paths, once per language. */
export const renderedPages: Readonly<Record<string, PrerenderedPage>> = {
  '/': { routes: ['_public.tsx', '_public/index.tsx'], isIndexed: true, description: 'home' },
  '/translations': {
    routes: ['_public.tsx', '_public/translations.tsx'],
    isIndexed: true,
    description: 'translations',
  },
  '/verify': { routes: ['_public.tsx', '_public/verify.tsx'], isIndexed: true, description: 'verify' },
  '/seal': { routes: ['_public.tsx', '_public/seal.tsx'], isIndexed: true, description: 'seal' },
  '/business': { routes: ['_public.tsx', '_public/business.tsx'], isIndexed: true, description: 'business' },
  '/security': {
    routes: ['_public.tsx', '_public/security.tsx'],
    isIndexed: true,
    english: 'Who can open your file, where it is, and for how long, in plain words.',
  },
  '/privacy': {
    routes: ['_public.tsx', '_public/privacy.tsx'],
    isIndexed: true,
    description: 'privacy',
    legal: 'privacy',
  },
  '/terms': { routes: ['_public.tsx', '_public/terms.tsx'], isIndexed: true, description: 'terms', legal: 'terms' },
  '/refunds': {
    routes: ['_public.tsx', '_public/refunds.tsx'],
    isIndexed: true,
    description: 'refunds',
    legal: 'refunds',
  },
  '/imprint': {
    routes: ['_public.tsx', '_public/imprint.tsx'],
    isIndexed: true,
    description: 'imprint',
    legal: 'imprint',
  },
  '/cookies': {
    routes: ['_public.tsx', '_public/cookies.tsx'],
    isIndexed: true,
    description: 'cookies',
    legal: 'cookies',
  },
  '/contact': {
    routes: ['_public.tsx', '_public/contact.tsx'],
    isIndexed: true,
    english: 'Reach us by phone, email, or chat.',
  },
  '/developers': {
    routes: ['_public.tsx', '_public/developers.tsx'],
    isIndexed: true,
    english: 'Order certified translations from your own software: keys, a typed client, plain HTTP and webhooks.',
  },
  '/login': { routes: ['login.tsx'], isIndexed: true, description: 'login' },
  '/register': { routes: ['register.tsx'], isIndexed: true, description: 'register' },
  '/forgot-password': { routes: ['forgot-password.tsx'], isIndexed: false, description: 'forgotPassword' },
};

/** Key of a page's description in `messages/<language>/meta.json`. */
export type Description =
  | 'home'
  | 'translations'
  | 'verify'
  | 'seal'
  | 'business'
  | LegalPage
  | 'login'
  | 'register'
  | 'forgotPassword';

/** Placeholder of PUBLIC_URL in built files; the server replaces it. */
export const publicUrlMark = '%PUBLIC_URL%';

/** Languages in which a page exists. */
export function localesOf(path: string): readonly Locale[] {
  return isLocalizedPath(path) ? locales : [defaultLocale];
}

/** Addresses of a page in all languages, for `hreflang`; `x-default` is the address that follows the browser. */
export function alternatesOf(path: string): { language: Locale | 'x-default'; href: string }[] {
  const addressIn = (locale: Locale) => publicUrlMark + localizePath(locale, path);
  return [
    ...localesOf(path).map((locale) => ({ language: locale, href: addressIn(locale) })),
    { language: 'x-default' as const, href: addressIn(defaultLocale) },
  ];
}
