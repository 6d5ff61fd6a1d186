import { createTRPCQueryUtils, createTRPCReact, type CreateTRPCReact } from '@trpc/react-query';
import type { AppRouter } from './app-router.ts';
import { queryClient } from './query-client.ts';
import { trpcClient } from './trpc-client.ts';

export { trpcClient };

/** Hooks for components. */
export const trpc: CreateTRPCReact<AppRouter, unknown> = createTRPCReact<AppRouter>();

/** Cache access for loaders and code outside components. */
export const trpcUtils = createTRPCQueryUtils<AppRouter>({ queryClient, client: trpcClient });
