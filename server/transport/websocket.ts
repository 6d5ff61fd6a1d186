import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { getWSConnectionHandler } from '@trpc/server/adapters/ws';
import { WebSocket, WebSocketServer } from 'ws';
import type { Context, SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, toAppError } from '#server/errors.ts';
import { identify } from '#server/features/auth/identity.ts';
import { createClientIpReader } from '#server/platform/http/client-ip.ts';
import { readDeviceTokens } from '#server/platform/http/cookies.ts';
import { isSameOrigin } from '#server/platform/http/csrf-guard.ts';
import { errorHeaders, headerError } from '#server/platform/http/error-headers.ts';
import { batchLimit } from '#server/platform/http/parse-batch.ts';
import { openSockets } from '#server/platform/observability/metrics.ts';
import { BoundedSocket } from '#server/platform/rate-limit/bounded-socket.ts';
import { subscriberNetwork } from '#server/platform/rate-limit/networks.ts';
import type { SocketQuota } from '#server/platform/rate-limit/socket-quotas.ts';
import { createStrictInputs } from '#server/public-api/strict.ts';
import { announcedVersion, versionHeader, versionOf } from '#server/public-api/versions.ts';
import { appRouter } from '#server/router.ts';
import { statusOf } from '#shared/errors.ts';
import { findLiveCaller, watchCaller, type CallerEnd } from './watch-caller.ts';

/** Above the largest call. */
const maxFrameBytes = 64 * 1024;
/** Fragments per message. */
const maxFragments = 256;
const keepAlive = { enabled: true, pingMs: 15_000, pongWaitMs: 5_000 };
/** Time for the browser's close frame. */
const closeTimeoutMs = 1_000;
/** Time for the credential of a socket that sends it in its first message. */
const credentialTimeoutMs = 5_000;

const closeCodes = {
  goingAway: 1001,
  tryAgain: 1013,
  /** The session or key ended: the client reconnects after the next login only. */
  sessionOver: 4001,
  /** The role or the account that is acted for changed: the client reconnects at once. */
  roleChanged: 4002,
} as const;

const endCodes = {
  ended: closeCodes.sessionOver,
  changed: closeCodes.roleChanged,
  unknown: closeCodes.tryAgain,
} as const satisfies Record<CallerEnd, number>;

export interface Sockets {
  /** Refuses new sockets, sends every client `reconnect`, and closes the open ones. */
  stop(): Promise<void>;
}

/** A handshake that was admitted. */
interface Opening {
  /** Null where the first message brings the credential (`connectionParams`). */
  user: SignedInActor | null;
  renewedCookie: string | undefined;
  requestId: string;
  /** As `clientIp` returns it. */
  ip: string;
}

/**
 * Procedures over WebSocket at `/trpc`. A socket belongs to the session of its cookie, or to a key, and closes with it. A key
 * comes as the Bearer credential of the upgrade, or as `authorization` in `connectionParams`. The origin is checked, since
 * browsers open WebSockets across origins without CORS.
 */
