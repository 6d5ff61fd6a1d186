import { createRootRoute, Outlet, useMatches } from '@tanstack/react-router';
import { guard } from '#client/lib/guard.ts';
import { needsOtherDocument } from '#client/lib/i18n/document-locale.ts';
import { loadWords } from '#client/lib/i18n/load-words.ts';
import { hasWords } from '#client/ui/words.ts';
import type { openKeptLists, SignedIn } from './-shell/signed-in.tsx';

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
    // Inside a shell that stands, the page without its texts shows the failure; the shell stays usable.
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
