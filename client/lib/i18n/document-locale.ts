import { keepInput } from '#client/ui/form/kept-input.ts';
import { addWords, currentLocale, startLocale, type CompiledMessages } from '#client/ui/words.ts';
import {
  defaultLocale,
  isLocale,
  isLocalizedPath,
  isMemberPath,
  localeCookie,
  localizePath,
  readLocaleCookie,
  resolveLocale,
  splitLocale,
  type Locale,
} from '#shared/locales.ts';
import type { Area } from '#shared/messages/areas.ts';
import { isStaffPath } from '#shared/page-access.ts';

/** Id of the data block with the texts of this page, which the build and the server write. */
export const wordsElementId = 'words';

/** Takes the language and the texts from the document. */
export function startDocumentLocale(): void {
  const { lang } = document.documentElement;
  startLocale(splitLocale(location.pathname).locale ?? (isLocale(lang) ? lang : defaultLocale));
  const block = document.getElementById(wordsElementId)?.textContent;
  if (block === undefined) return;
  for (const [area, messages] of Object.entries(JSON.parse(block) as Record<Area, CompiledMessages>))
    addWords(area as Area, messages);
}

/** Language of error texts: the visitor's also on pages that are in English, except for staff. */
export function errorLocale(): Locale {
  if (currentLocale() !== defaultLocale || isStaffPath(location.pathname)) return currentLocale();
  return visitorLocale();
}

/** The language of the switch, else the browser's. */
export function visitorLocale(): Locale {
  return resolveLocale({ cookie: readLocaleCookie(document.cookie), acceptLanguage: navigator.languages.join(',') });
}

const yearSeconds = 365 * 24 * 60 * 60;

/** Keeps a choice of the switch, or the profile's language after signing in. */
export function keepLocale(locale: Locale): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${localeCookie}=${locale}; Path=/; Max-Age=${String(yearSeconds)}; SameSite=Lax${secure}`;
}

/** Keeps a choice of the switch and opens this page in that language. */
export function openInLocale(locale: Locale): void {
  keepLocale(locale);
  keepInput();
  location.assign(localizePath(locale, splitLocale(location.pathname).path) + location.search);
}

/**
 * Whether the server must send the document of a path, because of its language: pages of customers are in theirs, the
 * rest of the signed-in pages in English, the others in the chosen language.
 */
export function needsOtherDocument(path: string): boolean {
  const current = currentLocale();
  if (!isLocalizedPath(path)) return current !== (isMemberPath(path) ? visitorLocale() : defaultLocale);
  const chosen = readLocaleCookie(document.cookie);
  return current === defaultLocale && isLocale(chosen) && chosen !== current;
}
