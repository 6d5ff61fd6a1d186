import { createTRPCReact, createTRPCQueryUtils, httpBatchLink, type CreateTRPCReact } from '@trpc/react-query';
import type { AppRouter } from '#server/router.ts';
import { queryClient } from './query-client.ts';

/** The bridge to the server: the only file of the client that knows it, and only its types. */

export type { AppRouter };

/** Hooks for components. */
export const trpc: CreateTRPCReact<AppRouter, unknown> = createTRPCReact<AppRouter>();

/** Plain calls. The server accepts ten in one request. */
export const trpcClient = trpc.createClient({
  links: [
    httpBatchLink({
      url: '/trpc',
      maxItems: 10,
      maxURLLength: 4000,
      fetch: (url, options) => fetch(url, { ...options, credentials: 'same-origin' }),
    }),
  ],
});

/** Cache access for loaders and for code outside of components. */
export const trpcUtils = createTRPCQueryUtils<AppRouter>({ queryClient, client: trpcClient });
