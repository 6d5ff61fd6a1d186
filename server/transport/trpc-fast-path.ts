import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { callTRPCProcedure, getTRPCErrorFromUnknown, getTRPCErrorShape, type TRPCError } from '@trpc/server';
import { getHTTPStatusCode } from '@trpc/server/http';
import type { TRPCResponse } from '@trpc/server/rpc';
import { z } from 'zod';
import type { Context } from '#server/context.ts';
import { errorHeaders, type HeaderError } from '#server/platform/http/error-headers.ts';
import type { Batch } from '#server/platform/http/parse-batch.ts';
import type { Log } from '#server/platform/observability/log.ts';
import { bindingHeaders } from '#server/platform/rate-limit/call-windows.ts';
import { replayHeaders } from '#server/public-api/idempotency.ts';
import { deprecationHeaders, versionHeader } from '#server/public-api/versions.ts';
import type { AppRouter } from '#server/router.ts';

const deflate = promisify(gzip);

/** Smaller responses fit into one or two packets uncompressed. */
const minCompressedBytes = 2048;

interface BatchOptions {
  router: AppRouter;
  batch: Batch;
  createContext: (setCookie: Context['setCookie']) => Promise<Context>;
  /** Alternating names and values, sent with every response. */
  headers: readonly string[];
  log: Log;
}

/** Context of one batch. */
interface Run {
  router: AppRouter;
  batch: Batch;
  context: Context;
}

/**
 * Runs a batch concurrently and responds exactly as tRPC's Express adapter does, without its conversion to web streams.
 * Never rejects.
 */
export async function answerBatch(response: ServerResponse, options: BatchOptions): Promise<void> {
  try {
    await writeResponse(response, options);
  } catch (error) {
    options.log.error({ err: error }, 'writing a response failed');
    response.destroy();
  }
}

async function writeResponse(response: ServerResponse, options: BatchOptions): Promise<void> {
  const { router, batch, createContext, headers } = options;
  const cookies: string[] = [];
  const context = await createContext((cookie) => cookies.push('Set-Cookie', cookie));
  const run = { router, batch, context };
  const results = await Promise.all(batch.paths.map((path, index) => callProcedure(run, path, index)));
  const [status, body] = serialize(run, results);
  const bytes = Buffer.byteLength(body);
  const head = [
    ...resultHeaders(context, { paths: batch.paths, results }, headers),
    ...cookies,
    'Content-Type',
    'application/json',
  ];
  if (bytes >= minCompressedBytes && mayCompress(response.req)) {
    const compressed = await deflate(body, { level: 4 });
    response.writeHead(status, [...head, 'Content-Encoding', 'gzip', 'Content-Length', String(compressed.length)]);
    response.end(compressed);
    return;
  }
  response.writeHead(status, [...head, 'Content-Length', String(bytes)]);
  // ASCII is written as latin1, which skips the UTF-8 encoder. Others are encoded here, in half of the stream's time.
  response.end(bytes === body.length ? body : Buffer.from(body), 'latin1');
}

/**
 * Only for calls of the product's own pages: a cross-site request could infer the response from its compressed length
 * (BREACH).
 */
function mayCompress({ headers }: IncomingMessage): boolean {
  return headers['sec-fetch-site'] === 'same-origin' && /\bgzip\b/.test(headers['accept-encoding'] ?? '');
}

/** `headers`, with what the results and the caller's limits add. */
export function resultHeaders(
  context: Context,
  { paths, results }: { paths: readonly string[]; results: readonly TRPCResponse[] },
  headers: readonly string[],
): readonly string[] {
  const errors = results.flatMap((result) => ('error' in result ? [errorData(result.error)] : []));
  const own = new Map([
    ...bindingHeaders(),
    ...Object.entries(errors.length > 0 ? errorHeaders(errors) : {}),
    ...(context.api ? ([[versionHeader, context.api.version]] as const) : []),
  ]);
  return [
    ...withValues(headers, own),
    ...replayHeaders(context.idempotency, paths.length),
    ...deprecationHeaders(paths),
  ];
}

/** Alternating names and values, with those of `own` in the place of headers of the same name or at the end. */
function withValues(headers: readonly string[], own: ReadonlyMap<string, string>): readonly string[] {
  if (own.size === 0) return headers;
  const names = new Set(headers.filter((_value, index) => index % 2 === 0));
  return [
    ...headers.map((value, index) => (index % 2 === 1 ? own.get(headers[index - 1] ?? '') : undefined) ?? value),
    ...[...own].flatMap(([name, value]) => (names.has(name) ? [] : [name, value])),
  ];
}

/** Other details, such as the findings of a certificate, are lists and are not parsed. */
const errorShape = z.object({
  data: z.object({
    appCode: z.string(),
    details: z.object({ retryAfter: z.number().optional(), scope: z.string().optional() }),
    httpStatus: z.number(),
  }),
});

function errorData(error: unknown): HeaderError {
  const { data } = errorShape.safeParse(error).data ?? {};
  if (!data) return { code: 'UNEXPECTED', details: {}, httpStatus: 500 };
  const { retryAfter, scope } = data.details;
  const details = { ...(retryAfter === undefined ? {} : { retryAfter }), ...(scope === undefined ? {} : { scope }) };
  return { code: data.appCode, details, httpStatus: data.httpStatus };
}

/** The one way from a request to a procedure. */
export async function callProcedure(run: Run, path: string, index: number): Promise<TRPCResponse> {
  const { router, batch, context } = run;
  try {
    const data: unknown = await callTRPCProcedure({
      router,
      path,
      type: batch.type,
      ctx: context,
      getRawInput: () => batch.readInput(index),
      // Queries and mutations run to completion, also after the client disconnects.
      signal: undefined,
      batchIndex: index,
    });
    return { result: { data } };
  } catch (cause) {
    return errorResponse(run, getTRPCErrorFromUnknown(cause), path);
  }
}

function errorResponse({ router, batch, context }: Run, error: TRPCError, path: string | undefined): TRPCResponse {
  const { _config: config } = router._def;
  return { error: getTRPCErrorShape({ config, error, type: batch.type, path, input: undefined, ctx: context }) };
}

/** Status and body. Results that cannot be serialized become one UNEXPECTED error. */
function serialize(run: Run, results: TRPCResponse[]): [number, string] {
  const { batch, context } = run;
  try {
    return [getHTTPStatusCode(results), JSON.stringify(batch.isBatch ? results : results[0])];
  } catch (cause) {
    context.log.error({ procedures: batch.paths, err: cause }, 'failed');
    const failed = errorResponse(run, getTRPCErrorFromUnknown(cause), undefined);
    return [getHTTPStatusCode(failed), JSON.stringify(failed)];
  }
}
