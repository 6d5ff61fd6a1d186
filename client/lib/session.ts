import type { ErrorCode } from '#shared/errors.ts';
import type { SessionUser } from '#shared/schemas/auth.ts';
import { describeError } from './error-message.ts';
import { queryClient } from './query-client.ts';
import { sessionQuery } from './session-query.ts';
import { trpcClient } from './trpc-client.ts';
import { sendPendingMutations } from './pending-mutations.ts';

/** Who is signed in, for the router and the shells. The server decides again on every call. */

const tabs = new BroadcastChannel('session');
const signedOut = 'signed-out';

/** The signed-in person or null; answers at once from what is known, and asks again after a minute. */
export async function currentUser(): Promise<SessionUser | null> {
  // What fails here is met by whoever asks next.
  queryClient.query(sessionQuery).catch(() => undefined);
  const { user } = await queryClient.query({ ...sessionQuery, staleTime: 'static' });
  return user;
}

/** Remembers who has just signed in; nothing of a predecessor's data stays. */
export function rememberUser(user: SessionUser): void {
  queryClient.getQueryCache().clear();
  queryClient.setQueryData(sessionQuery.queryKey, { user });
}

/**
 * Ends the session (or every session of the account) on the server, here and in the other tabs, and leaves no private data in this browser.
 * What is still to be sent goes first. `leave` goes to a page that needs no session. Throws when that or the server's
 * answer failed.
 */
export async function signOut(leave: () => Promise<void>, { isEverywhere = false } = {}): Promise<void> {
  await sendPendingMutations();
  if (isEverywhere) await trpcClient.auth.revokeSessions.mutate();
  else await trpcClient.auth.logout.mutate();
  tabs.postMessage(signedOut);
  await forgetUser(leave);
  const { purgePendingFiles } = await import('./pending-files.ts');
  await purgePendingFiles();
}

/** The page goes first: what is on screen would ask the server again, in vain. */
async function forgetUser(leave: () => Promise<void>): Promise<void> {
  queryClient.setQueryData(sessionQuery.queryKey, { user: null });
  await leave();
  queryClient.removeQueries({ type: 'inactive' });
}

/** Leaves the page when the session ends without its doing: signed out in another tab, or ended on the server. */
export function onSessionEnd(leave: () => Promise<void>): void {
  const end = () => {
    if (queryClient.getQueryData(sessionQuery.queryKey)?.user) void forgetUser(leave);
  };
  tabs.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.data === signedOut) end();
  });
  onRefusal('NOT_SIGNED_IN', end);
}

/** Calls back whenever the server answers any call with this code, until the returned function is called. */
export function onRefusal(code: ErrorCode, act: () => void): () => void {
  const check = (error: unknown) => {
    if (describeError(error).code === code) act();
  };
  const endQueries = queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') check(event.action.error);
  });
  const endMutations = queryClient.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') check(event.action.error);
  });
  return () => {
    endQueries();
    endMutations();
  };
}
