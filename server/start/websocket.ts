import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { getWSConnectionHandler } from '@trpc/server/adapters/ws';
import { WebSocket, WebSocketServer } from 'ws';
import { createClientIpReader } from '#server/http/client-ip.ts';
import type { Context, SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, toAppError } from '#server/errors.ts';
import { findLiveSession, readSession } from '#server/features/auth/sessions/session.ts';
import { readDeviceTokens } from '#server/http/device-cookie.ts';
import { batchLimit } from '#server/http/parse-batch.ts';
import { openSockets } from '#server/observability/metrics.ts';
import { BoundedSocket } from '#server/rate-limit/bounded-socket.ts';
import { refusalHeaders, retryAfterOf } from '#server/rate-limit/headers.ts';
import { subscriberNetwork } from '#server/rate-limit/networks.ts';
import { SocketQuotas } from '#server/rate-limit/socket-quotas.ts';
import { appRouter } from '#server/router.ts';
import { isSameOrigin } from '#server/http/csrf-guard.ts';

/** Above the largest call. */
const maxFrameBytes = 64 * 1024;
/** Fragments per message. */
const maxFragments = 256;
const keepAlive = { enabled: true, pingMs: 15_000, pongWaitMs: 5_000 };
/** Time for the browser's close frame. */
const closeTimeoutMs = 1_000;
/** The longest delay setTimeout takes. */
const maxTimerMs = 2 ** 31 - 1;

const closeCodes = {
  goingAway: 1001,
  tryAgain: 1013,
  /** The session ended: the client reconnects after the next login only. */
  sessionOver: 4001,
  /** The role changed: the client reconnects at once. */
  roleChanged: 4002,
} as const;

export interface Sockets {
  /** Refuses new sockets, sends every client `reconnect`, and closes the open ones. */
  stop(): Promise<void>;
}

/**
 * Procedures over WebSocket at `/trpc`. A socket belongs to the session of its cookie and closes with it. The origin is
 * checked, since browsers open WebSockets across origins without CORS.
 */
export function attachSockets(server: Server, deps: Deps): Sockets {
  let isStopping = false;
  const admitted = new WeakMap<IncomingMessage, { context: Context; renewedCookie: string | undefined }>();
  const quotas = new SocketQuotas();
  const wss = new WebSocketServer({
    noServer: true,
    maxPayload: maxFrameBytes,
    maxFragments,
    perMessageDeflate: false,
    // One frame per socket and turn of the event loop, so that thousands of small frames do not delay other sockets.
    allowSynchronousEvents: false,
    // BoundedSocket answers pings.
    autoPong: false,
    WebSocket: BoundedSocket,
  });
  const readClientIp = createClientIpReader(deps.env.trustProxy);

  async function admit(request: IncomingMessage): Promise<SignedInActor> {
    const { origin, host, cookie } = request.headers;
    const ip = readClientIp(request);
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
        // A socket cannot set cookies; the client signs in and out over HTTP.
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
    const ignoreError = () => undefined;
    raw.on('error', ignoreError);
    admit(request)
      .then((user) => {
        raw.off('error', ignoreError);
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
        endSocket(socket, closeCodes.goingAway);
      }
      while (wss.clients.size > 0) await delay(10);
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

/** tRPC's connection handler for one socket. */
function serveCalls(deps: Deps, { wss, context }: { wss: WebSocketServer; context: Context }) {
  return getWSConnectionHandler({
    wss,
    router: appRouter,
    keepAlive,
    createContext: () => context,
    experimental_encoder: { encode: (data: unknown) => JSON.stringify(data), decode: decodeFrame },
    onError({ error, path }) {
      const isUnexpected = error.code === 'INTERNAL_SERVER_ERROR' && !(error.cause instanceof AppError);
      if (isUnexpected) deps.log.error({ procedure: path, err: error.cause ?? error }, 'failed');
    },
  });
}

/** A call, or a batch of at most `batchLimit`. Throws INVALID_INPUT, REQUEST_TOO_LARGE. */
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
  const timer = setTimeout(() => socket.terminate(), closeTimeoutMs);
  socket.once('close', () => clearTimeout(timer));
}

/**
 * Closes the socket when its session ends or its person's role changes. The session is read at once, on every change signal
 * of the person's sessions, and when it expires.
 */
function watchSession(deps: Deps, socket: WebSocket, opener: SignedInActor): void {
  let timer: NodeJS.Timeout | undefined;
  const check = async (): Promise<void> => {
    try {
      const session = await findLiveSession(deps, opener.sessionId);
      if (socket.readyState !== WebSocket.OPEN) return;
      if (!session) endSocket(socket, closeCodes.sessionOver);
      else if (session.user.role !== opener.role) endSocket(socket, closeCodes.roleChanged);
      else {
        clearTimeout(timer);
        const left = session.endsAt.getTime() - deps.now().getTime();
        timer = setTimeout(() => void check(), Math.min(left, maxTimerMs));
      }
    } catch (error) {
      deps.log.warn({ err: error }, 'session lookup failed, closing socket');
      endSocket(socket, closeCodes.tryAgain);
    }
  };
  const unsubscribe = deps.events.subscribe('sessions', opener.id, () => void check());
  socket.once('close', () => {
    unsubscribe();
    clearTimeout(timer);
  });
  void check();
}
