import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { getWSConnectionHandler } from '@trpc/server/adapters/ws';
import { WebSocket, WebSocketServer } from 'ws';
import { createClientIpReader } from '#server/http/client-ip.ts';
import type { Context, SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, toAppError } from '#server/errors.ts';
import { findLiveSession, readSession } from '#server/features/auth/session.ts';
import { readDeviceTokens } from '#server/http/device-cookie.ts';
import { batchLimit } from '#server/http/parse-batch.ts';
import { openSockets } from '#server/observability/metrics.ts';
import { BoundedSocket } from '#server/rate-limit/bounded-socket.ts';
import { refusalHeaders, retryAfterOf } from '#server/rate-limit/headers.ts';
import { subscriberNetwork } from '#server/rate-limit/networks.ts';
import { SocketQuotas } from '#server/rate-limit/socket-quotas.ts';
import { appRouter } from '#server/router.ts';
import { isSameOrigin } from '#server/http/csrf-guard.ts';

/** More than any call of ours takes. */
const frameBytes = 64 * 1024;
/** Fragments of one frame. */
const maxFragments = 256;
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

/**
 * Procedures over WebSocket at `/trpc`. A socket belongs to the session of its cookie and closes with it, wherever that
 * was ended; the page that opens it must be one of ours, since browsers ask nobody before they open one.
 */
export function attachSockets(server: Server, deps: Deps): Sockets {
  let isStopping = false;
  const admitted = new WeakMap<IncomingMessage, { context: Context; renewedCookie: string | undefined }>();
  const quotas = new SocketQuotas();
  const wss = new WebSocketServer({
    noServer: true,
    maxPayload: frameBytes,
    maxFragments,
    perMessageDeflate: false,
    // One frame per socket and turn of the event loop: a chunk of thousands of small frames does not delay other sockets.
    allowSynchronousEvents: false,
    // BoundedSocket answers pings.
    autoPong: false,
    WebSocket: BoundedSocket,
  });
  const addressOf = createClientIpReader(deps.env.trustProxy);

  async function admit(request: IncomingMessage): Promise<SignedInActor> {
    const { origin, host, cookie } = request.headers;
    const ip = addressOf(request);
    quotas.countHandshake(subscriberNetwork(ip));
    if (isStopping) throw new AppError('SERVICE_UNAVAILABLE');
    if (request.url?.split('?')[0] !== '/trpc') throw new AppError('NOT_FOUND');
    if (!isSameOrigin(deps.env.publicUrl, { origin, host })) throw new AppError('FOREIGN_ORIGIN');
    const { user, renewedCookie } = await readSession(deps, cookie);
    if (!user) throw new AppError('NOT_SIGNED_IN');
    admitted.set(request, {
      renewedCookie,
      context: {
        deps,
        user,
        requestId: randomUUID(),
        ip,
        userAgent: request.headers['user-agent'] ?? '',
        deviceTokens: readDeviceTokens(deps.env, cookie),
        log: deps.log,
        // Cookies leave with HTTP answers only; the client signs in and out over HTTP.
        setCookie: () => undefined,
      },
    });
    return user;
  }

  function open(request: IncomingMessage, raw: Duplex, { head, user }: { head: Buffer; user: SignedInActor }): void {
    if (raw.destroyed) return;
    const quota = quotas.open(user.id);
    raw.once('close', quota.close);
    wss.handleUpgrade(request, raw, head, (socket) => {
      openSockets.inc();
      socket.once('close', () => openSockets.dec());
      socket.bucket = quota.frames;
      const context = admitted.get(request)?.context;
      if (!context) throw new Error('a socket was opened without a context');
      context.connection = {
        findUser: async () => (await findLiveSession(deps, user.sessionId))?.user ?? null,
        takeSubscription: quota.takeSubscription,
        beginCall: () => socket.beginCall(),
      };
      watchSession(deps, socket, user);
      serveCalls(deps, { wss, context })(socket, request);
    });
  }

  wss.on('headers', (headers, request) => {
    const cookie = admitted.get(request)?.renewedCookie;
    if (cookie) headers.push(`Set-Cookie: ${cookie}`);
  });
  server.on('upgrade', (request, raw, head) => {
    const ignore = () => undefined;
    raw.on('error', ignore);
    admit(request)
      .then((user) => {
        raw.off('error', ignore);
        if (isStopping) throw new AppError('SERVICE_UNAVAILABLE');
        open(request, raw, { head, user });
      })
      .catch((error: unknown) => refuse(deps, raw, toAppError(error)));
  });

  return {
    async stop() {
      isStopping = true;
      for (const socket of wss.clients) {
        if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ id: null, method: 'reconnect' }));
        endSocket(socket, goodbyes.goingAway);
      }
      while (wss.clients.size > 0) await pause(10);
      wss.close();
    },
  };
}

function refuse({ log }: Deps, raw: Duplex, error: AppError): void {
  const { code, cause, httpStatus } = error;
  const requestId = randomUUID();
  if (code === 'UNEXPECTED') log.error({ requestId, err: cause }, 'failed');
  const retryAfter = retryAfterOf(error);
  const waits = retryAfter === undefined ? [] : Object.entries(refusalHeaders(retryAfter));
  const headers = [['X-Request-Id', requestId], ...waits, ['Connection', 'close'], ['Content-Length', '0']];
  raw.end(`HTTP/1.1 ${httpStatus} ${code}\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`);
}

/** Answers the calls that come over one socket. */
function serveCalls(deps: Deps, { wss, context }: { wss: WebSocketServer; context: Context }) {
  return getWSConnectionHandler({
    wss,
    router: appRouter,
    keepAlive,
    createContext: () => context,
    experimental_encoder: { encode: (data: unknown) => JSON.stringify(data), decode: decodeFrame },
    onError({ error, path }) {
      const isUnforeseen = error.code === 'INTERNAL_SERVER_ERROR' && !(error.cause instanceof AppError);
      if (isUnforeseen) deps.log.error({ procedure: path, err: error.cause ?? error }, 'failed');
    },
  });
}

/** One call, or as many as an HTTP batch may hold. */
function decodeFrame(data: unknown): unknown {
  if (typeof data !== 'string') throw new AppError('INVALID_INPUT');
  const decoded: unknown = JSON.parse(data);
  if (Array.isArray(decoded) && decoded.length > batchLimit) {
    throw new AppError('REQUEST_TOO_LARGE', { details: { limit: batchLimit } });
  }
  return decoded;
}

function endSocket(socket: WebSocket, code: number): void {
  socket.close(code);
  const timer = setTimeout(() => socket.terminate(), farewell);
  socket.once('close', () => clearTimeout(timer));
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
