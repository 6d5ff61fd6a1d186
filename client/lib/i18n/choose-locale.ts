import { knownUser } from '#client/lib/loaded-queries.ts';
import type { Locale } from '#shared/locales.ts';
import { keepLocale, openInLocale } from './document-locale.ts';

/** Opens this page in the chosen language; a signed-in person's profile keeps the choice. */
export async function chooseLocale(locale: Locale): Promise<void> {
  keepLocale(locale);
  if (knownUser()) {
    try {
      const { trpcClient } = await import('#client/lib/trpc-client.ts');
      await trpcClient.auth.updateProfile.mutate({ locale });
    } catch (error) {
      // The page still opens in the chosen language.
      console.info('The language was not saved', error);
    }
  }
  openInLocale(locale);
}
