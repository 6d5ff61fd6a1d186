import type { Locale } from '#shared/locales.ts';
import type { ErrorTexts } from '#shared/messages/error-texts.ts';
import { translateErrors } from '#client/lib/error-texts.ts';

const files = import.meta.glob<ErrorTexts>('../../../shared/messages/*/errors.ts', { import: 'messages' });

/** Loads the error texts of a language; English ones come with the pages that show them. */
export async function loadErrorWords(locale: Locale): Promise<void> {
  const load = files[`../../../shared/messages/${locale}/errors.ts`];
  if (load) translateErrors(locale, await load());
}
