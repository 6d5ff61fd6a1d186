import { QueryClientContext } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, useSyncExternalStore } from 'react';
import { loadedQueries } from './lib/loaded-queries.ts';
import type { ClientRouter } from './router.tsx';
import { ToastProvider } from './ui/feedback/toast.tsx';

/** Providers around the router, in the browser and during prerendering. The query client comes with the first part that has queries. */
export function App({ router }: { router: ClientRouter }) {
  const { subscribe, get } = loadedQueries;
  return (
    <StrictMode>
      <QueryClientContext value={useSyncExternalStore(subscribe, get, get)}>
        <ToastProvider>
          <RouterProvider router={router} />
        </ToastProvider>
      </QueryClientContext>
    </StrictMode>
  );
}
