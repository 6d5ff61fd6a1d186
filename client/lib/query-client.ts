import { QueryClient } from '@tanstack/react-query';
import { isTransient } from './error-message.ts';

/** The cache of everything the server told us. Only what may pass by itself is asked again: a lost network, a 503. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      retry: (failures, error) => failures < 2 && isTransient(error),
      retryDelay: (attempt) => Math.min(4000, 500 * 2 ** attempt),
    },
    mutations: { retry: false },
  },
});
