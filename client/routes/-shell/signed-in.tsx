import type { ReactNode } from 'react';
import { queryClient } from '#client/lib/query-client.ts';
import { sessionQuery } from '#client/lib/session-query.ts';
import { watchSession } from '#client/lib/session-watch.ts';
import { TrpcProvider } from '#client/lib/trpc-provider.tsx';
import { areaOf } from '#shared/roles.ts';
import { ProofPrompt } from './proof-prompt.tsx';

watchSession();

/** What pages with tRPC hooks need around them. */
export function SignedIn({ children }: { children: ReactNode }) {
  return (
    <TrpcProvider>
      {children}
      <ProofPrompt />
    </TrpcProvider>
  );
}

/** Restores and keeps the signed-in customer's lists. Those of staff and organizations are never kept. */
export async function openKeptLists(): Promise<void> {
  const user = queryClient.getQueryData(sessionQuery.queryKey)?.user;
  if (!user || areaOf[user.role] !== 'customer' || user.member || import.meta.env.SSR) return;
  const { openKept } = await import('#client/lib/keep-queries.ts');
  await openKept(user);
}
