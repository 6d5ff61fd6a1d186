import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createExpressMiddleware } from '@trpc/server/adapters/express';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import helmet from 'helmet';
import { pinoHttp } from 'pino-http';
import { limits } from '#shared/limits.ts';
import type { Context } from './context.ts';
import type { Deps } from './deps.ts';
import { AppError, toAppError } from './errors.ts';
import { importsRouter } from './features/admin/imports/stream.ts';
import { adminExportsRouter, sitePictureUploads, testOrderPaper } from './features/admin/stream.ts';
import { inboundMailWebhook } from './features/admin/webhook.ts';
import { readGuest } from './features/auth/guests.ts';
import { createPageGuard, identify } from './features/auth/identity.ts';
import { credentialProofs, historyExportRouter, notarialSheetRouter } from './features/authenticator/stream.ts';
import { transparencyRouter } from './features/certification/log/stream.ts';
import { readLegalTexts, readPublishedSite, shownPrices } from './features/company/site-view.ts';
import { sitePictures } from './features/company/stream.ts';
import { filesRouter } from './features/documents/stream.ts';
import { mailWebhook } from './features/notifications/webhook.ts';
import { payStatementFiles } from './features/pay/stream.ts';
import { bankStatementsRouter } from './features/payments/bank/stream.ts';
import { booksRouter, invoicesRouter } from './features/payments/invoices/stream.ts';
import { offersRouter } from './features/payments/offers/stream.ts';
import { testCheckoutRouter } from './features/payments/stream.ts';
import { stripeWebhook } from './features/payments/webhook.ts';
import { dataExportRouter } from './features/privacy/export/stream.ts';
import { collectionFiles, passportRouter } from './features/translation/stream.ts';
import { translationWebhook } from './features/translation/webhook.ts';
import { printedCodes, verificationJson } from './features/verification/stream.ts';
import { healthRouter } from './operations/health.ts';
import { securityText } from './operations/security-text.ts';
import { signingRootsRouter } from './operations/signing-roots.ts';
import { loadClientBuild, type ClientBuild } from './platform/http/client-files.ts';
import { createClientIpReader } from './platform/http/client-ip.ts';
import { readDeviceTokens } from './platform/http/cookies.ts';
import { csrfGuard, isSameSite, refuseForms } from './platform/http/csrf-guard.ts';
import { errorHeaders, headerError } from './platform/http/error-headers.ts';
import { setErrorRequestId } from './platform/http/error-request-ids.ts';
import { batchLimit, createBatchParser, jsonLimit } from './platform/http/parse-batch.ts';
import { hasRecentWrite } from './platform/http/recent-write-cookie.ts';
import { staticHeaders } from './platform/http/response-headers.ts';
import { measureRequests } from './platform/observability/metrics.ts';
import { CallWindows, withCallWindows } from './platform/rate-limit/call-windows.ts';
import { subscriberNetwork } from './platform/rate-limit/networks.ts';
import { RequestGate } from './platform/rate-limit/request-gate.ts';
import { isLoopback } from './platform/settings/settings.ts';
import { readIdempotencyKey, replayHeaders } from './public-api/idempotency.ts';
import { createStrictInputs } from './public-api/strict.ts';
import { announcedVersion, deprecationHeaders, isApiPath, versionHeader, versionOf } from './public-api/versions.ts';
import { appRouter } from './router.ts';
import { handleError } from './transport/error-handler.ts';
import { eventStreams } from './transport/event-streams.ts';
import { createRestHandler } from './transport/rest.ts';
import { answerBatch } from './transport/trpc-fast-path.ts';

/** Bytes of a webhook: a file, and the multipart form around it. */
const webhookLimit = limits.fileBytes + 64 * 1024;

/**
 * Builds the application without listening. Plain tRPC requests, nearly all of the traffic, take the fast path; Express
 * handles the rest. Both give the same responses.
 */
