import { randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { Lucia, TimeSpan, type Adapter } from 'lucia';
import type { SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { isUnavailable } from '#server/errors.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import { readCookie } from '#server/platform/http/cookies.ts';
import { hashToken } from '#server/platform/http/signed-token.ts';
import { limits } from '#shared/limits.ts';
import { oldestSessionStart } from './policy.ts';
import {
  deleteExpiredSessions as deleteExpiredSessionRows,
  deleteSession as deleteSessionRow,
  deleteUserSessions as deleteUserSessionRows,
  findSession,
  insertSession,
  listSessions,
  updateSessionExpiry,
  updateSessionSeen,
} from './session-queries.ts';

/**
 * Sessions by cookie. The cookie holds `<row id>.<32 random bytes>`; the database stores the id and a SHA-256 of the random
 * part, so that a leaked database opens no session. The only importer of the session library.
 */

type SessionDeps = Pick<Deps, 'db' | 'env' | 'now'>;
type UserAttributes = Omit<SignedInActor, 'id' | 'sessionId'>;
interface SessionAttributes {
  userAgent: string;
  lastSeenAt: Date;
}
type SessionRow = NonNullable<Awaited<ReturnType<typeof findSession>>>;
type Auth = Lucia<SessionAttributes, UserAttributes>;

declare module 'lucia' {
  interface Register {
    Lucia: Auth;
    DatabaseSessionAttributes: SessionAttributes;
    DatabaseUserAttributes: UserAttributes;
  }
}

/** Write interval of `last_seen_at`, which keeps reads from causing a write each. */
const lastSeenIntervalMs = 60_000;
const tokenShape = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/;

function parseToken(token: string): { id: string; secretHash: Buffer } | undefined {
  const [, id, secret] = tokenShape.exec(token) ?? [];
  return id && secret ? { id, secretHash: hashToken(secret) } : undefined;
}

/** The row id of a session: the library passes the whole token for sessions read by cookie, and the bare id otherwise. */
function sessionIdOf(sessionId: string): string {
  return sessionId.split('.', 1)[0] ?? '';
}

function attributesOf(row: SessionRow): UserAttributes {
  const { email, name, phone, locale, hasOrganizations } = row;
  return {
    person: { id: row.userId, email, name },
    member: row.memberRole,
    apiKey: null,
    ...(row.memberRole === null
      ? { email, name, role: row.role, capabilities: row.capabilities, workPairs: row.workPairs }
      : { email: row.organizationEmail ?? email, name: row.organizationName, role: 'user' as const }),
    phone,
    locale,
    currency: row.memberRole === null ? row.currency : row.organizationCurrency,
    hasOrganizations,
    emailVerified: row.emailVerifiedAt !== null,
    hasSecondFactor: row.secondFactorAt !== null,
  };
}

/** The account that the session acts for. */
function accountIdOf(row: SessionRow): string {
  return row.organizationId ?? row.userId;
}

/** Storage adapter for the library. Times are converted between the library's system clock and `now()`. */
function createAdapter(deps: SessionDeps): Adapter {
  const { db, now } = deps;
  const ahead = Date.now() - now().getTime();
  const toLibrary = (time: Date) => new Date(time.getTime() + ahead);
  const fromLibrary = (time: Date) => new Date(time.getTime() - ahead);
  return {
    async getSessionAndUser(token) {
      const parsed = parseToken(token);
      if (!parsed) return [null, null];
      const row = await findSession(db, parsed.id);
      if (!row || row.createdAt <= oldestSessionStart(deps)) return [null, null];
      if (!timingSafeEqual(row.secretHash, parsed.secretHash)) return [null, null];
      const { userId, userAgent, lastSeenAt } = row;
      return [
        { id: token, userId, expiresAt: toLibrary(row.expiresAt), attributes: { userAgent, lastSeenAt } },
        { id: accountIdOf(row), attributes: attributesOf(row) },
      ];
    },
    async getUserSessions(userId) {
      const rows = await listSessions(db, { userId, now: now(), startedAfter: oldestSessionStart(deps) });
      return rows.map(({ id, expiresAt, userAgent, lastSeenAt }) => ({
        id,
        userId,
        expiresAt: toLibrary(expiresAt),
        attributes: { userAgent, lastSeenAt },
      }));
    },
    async setSession({ id: token, userId, expiresAt, attributes: { userAgent, lastSeenAt } }) {
      const parsed = parseToken(token);
      if (!parsed) throw new Error('malformed session token');
      const times = { expiresAt: fromLibrary(expiresAt), createdAt: lastSeenAt };
      await insertSession(db, { ...parsed, userId, userAgent, ...times });
    },
    async updateSessionExpiration(token, expiresAt) {
      await ignoreUnavailable(updateSessionExpiry(db, { id: sessionIdOf(token), expiresAt: fromLibrary(expiresAt) }));
    },
    async deleteSession(sessionId) {
      await deleteSessionRow(db, sessionIdOf(sessionId));
    },
    async deleteUserSessions(userId) {
      await deleteUserSessionRows(db, { userId });
    },
    async deleteExpiredSessions() {
      await deleteExpiredSessionRows(db, { now: now(), startedAfter: oldestSessionStart(deps) });
    },
  };
}

/** Swallows write failures while the database is unavailable, so that reads go on; the next request writes again. */
async function ignoreUnavailable(write: Promise<void>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (!isUnavailable(error)) throw error;
  }
}

function isSecure({ env }: Pick<SessionDeps, 'env'>): boolean {
  return env.publicUrl.startsWith('https://');
}

function cookieName(deps: Pick<SessionDeps, 'env'>): string {
  return isSecure(deps) ? '__Host-session' : 'session';
}

function createAuth(deps: SessionDeps): Auth {
  return new Lucia(createAdapter(deps), {
    sessionExpiresIn: new TimeSpan(limits.sessionIdleMs, 'ms'),
    sessionCookie: {
      name: cookieName(deps),
      attributes: { secure: isSecure(deps), sameSite: 'lax', path: '/' },
    },
    getSessionAttributes: (attributes) => attributes,
    getUserAttributes: (attributes) => attributes,
  });
}

/** Unverified session id of a `Cookie` header: the key of rate limits that apply before any lookup. */
export function sessionIdIn(deps: Pick<SessionDeps, 'env'>, cookieHeader: string | undefined): string | undefined {
  const token = readCookie(cookieHeader, cookieName(deps));
  return token === undefined || !tokenShape.test(token) ? undefined : sessionIdOf(token);
}

/**
 * Authenticates a `Cookie` header; `user` is null without a valid session. `renewedCookie` is the `Set-Cookie` value of a session
 * that was extended (in the second half of its idle time).
 */
export async function readSession(
  deps: SessionDeps,
  cookieHeader: string | undefined,
): Promise<{ user: SignedInActor | null; renewedCookie: string | undefined }> {
  const token = readCookie(cookieHeader, cookieName(deps));
  if (!token) return { user: null, renewedCookie: undefined };
  const auth = createAuth(deps);
  const { session, user } = await auth.validateSession(token);
  if (!session) return { user: null, renewedCookie: undefined };
  const now = deps.now();
  const staleBefore = new Date(now.getTime() - lastSeenIntervalMs);
  const sessionId = sessionIdOf(token);
  if (session.lastSeenAt <= staleBefore) {
    await ignoreUnavailable(updateSessionSeen(deps.db, { id: sessionId, now, staleBefore }));
  }
  return {
    user: { ...user, sessionId },
    renewedCookie: session.fresh ? auth.createSessionCookie(token).serialize() : undefined,
  };
}

/** The session's user and expiry; null when it has ended. Does not extend the session. */
export async function findLiveSession(
  deps: SessionDeps,
  sessionId: string,
): Promise<{ user: SignedInActor; endsAt: Date } | null> {
  const row = await findSession(deps.db, sessionId);
  if (!row || row.expiresAt <= deps.now() || row.createdAt <= oldestSessionStart(deps)) return null;
  return {
    user: { id: accountIdOf(row), ...attributesOf(row), sessionId },
    endsAt: new Date(Math.min(row.expiresAt.getTime(), row.createdAt.getTime() + limits.sessionAbsoluteMs)),
  };
}

/**
 * Starts a session under a new token and returns its `Set-Cookie` value. The caller has verified every factor the account
 * requires, so the session starts with a recent proof.
 */
export async function startSession(
  deps: SessionDeps,
  userId: string,
  userAgent: string,
): Promise<{ cookie: string; sessionId: string }> {
  const sessionId = randomUUID();
  const token = `${sessionId}.${randomBytes(32).toString('base64url')}`;
  const auth = createAuth(deps);
  const attributes = { userAgent: userAgent.slice(0, 512), lastSeenAt: deps.now() };
  await auth.createSession(userId, attributes, { sessionId: token });
  return { cookie: auth.createSessionCookie(token).serialize(), sessionId };
}

/** Ends one session; idempotent. */
export async function endSession(deps: SessionDeps, sessionId: string): Promise<void> {
  await createAuth(deps).invalidateSession(sessionId);
}

/** Ends a user's sessions, except the one with the id `except`; returns when each would have expired. */
export function endUserSessions(
  db: Db | Trx,
  userId: string,
  { except }: { except?: string | undefined } = {},
): Promise<Date[]> {
  return deleteUserSessionRows(db, { userId, except });
}

/** Deletes expired sessions. */
export async function sweepSessions(deps: SessionDeps): Promise<void> {
  await createAuth(deps).deleteExpiredSessions();
}

/** The `Set-Cookie` value that clears the session cookie. */
export function blankCookie(deps: SessionDeps): string {
  return createAuth(deps).createBlankSessionCookie().serialize();
}
