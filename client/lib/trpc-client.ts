import { createTRPCClient, httpBatchLink } from '@trpc/client';
import { proofLink } from './proof-link.ts';
import { timedFetch } from './timed-fetch.ts';
import type { AppRouter } from './app-router.ts';

/** tRPC client without hooks, for code outside components and for public pages. The server accepts ten calls per batch. */
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