export function createApp(deps: Deps): RequestListener {
  const { publicUrl, clientDir, trustProxy } = deps.env;
  const client = loadClientBuild(clientDir, {
    publicUrl,
    log: deps.log,
    showsSamples: isLoopback(publicUrl),
    published: () => readPublishedSite(deps),
    legalTexts: () => readLegalTexts(deps),
    mayOpen: createPageGuard(deps),
    prices: (visitor) => shownPrices(deps.company, visitor),
  });
  const protect = securityHeaders(publicUrl, client?.scriptHashes ?? []);
  const readClientIp = createClientIpReader(trustProxy);
  const parseBatch = createBatchParser(appRouter);
  const answerRest = createRestHandler(appRouter, deps.env);
  const expressApp = createExpressApp(deps, { client, protect, readClientIp });
  const headers = [...staticHeaders(protect), 'Cache-Control', 'no-store', 'Vary', 'trpc-accept, accept'];

  const gate = new RequestGate(deps.fairShares);
  const handle = (request: IncomingMessage, response: ServerResponse, windows: CallWindows): void => {
    const ip = readClientIp(request);
    const network = subscriberNetwork(ip);
    if (!gate.admit(network, request, response)) return;
    const requestId = randomUUID();
    const requestHeaders = ['X-Request-Id', requestId, ...gate.headers(network)];
    const version = announcedVersion(request.headers['trueform-version']);
    if (isApiPath(request.url)) requestHeaders.push(versionHeader, version);
    if (request.url?.startsWith('/api/')) {
      const log = deps.log.child({ requestId });
      const call = { request: { headers: { ...request.headers, cookie: undefined } }, requestId, ip, log };
      void answerRest(request, response, {
        createContext: () => createContext(deps, { ...call, setCookie: () => undefined, isPublic: true }),
        headers: [...headers, ...requestHeaders],
        requestId,
        log,
        version,
        publicUrl,
      });
      return;
    }
    const batch = isSameSite(request, publicUrl) ? parseBatch(request) : undefined;
    if (!batch) setEarly(response, { headers: requestHeaders, windows });
    if (!batch && request.url?.startsWith('/health')) {
      expressApp(request, response);
      return;
    }
    if (!batch) {
      gate.enter(network, response).then(
        () => {
          expressApp(request, response);
        },
        (error: unknown) => {
          refusals.set(request, toAppError(error));
          expressApp(request, response);
        },
      );
      return;
    }
    const log = deps.log.child({ requestId });
    const call = { request, requestId, ip, log };
    void answerBatch(response, {
      router: appRouter,
      batch,
      headers: [...headers, ...requestHeaders],
      log,
      createContext: (setCookie) => createContext(deps, { ...call, setCookie }),
    });
  };
  const listen: RequestListener = (request, response) => {
    const windows = new CallWindows();
    withCallWindows(windows, () => handle(request, response, windows));
  };
  const { tracing } = deps;
  if (tracing === null) return measureRequests(listen);
  return measureRequests((request, response) => {
    tracing.request(request, response, () => listen(request, response));
  });
}

/** Rate-limit headers are set early on Express responses only; on the fast path they would slow `writeHead` down. */
function setEarly(
  response: ServerResponse,
  { headers, windows }: { headers: readonly string[]; windows: CallWindows },
): void {
  response.setHeaders(new Map(pairs(headers)));
  windows.follow((counted) => {
    if (!response.headersSent) response.setHeaders(counted);
  });
}

function* pairs(list: readonly string[]): Generator<[string, string]> {
  for (let index = 0; index + 1 < list.length; index += 2) yield [list[index] ?? '', list[index + 1] ?? ''];
}

/** Errors of requests refused before Express, whose error handler responds to them. */
const refusals = new WeakMap<IncomingMessage, AppError>();

interface ExpressParts {
  client: ClientBuild | undefined;
  protect: ReturnType<typeof securityHeaders>;
  readClientIp: (request: IncomingMessage) => string;
}

