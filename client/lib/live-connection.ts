import { createStore } from '#client/ui/store.ts';
import type { NotificationEvent } from '#shared/schemas/notifications.ts';

/**
 * The state of the live connection, apart from its socket.
 * Promises: one socket at a time; a reconnect resumes after the last event, and then refetches, since not every change has an event.
 * Never: a socket while the device is offline, for a session that the server ended, or after `connect`'s result was called.
 */

/** `open`: subscribed. `connecting`: opening or retrying. `offline`: the device has no network. */
export type LiveState = 'open' | 'connecting' | 'offline';

/** A change of one notification. */
export type LiveEvent = Extract<NotificationEvent, { kind: 'insert' | 'update' | 'delete' }>;

export interface LiveListener {
  onEvent: (event: LiveEvent) => void;
  /** A colleague changed something that staff share. */
  onWork: () => void;
}

export interface SocketHandlers {
  onData: (id: string, event: NotificationEvent) => void;
  /** The subscription failed, or the socket was lost; it reconnects by itself. */
  onLost: () => void;
  /** The socket was closed with this code. */
  onClose: (code: number | undefined) => void;
}

export interface LiveActions {
  isOnline: () => boolean;
  /** Opens a socket that resumes after `lastEventId`; the result closes it. */
  openSocket: (lastEventId: string | undefined, handlers: SocketHandlers) => () => void;
  refetchAll: () => void;
  /** Fetches changes made between the page's first responses and the start of the subscription. */
  catchUp: () => void;
  /** False when the server refuses the session; the refusal also ends it on this client (lib/session.ts). */
  confirmSession: () => Promise<boolean>;
  reloadPage: () => void;
}

export interface LiveConnection {
  subscribe: (listener: () => void) => () => void;
  state: () => LiveState;
  /** Calls `listener` with every event; returns the unsubscribe function. */
  listen: (listener: LiveListener) => () => void;
  /** Follows the events of the signed-in user; `goOnline` and `goOffline` report the network. */
  connect: () => { close: () => void; goOnline: () => void; goOffline: () => void };
}

/** The server closes a socket with these codes. */
export const closeCodes = { sessionEnded: 4001, roleChanged: 4002 } as const;

export function createLiveConnection(actions: LiveActions): LiveConnection {
  const listeners = new Set<LiveListener>();
  const state = createStore<LiveState>('connecting');

  function connect() {
    let lastEventId: string | undefined;
    let closeSocket: (() => void) | undefined;
    let hasLeft = false;

    function receive(id: string, event: NotificationEvent): void {
      const isResumed = lastEventId !== undefined;
      lastEventId = id;
      if (event.kind === 'work') for (const { onWork } of listeners) onWork();
      else if (event.notification !== null) for (const { onEvent } of listeners) onEvent(event);
      else {
        state.set('open');
        if (isResumed) actions.refetchAll();
        else actions.catchUp();
      }
    }

    function open(): void {
      if (closeSocket) return;
      state.set('connecting');
      let isClosed = false;
      const closeOwn = actions.openSocket(lastEventId, {
        onData: receive,
        onLost() {
          if (!isClosed) state.set('connecting');
        },
        onClose(code) {
          if (isClosed) return;
          if (actions.isOnline()) state.set('connecting');
          if (code === closeCodes.sessionEnded) void confirmSession();
          // The guards of the reloaded page redirect to the area of the new role.
          if (code === closeCodes.roleChanged) actions.reloadPage();
        },
      });
      closeSocket = () => {
        isClosed = true;
        closeOwn();
      };
    }

    function close(): void {
      closeSocket?.();
      closeSocket = undefined;
    }

    /** Reopens for the session of a sign-in that replaced the one that ended. */
    async function confirmSession(): Promise<void> {
      close();
      const isSignedIn = await actions.confirmSession();
      if (isSignedIn && !hasLeft && actions.isOnline()) open();
    }

    function leave(): void {
      hasLeft = true;
      close();
    }

    function goOffline(): void {
      close();
      state.set('offline');
    }

    if (actions.isOnline()) open();
    else state.set('offline');
    return { close: leave, goOnline: open, goOffline };
  }

  return {
    subscribe: state.subscribe,
    state: state.get,
    listen(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    connect,
  };
}
