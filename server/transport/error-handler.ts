import type { NextFunction, Request, Response } from 'express';
import type { Deps } from '#server/deps.ts';
import { AppError, toAppError } from '#server/errors.ts';
import { bearerOf } from '#server/platform/http/bearer.ts';
import { errorHeaders, headerError } from '#server/platform/http/error-headers.ts';
import { announcedVersion, isApiPath, versionHeader } from '#server/public-api/versions.ts';
import { printError } from '#server/public-api/versions/apply.ts';
import { errorMessage, statusOf } from '#shared/errors.ts';

/** Headers of a file, removed when an error is sent instead. */
const fileHeaders = [
  'Accept-Ranges',
  'Content-Disposition',
  'Content-Length',
  'Content-Range',
  'Content-Type',
  'ETag',
] as const;

/** True when the client closed the page or cancelled the download. */
function isPrematureClose(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, 'code') === 'ERR_STREAM_PREMATURE_CLOSE';
}

/** Error handler: streams and webhooks fail with the codes and messages of procedures. */
export function handleError({ log, env }: Pick<Deps, 'log' | 'env'>) {
  return (error: unknown, request: Request, response: Response, _next: NextFunction): void => {
    const appError = fromExpress(error) ?? toAppError(error);
    const isAborted = response.headersSent && isPrematureClose(error);
    if (appError.code === 'UNEXPECTED' && !isAborted) {
      log.error({ requestId: request.id, err: appError.cause }, 'failed');
    }
    if (response.headersSent) {
      // The body has started: only a cut connection tells the client that it is incomplete.
      response.destroy();
      return;
    }
    for (const header of fileHeaders) response.removeHeader(header);
    response.setHeader('Cache-Control', 'no-store');
    response.set(errorHeaders([headerError(appError)]));
    const { code: appCode, details, fieldErrors } = appError;
    const message = errorMessage(appCode, details);
    const httpStatus = statusOf(appCode);
    response.status(httpStatus);
    if (!isApiPath(request.originalUrl) || bearerOf(request.headers.authorization) === undefined) {
      response.json({ appCode, message, details, requestId: request.id });
      return;
    }
    const data = {
      appCode,
      httpStatus,
      message,
      details,
      errors: fieldErrors,
      requestId: String(response.getHeader('X-Request-Id')),
    };
    // Set by the route once the key is known.
    const version = announcedVersion(String(response.getHeader(versionHeader)));
    const { contentType, body } = printError(version, data, env.publicUrl);
    response.setHeader('Content-Type', contentType);
    response.end(JSON.stringify(body));
  };
}

/** Maps errors of Express: body parsers set a status, and a URL that cannot be decoded is NOT_FOUND. */
function fromExpress(error: unknown): AppError | undefined {
  if (!(error instanceof Error) || error instanceof AppError) return undefined;
  if (error instanceof URIError) return new AppError('NOT_FOUND', { cause: error });
  const status: unknown = Reflect.get(error, 'status');
  if (typeof status !== 'number' || status >= 500) return undefined;
  if (status === 413) return new AppError('FILE_TOO_LARGE', { cause: error });
  return new AppError(status === 404 ? 'NOT_FOUND' : 'WEBHOOK_PAYLOAD', { cause: error });
}
