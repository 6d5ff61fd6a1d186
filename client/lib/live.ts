import { createTRPCClient, createWSClient, wsLink } from '@trpc/client';
import type { NotificationEvent } from '#shared/schemas/notifications.ts';
import type { AppRouter } from './app-router.ts';
import { queryClient } from './query-client.ts';
import { trpcUtils } from './trpc.ts';

/** The window's one WebSocket: notification events of the signed-in user. */

/** `open`: subscribed. `connecting`: opening or retrying. `offline`: the device has no network. */
export type LiveState = 'open' | 'connecting' | 'offline';

/** Change of one notification. */
export type LiveEvent = Extract<NotificationEvent, { kind: 'insert' | 'update' | 'delete' }>;

interface Listener {
  onEvent: (event: LiveEvent) => void;
  /** The shared staff lists have changed. */
  onWork: () => void;
}

const keepAlive = { enabled: true, intervalMs: 20_000, pongTimeoutMs: 5_000 };
const maxRetryDelayMs = 15_000;
/** Close codes of the server. */
const sessionEndedCode = 4001;
const roleChangedCode = 4002;

const listeners = new Set<Listener>();
const stateListeners = new Set<() => void>();
let state: LiveState = 'connecting';

function setState(next: LiveState): void {
  state = next;
  for (const listener of stateListeners) listener();
}

/** For `useSyncExternalStore`. */
export const liveState = {
  get: (): LiveState => state,
  subscribe(listener: () => void): () => void {
    stateListeners.add(listener);
    return () => stateListeners.delete(listener);
  },
};

/** Subscribes `listener`; returns the unsubscribe function. */
export function onLiveEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Opens the subscription; returns the function that closes it. A reconnect resumes from lastEventId and invalidates all
 * queries, since not every change has an event.
 */
export function connectLive(): () => void {
  let lastEventId: string | undefined;
  let close: (() => void) | undefined;

  const receive = (id: string, event: NotificationEvent) => {
    const isResumed = lastEventId !== undefined;
    lastEventId = id;
    if (event.kind === 'work') {
      for (const { onWork } of listeners) onWork();
    } else if (event.notification === null) {
      setState('open');
      // Events between the first fetch and the subscription would be missed without this.
      if (isResumed) void queryClient.invalidateQueries();
      else void trpcUtils.notifications.invalidate();
    } else for (const { onEvent } of listeners) onEvent(event);
  };

  const connect = () => {
    if (close) return;
    setState('connecting');
    close = openSocket(lastEventId, receive);
  };
  const disconnect = () => {
    close?.();
    close = undefined;
  };
  const goOffline = () => {
    disconnect();
    setState('offline');
  };
  window.addEventListener('online', connect);
  window.addEventListener('offline', goOffline);
  if (navigator.onLine) connect();
  else setState('offline');
  return () => {
    window.removeEventListener('online', connect);
    window.removeEventListener('offline', goOffline);
    disconnect();
  };
}

function openSocket(
  lastEventId: string | undefined,
  receive: (id: string, event: NotificationEvent) => void,
): () => void {
  let isClosed = false;
  const socket = createWSClient({
    url: `${window.location.origin.replace(/^http/, 'ws')}/trpc`,
    keepAlive,
    retryDelayMs: (attempt) => Math.min(250 * 2 ** attempt, maxRetryDelayMs),
    onClose(cause) {
      if (isClosed) return;
      if (navigator.onLine) setState('connecting');
      // The refetch is refused with NOT_SIGNED_IN, which ends the session on this client (lib/session.ts).
      if (cause?.code === sessionEndedCode) void trpcUtils.notifications.invalidate();
      // The guards of the reloaded page redirect to the area of the new role.
      if (cause?.code === roleChangedCode) window.location.reload();
    },
  });
  const client = createTRPCClient<AppRouter>({ links: [wsLink({ client: socket })] });
  const subscription = client.notifications.onEvent.subscribe(
    { lastEventId },
    {
      onData({ id, data }) {
        receive(id, data);
      },
      onError() {
        if (!isClosed) setState('connecting');
      },
    },
  );
  return () => {
    isClosed = true;
    subscription.unsubscribe();
    void socket.close();
  };
}
