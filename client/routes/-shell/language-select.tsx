import { useEffect, useRef } from 'react';
import { chooseLocale } from '#client/lib/i18n/choose-locale.ts';
import { chosenBefore } from '#client/ui/form/kept-input.ts';
import { currentLocale, words } from '#client/ui/words.ts';
import { isLocale, localeNames, locales } from '#shared/locales.ts';

/** Opens this page in another language, and keeps the choice and what was typed. */
export function LanguageSelect() {
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    // A choice made before hydration, or in the prerendered page that was replaced.
    const chosen = chosenBefore('locale') ?? select.current?.value;
    if (isLocale(chosen) && chosen !== currentLocale()) void chooseLocale(chosen);
  }, []);
  return (
    <select
      ref={select}
      name="locale"
      aria-label={words('frame')('language')}
      autoComplete="off"
      defaultValue={currentLocale()}
      onChange={({ currentTarget: { value } }) => {
        if (isLocale(value)) void chooseLocale(value);
      }}
      className="min-h-11 max-w-28 rounded-control border border-line bg-bg px-2 text-sm text-ink hover:border-line-strong"
    >
      {locales.map((locale) => (
        <option key={locale} value={locale} lang={locale}>
          {localeNames[locale]}
        </option>
      ))}
    </select>
  );
}
