import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { applyWSSHandler } from '@trpc/server/adapters/ws';
import { WebSocket, WebSocketServer } from 'ws';
import { createAddressReader } from './caller-address.ts';
import type { Connection, Context, SignedInActor } from './context.ts';
import type { Deps } from './deps.ts';
import { AppError, toAppError } from './errors.ts';
import { findLiveSession, readSession } from './features/auth/session.ts';
import { openSockets } from './metrics.ts';
import { appRouter } from './router.ts';
import { isSameOrigin } from './same-origin.ts';

/** More than any call of ours takes. */
const frameBytes = 64 * 1024;
/** Whoever reads so slowly that this much waits for them is cut off, and resumes. */
const waitingBytes = 1024 * 1024;
/** Windows of one person, in one process. */
const socketsPerUser = 10;
const subscriptionsPerSocket = 20;
const keepAlive = { enabled: true, pingMs: 15_000, pongWaitMs: 5_000 };
/** How long a browser has to say goodbye. */
const farewell = 1_000;
const longestTimer = 2 ** 31 - 1;

const goodbyes = {
  goingAway: 1001,
  tryAgain: 1013,
  /** The session is over: connecting again is of no use before the next login. */
  sessionOver: 4001,
  /** The same person in another role: connect again. */
  roleChanged: 4002,
} as const;

export interface Sockets {
  /** Takes no more sockets, asks everybody to connect again (elsewhere, or when we are back), and closes what is open. */
  stop(): Promise<void>;
}

type Message = Parameters<WebSocket['send']>[0];
type SendOptions = Parameters<WebSocket['send']>[1];
type Done = Parameters<WebSocket['send']>[2];

/** Counts what is written and not yet taken. */
class BoundedSocket extends WebSocket {
  override send(data: Message, options?: SendOptions | Done, done?: Done): void {
    if (typeof options === 'function') super.send(data, options);
    else super.send(data, options ?? {}, done);
    if (this.bufferedAmount > waitingBytes) this.terminate();
  }
}

/**
 * Procedures over WebSocket at `/trpc`. A socket belongs to the session of its cookie and closes with it, wherever that
 * was ended; the page that opens it must be one of ours, since browsers ask nobody before they open one.
 */
