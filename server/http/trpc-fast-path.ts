import type { ServerResponse } from 'node:http';
import { callTRPCProcedure, getTRPCErrorFromUnknown, getTRPCErrorShape, type TRPCError } from '@trpc/server';
import { getHTTPStatusCode } from '@trpc/server/http';
import type { TRPCResponse } from '@trpc/server/rpc';
import { z } from 'zod';
import type { Context } from '#server/context.ts';
import type { Log } from '#server/observability/log.ts';
import { replayHeaders } from '#server/public-api/idempotency.ts';
import { deprecationHeaders } from '#server/public-api/versions.ts';
import { refusalHeaders } from '#server/rate-limit/headers.ts';
import type { AppRouter } from '#server/router.ts';
import type { Batch } from './parse-batch.ts';

interface BatchOptions {
  router: AppRouter;
  batch: Batch;
  createContext: (setCookie: Context['setCookie']) => Promise<Context>;
  /** Alternating names and values, sent with every response. */
  headers: readonly string[];
  log: Log;
}

/** What one batch runs with. */
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
  response.writeHead(status, [
    ...resultHeaders(context, { paths: batch.paths, results }, headers),
    ...cookies,
    'Content-Type',
    'application/json',
    'Content-Length',
    String(bytes),
  ]);
  // ASCII bodies are written as latin1, which skips the UTF-8 encoder.
  response.end(body, bytes === body.length ? 'latin1' : 'utf8');
}

/** `headers`, with what the results and the caller's limits add. */
export function resultHeaders(
  context: Context,
  { paths, results }: { paths: readonly string[]; results: readonly TRPCResponse[] },
  headers: readonly string[],
): readonly string[] {
  return [
    ...withRetryAfter(results, withKeyQuota(context, headers)),
    ...replayHeaders(context.idempotency, paths.length),
    ...deprecationHeaders(paths),
  ];
}

/** `headers`, with the key's limit in place of the network's for calls by key. */
function withKeyQuota({ deps, user }: Context, headers: readonly string[]): readonly string[] {
  if (!user?.apiKey) return headers;
  const own = deps.fairShares.keys.headers(user.apiKey.id);
  return headers.map((value, index) => own.get(headers[index - 1] ?? '') ?? value);
}

/** `headers`, with Retry-After and RateLimit of the longest wait where a call was rate limited. */
function withRetryAfter(results: readonly TRPCResponse[], headers: readonly string[]): readonly string[] {
  const refusals = results.flatMap((result) => ('error' in result ? [errorData(result.error)] : []));
  if (refusals.length === 0) return headers;
  const { RateLimit, ...added } = refusalHeaders(refusals);
  if (RateLimit === undefined) return [...headers, ...Object.entries(added).flat()];
  const at = headers.indexOf('RateLimit') + 1;
  const [remaining = ''] = /;r=.*/.exec(RateLimit) ?? [];
  return [...headers.with(at, (headers[at] ?? '').replace(/;r=.*/, remaining)), ...Object.entries(added).flat()];
}

/** Other details, such as the findings of a certificate, are lists and are not parsed. */
const errorShape = z.object({
  data: z.object({ details: z.object({ retryAfter: z.number().optional() }), httpStatus: z.number() }),
});

function errorData(error: unknown) {
  return errorShape.safeParse(error).data?.data ?? { details: {}, httpStatus: 500 };
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
