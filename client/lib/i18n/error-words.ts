import { translateErrors } from '#client/lib/error-texts.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { Locale } from '#shared/locales.ts';

const files = import.meta.glob<Readonly<Partial<Record<ErrorCode, string>>>>(
  ['../../../shared/messages/*/errors.json', '!../../../shared/messages/en/errors.json'],
  { import: 'default' },
);

/** Loads the error texts of a language; English ones come with the pages that show them. */
export async function loadErrorWords(locale: Locale): Promise<void> {
  const load = files[`../../../shared/messages/${locale}/errors.json`];
  if (load) translateErrors(locale, await load());
}
