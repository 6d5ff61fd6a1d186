import { clsx } from 'clsx';
import { Globe } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { chooseLocale } from '#client/lib/i18n/choose-locale.ts';
import { chosenBefore } from '#client/ui/form/kept-input.ts';
import { currentLocale, words } from '#client/ui/words.ts';
import { isLocale, localeNames, locales } from '#shared/locales.ts';

/** Opens this page in another language, and keeps the choice and what was typed. `isNarrow`: a globe on small phones. */
export function LanguageSelect({ isNarrow = false }: { isNarrow?: boolean }) {
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    // A choice made before hydration, or in the prerendered page that was replaced.
    const chosen = chosenBefore('locale') ?? select.current?.value;
    if (isLocale(chosen) && chosen !== currentLocale()) void chooseLocale(chosen);
  }, []);
  return (
    <span className="relative inline-flex">
      {isNarrow ? (
        <Globe
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 m-auto size-5 text-ink min-[29.5rem]:hidden"
        />
      ) : null}
      <select
        ref={select}
        name="locale"
        aria-label={words('frame')('language')}
        autoComplete="off"
        defaultValue={currentLocale()}
        onChange={({ currentTarget: { value } }) => {
          if (isLocale(value)) void chooseLocale(value);
        }}
        className={clsx(
          'min-h-11 max-w-28 rounded-control border border-line bg-bg px-2 font-latin text-sm text-ink hover:border-line-strong',
          isNarrow && 'max-[29.5rem]:w-11 max-[29.5rem]:appearance-none max-[29.5rem]:text-transparent',
        )}
      >
        {locales.map((locale) => (
          <option key={locale} value={locale} lang={locale} className="text-ink">
            {localeNames[locale]}
          </option>
        ))}
      </select>
    </span>
  );
}