export function attachSockets(server: Server, deps: Deps): Sockets {
  let isStopping = false;
  const admitted = new WeakMap<IncomingMessage, { context: Context; renewedCookie: string | undefined }>();
  const socketsOf = new Map<string, number>();
  const wss = new WebSocketServer({
    noServer: true,
    maxPayload: frameBytes,
    perMessageDeflate: false,
    WebSocket: BoundedSocket,
  });
  const addressOf = createAddressReader(deps.env.trustProxy);

  async function admit(request: IncomingMessage): Promise<SignedInActor> {
    const { origin, host, cookie } = request.headers;
    if (isStopping) throw new AppError('SERVICE_UNAVAILABLE');
    if (request.url?.split('?')[0] !== '/trpc') throw new AppError('NOT_FOUND');
    if (!isSameOrigin(deps.env.publicUrl, { origin, host })) throw new AppError('FOREIGN_ORIGIN');
    const { user, renewedCookie } = await readSession(deps, cookie);
    if (!user) throw new AppError('NOT_SIGNED_IN');
    if ((socketsOf.get(user.id) ?? 0) >= socketsPerUser) throw new AppError('TOO_MANY_REQUESTS');
    admitted.set(request, {
      renewedCookie,
      context: {
        deps,
        user,
        connection: createConnection(deps, user.sessionId),
        requestId: randomUUID(),
        ip: addressOf(request),
        userAgent: request.headers['user-agent'] ?? '',
        log: deps.log,
        // Cookies leave with HTTP answers only; the client signs in and out over HTTP.
        setCookie: () => undefined,
      },
    });
    return user;
  }

  function open(request: IncomingMessage, raw: Duplex, { head, user }: { head: Buffer; user: SignedInActor }): void {
    wss.handleUpgrade(request, raw, head, (socket) => {
      socketsOf.set(user.id, (socketsOf.get(user.id) ?? 0) + 1);
      openSockets.inc();
      socket.once('close', () => {
        openSockets.dec();
        const left = (socketsOf.get(user.id) ?? 1) - 1;
        if (left === 0) socketsOf.delete(user.id);
        else socketsOf.set(user.id, left);
      });
      watchSession(deps, socket, user);
      wss.emit('connection', socket, request);
    });
  }

  wss.on('headers', (headers, request) => {
    const cookie = admitted.get(request)?.renewedCookie;
    if (cookie) headers.push(`Set-Cookie: ${cookie}`);
  });
  const handler = applyWSSHandler({
    wss,
    router: appRouter,
    keepAlive,
    createContext({ req }) {
      const context = admitted.get(req)?.context;
      if (!context) throw new Error('a socket was opened past its admission');
      return context;
    },
    onError({ error, path }) {
      const isUnforeseen = error.code === 'INTERNAL_SERVER_ERROR' && !(error.cause instanceof AppError);
      if (isUnforeseen) deps.log.error({ procedure: path, err: error.cause ?? error }, 'failed');
    },
  });
  server.on('upgrade', (request, raw, head) => {
    const ignore = () => undefined;
    raw.on('error', ignore);
    admit(request).then(
      (user) => {
        raw.off('error', ignore);
        if (isStopping) refuse(deps, raw, new AppError('SERVICE_UNAVAILABLE'));
        else open(request, raw, { head, user });
      },
      (error: unknown) => {
        refuse(deps, raw, toAppError(error));
      },
    );
  });

  return {
    async stop() {
      isStopping = true;
      handler.broadcastReconnectNotification();
      for (const socket of wss.clients) endSocket(socket, goodbyes.goingAway);
      while (wss.clients.size > 0) await pause(10);
      wss.close();
    },
  };
}

function refuse({ log }: Deps, raw: Duplex, { code, cause, httpStatus }: AppError): void {
  if (code === 'UNEXPECTED') log.error({ err: cause }, 'failed');
  raw.end(`HTTP/1.1 ${httpStatus} ${code}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function createConnection(deps: Deps, sessionId: string): Connection {
  let subscriptions = 0;
  return {
    findUser: async () => (await findLiveSession(deps, sessionId))?.user ?? null,
    takeSubscription() {
      if (subscriptions >= subscriptionsPerSocket) throw new AppError('TOO_MANY_REQUESTS');
      subscriptions += 1;
      return () => {
        subscriptions -= 1;
      };
    },
  };
}

function endSocket(socket: WebSocket, code: number): void {
  socket.close(code);
  const timer = setTimeout(() => {
    socket.terminate();
  }, farewell);
  socket.once('close', () => {
    clearTimeout(timer);
  });
}

/**
 * Closes the socket when its session is over or its person has another role. Both are looked up: at once, whenever the
 * database says that one of the person's sessions ended, and at the time at which this one ends by itself.
 */
function watchSession(deps: Deps, socket: WebSocket, opener: SignedInActor): void {
  let timer: NodeJS.Timeout | undefined;
  const look = async (): Promise<void> => {
    try {
      const session = await findLiveSession(deps, opener.sessionId);
      if (socket.readyState !== WebSocket.OPEN) return;
      if (!session) endSocket(socket, goodbyes.sessionOver);
      else if (session.user.role !== opener.role) endSocket(socket, goodbyes.roleChanged);
      else {
        clearTimeout(timer);
        const left = session.endsAt.getTime() - deps.now().getTime();
        timer = setTimeout(() => void look(), Math.min(left, longestTimer));
      }
    } catch (error) {
      deps.log.warn({ err: error }, 'a socket is closed, since its session cannot be looked up');
      endSocket(socket, goodbyes.tryAgain);
    }
  };
  const unsubscribe = deps.events.subscribe('sessions', opener.id, () => void look());
  socket.once('close', () => {
    unsubscribe();
    clearTimeout(timer);
  });
  void look();
}
