import { queryOptions } from '@tanstack/react-query';
import { keepLocale } from './i18n/document-locale.ts';
import { sessionKey } from './loaded-queries.ts';
import { trpcClient } from './trpc-client.ts';

/** The current user, fresh for a minute. Shares its key with the `trpc.auth.session` hook. */
export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: async () => {
    const session = await trpcClient.auth.session.query();
    // The profile's language comes before the switch of this browser.
    if (session.user?.locale) keepLocale(session.user.locale);
    return session;
  },
  staleTime: 60_000,
});
