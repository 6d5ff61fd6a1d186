import { createTRPCClient, createWSClient, wsLink } from '@trpc/client';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { AppRouter } from './app-router.ts';
import { createLiveConnection, type LiveEvent, type LiveState, type SocketHandlers } from './live-connection.ts';
import { queryClient } from './query-client.ts';
import { trpcUtils } from './trpc.ts';

const keepAlive = { enabled: true, intervalMs: 20_000, pongTimeoutMs: 5_000 };
const firstRetryDelayMs = 250;
const maxRetryDelayMs = 15_000;

/** The live connection of this window: events of the signed-in user's notifications. */
export const live = createLiveConnection({
  isOnline: () => navigator.onLine,
  openSocket,
  refetchAll: () => void queryClient.invalidateQueries(),
  catchUp: () => void catchUp(),
  refetchNotifications: () => void trpcUtils.notifications.invalidate(),
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

/** A socket of this window's session, which reconnects until it is closed. */
export function openSocketClient(onClose: (code: number | undefined) => void) {
  return createWSClient({
    url: `${window.location.origin.replace(/^http/, 'ws')}/trpc`,
    keepAlive,
    retryDelayMs: (attempt) => Math.min(firstRetryDelayMs * 2 ** attempt, maxRetryDelayMs),
    onClose: (cause) => onClose(cause?.code),
  });
}

function openSocket(lastEventId: string | undefined, { onData, onLost, onClose }: SocketHandlers): () => void {
  const socket = openSocketClient(onClose);
  const client = createTRPCClient<AppRouter>({ links: [wsLink({ client: socket })] });
  const subscription = client.notifications.onEvent.subscribe(
    { lastEventId },
    { onData: ({ id, data }) => onData(id, data), onError: onLost },
  );
  return () => {
    subscription.unsubscribe();
    void socket.close();
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
