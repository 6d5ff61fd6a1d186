import { QueryClient } from '@tanstack/react-query';
import { isTimeout, isTransient } from './error-message.ts';
import { loadedQueries } from './loaded-queries.ts';

/**
 * The query cache. Only network errors and 503 are retried. `networkMode: 'always'` fails calls at once while offline;
 * the default would pause them until reconnect.
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

// Never unmounted: the client follows focus and network until the page unloads.
if (typeof document !== 'undefined') queryClient.mount();
loadedQueries.set(queryClient);
