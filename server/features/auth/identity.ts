import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Request, Response } from 'express';
import type { SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { bearerOf } from '#server/platform/http/bearer.ts';
import { clientIp } from '#server/platform/http/client-ip.ts';
import { hashToken } from '#server/platform/http/signed-token.ts';
import { fileRules, type FileRoute } from '#server/public-api/file-rules.ts';
import { requireGrant, type Rule } from '#server/public-api/grants.ts';
import { versionHeader, versionOf } from '#server/public-api/versions.ts';
import { capabilitiesOf, hasSameRights } from '#shared/access.ts';
import type { ApiVersion } from '#shared/api-versions.ts';
import { resolveAccess } from '#shared/page-access.ts';
import type { SessionUser } from '#shared/schemas/auth.ts';
import { authenticateKey, findLiveKey, recordKeyUse } from './api-key.ts';
import { readGuest } from './guests.ts';
import { needsSecondFactor } from './policy.ts';
import { findMemberRole } from './queries.ts';
import { depsOf } from './sandbox.ts';
import { findLiveSession, readSession, sessionIdIn } from './session.ts';

/** Who calls: by API key where the request has a Bearer credential, which never falls back to the cookie; else by session. */

type IdentityDeps = Pick<Deps, 'db' | 'env' | 'now' | 'fairShares' | 'events'>;

interface Caller {
  headers: Pick<IncomingHttpHeaders, 'authorization' | 'cookie'>;
  /** As `clientIp` returns it. */
  ip: string;
}

/** Null for visitors. Throws KEY_INVALID, KEY_ADDRESS_DENIED, TOO_MANY_REQUESTS. */
export async function identify(
  deps: IdentityDeps,
  { headers, ip }: Caller,
): Promise<{ user: SignedInActor | null; renewedCookie: string | undefined }> {
  const key = bearerOf(headers.authorization);
  if (key === undefined) return readSession(deps, headers.cookie);
  return { user: await authenticateKey(deps, { key, ip }), renewedCookie: undefined };
}

/**
 * The caller of a file route, the version of the API that answers it, and what it runs with: for a test key its sandbox.
 * Throws NOT_SIGNED_IN, and for keys what their scopes and limits refuse.
 */
export async function requireFileCaller(
  live: Deps,
  { request, response }: { request: Request<object>; response: Response },
  route: FileRoute,
): Promise<{ actor: SignedInActor; deps: Deps; version: ApiVersion }> {
  const { user: person } = await identify(live, { headers: request.headers, ip: clientIp(request.ip) });
  const rule: Rule = fileRules[route];
  const guest = rule?.guest ? await readGuest(live, request.headers.cookie) : null;
  const user = person ?? guest?.actor;
  if (!user) throw new AppError('NOT_SIGNED_IN');
  requireGrant(rule, user);
  if (person) cutWhenCallerEnds(live, { request, response }, { caller: person, rule });
  const deps = await depsOf(live, user);
  const version = versionOf(request.headers['trueform-version'], user.apiKey);
  response.setHeader(versionHeader, version);
  if (user.apiKey) {
    live.fairShares.keys.take(user.apiKey.id);
    const requestId = String(response.getHeader('X-Request-Id'));
    if (route.startsWith('PUT ')) await recordKeyUse(deps, user, { action: `${route} ${request.path}`, requestId });
  }
  return { actor: user, deps, version };
}

/** Closes the connection of an upload or download whose key, session, membership or rights end meanwhile. */
function cutWhenCallerEnds(
  deps: IdentityDeps,
  { request, response }: { request: Request<object>; response: Response },
  { caller, rule }: { caller: SignedInActor; rule: Rule },
): void {
  const check = async () => {
    if (!(await mayGoOn(deps, { caller, rule }, clientIp(request.ip)))) request.destroy();
  };
  const ids = [...new Set([caller.id, caller.person.id])];
  const unsubscribes = ids.map((id) =>
    deps.events.subscribe('sessions', id, () => void check().catch(() => request.destroy())),
  );
  response.once('close', () => {
    for (const unsubscribe of unsubscribes) unsubscribe();
  });
}

/** A session that acts for another account by now does, while its person is a member of the first whose role the rule admits. */
async function mayGoOn(
  deps: IdentityDeps,
  { caller, rule }: { caller: SignedInActor; rule: Rule },
  ip: string,
): Promise<boolean> {
  const { apiKey, sessionId, id: accountId, person } = caller;
  if (apiKey) return (await findLiveKey(deps, { id: apiKey.id, ip })) !== null;
  const live = await findLiveSession(deps, sessionId);
  if (live === null) return false;
  if (caller.member === null) return live.user.id !== accountId || hasSameRights(live.user, caller);
  const role = await findMemberRole(deps.db, { accountId, userId: person.id });
  return role !== undefined && (rule?.member.includes(role) ?? false);
}

/** Unverified caller id from the request's credentials: the key of rate limits that apply before any lookup. */
export function claimedCaller(
  deps: Pick<Deps, 'env'>,
  { authorization, cookie }: Caller['headers'],
): string | undefined {
  const key = bearerOf(authorization);
  return key === undefined ? sessionIdIn(deps, cookie) : hashToken(key).toString('base64');
}

/** The session's user as the client sees it. */
export function viewUser(deps: Deps, user: Omit<SignedInActor, 'sessionId' | 'apiKey'>): SessionUser {
  return { ...user, capabilities: [...capabilitiesOf(user)], needsSecondFactor: needsSecondFactor(deps, user) };
}

/** Longer than a usual lookup takes; after it the page is served without its shell. */
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
