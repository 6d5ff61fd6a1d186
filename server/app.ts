import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createExpressMiddleware } from '@trpc/server/adapters/express';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import helmet from 'helmet';
import { pinoHttp } from 'pino-http';
import { limits } from '#shared/limits.ts';
import { createClientIpReader } from './http/client-ip.ts';
import type { Context } from './context.ts';
import type { Deps } from './deps.ts';
import { AppError, toAppError } from './errors.ts';
import { readSession } from './features/auth/session.ts';
import { adminExportsRouter } from './features/admin/exports/stream.ts';
import { historyExportRouter } from './features/authenticator/history/stream.ts';
import { filesRouter } from './features/documents/stream.ts';
import { stripeWebhook } from './features/payments/webhook.ts';
import { mailWebhook } from './features/notifications/webhook.ts';
import { translationWebhook } from './features/translation/webhook.ts';
import { hasRecentWrite } from './http/recent-write-cookie.ts';
import { measureRequests } from './observability/metrics.ts';
import { securityText } from './operations/security-text.ts';
import { healthRouter } from './operations/health.ts';
import { answerBatch } from './http/trpc-fast-path.ts';
import { staticHeaders } from './http/static-headers.ts';
import { readDeviceTokens } from './http/device-cookie.ts';
import { setErrorRequestId } from './http/error-request-ids.ts';
import { batchLimit, jsonLimit, parseBatch } from './http/parse-batch.ts';
import { refusalHeaders, retryAfterOf } from './rate-limit/headers.ts';
import { subscriberNetwork } from './rate-limit/networks.ts';
import { RequestGate } from './rate-limit/request-gate.ts';
import { loadClientBuild, type ClientBuild } from './http/client-files.ts';
import { appRouter } from './router.ts';
import { isSameSite, refuseForms, csrfGuard } from './http/csrf-guard.ts';

/** A file inside a call, and the form around it. */
const webhookLimit = limits.fileBytes + 64 * 1024;

/**
 * The whole application, without a port. Ordinary calls of procedures, nearly all there is, go straight to them; Express
 * answers everything else. Both ways give the same answers.
 */
export function createApp(deps: Deps): RequestListener {
  const { publicUrl, clientDir, trustProxy } = deps.env;
  const client = loadClientBuild(clientDir, publicUrl);
  const protect = securityHeaders(publicUrl, client?.scriptHashes ?? []);
  const addressOf = createClientIpReader(trustProxy);
  const site = createSite(deps, { client, protect, addressOf });
  const headers = [...staticHeaders(protect), 'Cache-Control', 'no-store', 'Vary', 'trpc-accept, accept'];

  const gate = new RequestGate(deps.fairShares);
  const answer: RequestListener = (request, response) => {
    const ip = addressOf(request);
    const network = subscriberNetwork(ip);
    if (!gate.admit(network, request, response)) return;
    const requestId = randomUUID();
    const ofRequest = ['X-Request-Id', requestId, ...gate.headers(network)];
    const calls = isSameSite(request, publicUrl) ? parseBatch(request) : undefined;
    if (!calls) response.setHeaders(new Map(pairs(ofRequest)));
    if (!calls && request.url?.startsWith('/health')) {
      site(request, response);
      return;
    }
    if (!calls) {
      gate.takeTurn(network, response).then(
        () => {
          site(request, response);
        },
        (error: unknown) => {
          refusals.set(request, toAppError(error));
          site(request, response);
        },
      );
      return;
    }
    const log = deps.log.child({ requestId });
    const asked = { request, requestId, ip, log };
    void answerBatch(response, {
      calls,
      headers: [...headers, ...ofRequest],
      log,
      createContext: (setCookie) => createContext(deps, { ...asked, setCookie }),
    });
  };
  const { tracing } = deps;
  if (tracing === null) return measureRequests(answer);
  return measureRequests((request, response) => {
    tracing.request(request, response, () => answer(request, response));
  });
}

