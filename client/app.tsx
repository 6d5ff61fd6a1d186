import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, useLayoutEffect } from 'react';
import { finishFirstLoad } from './lib/first-load.ts';
import type { ClientRouter } from './router.tsx';
import { ToastProvider } from './ui/feedback/toast.tsx';

/** Providers around the router, in the browser and during prerendering. */
export function App({ router }: { router: ClientRouter }) {
  // In the first commit, so that both changes share one layout.
  useLayoutEffect(finishFirstLoad, []);
  return (
    <StrictMode>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </StrictMode>
  );
}
