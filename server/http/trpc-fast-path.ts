import type { ServerResponse } from 'node:http';
import { callTRPCProcedure, getTRPCErrorFromUnknown, getTRPCErrorShape, type TRPCError } from '@trpc/server';
import { getHTTPStatusCode } from '@trpc/server/http';
import type { TRPCResponse } from '@trpc/server/rpc';
import { z } from 'zod';
import type { Context } from '#server/context.ts';
import type { Log } from '#server/observability/log.ts';
import { refusalHeaders, retryAfterOf } from '#server/rate-limit/headers.ts';
import { appRouter } from '#server/router.ts';
import type { Batch } from './parse-batch.ts';

interface AnswerOptions {
  calls: Batch;
  createContext: (setCookie: Context['setCookie']) => Promise<Context>;
  /** Names and values in turn, the same for every answer. */
  headers: readonly string[];
  log: Log;
}

/**
 * Runs the calls side by side and answers them as the general adapter would, without its detour over web streams. Never
 * rejects.
 */
export async function answerBatch(response: ServerResponse, options: AnswerOptions): Promise<void> {
  try {
    await writeAnswers(response, options);
  } catch (error) {
    options.log.error({ err: error }, 'answer could not be written');
    response.destroy();
  }
}

async function writeAnswers(response: ServerResponse, options: AnswerOptions): Promise<void> {
  const { calls, createContext, headers } = options;
  const cookies: string[] = [];
  const context = await createContext((cookie) => cookies.push('Set-Cookie', cookie));
  const answers = await Promise.all(calls.paths.map((_, index) => answerCall(calls, { context, index })));
  const [status, body] = write(calls, { answers, context });
  const bytes = Buffer.byteLength(body);
  response.writeHead(status, [
    ...headersOf(answers, headers),
    ...cookies,
    'Content-Type',
    'application/json',
    'Content-Length',
    String(bytes),
  ]);
  // Letters of one byte each go out as they are, which costs less than encoding them.
  response.end(body, bytes === body.length ? 'latin1' : 'utf8');
}

/** With the longest wait of the refused calls, if any was. */
function headersOf(answers: readonly TRPCResponse[], headers: readonly string[]): readonly string[] {
  const waits = answers.flatMap((answer) => ('error' in answer ? (retryAfterOf(refusalData(answer.error)) ?? []) : []));
  if (waits.length === 0) return headers;
  const { RateLimit, 'Retry-After': retryAfter } = refusalHeaders(Math.max(...waits));
  const at = headers.indexOf('RateLimit') + 1;
  return [...headers.slice(0, at), RateLimit, ...headers.slice(at + 1), 'Retry-After', retryAfter];
}

/** Other details, such as the findings of a certificate, are lists and are not read here. */
const refusal = z.object({
  data: z.object({ details: z.object({ retryAfter: z.number().optional() }), httpStatus: z.number() }),
});

function refusalData(error: unknown) {
  return refusal.safeParse(error).data?.data ?? { details: {}, httpStatus: 500 };
}

interface CallOptions {
  context: Context;
  index: number;
}

async function answerCall(calls: Batch, { context, index }: CallOptions): Promise<TRPCResponse> {
  const path = calls.paths[index] ?? '';
  try {
    const data: unknown = await callTRPCProcedure({
      router: appRouter,
      path,
      type: calls.type,
      ctx: context,
      getRawInput: () => calls.readInput(index),
      // Queries and mutations run to their end; only streams ask whether somebody still listens.
      signal: undefined,
      batchIndex: index,
    });
    return { result: { data } };
  } catch (cause) {
    return failure(getTRPCErrorFromUnknown(cause), { calls, path, context });
  }
}

function failure(error: TRPCError, about: { calls: Batch; path: string | undefined; context: Context }): TRPCResponse {
  const { calls, path, context } = about;
  const config = appRouter._def._config;
  return { error: getTRPCErrorShape({ config, error, type: calls.type, path, input: undefined, ctx: context }) };
}

/** Status and body. An answer that is no JSON is a failure of ours. */
function write(calls: Batch, { answers, context }: { answers: TRPCResponse[]; context: Context }): [number, string] {
  try {
    return [getHTTPStatusCode(answers), JSON.stringify(calls.isBatch ? answers : answers[0])];
  } catch (cause) {
    context.log.error({ procedures: calls.paths, err: cause }, 'failed');
    const failed = failure(getTRPCErrorFromUnknown(cause), { calls, path: undefined, context });
    return [getHTTPStatusCode(failed), JSON.stringify(failed)];
  }
}
