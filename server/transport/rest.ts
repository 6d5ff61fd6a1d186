import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import type { Context } from '#server/context.ts';
import type { Env } from '#server/env.ts';
import { AppError } from '#server/errors.ts';
import { bodyLimitOf } from '#server/platform/http/parse-batch.ts';
import type { Log } from '#server/platform/observability/log.ts';
import { fieldError } from '#server/public-api/field-errors.ts';
import type { Rule } from '#server/public-api/grants.ts';
import { createDescription } from '#server/public-api/openapi.ts';
import { listOperations, readQuery, type Operation } from '#server/public-api/operations.ts';
import { procedures } from '#server/public-api/procedures.ts';
import { printError } from '#server/public-api/versions/apply.ts';
import type { ErrorData } from '#server/public-api/versions/change.ts';
import type { AppRouter } from '#server/router.ts';
import type { ApiVersion } from '#shared/api-versions.ts';
import { errorMessage, statusOf, type ErrorCode } from '#shared/errors.ts';
import type { FieldError } from '#shared/field-errors.ts';
import { callProcedure, resultHeaders } from './trpc-fast-path.ts';

interface RestCall {
  /** Without cookies. */
  createContext: () => Promise<Context>;
  /** Alternating names and values, sent with every response. */
  headers: readonly string[];
  requestId: string;
  log: Log;
  /** The version that the request asks for, else the newest. */
  version: ApiVersion;
  /** URL prefix of problem types. */
  publicUrl: string;
}

/**
 * `/api/v1`: the public procedures as plain HTTP. Each call goes through the same caller, middleware and limits as under
 * `/trpc`; only the key identifies, so that no other site's page can act for a signed-in visitor.
 */
export function createRestHandler(router: AppRouter, env: Pick<Env, 'publicUrl' | 'brand'>) {
  const sendDescription = createDescription(env);
  const open = Object.entries<Rule>(procedures).flatMap(([path, rule]) => (rule?.scope ? [path] : []));
  const operations = new Map(listOperations(router, open).map((operation) => [operation.path, operation]));

  return async (request: IncomingMessage, response: ServerResponse, call: RestCall): Promise<void> => {
    try {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
      const path = pathname.replace(/^\/api\/v1(?=\/)/, '');
      if (path === '/openapi.json' && pathname !== path) {
        sendDescription(request, response, call.headers);
        return;
      }
      const operation = pathname === path ? undefined : operations.get(path);
      if (operation === undefined) refuse(response, call, 'NOT_FOUND');
      else if (request.method !== operation.method) {
        refuse(response, call, 'METHOD_NOT_ALLOWED', ['Allow', operation.method]);
      } else await run(request, response, { ...call, router, operation, searchParams });
    } catch (error) {
      call.log.error({ err: error }, 'writing a response failed');
      response.destroy();
    }
  };
}

interface Run extends RestCall {
  router: AppRouter;
  operation: Operation;
  searchParams: URLSearchParams;
}

async function run(request: IncomingMessage, response: ServerResponse, call: Run): Promise<void> {
  const { router, operation, searchParams } = call;
  const { procedure: path, type, method } = operation;
  const context = await call.createContext();
  // Read lazily and memoized: unauthorized calls are rejected without it, and middleware reads it before the procedure.
  let input: Promise<unknown> | undefined;
  const readInput = async () => {
    input ??=
      method === 'GET' ? Promise.resolve(readQuery(operation, searchParams)) : readJson(request, bodyLimitOf(path));
    return input;
  };
  const batch = { type, paths: [path], isBatch: false, readInput };
  const result = await callProcedure({ router, batch, context }, path, 0);
  const headers = resultHeaders(context, { paths: [path], results: [result] }, call.headers);
  if ('error' in result) {
    const { message, data } = errorShape.parse(result.error);
    sendError(response, { ...call, headers, version: context.api?.version ?? call.version }, { message, ...data });
    return;
  }
  const body = serialize('data' in result.result ? result.result.data : undefined);
  if (body === undefined) {
    call.log.error({ procedure: path }, 'the output cannot be serialized');
    refuse(response, call, 'UNEXPECTED');
  } else send(response, 200, { headers, contentType: 'application/json', body });
}

const errorShape = z.object({
  message: z.string(),
  data: z.object({
    appCode: z.string(),
    httpStatus: z.number(),
    details: z.unknown(),
    fields: z.record(z.string(), z.string()).optional(),
    errors: z.array(z.custom<FieldError>()).optional(),
    requestId: z.string().default(''),
  }),
});

function serialize(data: unknown): string | undefined {
  try {
    return JSON.stringify(data ?? null);
  } catch {
    return undefined;
  }
}

/** Throws CONTENT_TYPE, REQUEST_TOO_LARGE, INVALID_INPUT. */
async function readJson(request: IncomingMessage, limit: number): Promise<unknown> {
  const { 'content-type': type, 'content-length': length } = request.headers;
  if (type === undefined && (length === undefined ? !request.headers['transfer-encoding'] : length === '0')) return {};
  if (!/^application\/json\s*(;|$)/i.test(type ?? '')) throw new AppError('CONTENT_TYPE');
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    // Kept open after a refusal, so that the response can be sent.
    const stream: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false });
    for await (const chunk of stream) {
      bytes += chunk.length;
      if (bytes > limit) throw new AppError('REQUEST_TOO_LARGE', { details: { limit } });
      chunks.push(chunk);
    }
    const parsed: unknown = JSON.parse(Buffer.concat(chunks).toString());
    return parsed;
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('INVALID_INPUT', { cause: error, fieldErrors: [fieldError([], 'not_json', 'a JSON object')] });
  }
}

/** Refuses a request that reaches no procedure. */
function refuse(response: ServerResponse, call: RestCall, code: ErrorCode, own: string[] = []) {
  call.log.info({ code }, 'refused');
  const error = {
    appCode: code,
    httpStatus: statusOf(code),
    message: errorMessage(code),
    details: {},
    requestId: call.requestId,
  };
  sendError(response, { ...call, headers: [...call.headers, ...own] }, error);
}

function sendError(
  response: ServerResponse,
  call: Pick<RestCall, 'headers' | 'version' | 'publicUrl'>,
  error: ErrorData,
) {
  const { contentType, body } = printError(call.version, error, call.publicUrl);
  send(response, error.httpStatus, { headers: call.headers, contentType, body: JSON.stringify(body) });
}

function send(
  response: ServerResponse,
  status: number,
  { headers, contentType, body }: { headers: readonly string[]; contentType: string; body: string },
): void {
  // The rest of a body above the limit is not awaited.
  const connection = status === 413 ? ['Connection', 'close'] : [];
  const length = String(Buffer.byteLength(body));
  response.writeHead(status, [...headers, ...connection, 'Content-Type', contentType, 'Content-Length', length]);
  response.end(body);
}
