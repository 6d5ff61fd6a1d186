import { createTRPCClient, httpBatchLink } from '@trpc/client';
import { proofLink } from './proof-link.ts';
import { timedFetch } from './timed-fetch.ts';
import type { AppRouter } from './trpc.ts';

/** Plain calls, for code outside of components and for pages that load before the hooks do. The server accepts ten in one request. */
export const trpcClient = createTRPCClient<AppRouter>({
  links: [
    proofLink,
    httpBatchLink({
      url: '/trpc',
      maxItems: 10,
      maxURLLength: 4000,
      fetch: (url, options) => timedFetch(url, { ...options, credentials: 'same-origin' }),
    }),
  ],
});
