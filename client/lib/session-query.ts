import { queryOptions } from '@tanstack/react-query';
import { trpcClient } from './trpc-client.ts';

/** Who is signed in; stays true for a minute. The key is the one that `trpc.auth.session` has as well. */
export const sessionQuery = queryOptions({
  queryKey: [['auth', 'session'], { type: 'query' }],
  queryFn: () => trpcClient.auth.session.query(),
  staleTime: 60_000,
});
