import type { QueryClient } from '@tanstack/react-query';
import { createStore } from '#client/ui/store.ts';
import type { SessionUser } from '#shared/schemas/auth.ts';

/** The query client once its chunk is loaded, which public pages do without. `query-client.ts` sets it. */
export const loadedQueries = createStore<QueryClient | undefined>(undefined);

/** Key of the session query, shared with the `trpc.auth.session` hook. */
export const sessionKey = [['auth', 'session'], { type: 'query' }] as const;

/** The signed-in user as last loaded; null for a visitor, undefined before the session is known. */
export function knownUser(): SessionUser | null | undefined {
  return loadedQueries.get()?.getQueryData<{ user: SessionUser | null }>(sessionKey)?.user;
}
