import { describe, expect, test, vi } from 'vitest';
import {
  closeCodes,
  createLiveConnection,
  type LiveActions,
  type LiveListener,
  type SocketHandlers,
} from '#client/lib/live-connection.ts';
import type { NotificationEvent } from '#shared/schemas/notifications.ts';

const ready: NotificationEvent = { kind: 'ready', notification: null };
const work: NotificationEvent = { kind: 'work', notification: null };

function setUp({ isOnline = true } = {}) {
  const network = { isOnline };
  const sockets: (SocketHandlers & { lastEventId: string | undefined; isOpen: boolean })[] = [];
  const actions = {
    isOnline: () => network.isOnline,
    openSocket: (lastEventId, handlers) => {
      const socket = { ...handlers, lastEventId, isOpen: true };
      sockets.push(socket);
      return () => {
        socket.isOpen = false;
      };
    },
    refetchAll: vi.fn<() => void>(),
    catchUp: vi.fn<() => void>(),
    confirmSession: vi.fn<LiveActions['confirmSession']>().mockResolvedValue(false),
    reloadPage: vi.fn<() => void>(),
  } satisfies LiveActions;
  const live = createLiveConnection(actions);
  const connection = live.connect();
  const refetches = () => [actions.catchUp.mock.calls.length, actions.refetchAll.mock.calls.length];
  return { live, connection, sockets, network, actions, refetches, open: () => sockets.filter((one) => one.isOpen) };
}

test('opens on the ready event; a resumed stream refetches everything', () => {
  const { live, sockets, refetches } = setUp();
  expect(live.state()).toBe('connecting');
  sockets[0]?.onData('1', ready);
  expect([live.state(), refetches()]).toEqual(['open', [1, 0]]);
  sockets[0]?.onLost();
  expect(live.state()).toBe('connecting');
  sockets[0]?.onData('2', ready);
  expect([live.state(), refetches()]).toEqual(['open', [1, 1]]);
});

test('offline closes the socket; online resumes after the last event', () => {
  const { live, connection, sockets, open } = setUp();
  sockets[0]?.onData('7', ready);
  connection.goOffline();
  expect([live.state(), open().length]).toEqual(['offline', 0]);
  sockets[0]?.onLost();
  sockets[0]?.onClose(closeCodes.roleChanged);
  expect(live.state()).toBe('offline');
  connection.goOnline();
  connection.goOnline();
  expect([live.state(), open().length, open()[0]?.lastEventId]).toEqual(['connecting', 1, '7']);
});

test('without a network no socket is opened until there is one', () => {
  const { live, connection, sockets, network } = setUp({ isOnline: false });
  expect([live.state(), sockets.length]).toEqual(['offline', 0]);
  network.isOnline = true;
  connection.goOnline();
  expect([live.state(), sockets.length]).toEqual(['connecting', 1]);
});

test('listeners receive changes and shared work until they unsubscribe', () => {
  const { live, sockets } = setUp();
  const listener = { onEvent: vi.fn<LiveListener['onEvent']>(), onWork: vi.fn<LiveListener['onWork']>() };
  const leave = live.listen(listener);
  sockets[0]?.onData('1', ready);
  sockets[0]?.onData('2', work);
  expect([listener.onEvent.mock.calls.length, listener.onWork.mock.calls.length]).toEqual([0, 1]);
  leave();
  sockets[0]?.onData('3', work);
  expect(listener.onWork).toHaveBeenCalledTimes(1);
});

test('a closed socket reconnects; a changed role reloads', () => {
  const { live, sockets, actions, refetches } = setUp();
  sockets[0]?.onData('1', ready);
  sockets[0]?.onClose(undefined);
  expect([live.state(), refetches()]).toEqual(['connecting', [1, 0]]);
  sockets[0]?.onClose(closeCodes.roleChanged);
  expect(actions.reloadPage).toHaveBeenCalledTimes(1);
});

describe('a session that the server ended', () => {
  /** The answer about the session, once the server has closed the socket. */
  function endSession() {
    const answer = Promise.withResolvers<boolean>();
    const parts = setUp();
    parts.actions.confirmSession.mockReturnValue(answer.promise);
    parts.sockets[0]?.onData('3', ready);
    parts.sockets[0]?.onClose(closeCodes.sessionEnded);
    const settle = async (isSignedIn: boolean) => {
      answer.resolve(isSignedIn);
      await answer.promise;
    };
    return { ...parts, settle };
  }

  test('has no socket that reconnects', async () => {
    const { open, settle } = endSession();
    expect(open()).toEqual([]);
    await settle(false);
    expect(open()).toEqual([]);
  });

  test('resumes when another sign-in has taken its place', async () => {
    const { open, settle } = endSession();
    await settle(true);
    await vi.waitFor(() => expect(open().map(({ lastEventId }) => lastEventId)).toEqual(['3']));
  });

  test('resumes nothing once the page has left', async () => {
    const { connection, open, settle } = endSession();
    connection.close();
    await settle(true);
    expect(open()).toEqual([]);
  });
});

test('ignores socket events after close', () => {
  const { live, connection, sockets, open, actions } = setUp();
  sockets[0]?.onData('1', ready);
  connection.close();
  sockets[0]?.onClose(closeCodes.roleChanged);
  sockets[0]?.onLost();
  expect([live.state(), open().length, actions.reloadPage.mock.calls.length]).toEqual(['open', 0, 0]);
});
