import { createTRPCClient, createWSClient, wsLink } from '@trpc/client';
import type { AppRouter } from './app-router.ts';
import type { SocketHandlers } from './live-connection.ts';

/** Sockets of this window's session. A module of its own, which `live.ts` loads after the first paint. */

const keepAlive = { enabled: true, intervalMs: 20_000, pongTimeoutMs: 5_000 };
const firstRetryDelayMs = 250;
const maxRetryDelayMs = 15_000;

/** A client over a socket that reconnects until it is closed. */
export function openSocketClient(onClose: (code: number | undefined) => void) {
  const socket = createWSClient({
    url: `${window.location.origin.replace(/^http/, 'ws')}/trpc`,
    keepAlive,
    retryDelayMs: (attempt) => Math.min(firstRetryDelayMs * 2 ** attempt, maxRetryDelayMs),
    onClose: (cause) => onClose(cause?.code),
  });
  return { socket, client: createTRPCClient<AppRouter>({ links: [wsLink({ client: socket })] }) };
}

/** Follows the notifications of the signed-in user after `lastEventId`; returns the unsubscribe function. */
export function followNotifications(
  lastEventId: string | undefined,
  { onData, onLost, onClose }: SocketHandlers,
): () => void {
  const { socket, client } = openSocketClient(onClose);
  const subscription = client.notifications.onEvent.subscribe(
    { lastEventId },
    { onData: ({ id, data }) => onData(id, data), onError: onLost },
  );
  return () => {
    subscription.unsubscribe();
    void socket.close();
  };
}
