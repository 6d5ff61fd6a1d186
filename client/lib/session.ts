import type { ErrorCode } from '#shared/errors.ts';
import type { SessionUser } from '#shared/schemas/auth.ts';
import { describeError } from './error-message.ts';
import { keepLocale } from './i18n/document-locale.ts';
import { leaveArea } from './leave-area.ts';
import { sendPendingMutations } from './pending-mutations.ts';
import { queryClient } from './query-client.ts';
import { sessionQuery } from './session-query.ts';
import { trpcClient } from './trpc-client.ts';
import { hasUnsavedEdits } from './unsaved-edits.ts';

/** The client's session, for routing and layout only: the server authorizes every call. */

const channel = new BroadcastChannel('session');
const signedOut = 'signed-out';

/**
 * The current user or null: stale-while-revalidate with a staleness of one minute. Offline, the customer whose lists are
 * kept in this browser.
 */
export async function currentUser(): Promise<SessionUser | null> {
  // The query below rejects with the same error if there is no cached value.
  queryClient.query(sessionQuery).catch(() => undefined);
  try {
    const { user } = await queryClient.query({ ...sessionQuery, staleTime: 'static' });
    return user;
  } catch (error) {
    if (navigator.onLine) throw error;
    const { readKeptUser } = await import('./keep-queries.ts');
    const user = await readKeptUser();
    if (!user) throw error;
    // Stale from the start, so the session is refetched once the device is online.
    queryClient.setQueryData(sessionQuery.queryKey, { user }, { updatedAt: 1 });
    return user;
  }
}

/** Stores the user after sign-in and clears the previous user's cached queries. */
export function setCurrentUser(user: SessionUser): void {
  queryClient.getQueryCache().clear();
  queryClient.setQueryData(sessionQuery.queryKey, { user });
  if (user.locale) keepLocale(user.locale);
}

/** Work that a sign-out would discard: edits of a form, or changes of a translation not yet saved. */
export type UnsavedWork = 'edits' | 'translation';

/** Sends pending mutations, and returns what is still unsaved. Throws if sending fails. */
export async function findUnsavedWork(): Promise<UnsavedWork | undefined> {
  await sendPendingMutations();
  if (hasUnsavedEdits()) return 'edits';
  const user = queryClient.getQueryData(sessionQuery.queryKey)?.user;
  if (!user) return undefined;
  const { hasPendingTexts } = await import('./pending-texts.ts');
  // Refused storage holds nothing, and must not keep anyone signed in.
  const isKept = await hasPendingTexts(user.id).catch(() => false);
  return isKept ? 'translation' : undefined;
}

/**
 * Sends pending mutations, deletes kept lists, then ends this session, or all sessions, on the server and in all tabs, and
 * deletes other local data. `leave` navigates to a public page. Throws if sending, signing out or navigating fails.
 */
export async function signOut(leave: () => Promise<void>, { isEverywhere = false } = {}): Promise<void> {
  await sendPendingMutations();
  await forgetKeptQueries();
  if (isEverywhere) await trpcClient.auth.revokeSessions.mutate();
  else await trpcClient.auth.logout.mutate();
  channel.postMessage(signedOut);
  await forgetUser(leave);
  const [{ purgePendingFiles }, { purgePendingTexts }] = await Promise.all([
    import('./pending-files.ts'),
    import('./pending-texts.ts'),
  ]);
  await Promise.all([purgePendingFiles(), purgePendingTexts()]);
}

/** Deletes the lists kept for reloads. Refused storage holds nothing, and must not keep anyone signed in. */
export async function forgetKeptQueries(): Promise<void> {
  await import('./keep-queries.ts').then(({ keptQueries }) => keptQueries.forget()).catch(() => undefined);
}

/** Navigates before clearing the cache: mounted queries would refetch and be refused. */
async function forgetUser(leave: () => Promise<void>): Promise<void> {
  queryClient.setQueryData(sessionQuery.queryKey, { user: null });
  const forgotten = forgetKeptQueries();
  await leave();
  await forgotten;
  queryClient.removeQueries({ type: 'inactive' });
}

/** Forgets the user and leaves the signed-in pages. */
export function endSession(): void {
  void forgetUser(leaveArea);
}

/** Ends a known session when another tab signs out, or the server refuses a call with NOT_SIGNED_IN. */
function endKnownSession(): void {
  if (queryClient.getQueryData(sessionQuery.queryKey)?.user) endSession();
}

channel.addEventListener('message', (event: MessageEvent<unknown>) => {
  if (event.data === signedOut) endKnownSession();
});
onRefusal('NOT_SIGNED_IN', endKnownSession);

/** Calls `onCode` for every call that fails with `code`; returns the unsubscribe function. */
export function onRefusal(code: ErrorCode, onCode: () => void): () => void {
  const check = (error: unknown) => {
    if (describeError(error).code === code) onCode();
  };
  const unsubscribeQueries = queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') check(event.action.error);
  });
  const unsubscribeMutations = queryClient.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') check(event.action.error);
  });
  return () => {
    unsubscribeQueries();
    unsubscribeMutations();
  };
}