export function attachSockets(server: Server, deps: Deps): Sockets {
  let isStopping = false;
  const wss = createSocketServer();
  const openings = new WeakMap<IncomingMessage, Opening>();
  const readClientIp = createClientIpReader(deps.env.trustProxy);
  const refuseWhileStopping = (): void => {
    if (isStopping) throw new AppError('SERVICE_UNAVAILABLE');
  };

  wss.on('headers', (headers, request) => {
    const { requestId, user, renewedCookie: cookie } = openings.get(request) ?? {};
    const asked = request.headers['trueform-version'];
    const version = user ? versionOf(asked, user.apiKey) : announcedVersion(asked);
    headers.push(`X-Request-Id: ${requestId ?? ''}`, `${versionHeader}: ${version}`);
    if (cookie) headers.push(`Set-Cookie: ${cookie}`);
  });
  server.on('upgrade', (request, raw, head) => {
    const ignoreError = () => undefined;
    raw.on('error', ignoreError);
    admit(deps, request, { readClientIp, refuseWhileStopping })
      .then((opening) => {
        openings.set(request, opening);
        raw.off('error', ignoreError);
        refuseWhileStopping();
        if (!raw.destroyed) open(deps, wss, { request, raw, head, opening });
      })
      .catch((error: unknown) =>
        refuse(deps, raw, { error: toAppError(error), version: announcedVersion(request.headers['trueform-version']) }),
      );
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

function createSocketServer() {
  return new WebSocketServer({
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
}

interface Gate {
  readClientIp: (request: IncomingMessage) => string;
  /** Throws SERVICE_UNAVAILABLE. */
  refuseWhileStopping: () => void;
}

/** Throws where the handshake is refused: over a limit, while stopping, at another path or origin, without a credential. */
async function admit(
  deps: Deps,
  request: IncomingMessage,
  { readClientIp, refuseWhileStopping }: Gate,
): Promise<Opening> {
  const { origin, host } = request.headers;
  const ip = readClientIp(request);
  deps.fairShares.sockets.countHandshake(subscriberNetwork(ip));
  refuseWhileStopping();
  const [path, query] = (request.url ?? '').split('?', 2);
  if (path !== '/trpc') throw new AppError('NOT_FOUND');
  if (!isSameOrigin(deps.env.publicUrl, { origin, host })) throw new AppError('FOREIGN_ORIGIN');
  versionOf(request.headers['trueform-version']);
  const opening = { requestId: randomUUID(), ip };
  if (new URLSearchParams(query).get('connectionParams') === '1') {
    return { ...opening, user: null, renewedCookie: undefined };
  }
  const { user, renewedCookie } = await identify(deps, { headers: request.headers, ip });
  if (!user) throw new AppError('NOT_SIGNED_IN');
  return { ...opening, user, renewedCookie };
}

interface Upgrade {
  request: IncomingMessage;
  raw: Duplex;
  head: Buffer;
  opening: Opening;
}

/** Answers an admitted handshake, and calls of its actor from the start, or from the first message that identifies it. */
function open(deps: Deps, wss: ReturnType<typeof createSocketServer>, { request, raw, head, opening }: Upgrade): void {
  const { user, ip } = opening;
  const quotas = deps.fairShares.sockets;
  const opener = user && { user, quota: quotas.open(user.id) };
  const { close } = opener?.quota ?? quotas.openUnidentified(subscriberNetwork(ip));
  raw.once('close', close);
  wss.handleUpgrade(request, raw, head, (socket) => {
    openSockets.inc();
    socket.once('close', () => openSockets.dec());
    const start = (actor: SignedInActor, quota: SocketQuota): Context =>
      startCalls(deps, socket, { request, opening, actor, quota });
    if (opener) {
      const context = start(opener.user, opener.quota);
      serveCalls(deps, wss, () => Promise.resolve(context))(socket, request);
      return;
    }
    const timer = setTimeout(() => endSocket(socket, closeCodes.sessionOver), credentialTimeoutMs);
    socket.once('close', () => clearTimeout(timer));
    serveCalls(deps, wss, async (connectionParams) => {
      clearTimeout(timer);
      const { cookie, authorization = connectionParams?.authorization } = request.headers;
      const { user: actor } = await identify(deps, { headers: { cookie, authorization }, ip });
      if (!actor || socket.readyState !== WebSocket.OPEN) throw new AppError('NOT_SIGNED_IN');
      const quota = quotas.open(actor.id);
      socket.once('close', quota.close);
      close();
      return start(actor, quota);
    })(socket, request);
  });
}

interface Opened {
  request: IncomingMessage;
  opening: Opening;
  actor: SignedInActor;
  quota: SocketQuota;
}

/** The context of a socket's calls. The socket closes with its actor's session or key. */
function startCalls(deps: Deps, socket: BoundedSocket, { request, opening, actor, quota }: Opened): Context {
  const { ip, requestId } = opening;
  socket.bucket = quota.frames;
  const unwatch = watchCaller(deps, { opener: actor, ip }, (reason) => endSocket(socket, endCodes[reason]));
  socket.once('close', unwatch);
  return {
    ...contextOf(deps, request, { user: actor, ip, requestId }),
    connection: {
      findUser: async () => (await findLiveCaller(deps, actor, ip))?.user ?? null,
      takeSubscription: quota.takeSubscription,
      beginCall: () => socket.beginCall(),
    },
  };
}

function refuse({ log }: Deps, raw: Duplex, { error, version }: { error: AppError; version: string }): void {
  const { code, cause } = error;
  const requestId = randomUUID();
  if (code === 'UNEXPECTED') log.error({ requestId, err: cause }, 'failed');
  const headers = [
    ['X-Request-Id', requestId],
    [versionHeader, version],
    ...Object.entries(errorHeaders([headerError(error)])),
    ['Connection', 'close'],
    ['Content-Length', '0'],
  ];
  raw.end(
    `HTTP/1.1 ${statusOf(code)} ${code}\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
  );
}

const strictInput = createStrictInputs(appRouter);

function contextOf(
  deps: Deps,
  { headers }: IncomingMessage,
  call: Pick<Context, 'user' | 'ip' | 'requestId'>,
): Omit<Context, 'connection'> {
  const asked = headers['trueform-version'];
  return {
    deps,
    ...call,
    userAgent: headers['user-agent'] ?? '',
    deviceTokens: readDeviceTokens(deps.env, headers.cookie),
    log: deps.log,
    api:
      call.user?.apiKey || asked !== undefined ? { version: versionOf(asked, call.user?.apiKey), strictInput } : null,
    // A socket cannot set cookies; the client signs in and out over HTTP.
    setCookie: () => undefined,
  };
}

/** tRPC's connection handler for one socket. */
function serveCalls(
  deps: Deps,
  wss: WebSocketServer,
  createContext: (connectionParams: Readonly<Record<string, string | undefined>> | null) => Promise<Context>,
) {
  return getWSConnectionHandler({
    wss,
    router: appRouter,
    keepAlive,
    createContext: ({ info }) => createContext(info.connectionParams),
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
