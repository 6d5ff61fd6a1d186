import { createTRPCClient, httpLink } from '@trpc/client';
import type { AppRouter } from '#client/lib/app-router.ts';
import { timedFetch } from '#client/lib/timed-fetch.ts';

/**
 * Sends a decision in the task that starts it, and lets it outlive the page. A batch waits for the next task, which a page
 * being closed never runs.
 */
export const decisionClient = createTRPCClient<AppRouter>({
  links: [
    httpLink({
      url: '/trpc',
      fetch: (url, options) => timedFetch(url, { ...options, credentials: 'same-origin', keepalive: true }),
    }),
  ],
});
