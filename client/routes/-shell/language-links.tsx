import { useLocation } from '@tanstack/react-router';
import { chooseLocale } from '#client/lib/i18n/choose-locale.ts';
import { keepLocale } from '#client/lib/i18n/document-locale.ts';
import { currentLocale } from '#client/ui/words.ts';
import { localeNames, locales, localizePath } from '#shared/locales.ts';

/** Links to this page in each language; documents of their own, so plain links. */
export function LanguageLinks() {
  const { pathname } = useLocation();
  return (
    <>
      {locales.map((locale) => (
        <li key={locale}>
          <a
            href={localizePath(locale, pathname)}
            hrefLang={locale}
            lang={locale}
            aria-current={locale === currentLocale() ? 'true' : undefined}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
                keepLocale(locale);
                return;
              }
              event.preventDefault();
              void chooseLocale(locale);
            }}
          >
            {localeNames[locale]}
          </a>
        </li>
      ))}
    </>
  );
}
