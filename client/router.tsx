import { createRouter, parseSearchWith, stringifySearchWith } from '@tanstack/react-router';
import { PagePending } from './routes/-shell/page-pending.tsx';
import { PageError } from './routes/-shell/page-error.tsx';
import { UnknownPage } from './routes/-shell/unknown-page.tsx';
import { routeTree } from './routeTree.gen.ts';

/** Search parameters are plain words, as people type and share them; each route reads its own. */
export const router = createRouter({
  routeTree,
  parseSearch: parseSearchWith((value) => value),
  stringifySearch: stringifySearchWith(String),
  scrollRestoration: true,
  defaultPendingMs: 150,
  defaultPendingMinMs: 300,
  defaultPendingComponent: PagePending,
  defaultErrorComponent: PageError,
  defaultNotFoundComponent: UnknownPage,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
