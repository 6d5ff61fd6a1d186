import { createRootRoute, Outlet, redirect, useMatches, type ParsedLocation } from '@tanstack/react-router';
import { needsOtherDocument } from '#client/lib/i18n/document-locale.ts';
import { loadWords } from '#client/lib/i18n/load-words.ts';
import { throwRouteFailure } from '#client/lib/route-failure.ts';
import { hasWords } from '#client/ui/words.ts';
import { resolveAccess } from '#shared/page-access.ts';
import type { openKeptLists, SignedIn } from './-shell/signed-in.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Notice shown after a redirect. */
    notice?: 'unknown-page' | 'denied-page';
  }
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** A page that uses plain tRPC calls, so it loads without the tRPC hooks. */
    isLight?: true;
    /** A workspace that takes the whole window: the navigation moves into the drawer. */
    isFocused?: true;
  }
}

let signedIn: { SignedIn: typeof SignedIn; openKeptLists: typeof openKeptLists } | undefined;
let hasEntered = false;

export const Route = createRootRoute({
  beforeLoad: async ({ location, matches, preload }) => {
    throwRouteFailure();
    const isLight = matches.some((match) => match.staticData.isLight);
    // Both load alongside the session. A redirect by the guard leaves a failure unhandled.
    const texts = loadWords(matches);
    texts.catch(() => undefined);
    const loading = isLight ? undefined : import('./-shell/signed-in.tsx');
    loading?.catch(() => undefined);
    await guard(location);
    if (!import.meta.env.SSR && hasEntered && !preload && needsOtherDocument(location.pathname)) {
      window.location.assign(location.href);
      // The old page stays until the new document arrives.
      await new Promise(() => undefined);
    }
    // Inside a mounted shell, only the page that lacks its texts shows the failure; the shell stays usable.
    if (hasEntered && hasWords('parts')) await texts.catch(() => undefined);
    else await texts;
    hasEntered = true;
    if (!loading) return;
    signedIn = await loading;
    await signedIn.openKeptLists();
  },
  component: Root,
});

function Root() {
  const isLight = useMatches({ select: (matches) => matches.some((match) => match.staticData.isLight) });
  if (isLight || !signedIn) return <Outlet />;
  return (
    <signedIn.SignedIn>
      <Outlet />
    </signedIn.SignedIn>
  );
}

/** Public paths render without waiting for the session. */
function isOpenToAll(path: string): boolean {
  return resolveAccess(null, path).allow && resolveAccess({ role: 'user' }, path).allow;
}

/** Redirects unless the current user may open `location` (rules: `shared/page-access.ts`). Runs in `beforeLoad` of the root. */
async function guard(location: ParsedLocation): Promise<void> {
  if (isOpenToAll(location.pathname)) return;
  // On demand: most public pages are read without a session.
  const { currentUser } = await import('#client/lib/session.ts');
  const access = resolveAccess(await currentUser(), location.pathname);
  if (access.allow) return;
  if (access.returnTo !== undefined) {
    redirect({ to: access.redirect, search: { redirect: location.href }, replace: true, throw: true });
  }
  if (access.redirect === '/') redirect({ to: '/', replace: true, state: { notice: 'unknown-page' }, throw: true });
  redirect({
    to: access.redirect,
    replace: true,
    ...(access.isDenied ? { state: { notice: 'denied-page' } } : {}),
    throw: true,
  });
}
