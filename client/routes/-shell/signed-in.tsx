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
import { whenIdle } from '#client/ui/when-idle.ts';
import { areaOf } from '#shared/roles.ts';
import type { SessionUser } from '#shared/schemas/auth.ts';

const loadDialog = async () => {
  const [{ ProofDialog: dialog }] = await Promise.all([
    import('#client/features/auth/proof-dialog.tsx'),
    loadAreas(['proof']),
  ]);
  return dialog;
};

const ProofDialog = lazyPart(loadDialog, { failure: 'atFoot' });

/** Lists are kept from the first visit on, once its page is there. */
const firstKeepMs = 4000;

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
 * Restores and keeps the signed-in customer's lists. Only a browser that keeps some waits for it: creating the database takes a slow
 * phone a tenth of a second.
 */
export async function openKeptLists(): Promise<void> {
  if (!findKeeper()) return;
  if (mayHaveKept()) await openKept();
  else {
    // Without its code the lists of this visit are not kept.
    whenIdle({ timeoutMs: firstKeepMs })
      .then(openKept)
      .catch(() => undefined);
  }
}

async function openKept(): Promise<void> {
  const keeping = await import('#client/lib/keep-queries.ts');
  // Nothing is stored after a sign-out in the meantime.
  const user = findKeeper();
  if (user) await keeping.openKept(user);
}

/** The user whose lists this browser keeps: never those of staff and organizations. */
function findKeeper(): SessionUser | undefined {
  const user = queryClient.getQueryData(sessionQuery.queryKey)?.user;
  return user && areaOf[user.role] === 'customer' && !user.member && !import.meta.env.SSR ? user : undefined;
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
