import { setTimeout as delay } from 'node:timers/promises';
import type { Request, Response } from 'express';
import type { Deps } from '#server/deps.ts';
import { viewUser } from '#server/features/auth/service.ts';
import { resolveAccess } from '#shared/access.ts';
import { readSession } from '../session.ts';

/** Above a usual lookup; without an answer by then, the page is served without its shell. */
const timeoutMs = 300;

/** Whether a page request's session may open its path. False on failure and timeout: the page then loads without a shell. */
export function createPageGuard(deps: Deps): (request: Request, response: Response) => Promise<boolean> {
  async function mayOpen(request: Request, response: Response): Promise<boolean> {
    const { user, renewedCookie } = await readSession(deps, request.headers.cookie);
    if (renewedCookie !== undefined && !response.headersSent) response.appendHeader('Set-Cookie', renewedCookie);
    return user !== null && resolveAccess(viewUser(deps, user), request.path).allow;
  }
  return async (request, response) => {
    const late = new AbortController();
    try {
      return await Promise.race([
        mayOpen(request, response),
        delay(timeoutMs, false, { signal: late.signal, ref: false }),
      ]);
    } catch (error) {
      deps.log.warn({ err: error }, 'session lookup failed, serving the page without its shell');
      return false;
    } finally {
      late.abort();
    }
  };
}
