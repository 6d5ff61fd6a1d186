import { createRouter, parseSearchWith, stringifySearchWith, type RouterHistory } from '@tanstack/react-router';
import { localizePath, splitLocale, type Locale } from '#shared/locales.ts';
import { keepRouteFailure } from './lib/route-failure.ts';
import { publicRoutes } from './public-routes.ts';
import { PageError, PagePending, UnknownPage } from './routes/-shell/page-error.tsx';
import { drawPress } from './ui/draw-press.ts';
import { whenIdle } from './ui/when-idle.ts';
import { currentLocale } from './ui/words.ts';

/**
 * Creates the router on the window's history, or on `history` for prerendering. Search parameters stay plain strings
 * instead of the router's JSON; each route validates its own.
 */
export function createAppRouter({ history }: { history?: RouterHistory } = {}) {
  const router = createRouter({
    routeTree: publicRoutes,
    rewrite: rewriteFor(currentLocale()),
    ...(history ? { history, origin: 'http://localhost' } : {}),
    parseSearch: parseSearchWith((value) => value),
    stringifySearch: stringifySearchWith(String),
    scrollRestoration: history === undefined && movesAfterFirst(),
    defaultPreload: 'intent',
    defaultPendingMs: pendingMs,
    defaultPendingMinMs: 300,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: PageError,
    defaultNotFoundComponent: UnknownPage,
  });
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    // In the place of a page whose search changed, the pending page would take the focus from the field that is typed in.
    router.options.defaultPendingMs = pathChanged ? pendingMs : Infinity;
  });
  loadRoutesOnDemand(router);
  return router;
}

/** How long another page may take before the pending page stands in its place. */
const pendingMs = 150;

export type ClientRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: ClientRouter;
  }
}

/** Loads the routes of signed-in pages, and of links in mails, before the first address that is not a visitor's. */
function loadRoutesOnDemand(router: ClientRouter): void {
  const { load, preloadRoute, getMatchedRoutes } = router;
  let isComplete = false;
  const isKnown = (path: string) => isComplete || getMatchedRoutes(path)[2] !== undefined;
  const complete = async (): Promise<Error | undefined> => {
    try {
      await import('./routeTree.gen.ts');
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
    if (!isComplete) router.setRoutes(router.buildRouteTree());
    isComplete = true;
    return undefined;
  };
  router.load = async (options) => {
    // A navigation that is made before the page is drawn builds on this one.
    router.updateLatestLocation();
    const from = router.state.resolvedLocation;
    // Not where the same page is loaded again.
    if (from && from.href !== router.parseLocation(router.history.location).href) await drawPress();
    const { pathname } = router.parseLocation(router.history.location);
    keepRouteFailure(isKnown(pathname) ? undefined : await complete());
    await load(options);
  };
  // A sign-in need not wait for them.
  router.subscribe('onRendered', ({ toLocation }) => {
    if (toLocation.pathname === '/login') void whenIdle({ timeoutMs: 4000 }).then(complete);
  });
  router.preloadRoute = async (options) => {
    const { to } = options;
    if (typeof to === 'string' && to.startsWith('/') && !isKnown(to)) await complete();
    return preloadRoute(options);
  };
}

/**
 * Whether a render scrolls the page: not the first one of a page that the user or the browser scrolled before it. The position
 * is tracked by event, since reading it within the first render would force another layout.
 */
function movesAfterFirst(): () => boolean {
  let isFirst = true;
  let isAtTop = window.scrollY === 0;
  const follow = () => {
    isAtTop = window.scrollY === 0;
  };
  window.addEventListener('scroll', follow, { passive: true });
  return () => {
    const moves = !isFirst || isAtTop;
    isFirst = false;
    window.removeEventListener('scroll', follow);
    return moves;
  };
}

/** For the router: routes, guards and links keep English addresses, the address bar has those of `locale`. */
function rewriteFor(locale: Locale) {
  return {
    input: ({ url }: { url: URL }) => {
      url.pathname = splitLocale(url.pathname).path;
      return url;
    },
    output: ({ url }: { url: URL }) => {
      url.pathname = localizePath(locale, url.pathname);
      return url;
    },
  };
}