/** The order matters: webhooks read raw bodies and come first, the client's pages last. */
function createExpressApp(deps: Deps, { client, protect, readClientIp }: ExpressParts): Express {
  const { env } = deps;
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', env.trustProxy);
  app.use(requestLog(deps));
  app.use(protect);
  app.use((request, _response, next) => next(refusals.get(request)));

  app.use('/webhooks/inbound-mail', noStore, inboundMailWebhook(deps));
  app.use('/webhooks', noStore, refuseLarge, stripeWebhook(deps), translationWebhook(deps), mailWebhook(deps));
  app.use('/files', knownVersion);
  app.use('/files/exports', adminExportsRouter(deps), historyExportRouter(deps), booksRouter(deps));
  app.use('/files/passport-names', csrfGuard(env.publicUrl), passportRouter(deps));
  app.use('/files', dataExportRouter(deps), invoicesRouter(deps));
  app.use('/files/bank-statements', csrfGuard(env.publicUrl), bankStatementsRouter(deps));
  app.use('/files', csrfGuard(env.publicUrl), offersRouter(deps));
  app.use('/files/imports', csrfGuard(env.publicUrl), importsRouter(deps));
  app.use('/files/collections', csrfGuard(env.publicUrl), collectionFiles(deps));
  app.use('/files/credentials', csrfGuard(env.publicUrl), credentialProofs(deps));
  app.use('/files/pay-statements', payStatementFiles(deps));
  app.use('/files/site-pictures', csrfGuard(env.publicUrl), sitePictureUploads(deps));
  app.use('/files/test-order.pdf', testOrderPaper(deps));
  app.use('/site', sitePictures(deps));
  app.use('/files', csrfGuard(env.publicUrl), filesRouter(deps));
  app.use('/files/notarial-sheets', notarialSheetRouter(deps));
  const createCallContext = callContexts(deps, readClientIp);
  app.use('/trpc', noStore, csrfGuard(env.publicUrl), refuseForms);
  app.use('/trpc', eventStreams(deps, { createContext: createCallContext }), procedures(deps, createCallContext));
  app.use('/verify', verificationJson(deps, readClientIp));
  app.get('/v/:code', printedCodes());
  app.use('/test-checkout', testCheckoutRouter(deps, client?.stylesheet));
  app.use(['/health', '/metrics'], noStore);
  app.use(healthRouter(deps, { isPrivate: false }));
  app.get('/.well-known/security.txt', securityText(env));
  app.use(signingRootsRouter(deps));
  app.use('/transparency', transparencyRouter(deps));
  app.use(['/webhooks', '/files', '/trpc', '/health', '/transparency'], () => {
    throw new AppError('NOT_FOUND');
  });
  if (client) app.use(client.router);
  app.use(handleError(deps));
  return app;
}

/** Logs one line per request: id, method, path without query and tokens, status, duration. */
function requestLog({ log }: Deps) {
  return pinoHttp({
    logger: log,
    // The request listener has set the header.
    genReqId: (_request, response) => String(response.getHeader('X-Request-Id')),
    // pino-http's error serializer would log messages unredacted, with rows that PostgreSQL quotes.
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
  return /^\/files\/(documents|scans|refusals|thumbnails|site-pictures|test-order\.pdf|corrections|notarial-sheets|paper-scans|credentials|bank-statements|imports|price-requests|offers|pay-statements|exports|invoices|invoices\.csv|invoices\.json|translations\.zip)(\/|$)/i.test(
    path,
  )
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
        // pdf.js decodes old scans (fax, JPEG 2000) with WebAssembly.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...scriptHashes],
        // Popovers are positioned by style attributes.
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
    response.setHeader('Permissions-Policy', isStaffPage(request.url ?? '') ? staffPermissions : permissions);
    protect(request, response, next);
  };
}

/** Permissions-Policy: the client uses none of these, so injected scripts get none. */
const unused = ['camera', 'geolocation', 'display-capture', 'payment', 'usb', 'serial', 'bluetooth']
  .map((feature) => `${feature}=()`)
  .join(', ');
const permissions = `${unused}, microphone=()`;
/** Dictation in the studio uses the microphone. */
const staffPermissions = `${unused}, microphone=(self)`;

function isStaffPage(url: string): boolean {
  return /^\/(?:authenticator|admin)(?:[/?]|$)/u.test(url);
}

function noStore(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'no-store');
  next();
}

