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
  /** Everything that arrived, in order, with the `ready` and `resync` of each connection and the `work` of staff. */
  seen: Seen[];
  /** What arrived of notifications. */
  changes(): Seen[];
  /** Codes the connection was closed with, one for each time. */
  closed: number[];
  errors: unknown[];
  /** Ends this end's connection without a word; the client connects again by itself. */
  cut(): void;
  stop(): Promise<void>;
}

/** `ws://…/trpc` of an origin. */
export function socketUrl(origin: string): string {
  return `${origin.replace(/^http/, 'ws')}/trpc`;
}

/** Follows one person's notifications as the browser does: over the product's own client, which resumes by itself. */
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

/** A socket without a client, for what no client of ours would do. Rejects with the HTTP status of a refusal. */
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
  // A connection that is cut is what these tests are about.
  socket.on('error', () => undefined);
  return { socket, messages, closed };
}
