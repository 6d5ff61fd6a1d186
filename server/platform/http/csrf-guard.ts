import type { IncomingMessage } from 'node:http';
import type { NextFunction, Request, Response } from 'express';
import { AppError } from '#server/errors.ts';
import { bearerOf } from './bearer.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * True for a same-origin request, and without Origin and Sec-Fetch-Site, as other programs send it. `Origin: null` and
 * anything that cannot be read as a URL are foreign.
 */
export function isSameOrigin(
  publicUrl: string,
  headers: { origin?: string; fetchSite?: string; host?: string },
): boolean {
  const { origin, fetchSite, host } = headers;
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return false;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const expected = new URL(publicUrl);
  const given = new URL(origin);
  // Another host name of this server is allowed, but not http for https.
  return origin === expected.origin || (given.host === host && given.protocol === expected.protocol);
}

/**
 * Refuses multipart forms, which another site's page could send without an Origin header. The client sends JSON, which needs
 * a CORS preflight. Throws FOREIGN_ORIGIN.
 */
export function refuseForms(request: Request, _response: Response, next: NextFunction): void {
  if (request.is('multipart/form-data')) throw new AppError('FOREIGN_ORIGIN');
  next();
}

/** True for safe methods, same-origin requests, and calls by key, which use no ambient credential. */
export function isSameSite({ method, headers }: IncomingMessage, publicUrl: string): boolean {
  if (bearerOf(headers.authorization) !== undefined) return true;
  if (safeMethods.has(method ?? '')) return true;
  const { origin, host, 'sec-fetch-site': fetchSite } = headers;
  return isSameOrigin(publicUrl, { origin, host, fetchSite: typeof fetchSite === 'string' ? fetchSite : undefined });
}

/** Refuses cross-origin requests with unsafe methods, of any content type. Throws FOREIGN_ORIGIN. */
export function csrfGuard(publicUrl: string) {
  return (request: Request, _response: Response, next: NextFunction): void => {
    if (!isSameSite(request, publicUrl)) throw new AppError('FOREIGN_ORIGIN');
    next();
  };
}
