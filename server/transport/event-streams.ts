import { once } from 'node:events';
import {
  callTRPCProcedure,
  getTRPCErrorFromUnknown,
  getTRPCErrorShape,
  isTrackedEnvelope,
  TRPCError,
} from '@trpc/server';
import type { NextFunction, Request, Response } from 'express';
import { z } from 'zod';
import type { Context } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, toAppError } from '#server/errors.ts';
import { isSameOrigin } from '#server/platform/http/csrf-guard.ts';
import { errorHeaders, headerError } from '#server/platform/http/error-headers.ts';
import { procedureTypes } from '#server/platform/http/parse-batch.ts';
import { openSockets } from '#server/platform/observability/metrics.ts';
import { subscriberNetwork } from '#server/platform/rate-limit/networks.ts';
import { appRouter } from '#server/router.ts';
import { findLiveCaller, watchCaller } from './watch-caller.ts';

/** Below the idle timeouts of proxies and load balancers (60 s). */
const defaultPingMs = 15_000;

interface EventStreamOptions {
  createContext: (request: Request, response: Response) => Promise<Context>;
  pingMs?: number;
}

/**
 * Subscriptions as server-sent events, by a plain GET: events as tRPC's `httpSubscriptionLink` reads them, resumed by
 * `Last-Event-ID`. What fails before the first event is answered with its HTTP status. A stream counts as a socket of its
 * account, and ends with the session or key that opened it, and at shutdown.
 */
export function eventStreams(deps: Deps, { createContext, pingMs = defaultPingMs }: EventStreamOptions) {
  const types = procedureTypes(appRouter);
  return (request: Request, response: Response, next: NextFunction): void => {
    const path = request.path.slice(1);
    const isStream = request.method === 'GET' && types.get(path) === 'subscription';
    if (!isStream || request.query['batch'] !== undefined) next();
    else void stream(deps, { request, response, path, createContext, pingMs });
  };
}

interface Stream extends Required<EventStreamOptions> {
  request: Request;
  response: Response;
  path: string;
}

async function stream(deps: Deps, { request, response, path, createContext, pingMs }: Stream): Promise<void> {
  const closed = new AbortController();
  const close = () => closed.abort();
  response.once('close', close);
  deps.stopping.addEventListener('abort', close, { signal: closed.signal });
  let context: Context | undefined;
  const stops: (() => void)[] = [];
  try {
    context = await createContext(request, response);
    const connected = connect(deps, { request, context, close });
    stops.push(connected.stop);
    const events = await subscribe(connected.context, { request, path, signal: closed.signal });
    const iterator = events[Symbol.asyncIterator]();
    // The loop below reports failures of the iterator.
    stops.push(() => void iterator.return?.(undefined).catch(() => undefined));
    // Refusals come with the first event, before the status is sent.
    const first = await iterator.next();
    response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    });
    response.write('event: connected\ndata: {}\n\n');
    const ping = setInterval(() => {
      // Slow consumers, which read nothing since the last ping, are dropped; they resume later.
      if (response.writableNeedDrain) response.destroy();
      else response.write('event: ping\ndata: \n\n');
    }, pingMs);
    stops.push(() => clearInterval(ping));
    for (let item = first; !item.done && !closed.signal.aborted; item = await iterator.next()) {
      if (!response.write(textOf(item.value))) await once(response, 'drain', { signal: closed.signal });
    }
    response.end();
  } catch (cause) {
    if (closed.signal.aborted) response.end();
    else fail(deps, { response, cause, path, context });
  } finally {
    for (const stop of stops) stop();
  }
}

/** Counts the stream as a socket of its account, and watches who opened it. Throws NOT_SIGNED_IN, TOO_MANY_REQUESTS. */
function connect(
  deps: Deps,
  { request, context, close }: { request: Request; context: Context; close: () => void },
): { context: Context; stop: () => void } {
  const { user, ip, identityError } = context;
  const { origin, host, 'sec-fetch-site': fetchSite } = request.headers;
  if (deps.stopping.aborted) throw new AppError('SERVICE_UNAVAILABLE');
  if (!isSameOrigin(deps.env.publicUrl, { origin, host, fetchSite: fetchSite?.toString() })) {
    throw new AppError('FOREIGN_ORIGIN');
  }
  const { sockets } = deps.fairShares;
  sockets.countHandshake(subscriberNetwork(ip));
  if (identityError !== undefined) throw toAppError(identityError);
  if (!user) throw new AppError('NOT_SIGNED_IN');
  const quota = sockets.open(user.id);
  openSockets.inc();
  const unwatch = watchCaller(deps, { opener: user, ip }, close);
  const connection = {
    findUser: async () => (await findLiveCaller(deps, user, ip))?.user ?? null,
    takeSubscription: quota.takeSubscription,
    beginCall: () => () => undefined,
  };
  return {
    context: { ...context, connection },
    stop: () => {
      unwatch();
      quota.close();
      openSockets.dec();
    },
  };
}

async function subscribe(
  context: Context,
  { request, path, signal }: { request: Request; path: string; signal: AbortSignal },
): Promise<AsyncIterable<unknown>> {
  const events: unknown = await callTRPCProcedure({
    router: appRouter,
    path,
    type: 'subscription',
    ctx: context,
    getRawInput: () => Promise.resolve(inputOf(request)),
    signal,
    batchIndex: 0,
  });
  return asyncIterable.parse(events);
}

const asyncIterable = z.custom<AsyncIterable<unknown>>(
  (value) => typeof value === 'object' && value !== null && Symbol.asyncIterator in value,
);

/** The `input` parameter, with the position of a client that reconnects. */
function inputOf({ query, headers }: Request): unknown {
  const text = query['input'];
  const lastEventId = headers['last-event-id'] ?? query['lastEventId'];
  try {
    const input: unknown = typeof text === 'string' ? JSON.parse(text) : undefined;
    if (lastEventId === undefined || lastEventId === '') return input;
    return { ...(typeof input === 'object' ? input : {}), lastEventId };
  } catch (cause) {
    throw new TRPCError({ code: 'BAD_REQUEST', cause });
  }
}

function textOf(value: unknown): string {
  if (!isTrackedEnvelope(value)) return `data: ${JSON.stringify(value)}\n\n`;
  const [id, data] = value;
  return `id: ${id}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Answers with the error and its status, or ends an open stream with it. */
function fail(
  { log }: Deps,
  {
    response,
    cause,
    path,
    context,
  }: { response: Response; cause: unknown; path: string; context: Context | undefined },
): void {
  if (response.destroyed || response.writableEnded) return;
  const error = getTRPCErrorFromUnknown(cause);
  if (!(error.cause instanceof AppError)) log.error({ procedure: path, err: cause }, 'failed');
  const { _config: config } = appRouter._def;
  const shape = getTRPCErrorShape({ config, error, type: 'subscription', path, input: undefined, ctx: context });
  if (response.headersSent) {
    response.end(`event: serialized-error\ndata: ${JSON.stringify(shape)}\n\n`);
    return;
  }
  response.set(errorHeaders(error.cause instanceof AppError ? [headerError(error.cause)] : []));
  response.status(shape.data.httpStatus).json({ error: shape });
}