/** Throws API_VERSION_UNKNOWN. */
function knownVersion({ headers }: Request, _response: Response, next: NextFunction): void {
  versionOf(headers['trueform-version']);
  next();
}

/** Throws REQUEST_TOO_LARGE by Content-Length, before the body is read. */
function refuseLarge(request: Request, response: Response, next: NextFunction): void {
  if (Number(request.get('content-length') ?? 0) > webhookLimit) {
    response.setHeader('Connection', 'close');
    throw new AppError('REQUEST_TOO_LARGE');
  }
  next();
}

/** Contexts of calls that Express handles. */
function callContexts(deps: Deps, readClientIp: ExpressParts['readClientIp']) {
  return (request: Request, response: Response): Promise<Context> =>
    createContext(deps, {
      request,
      requestId: requestIdOf(request),
      ip: readClientIp(request),
      log: request.log,
      setCookie: (cookie) => response.appendHeader('Set-Cookie', cookie),
    });
}

/** tRPC's Express adapter, for requests outside the fast path: malformed, oversized, streamed. */
function procedures(deps: Deps, createCallContext: ReturnType<typeof callContexts>) {
  return createExpressMiddleware({
    router: appRouter,
    maxBodySize: jsonLimit,
    maxBatchSize: batchLimit,
    createContext: ({ req, res }) => createCallContext(req, res),
    responseMeta: ({ ctx, info, errors }) => {
      const paths = info?.calls.map(({ path }) => path) ?? [];
      const version = ctx?.api?.version;
      const headers = new Map([
        ...(version ? ([[versionHeader, version]] as const) : []),
        ...Object.entries(
          errorHeaders(errors.flatMap(({ cause }) => (cause instanceof AppError ? [headerError(cause)] : []))),
        ),
        ...pairs([...replayHeaders(ctx?.idempotency, paths.length), ...deprecationHeaders(paths)]),
      ]);
      return { headers: Object.fromEntries(headers) };
    },
    onError({ error, ctx, req }) {
      if (ctx === undefined) setErrorRequestId(error, requestIdOf(req));
    },
  });
}

function requestIdOf({ id }: Request): string {
  return typeof id === 'object' ? '' : String(id);
}

type CallContext = Pick<Context, 'requestId' | 'ip' | 'log' | 'setCookie'> & {
  request: Pick<IncomingMessage, 'headers'>;
  /** Under `/api/v1`, which answers visitors by the public contract as well. */
  isPublic?: boolean;
};

const strictInput = createStrictInputs(appRouter);

async function createContext(deps: Deps, { request, isPublic = false, ...call }: CallContext): Promise<Context> {
  const { cookie, 'user-agent': userAgent = '' } = request.headers;
  const caller = await findCaller(deps, { request, isPublic, ...call });
  return {
    deps,
    ...caller,
    // API clients keep no cookies, so their reads always use the primary.
    readYourWrites: caller.user?.apiKey ? true : hasRecentWrite(cookie),
    ...call,
    userAgent,
    deviceTokens: readDeviceTokens(deps.env, cookie),
  };
}

/**
 * The caller and the headers that hold for every call. A failed lookup or refused header is kept and thrown by each
 * procedure, so that it responds in the API's shape.
 */
async function findCaller(
  deps: Deps,
  { request: { headers }, ip, setCookie, isPublic }: CallContext,
): Promise<Pick<Context, 'user' | 'guest' | 'identityError' | 'idempotency' | 'api'>> {
  const asked = headers['trueform-version'];
  try {
    versionOf(asked);
    const idempotency = readIdempotencyKey(headers['idempotency-key']);
    const { user, renewedCookie } = await identify(deps, { headers, ip });
    if (renewedCookie) setCookie(renewedCookie);
    const isHeld = isPublic || asked !== undefined || user?.apiKey;
    const api = isHeld ? { version: versionOf(asked, user?.apiKey), strictInput } : null;
    return { user, guest: await readGuest(deps, headers.cookie), idempotency, api };
  } catch (identityError) {
    return { user: null, identityError, api: isPublic ? { version: announcedVersion(asked), strictInput } : null };
  }
}
