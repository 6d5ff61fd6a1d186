import type { ReactNode } from 'react';
import type { SessionUser } from '#shared/schemas/auth.ts';
import { queryClient } from '#client/lib/query-client.ts';
import { sessionQuery } from '#client/lib/session-query.ts';
import { TrpcProvider } from '#client/lib/trpc-provider.tsx';
import { ProofPrompt } from './proof-prompt.tsx';

/** Above a usual read; a blocked database must not hold the page. */
const timeoutMs = 500;

/** What pages with tRPC hooks need around them. */
export function SignedIn({ children }: { children: ReactNode }) {
  return (
    <TrpcProvider>
      {children}
      <ProofPrompt />
    </TrpcProvider>
  );
}

/** Restores and keeps the signed-in customer's lists. Staff's lists are never kept. */
export async function openKeptLists(): Promise<void> {
  const user = queryClient.getQueryData(sessionQuery.queryKey)?.user;
  if (user?.role !== 'user' || typeof indexedDB === 'undefined') return;
  await Promise.race([open(user), new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
}

async function open({ id, name }: SessionUser): Promise<void> {
  try {
    const { keptQueries } = await import('#client/lib/keep-queries.ts');
    await keptQueries.open({ id, name });
  } catch (error) {
    console.info('Lists cannot be kept in this browser', error);
  }
}
