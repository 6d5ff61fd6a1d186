import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { z } from 'zod';
import type { IdempotentRequest, SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { claimedCaller, requireFileCaller } from '#server/features/auth/identity.ts';
import { clientIp } from '#server/platform/http/client-ip.ts';
import { subscriberNetwork } from '#server/platform/rate-limit/networks.ts';
import type { FileRoute } from '#server/public-api/file-rules.ts';
import { readIdempotencyKey, replayHeaders, runOnce, type ReceivedBody } from '#server/public-api/idempotency.ts';
import { limits } from '#shared/limits.ts';

/** Shared by all uploads and downloads of stored files under `/files`. */

export interface UploadBody {
  stream: Readable;
  contentLength: string | undefined;
  /** The sender's network, for rate limits and budgets. */
  network: string;
  /** Receives the hash of the raw body. */
  received?: ReceivedBody;
}

export function requireId(
  value: string,
  code: 'DOCUMENT_NOT_FOUND' | 'REVIEW_NOT_FOUND' | 'STEP_NOT_FOUND' | 'CREDENTIAL_NOT_FOUND',
): string {
  const id = z.uuid().safeParse(value);
  if (!id.success) throw new AppError(code);
  return id.data;
}

/**
 * Responds with the result of `take`, once per `Idempotency-Key`. A cached refusal is repeated before any look-up. The
 * rest of a refused body is drained within a budget, so that the client can read the response; beyond it the connection
 * is closed.
 */
export async function takeUpload(
  live: Deps,
  { request, response, route }: { request: Request<object>; response: Response; route: FileRoute },
  take: (deps: Deps, actor: SignedInActor, body: UploadBody) => Promise<object>,
): Promise<void> {
  const { env, fairShares } = live;
  const { uploads } = fairShares;
  const network = subscriberNetwork(clientIp(request.ip));
  const caller = claimedCaller({ env }, request.headers);
  const contentLength = request.headers['content-length'];
  try {
    if (caller !== undefined) await uploads.refusals.check(caller);
    const { actor, deps } = await requireFileCaller(live, { request, response }, route);
    const takeBody = (received: ReceivedBody) =>
      take(deps, actor, { stream: request, contentLength, network, received });
    const key = readIdempotencyKey(request.headers['idempotency-key']);
    response.json(await (key ? takeOnce(deps, { request, response, actor, key }, takeBody) : takeBody({})));
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY_UPLOADS' && caller !== undefined) {
      uploads.refusals.remember(caller, error);
    }
    const announced = Number(contentLength ?? limits.fileBytes);
    if (!request.complete) {
      if (uploads.mayDiscard(network, announced)) request.resume();
      else response.setHeader('Connection', 'close');
    }
    throw error;
  }
}

/** Runs the upload once per key; a retry's file is compared with the first one's. */
async function takeOnce(
  deps: Deps,
  call: { request: Request<object>; response: Response; actor: SignedInActor; key: IdempotentRequest },
  run: (received: ReceivedBody) => Promise<object>,
): Promise<unknown> {
  const { request, response, actor, key } = call;
  try {
    return await runOnce(deps, {
      request: key,
      accountId: actor.id,
      personId: actor.person.id,
      payload: [request.originalUrl, request.headers['content-length']],
      run,
      readBody: () => hashBody(request),
    });
  } finally {
    const [name, value] = replayHeaders(key, 1);
    if (name && value) response.setHeader(name, value);
  }
}

/** Hashes a body without storing it; SHA-256 in hex. Throws FILE_INCOMPLETE. */
async function hashBody(body: Readable): Promise<string> {
  const sum = createHash('sha256');
  try {
    await pipeline(body, sum);
  } catch (cause) {
    throw new AppError('FILE_INCOMPLETE', { cause });
  }
  return sum.digest('hex');
}

/** Headers that keep a stored file from being rendered as a page of this origin. */
export function protect(response: Response): void {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  );
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
}
