import { hashKey } from '@tanstack/react-query';
import { useSyncExternalStore, type ReactNode } from 'react';
import { loadAreas } from '#client/lib/i18n/load-words.ts';
import { mayHaveKept } from '#client/lib/kept-mark.ts';
import { currentProofRequest, onProofRequest } from '#client/lib/proof.ts';
import { queryClient } from '#client/lib/query-client.ts';
import { sessionQuery } from '#client/lib/session-query.ts';
import { endSession } from '#client/lib/session.ts';
import { TrpcProvider } from '#client/lib/trpc-provider.tsx';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { areaOf } from '#shared/roles.ts';

const loadDialog = async () => {
  const [{ ProofDialog: dialog }] = await Promise.all([
    import('#client/features/auth/proof-dialog.tsx'),
    loadAreas(['proof']),
  ]);
  return dialog;
};

const ProofDialog = lazyPart(loadDialog, { failure: 'atFoot' });

watchSession();

/** Providers of pages with tRPC hooks. */
export function SignedIn({ children }: { children: ReactNode }) {
  return (
    <TrpcProvider>
      {children}
      <ProofPrompt />
    </TrpcProvider>
  );
}

/**
 * Restores and keeps the signed-in customer's lists. Those of staff and organizations are never kept. A browser without kept lists
 * waits for nothing: creating the database takes a slow phone a tenth of a second.
 */
export async function openKeptLists(): Promise<void> {
  const user = queryClient.getQueryData(sessionQuery.queryKey)?.user;
  if (!user || areaOf[user.role] !== 'customer' || user.member || import.meta.env.SSR) return;
  const opening = import('#client/lib/keep-queries.ts').then(({ openKept }) => openKept(user));
  if (mayHaveKept()) await opening;
  // Without its code the lists of this visit are not kept.
  else opening.catch(() => undefined);
}

/**
 * Watches the session query: ends the session when the server reports none, and reloads the page when another user has
 * signed in in another tab.
 */
function watchSession(): void {
  const readId = () => queryClient.getQueryData(sessionQuery.queryKey)?.user?.id;
  const hash = hashKey(sessionQuery.queryKey);
  let known = readId();
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.query.queryHash !== hash) return;
    const before = known;
    known = readId();
    if (event.action.manual || before === undefined || before === known) return;
    if (known === undefined) endSession();
    else window.location.reload();
  });
}

/** Opens the proof dialog when the server requires a recent proof. */
function ProofPrompt() {
  const request = useSyncExternalStore(onProofRequest, currentProofRequest, () => undefined);
  return request ? <ProofDialog request={request} /> : null;
}
