import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import type { ClientRouter } from './router.tsx';
import { ToastProvider } from './ui/feedback/toast.tsx';

/** Providers around the router, in the browser and during prerendering. */
export function App({ router }: { router: ClientRouter }) {
  return (
    <StrictMode>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </StrictMode>
  );
}
