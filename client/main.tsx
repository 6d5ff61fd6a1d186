import './ui/styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followNavigation, followReleases } from './lib/navigation.ts';
import { queryClient } from './lib/query-client.ts';
import { onSessionEnd } from './lib/session.ts';
import { router } from './router.tsx';
import { ToastProvider } from './ui/toast.tsx';

followNavigation(router);
followReleases();
onSessionEnd(() => router.invalidate());

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </QueryClientProvider>
  </StrictMode>,
);
