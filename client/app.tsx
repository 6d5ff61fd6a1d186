import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { queryClient } from './lib/query-client.ts';
import type { ClientRouter } from './router.tsx';
import { ToastProvider } from './ui/feedback/toast.tsx';

/** Providers around the router, in the browser and during prerendering. */
export function App({ router }: { router: ClientRouter }) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <ToastProvider>
          <RouterProvider router={router} />
        </ToastProvider>
      </QueryClientProvider>
    </StrictMode>
  );
}
