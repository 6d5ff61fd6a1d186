import { hashKey } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';
import { sessionQuery } from './session-query.ts';
import { endSession } from './session.ts';

/**
 * Watches the session query: ends the session when the server reports none, and reloads the page when another user has
 * signed in in another tab.
 */
export function watchSession(): void {
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
