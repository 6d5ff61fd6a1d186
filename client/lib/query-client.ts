import { QueryClient } from '@tanstack/react-query';
import { isTimeout, isTransient } from './error-message.ts';

/**
 * The cache of everything the server told us. Only what may pass by itself is asked again: a lost network, a 503.
 * `networkMode: 'always'` fails calls at once while offline; the default pauses them and sends them on reconnect.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      refetchOnReconnect: true,
      staleTime: 15_000,
      retry: (failures, error) => failures < 2 && navigator.onLine && isTransient(error) && !isTimeout(error),
      retryDelay: (attempt) => Math.min(4000, 500 * 2 ** attempt),
    },
    mutations: { networkMode: 'always', retry: false },
  },
});
