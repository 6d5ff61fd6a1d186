import { createRootRoute, Outlet, useMatches } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import { guard } from '#client/lib/guard.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** A page that uses plain tRPC calls, so it loads without the tRPC hooks. */
    isLight?: true;
    /** A workspace that takes the whole window: the navigation moves into the drawer. */
    isFocused?: true;
  }
}

let Calls: ComponentType<{ children: ReactNode }> | undefined;
let ProofPrompt: ComponentType | undefined;

export const Route = createRootRoute({
  beforeLoad: async ({ location, matches }) => {
    await guard(location);
    if (matches.some((match) => match.staticData.isLight)) return;
    [{ TrpcProvider: Calls }, { ProofPrompt }] = await Promise.all([
      import('#client/lib/trpc-provider.tsx'),
      import('./-shell/proof-prompt.tsx'),
    ]);
  },
  component: Root,
});

function Root() {
  const isLight = useMatches({ select: (matches) => matches.some((match) => match.staticData.isLight) });
  if (isLight || !Calls || !ProofPrompt) return <Outlet />;
  return (
    <Calls>
      <Outlet />
      <ProofPrompt />
    </Calls>
  );
}
