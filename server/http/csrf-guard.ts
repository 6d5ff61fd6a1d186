import type { IncomingMessage } from 'node:http';
import type { NextFunction, Request, Response } from 'express';
import { AppError } from '#server/errors.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * True when a browser says that the request comes from one of our own pages, or when it says nothing (other programs).
 * `Origin: null` and anything that is no URL are foreign.
 */
export function isSameOrigin(
  publicUrl: string,
  headers: { origin?: string; fetchSite?: string; host?: string },
): boolean {
  const { origin, fetchSite, host } = headers;
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return false;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const ours = new URL(publicUrl);
  const theirs = new URL(origin);
  // Under another name of this server too, but never from its unencrypted twin.
  return origin === ours.origin || (theirs.host === host && theirs.protocol === ours.protocol);
}

/**
 * Refuses what a form of another page could send without saying where it comes from. Our own pages send JSON, and any other
 * type makes a browser ask first.
 */
export function refuseForms(request: Request, _response: Response, next: NextFunction): void {
  if (request.is('multipart/form-data')) throw new AppError('FOREIGN_ORIGIN');
  next();
}

/** True unless the request changes something and comes from a foreign page. */
export function isSameSite({ method, headers }: IncomingMessage, publicUrl: string): boolean {
  if (safeMethods.has(method ?? '')) return true;
  const { origin, host, 'sec-fetch-site': fetchSite } = headers;
  return isSameOrigin(publicUrl, { origin, host, fetchSite: typeof fetchSite === 'string' ? fetchSite : undefined });
}

/** Refuses what changes something and comes from a foreign page, whatever its content type. */
export function csrfGuard(publicUrl: string) {
  return (request: Request, _response: Response, next: NextFunction): void => {
    if (!isSameSite(request, publicUrl)) throw new AppError('FOREIGN_ORIGIN');
    next();
  };
}
