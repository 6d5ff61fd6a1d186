import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { authJobs } from '#server/features/auth/jobs.ts';
import { authRouter } from '#server/features/auth/router.ts';
import { blankCookie, endUserSessions, readSession, startSession } from '#server/features/auth/session.ts';
import { createCallerFactory } from '#server/trpc.ts';
import { limits } from '#shared/limits.ts';
import { buildUser, defaultPassword } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';

const createCaller = createCallerFactory(authRouter);
const chromeOnWindows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
const minute = 60_000;

const h = useHarness();
afterEach(() => h.setNow(null));

async function begin(userId: string) {
  const { cookie, sessionId } = await startSession(h.deps, userId, chromeOnWindows);
  return { cookie, sessionId, header: cookie.split(';', 1)[0] ?? '' };
}

describe('the cookie', () => {
  it('is HttpOnly, and Secure where the site uses https', async () => {
    const user = await buildUser(h);
    expect((await begin(user.id)).cookie).toMatch(
      /^session=[\w.-]+; HttpOnly; Max-Age=2592000; Path=\/; SameSite=Lax$/,
    );
    const overHttps = { ...h.deps, env: { ...h.env, publicUrl: 'https://translations.example' } };
    const { cookie } = await startSession(overHttps, user.id, '');
    expect(cookie).toMatch(/^__Host-session=[\w.-]+; HttpOnly; Max-Age=2592000; Path=\/; SameSite=Lax; Secure$/);
    expect(blankCookie(overHttps)).toMatch(/^__Host-session=; HttpOnly; Max-Age=0; Path=\/; SameSite=Lax; Secure$/);
    expect((await readSession(overHttps, cookie.split(';', 1)[0])).user?.id).toBe(user.id);
    expect((await readSession(h.deps, cookie.split(';', 1)[0])).user).toBeNull();
  });

  it('is found among other cookies, including malformed ones', async () => {
    const user = await buildUser(h);
    const { header } = await begin(user.id);
    expect((await readSession(h.deps, `theme=%E0%A4%A; ${header}; x=1`)).user?.id).toBe(user.id);
  });

  it.each(['', 'session=', 'session=x.y', `session=${randomUUID()}`, `session=${'%00'.repeat(27)}`])(
    'belongs to no user when it is %j',
    async (header) => expect(await readSession(h.deps, header)).toEqual({ user: null, renewedCookie: undefined }),
  );

  it('is rejected when signed with another secret or built from the stored hash', async () => {
    const user = await buildUser(h);
    const { header, sessionId } = await begin(user.id);
    const row = await h.db.selectFrom('sessions').selectAll().where('id', '=', sessionId).executeTakeFirstOrThrow();
    const secret = header.slice(header.indexOf('.') + 1);
    expect(row.secretHash).toEqual(createHash('sha256').update(secret).digest());
    expect(JSON.stringify(row)).not.toContain(secret);
    for (const forged of [row.secretHash.toString('base64url'), 'A'.repeat(43)]) {
      expect((await readSession(h.deps, `session=${sessionId}.${forged}`)).user).toBeNull();
    }
    expect((await readSession(h.deps, header)).user?.id).toBe(user.id);
  });
});