function* pairs(list: readonly string[]): Generator<[string, string]> {
  for (let index = 0; index + 1 < list.length; index += 2) yield [list[index] ?? '', list[index + 1] ?? ''];
}

/** Requests that were refused before they reached Express, which still writes the answer. */
const refusals = new WeakMap<IncomingMessage, AppError>();

interface SiteParts {
  client: ClientBuild | undefined;
  protect: ReturnType<typeof securityHeaders>;
  addressOf: (request: IncomingMessage) => string;
}

/** The order of its parts matters: raw bodies first, the client's pages last. */
function createSite(deps: Deps, { client, protect, addressOf }: SiteParts): Express {
  const { env } = deps;
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', env.trustProxy);
  app.use(requestLog(deps));
  app.use(protect);
  app.use((request, _response, next) => next(refusals.get(request)));

  app.use('/webhooks', noStore, refuseLarge, stripeWebhook(deps), translationWebhook(deps), mailWebhook(deps));
  app.use('/files/exports', adminExportsRouter(deps), historyExportRouter(deps));
  app.use('/files', csrfGuard(env.publicUrl), filesRouter(deps));
  app.use('/trpc', noStore, csrfGuard(env.publicUrl), refuseForms, procedures(deps, addressOf));
  app.use(['/health', '/metrics'], noStore);
  app.use(healthRouter(deps, { isPrivate: false }));
  app.get('/.well-known/security.txt', securityText(env));
  app.use(['/webhooks', '/files', '/trpc', '/health'], () => {
    throw new AppError('NOT_FOUND');
  });
  if (client) app.use(client.router);
  app.use(answerError(deps));
  return app;
}

/** One line a request: an id, what was asked for (never with its query or a link's token), the answer, the time. */
function requestLog({ log }: Deps) {
  return pinoHttp({
    logger: log,
    // Set where the request came in.
    genReqId: (_request, response) => String(response.getHeader('X-Request-Id')),
    // Its own wrapping would write errors whole, with the rows that PostgreSQL quotes.
    wrapSerializers: false,
    customLogLevel: (request, response) => {
      if (response.statusCode >= 500) return 'warn';
      return request.url?.startsWith('/assets') || request.url?.startsWith('/health') ? 'debug' : 'info';
    },
    serializers: {
      req: (request: { id: string; method: string; url: string }) => ({
        id: request.id,
        method: request.method,
        path: pathWithoutSecrets(request.url),
      }),
      res: (response: { statusCode: number }) => ({ status: response.statusCode }),
    },
  });
}

function pathWithoutSecrets(url: string): string {
  const path = url.split('?')[0] ?? '';
  return /^\/files\/(documents|corrections|exports|translations\.zip)(\/|$)/i.test(path)
    ? path
    : path.replace(/^\/+files\/.*/i, '/files/:token');
}

function securityHeaders(publicUrl: string, scriptHashes: string[]) {
  const isHttps = publicUrl.startsWith('https:');
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // Old scans (fax, JPEG 2000) are decoded by WebAssembly of ours.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...scriptHashes],
        // Floating parts of the pages are placed by style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", publicUrl.replace(/^http/, 'ws')],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: isHttps,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  return (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void => {
    response.setHeader('Permissions-Policy', permissions);
    protect(request, response, next);
  };
}

/** Nothing here asks a browser for these, so nothing injected may either. */
const permissions = ['camera', 'microphone', 'geolocation', 'display-capture', 'payment', 'usb', 'serial', 'bluetooth']
  .map((feature) => `${feature}=()`)
  .join(', ');

function noStore(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'no-store');
  next();
}

/** Says no at the start of a call that is too large, instead of reading all of it first. */
function refuseLarge(request: Request, response: Response, next: NextFunction): void {
  if (Number(request.get('content-length') ?? 0) > webhookLimit) {
    response.setHeader('Connection', 'close');
    throw new AppError('REQUEST_TOO_LARGE');
  }
  next();
}

