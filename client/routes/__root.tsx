import { createRootRoute, Outlet, useMatches } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import { guard } from '../lib/guard.ts';
import { ProofPrompt } from './-shell/proof-prompt.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** A page that makes plain calls only, and so loads without the hooks for the server's procedures. */
    isLight?: true;
  }
}

let Calls: ComponentType<{ children: ReactNode }> | undefined;

export const Route = createRootRoute({
  beforeLoad: async ({ location, matches }) => {
    await guard(location);
    if (!matches.some((match) => match.staticData.isLight))
      Calls ??= (await import('../lib/trpc-provider.tsx')).TrpcProvider;
  },
  component: Root,
});

function Root() {
  const isLight = useMatches({ select: (matches) => matches.some((match) => match.staticData.isLight) });
  if (isLight || !Calls) return <Outlet />;
  return (
    <Calls>
      <Outlet />
      <ProofPrompt />
    </Calls>
  );
}