describe('a session', () => {
  it('reloads the user: a new role applies at once, a deleted user is signed out', async () => {
    const user = await buildUser(h);
    const { header, sessionId } = await begin(user.id);
    const { id, email, name, role, phone } = user;
    const facts = {
      emailVerified: true,
      hasSecondFactor: false,
      locale: null,
      currency: null,
      capabilities: null,
      workPairs: null,
    };
    const account = { person: { id, name, email }, member: null, hasOrganizations: false, apiKey: null };
    const actor = { id, email, name, role, phone, ...facts, ...account, sessionId };
    expect((await readSession(h.deps, header)).user).toEqual(actor);
    await h.db.updateTable('profiles').set({ role: 'authenticator' }).where('id', '=', user.id).execute();
    expect((await readSession(h.deps, header)).user?.role).toBe('authenticator');
    await h.db.deleteFrom('profiles').where('id', '=', user.id).execute();
    expect((await readSession(h.deps, header)).user).toBeNull();
  });

  it('expires after 30 days without use', async () => {
    const { header } = await begin((await buildUser(h)).id);
    h.setNow(new Date(Date.now() + limits.sessionIdleMs + minute));
    expect((await readSession(h.deps, header)).user).toBeNull();
  });

  it('is extended with its cookie in its second half and ends after 90 days at the latest', async () => {
    const { header } = await begin((await buildUser(h)).id);
    const start = Date.now();
    expect((await readSession(h.deps, header)).renewedCookie).toBeUndefined();
    const day = limits.sessionIdleMs / 30;
    for (const days of [20, 40, 60, 80]) {
      h.setNow(new Date(start + days * day));
      const { user, renewedCookie } = await readSession(h.deps, header);
      expect(user).not.toBeNull();
      expect(renewedCookie).toContain(`${header}; HttpOnly; Max-Age=2592000`);
      expect((await readSession(h.deps, header)).renewedCookie).toBeUndefined();
    }
    h.setNow(new Date(start + limits.sessionAbsoluteMs + minute));
    expect((await readSession(h.deps, header)).user).toBeNull();
  });

  it('updates its last-seen time at most once a minute', async () => {
    const { header, sessionId } = await begin((await buildUser(h)).id);
    const seen = async () => {
      const row = await h.db.selectFrom('sessions').select('lastSeenAt').where('id', '=', sessionId).executeTakeFirst();
      return row?.lastSeenAt.getTime();
    };
    const first = (await seen()) ?? 0;
    h.setNow(new Date(first + minute - 1));
    await readSession(h.deps, header);
    expect(await seen()).toBe(first);
    h.setNow(new Date(first + minute));
    await readSession(h.deps, header);
    expect(await seen()).toBe(first + minute);
  });

  it('is listed for its owner, and only the owner can end it', async () => {
    const [user, stranger] = [await buildUser(h), await buildUser(h)];
    const [here, there] = [await begin(user.id), await begin(user.id)];
    const mine = createCaller(h.context((await readSession(h.deps, here.header)).user));
    const { items } = await mine.sessions();
    const ids = [here.sessionId, there.sessionId];
    const listed = items.filter(({ id }) => ids.includes(id));
    expect(listed.map(({ id, device }) => ({ id, device }))).toEqual(
      expect.arrayContaining(ids.map((id) => ({ id, device: 'Chrome on Windows' }))),
    );
    expect(items.filter(({ isCurrent }) => isCurrent).map(({ id }) => id)).toEqual([here.sessionId]);

    const theirs = createCaller(h.context(stranger));
    expect((await theirs.sessions()).items.filter(({ id }) => ids.includes(id))).toEqual([]);
    for (const id of [there.sessionId, randomUUID()]) {
      await expect(theirs.revokeSession({ id })).rejects.toMatchObject({ cause: { code: 'NOT_FOUND' } });
    }
    expect((await readSession(h.deps, there.header)).user).not.toBeNull();
    expect(await mine.revokeSession({ id: there.sessionId })).toEqual({});
    expect((await readSession(h.deps, there.header)).user).toBeNull();
  });

  it('ends when its owner ends all sessions, or all but the current one', async () => {
    const [user, other] = [await buildUser(h), await buildUser(h)];
    const [first, second, foreign] = [await begin(user.id), await begin(user.id), await begin(other.id)];
    await endUserSessions(h.db, user.id, { except: first.sessionId });
    expect((await readSession(h.deps, first.header)).user).not.toBeNull();
    expect((await readSession(h.deps, second.header)).user).toBeNull();
    await endUserSessions(h.db, user.id);
    expect((await readSession(h.deps, first.header)).user).toBeNull();
    expect((await readSession(h.deps, foreign.header)).user).not.toBeNull();
  });

  it('is deleted by the sweep once expired, with expired email tokens', async () => {
    const user = await buildUser(h);
    const old = await begin(user.id);
    h.setNow(new Date(Date.now() + limits.sessionIdleMs + minute));
    const fresh = await begin(user.id);
    await authJobs['auth.sweep'](h.deps, {});
    await authJobs['auth.sweep'](h.deps, {});
    const left = await h.db.selectFrom('sessions').select('id').where('userId', '=', user.id).execute();
    expect(left).toContainEqual({ id: fresh.sessionId });
    expect(left).not.toContainEqual({ id: old.sessionId });
  });
});

it('account procedures require a session', async () => {
  const visitor = createCaller(h.context(null));
  const calls = [
    visitor.profile(),
    visitor.sessions(),
    visitor.revokeSession({ id: randomUUID() }),
    visitor.updateProfile({ name: 'Ana', email: 'ana@people.example', phone: null }),
    visitor.changePassword({ current: 'anything', password: 'another long sentence' }),
  ];
  const refused = { cause: { code: 'NOT_SIGNED_IN' } };
  await Promise.all(calls.map((call) => expect(call).rejects.toMatchObject(refused)));
});

describe('an email token', () => {
  it('arrives by mail, works, and is not stored in the database', async () => {
    const auth = createCaller(h.context(null));
    const email = `${randomUUID()}@people.example`;
    await auth.register({ name: 'Rosa Lima', email, phone: '+5511987654321', password: defaultPassword });
    const queued = await dump();
    await h.runJobs();
    const [mail] = await h.mails(email);
    const link = mail?.links.find((one) => one.startsWith(`${h.env.publicUrl}/confirm-email?token=`));
    const token = new URL(link ?? h.env.publicUrl).searchParams.get('token') ?? '';
    expect(token).toHaveLength(43);
    expect(queued + (await dump())).not.toContain(token);
    expect(await auth.confirmEmail({ token })).toEqual({ email });
  });
});

/** Every row of mails, sessions and jobs, as text. */
async function dump(): Promise<string> {
  const tables = ['email_tokens', 'outbound_emails', 'sessions', 'credentials', 'rate_limits', 'pgboss.job'];
  const texts = await Promise.all(
    tables.map((table) => sql<{ text: string }>`select t::text as text from ${sql.table(table)} t`.execute(h.db)),
  );
  expect(texts[0]?.rows).not.toEqual([]);
  return texts.flatMap(({ rows }) => rows.map(({ text }) => text)).join('\n');
}
