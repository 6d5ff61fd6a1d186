import { createTRPCReact, createTRPCQueryUtils, type CreateTRPCReact } from '@trpc/react-query';
import type { AppRouter } from '#server/router.ts';
import { queryClient } from './query-client.ts';
import { trpcClient } from './trpc-client.ts';

/** The bridge to the server: the only file of the client that knows it, and only its types. */

export type { AppRouter };
export { trpcClient };

/** Hooks for components. */
export const trpc: CreateTRPCReact<AppRouter, unknown> = createTRPCReact<AppRouter>();

/** Cache access for loaders and for code outside of components. */
export const trpcUtils = createTRPCQueryUtils<AppRouter>({ queryClient, client: trpcClient });