/** Calls that are not ordinary: faulty, too many, streams. */
function procedures(deps: Deps, addressOf: SiteParts['addressOf']) {
  return createExpressMiddleware({
    router: appRouter,
    maxBodySize: jsonLimit,
    maxBatchSize: batchLimit,
    createContext: ({ req, res }) =>
      createContext(deps, {
        request: req,
        requestId: requestIdOf(req),
        ip: addressOf(req),
        log: req.log,
        setCookie: (cookie) => res.appendHeader('Set-Cookie', cookie),
      }),
    responseMeta: ({ errors }) => {
      const waits = errors.flatMap(({ cause }) => (cause instanceof AppError ? (retryAfterOf(cause) ?? []) : []));
      return waits.length > 0 ? { headers: refusalHeaders(Math.max(...waits)) } : {};
    },
    onError({ error, ctx, req }) {
      if (ctx === undefined) setErrorRequestId(error, requestIdOf(req));
    },
  });
}

function requestIdOf({ id }: Request): string {
  return typeof id === 'object' ? '' : String(id);
}

type Asked = Pick<Context, 'requestId' | 'ip' | 'log' | 'setCookie'> & { request: IncomingMessage };

async function createContext(deps: Deps, { request, ...asked }: Asked): Promise<Context> {
  const { cookie, 'user-agent': userAgent = '' } = request.headers;
  return {
    deps,
    ...(await identify(deps, cookie, asked.setCookie)),
    readYourWrites: hasRecentWrite(cookie),
    ...asked,
    userAgent,
    deviceTokens: readDeviceTokens(deps.env, cookie),
  };
}

/** Who asks. What stops us from knowing is answered by the procedure, in its own words, like any other failure. */
async function identify(
  deps: Deps,
  cookie: string | undefined,
  setCookie: Context['setCookie'],
): Promise<Pick<Context, 'user' | 'identityError'>> {
  try {
    const { user, renewedCookie } = await readSession(deps, cookie);
    if (renewedCookie) setCookie(renewedCookie);
    return { user };
  } catch (identityError) {
    return { user: null, identityError };
  }
}

/** What was said of a file that is not sent after all. */
const headersOfBytes = [
  'Accept-Ranges',
  'Content-Disposition',
  'Content-Length',
  'Content-Range',
  'Content-Type',
  'ETag',
] as const;

/** A reader who closed the page, or stopped a download, is no failure of ours. */
function isPrematureClose(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, 'code') === 'ERR_STREAM_PREMATURE_CLOSE';
}

/** Streams and webhooks fail with the same words as procedures. */
function answerError({ log }: Deps) {
  return (error: unknown, request: Request, response: Response, _next: NextFunction): void => {
    const appError = fromExpress(error) ?? toAppError(error);
    const hasReaderLeft = response.headersSent && isPrematureClose(error);
    if (appError.code === 'UNEXPECTED' && !hasReaderLeft) {
      log.error({ requestId: request.id, err: appError.cause }, 'failed');
    }
    if (response.headersSent) {
      // The bytes were on their way: cutting the connection is the only way left to say that they are not whole.
      response.destroy();
      return;
    }
    for (const header of headersOfBytes) response.removeHeader(header);
    response.setHeader('Cache-Control', 'no-store');
    const retryAfter = retryAfterOf(appError);
    if (retryAfter !== undefined) response.set(refusalHeaders(retryAfter));
    response.status(appError.httpStatus).json({
      appCode: appError.code,
      message: appError.message,
      details: appError.details,
      requestId: request.id,
    });
  };
}

/** Express' own readers throw errors with a status; an address that cannot be decoded is an address of nothing. */
function fromExpress(error: unknown): AppError | undefined {
  if (!(error instanceof Error) || error instanceof AppError) return undefined;
  if (error instanceof URIError) return new AppError('NOT_FOUND', { cause: error });
  const status: unknown = Reflect.get(error, 'status');
  if (typeof status !== 'number' || status >= 500) return undefined;
  if (status === 413) return new AppError('FILE_TOO_LARGE', { cause: error });
  return new AppError(status === 404 ? 'NOT_FOUND' : 'WEBHOOK_PAYLOAD', { cause: error });
}
