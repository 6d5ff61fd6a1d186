import { randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { Lucia, TimeSpan, type Adapter } from 'lucia';
import type { SignedInActor } from '#server/context.ts';
import type { Db, Trx } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { isUnavailable } from '#server/errors.ts';
import { readCookie } from '#server/http/read-cookie.ts';
import { hashToken } from '#server/http/signed-token.ts';
import { limits } from '#shared/limits.ts';
import * as queries from './sessions/queries.ts';

/**
 * Who a cookie belongs to. The cookie holds `<row id>.<32 random bytes>`; the database holds the id and a SHA-256 of the
 * random part, so that a copy of the database opens no session. The session library is imported here and nowhere else.
 */

type SessionDeps = Pick<Deps, 'db' | 'env' | 'now'>;
type UserAttributes = Omit<SignedInActor, 'id' | 'sessionId'>;
interface SessionAttributes {
  userAgent: string;
  lastSeenAt: Date;
}
type SessionRow = NonNullable<Awaited<ReturnType<typeof queries.findSession>>>;
type Auth = Lucia<SessionAttributes, UserAttributes>;

declare module 'lucia' {
  interface Register {
    Lucia: Auth;
    DatabaseSessionAttributes: SessionAttributes;
    DatabaseUserAttributes: UserAttributes;
  }
}

/** `last_seen_at` is written at most this often, so that reading a page does not mean writing a row. */
const seenEvery = 60_000;
const tokenShape = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/;

function parseToken(token: string): { id: string; secretHash: Buffer } | undefined {
  const [, id, secret] = tokenShape.exec(token) ?? [];
  return id && secret ? { id, secretHash: hashToken(secret) } : undefined;
}

/** The library names a session by its token where we made or read one, and by its bare id otherwise. */
function idOf(sessionId: string): string {
  return sessionId.split('.', 1)[0] ?? '';
}

function attributesOf(row: SessionRow): UserAttributes {
  const { email, name, role, phone } = row;
  return {
    email,
    name,
    role,
    phone,
    emailVerified: row.emailVerifiedAt !== null,
    hasSecondFactor: row.secondFactorAt !== null,
  };
}

/** Sessions that began before this moment are over, however much they are used. */
export function oldestSessionStart({ now }: SessionDeps): Date {
  return new Date(now().getTime() - limits.sessionAbsoluteMs);
}

/** Our storage behind the library. The library reads the machine's clock and we read `now()`: times are moved between. */
function createAdapter(deps: SessionDeps): Adapter {
  const { db, now } = deps;
  const ahead = Date.now() - now().getTime();
  const toLibrary = (time: Date) => new Date(time.getTime() + ahead);
  const fromLibrary = (time: Date) => new Date(time.getTime() - ahead);
  return {
    async getSessionAndUser(token) {
      const parsed = parseToken(token);
      if (!parsed) return [null, null];
      const row = await queries.findSession(db, parsed.id);
      if (!row || row.createdAt <= oldestSessionStart(deps)) return [null, null];
      if (!timingSafeEqual(row.secretHash, parsed.secretHash)) return [null, null];
      const { userId, userAgent, lastSeenAt } = row;
      return [
        { id: token, userId, expiresAt: toLibrary(row.expiresAt), attributes: { userAgent, lastSeenAt } },
        { id: userId, attributes: attributesOf(row) },
      ];
    },
    async getUserSessions(userId) {
      const rows = await queries.listSessions(db, { userId, now: now(), startedAfter: oldestSessionStart(deps) });
      return rows.map(({ id, expiresAt, userAgent, lastSeenAt }) => ({
        id,
        userId,
        expiresAt: toLibrary(expiresAt),
        attributes: { userAgent, lastSeenAt },
      }));
    },
    async setSession({ id: token, userId, expiresAt, attributes: { userAgent, lastSeenAt } }) {
      const parsed = parseToken(token);
      if (!parsed) throw new Error('a session needs a token of our own shape');
      const times = { expiresAt: fromLibrary(expiresAt), createdAt: lastSeenAt };
      await queries.insertSession(db, { ...parsed, userId, userAgent, ...times });
    },
    async updateSessionExpiration(token, expiresAt) {
      await unlessAway(queries.updateSessionExpiry(db, { id: idOf(token), expiresAt: fromLibrary(expiresAt) }));
    },
    async deleteSession(sessionId) {
      await queries.deleteSession(db, idOf(sessionId));
    },
    async deleteUserSessions(userId) {
      await queries.deleteSessionsOf(db, { userId });
    },
    async deleteExpiredSessions() {
      await queries.deleteExpiredSessions(db, { now: now(), startedAfter: oldestSessionStart(deps) });
    },
  };
}

/** A database that takes no writes for a while keeps nobody from reading: the next request notes the time. */
async function unlessAway(write: Promise<void>): Promise<void> {
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

/** The id of the session that a `Cookie` header claims, unproved: for limits, before anything is looked up. */
export function sessionIdIn(deps: Pick<SessionDeps, 'env'>, cookieHeader: string | undefined): string | undefined {
  const token = readCookie(cookieHeader, cookieName(deps));
  return token === undefined || !tokenShape.test(token) ? undefined : idOf(token);
}

/**
 * Who sends this `Cookie` header, as the database knows them now; null when nobody we know.
 * `renewedCookie` is to be sent back when the session was prolonged (in the second half of its idle time).
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
  const staleBefore = new Date(now.getTime() - seenEvery);
  const sessionId = idOf(token);
  if (session.lastSeenAt <= staleBefore) {
    await unlessAway(queries.updateSessionSeen(deps.db, { id: sessionId, now, staleBefore }));
  }
  return {
    user: { ...user, sessionId },
    renewedCookie: session.fresh ? auth.createSessionCookie(token).serialize() : undefined,
  };
}

/** Whose session this is now, and until when unless it is used; null when it is over. Looking does not prolong it. */
export async function findLiveSession(
  deps: SessionDeps,
  sessionId: string,
): Promise<{ user: SignedInActor; endsAt: Date } | null> {
  const row = await queries.findSession(deps.db, sessionId);
  if (!row || row.expiresAt <= deps.now() || row.createdAt <= oldestSessionStart(deps)) return null;
  return {
    user: { id: row.userId, ...attributesOf(row), sessionId },
    endsAt: new Date(Math.min(row.expiresAt.getTime(), row.createdAt.getTime() + limits.sessionAbsoluteMs)),
  };
}

/**
 * Begins a session under a token nobody has seen before, and gives the cookie that carries it. The caller has checked every
 * factor that the account asks for, so the session starts with a recent proof.
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

/** Ends one session; nothing happens when it is over already. */
export async function endSession(deps: SessionDeps, sessionId: string): Promise<void> {
  await createAuth(deps).invalidateSession(sessionId);
}

/** Ends every session of one person, or every one but `except`. */
export async function endSessionsOf(db: Db | Trx, userId: string, { except }: { except?: string } = {}): Promise<void> {
  await queries.deleteSessionsOf(db, { userId, except });
}

/** Removes the rows of sessions that are over. */
export async function sweepSessions(deps: SessionDeps): Promise<void> {
  await createAuth(deps).deleteExpiredSessions();
}

/** The cookie that makes the browser forget the session. */
export function blankCookie(deps: SessionDeps): string {
  return createAuth(deps).createBlankSessionCookie().serialize();
}
