import { createRootRoute, Outlet, useMatches } from '@tanstack/react-router';
import { guard } from '#client/lib/guard.ts';
import type * as SignedInModule from './-shell/signed-in.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** A page that uses plain tRPC calls, so it loads without the tRPC hooks. */
    isLight?: true;
    /** A workspace that takes the whole window: the navigation moves into the drawer. */
    isFocused?: true;
  }
}

let signedIn: typeof SignedInModule | undefined;

export const Route = createRootRoute({
  beforeLoad: async ({ location, matches }) => {
    if (matches.some((match) => match.staticData.isLight)) {
      await guard(location);
      return;
    }
    const loading = import('./-shell/signed-in.tsx');
    // A redirect by the guard leaves a failure unhandled.
    loading.catch(() => undefined);
    await guard(location);
    signedIn = await loading;
    await signedIn.openKeptLists();
  },
  component: Root,
});

function Root() {
  const isLight = useMatches({ select: (matches) => matches.some((match) => match.staticData.isLight) });
  if (isLight || !signedIn) return <Outlet />;
  const { SignedIn } = signedIn;
  return (
    <SignedIn>
      <Outlet />
    </SignedIn>
  );
}
