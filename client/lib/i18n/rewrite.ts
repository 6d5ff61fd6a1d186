import { localizePath, splitLocale, type Locale } from '#shared/locales.ts';

/** For the router: routes, guards and links keep English addresses, the address bar has those of `locale`. */
export function rewriteFor(locale: Locale) {
  return {
    input: ({ url }: { url: URL }) => {
      url.pathname = splitLocale(url.pathname).path;
      return url;
    },
    output: ({ url }: { url: URL }) => {
      url.pathname = localizePath(locale, url.pathname);
      return url;
    },
  };
}
