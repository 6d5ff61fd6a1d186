import { createTRPCClient, createWSClient, wsLink } from '@trpc/client';
import type { NotificationEvent } from '#shared/schemas/notifications.ts';
import { queryClient } from './query-client.ts';
import { trpcUtils, type AppRouter } from './trpc.ts';

/** The one socket of this window: what happens to the signed-in person's notifications, as it happens. */

/** `open`: news arrive. `connecting`: they will. `offline`: this device has no network. */
export type LiveState = 'open' | 'connecting' | 'offline';

/** A change of one notification. */
export type LiveEvent = Extract<NotificationEvent, { kind: 'insert' | 'update' | 'delete' }>;

interface Listener {
  onEvent: (event: LiveEvent) => void;
  /** What staff share has changed by somebody's hand. */
  onWork: () => void;
}

const keepAlive = { enabled: true, intervalMs: 20_000, pongTimeoutMs: 5_000 };
const longestPause = 15_000;
/** Why the server ended a socket. */
const sessionOver = 4001;
const roleChanged = 4002;

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

/** Calls `listener` with what happens until the returned function is called. */
export function onLiveEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Follows the events of whoever is signed in, until the returned function is called. After a lost connection it goes on
 * where it stopped, and what is on screen is fetched again, since not every change comes with an event.
 */
export function connectLive(): () => void {
  let lastEventId: string | undefined;
  let leave: (() => void) | undefined;

  const receive = (id: string, event: NotificationEvent) => {
    const isResumed = lastEventId !== undefined;
    lastEventId = id;
    if (event.kind === 'work') {
      for (const { onWork } of listeners) onWork();
    } else if (event.notification === null) {
      setState('open');
      // What happened between the first fetch and this moment is in neither.
      if (isResumed) void queryClient.invalidateQueries();
      else void trpcUtils.notifications.invalidate();
    } else for (const { onEvent } of listeners) onEvent(event);
  };

  const join = () => {
    if (leave) return;
    setState('connecting');
    leave = openSocket(lastEventId, receive);
  };
  const part = () => {
    leave?.();
    leave = undefined;
  };
  const goOffline = () => {
    part();
    setState('offline');
  };
  window.addEventListener('online', join);
  window.addEventListener('offline', goOffline);
  if (navigator.onLine) join();
  else setState('offline');
  return () => {
    window.removeEventListener('online', join);
    window.removeEventListener('offline', goOffline);
    part();
  };
}

function openSocket(
  lastEventId: string | undefined,
  receive: (id: string, event: NotificationEvent) => void,
): () => void {
  let isOver = false;
  const socket = createWSClient({
    url: `${window.location.origin.replace(/^http/, 'ws')}/trpc`,
    keepAlive,
    retryDelayMs: (attempt) => Math.min(250 * 2 ** attempt, longestPause),
    onClose(cause) {
      if (isOver) return;
      if (navigator.onLine) setState('connecting');
      // The refusal of any call ends the session here as well.
      if (cause?.code === sessionOver) void trpcUtils.notifications.invalidate();
      // Another area is theirs now: the guards lead there.
      if (cause?.code === roleChanged) window.location.reload();
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
        if (!isOver) setState('connecting');
      },
    },
  );
  return () => {
    isOver = true;
    subscription.unsubscribe();
    void socket.close();
  };
}
