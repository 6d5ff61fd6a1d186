import { once } from 'node:events';
import { createTRPCClient, createWSClient, wsLink } from '@trpc/client';
import { WebSocket as RawSocket } from 'ws';
import type { AppRouter } from '#server/router.ts';
import type { NotificationEvent } from '#shared/schemas/notifications.ts';

export interface Seen {
  id: string;
  event: NotificationEvent;
}

export interface Follower {
  /** All received events in order, including `ready`, `resync` and `work`. */
  seen: Seen[];
  /** Received events that carry a notification. */
  changes(): Seen[];
  /** Close codes, one per disconnect. */
  closed: number[];
  errors: unknown[];
  /** Closes the connection; the client reconnects. */
  cut(): void;
  stop(): Promise<void>;
}

/** WebSocket URL of an origin, `ws://…/trpc`. */
export function socketUrl(origin: string): string {
  return `${origin.replace(/^http/, 'ws')}/trpc`;
}

/** Subscribes to a user's notifications with tRPC's WebSocket client, which reconnects and resumes. */
export function follow(options: { origin: () => string; cookie: string; lastEventId?: string }): Follower {
  const { origin, cookie, lastEventId } = options;
  const closed: number[] = [];
  class SignedInSocket extends WebSocket {
    constructor(url: string | URL) {
      super(url, { headers: { cookie } });
    }
  }
  const client = createWSClient({
    url: () => socketUrl(origin()),
    WebSocket: SignedInSocket,
    retryDelayMs: () => 20,
    onClose: (cause) => closed.push(cause?.code ?? 0),
  });
  const trpc = createTRPCClient<AppRouter>({ links: [wsLink({ client })] });
  const seen: Seen[] = [];
  const errors: unknown[] = [];
  const subscription = trpc.notifications.onEvent.subscribe(lastEventId === undefined ? undefined : { lastEventId }, {
    onData: ({ id, data }) => seen.push({ id, event: data }),
    onError: (error) => errors.push(error),
  });
  return {
    seen,
    changes: () => seen.filter(({ event }) => event.notification !== null),
    closed,
    errors,
    cut: () => {
      client.connection?.ws.close();
    },
    stop: async () => {
      subscription.unsubscribe();
      await client.close();
    },
  };
}

/** A raw WebSocket, for messages that the client never sends. Rejects with the HTTP status of a refused handshake. */
export async function openSocket(
  url: string,
  headers: Record<string, string>,
): Promise<{ socket: RawSocket; messages: unknown[]; closed: Promise<number> }> {
  const socket = new RawSocket(url, { headers });
  const messages: unknown[] = [];
  socket.on('message', (data) => {
    const text = Buffer.isBuffer(data) ? data.toString() : '';
    if (text !== 'PING' && text !== 'PONG') messages.push(JSON.parse(text));
  });
  const { promise: closed, resolve } = Promise.withResolvers<number>();
  socket.on('close', resolve);
  const refused = Promise.withResolvers<never>();
  socket.once('unexpected-response', (request, response) => {
    request.destroy();
    refused.reject(new Error(String(response.statusCode)));
  });
  await Promise.race([once(socket, 'open'), refused.promise]);
  // Resets are expected in tests that cut connections.
  socket.on('error', () => undefined);
  return { socket, messages, closed };
}
