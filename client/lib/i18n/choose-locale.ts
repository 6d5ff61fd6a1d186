import { queryClient } from '#client/lib/query-client.ts';
import { sessionQuery } from '#client/lib/session-query.ts';
import { trpcClient } from '#client/lib/trpc-client.ts';
import type { Locale } from '#shared/locales.ts';
import { keepLocale, openInLocale } from './document-locale.ts';

/** Opens this page in the chosen language; a signed-in person's profile keeps the choice. */
export async function chooseLocale(locale: Locale): Promise<void> {
  keepLocale(locale);
  if (queryClient.getQueryData(sessionQuery.queryKey)?.user) {
    try {
      await trpcClient.auth.updateProfile.mutate({ locale });
    } catch (error) {
      // The page still opens in the chosen language.
      console.info('The language was not saved', error);
    }
  }
  openInLocale(locale);
}
