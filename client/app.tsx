import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, useLayoutEffect } from 'react';
import { loadFonts } from './lib/late-fonts.ts';
import type { ClientRouter } from './router.tsx';
import { ToastProvider } from './ui/feedback/toast.tsx';

/** Providers around the router, in the browser and during prerendering. */
export function App({ router }: { router: ClientRouter }) {
  // With the first commit, whose layout it shares.
  useLayoutEffect(loadFonts, []);
  return (
    <StrictMode>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </StrictMode>
  );
}
