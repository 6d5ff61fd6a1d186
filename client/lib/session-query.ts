import { queryOptions } from '@tanstack/react-query';
import { trpcClient } from './trpc-client.ts';

/** The current user, fresh for a minute. Shares its key with the `trpc.auth.session` hook. */
export const sessionQuery = queryOptions({
  queryKey: [['auth', 'session'], { type: 'query' }],
  queryFn: () => trpcClient.auth.session.query(),
  staleTime: 60_000,
});
