import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { describeError } from './error-message.ts';
import { createLiveConnection, type LiveEvent, type LiveState, type SocketHandlers } from './live-connection.ts';
import { queryClient } from './query-client.ts';
import { trpcUtils } from './trpc.ts';

const codeRetryDelayMs = 5_000;

/** The live connection of this window: events of the signed-in user's notifications. */
export const live = createLiveConnection({
  isOnline: () => navigator.onLine,
  openSocket,
  refetchAll: () => void queryClient.invalidateQueries(),
  catchUp: () => void catchUp(),
  confirmSession,
  reloadPage: () => window.location.reload(),
});

/** Refetches everything if the unread count changed since the page's first fetch: its lists are stale as well. */
async function catchUp(): Promise<void> {
  const { notifications } = trpcUtils;
  const before = notifications.unreadCount.getData()?.count;
  await notifications.invalidate();
  if (before !== undefined && notifications.unreadCount.getData()?.count !== before) {
    await queryClient.invalidateQueries();
  }
}

async function confirmSession(): Promise<boolean> {
  try {
    await trpcUtils.notifications.unreadCount.fetch(undefined, { staleTime: 0 });
    return true;
  } catch (error) {
    return describeError(error).code !== 'NOT_SIGNED_IN';
  }
}

/** Connects until the returned function is called, and follows the browser's network state. */
export function connectLive(): () => void {
  const { close, goOnline, goOffline } = live.connect();
  window.addEventListener('online', goOnline);
  window.addEventListener('offline', goOffline);
  return () => {
    window.removeEventListener('online', goOnline);
    window.removeEventListener('offline', goOffline);
    close();
  };
}

/** Loads the socket's code, which no first paint waits for; a failed load is repeated while the socket is wanted. */
function openSocket(lastEventId: string | undefined, handlers: SocketHandlers): () => void {
  let isClosed = false;
  let close: (() => void) | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  function start(): void {
    import('./live-socket.ts').then(
      ({ followNotifications }) => {
        if (!isClosed) close = followNotifications(lastEventId, handlers);
      },
      () => {
        if (!isClosed) retry = setTimeout(start, codeRetryDelayMs);
      },
    );
  }
  start();
  return () => {
    isClosed = true;
    clearTimeout(retry);
    close?.();
  };
}

/** Calls `onEvent` with changes of the user's notifications and `onWork` with changes of shared work, while mounted. */
export function useLiveEvents(onEvent: (event: LiveEvent) => void, onWork: () => void): void {
  const handle = useEffectEvent(onEvent);
  const handleWork = useEffectEvent(onWork);
  useEffect(() => live.listen({ onEvent: (event) => handle(event), onWork: () => handleWork() }), []);
}

export function useLiveState(): LiveState {
  return useSyncExternalStore(live.subscribe, live.state, live.state);
}
