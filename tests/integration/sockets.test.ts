import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { endUserSessions, startSession } from '#server/features/auth/session.ts';
import { notify } from '#server/features/notifications/notify.ts';
import { limits } from '#shared/limits.ts';
import { rateLimits } from '#shared/rate-limits.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { follow, openSocket, socketUrl } from '../support/live.ts';

const h = useHarness();
let url: string;
const open: { terminate(): void }[] = [];
beforeAll(async () => {
  ({ url } = await h.listen());
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.terminate();
});

const pollOptions = { timeout: 60_000, interval: 10 };
/** Deadline for closing a socket after its session ends. */
const foreign = { origin: 'https://evil.example' };

async function openAs(user: { cookie: string }, headers: Record<string, string> = {}) {
  const opened = await openSocket(socketUrl(url), { cookie: user.cookie, ...headers });
  open.push(opened.socket);
  return opened;
}

function subscription(id: number) {
  return { id, jsonrpc: '2.0', method: 'subscription', params: { path: 'notifications.onEvent', input: {} } };
}

function query(id: number, path: string) {
  return { id, jsonrpc: '2.0', method: 'query', params: { path, input: {} } };
}

/** The close code of a socket closed within the deadline. */
async function goodbye({ closed }: { closed: Promise<number> }): Promise<number | undefined> {
  let code: number | undefined;
  void closed.then((given) => {
    code = given;
  });
  await vi.waitFor(() => expect(code).toBeDefined(), pollOptions);
  return code;
}

describe('opening a socket', () => {
  test('is allowed for a signed-in user from the same site or without an Origin', async () => {
    const ana = await buildUser(h);
    const { socket, messages } = await openAs(ana, { origin: url });
    socket.send(JSON.stringify(query(1, 'auth.session')));
    await vi.waitFor(
      () => expect(messages).toMatchObject([{ result: { data: { user: { id: ana.id } } } }]),
      pollOptions,
    );
    await openAs(ana);
  });

  test.each([
    ['another page', foreign, '403'],
    ['a page without an origin', { origin: 'null' }, '403'],
    ['nonsense', { origin: 'http://' }, '403'],
  ])('is refused from %s', async (_name, headers, status) => {
    const ana = await buildUser(h);
    await expect(openAs(ana, headers)).rejects.toThrow(status);
    await expect(openSocket(socketUrl(url), headers)).rejects.toThrow(status);
  });

  test.each(['', 'session=', `session=${randomUUID()}.${'A'.repeat(43)}`])(
    'is refused with the cookie %j',
    async (cookie) => {
      await expect(openSocket(socketUrl(url), { cookie })).rejects.toThrow('401');
    },
  );

  test('is refused on any other path', async () => {
    const ana = await buildUser(h);
    for (const path of ['/', '/trpc/notifications.onEvent', '/trpcx']) {
      await expect(openSocket(url.replace('http', 'ws') + path, { cookie: ana.cookie })).rejects.toThrow('404');
    }
  });

  test('subscriptions are refused in an HTTP batch', async () => {
    const ana = await buildUser(h);
    const headers = { cookie: ana.cookie };
    const answer = await fetch(`${url}/trpc/notifications.onEvent?batch=1&input={}`, { headers });
    expect(await answer.text()).toContain('INVALID_INPUT');
  });

  test('extends the session and its cookie', async () => {
    const ana = await buildUser(h);
    h.setNow(new Date(Date.now() + (limits.sessionIdleMs / 3) * 2));
    const { socket } = await openAs(ana);
    h.setNow(null);
    const row = await h.db
      .selectFrom('sessions')
      .select('expiresAt')
      .where('id', '=', ana.sessionId)
      .executeTakeFirstOrThrow();
    expect(row.expiresAt.getTime()).toBeGreaterThan(Date.now() + limits.sessionIdleMs * 1.5);
    expect(socket.readyState).toBe(socket.OPEN);
  });
});

describe('a socket closes with its session', () => {
  test('at logout, for that session only', async () => {
    const ana = await buildUser(h);
    const { cookie } = await startSession(h.deps, ana.id, 'another');
    const [mine, other] = [await openAs(ana), await openAs({ cookie: cookie.split(';', 1)[0] ?? '' })];
    await h.caller(ana).auth.logout();
    expect(await goodbye(mine)).toBe(4001);
    other.socket.send(JSON.stringify(query(1, 'auth.session')));
    await vi.waitFor(() => expect(other.messages).toHaveLength(1), pollOptions);
  });

  test.each<[string, (user: BuiltUser) => Promise<unknown>, number]>([
    ['when it is revoked', (user) => h.caller(user).auth.revokeSession({ id: user.sessionId }), 4001],
    ['when every session ends', (user) => endUserSessions(h.db, user.id), 4001],
    ['when the account is gone', (user) => h.db.deleteFrom('profiles').where('id', '=', user.id).execute(), 4001],
    [
      'when the role changes',
      async (user) => {
        const admin = await buildUser(h, { role: 'admin' });
        return h.caller(admin).admin.setUserRole({ id: user.id, role: 'authenticator' });
      },
      4002,
    ],
  ])('%s', async (_name, change, code) => {
    const [ana, ben] = [await buildUser(h), await buildUser(h)];
    const [mine, other] = [await openAs(ana), await openAs(ben)];
    await change(ana);
    expect(await goodbye(mine)).toBe(code);
    expect(other.socket.readyState).toBe(other.socket.OPEN);
  });

  test('when the session expires', async () => {
    const ana = await buildUser(h);
    const expiresAt = new Date(Date.now() + 400);
    await h.db.updateTable('sessions').set({ expiresAt }).where('id', '=', ana.sessionId).execute();
    // Opening the socket extends the session, so its expiry is shortened again.
    const opened = await openAs(ana);
    await h.db.updateTable('sessions').set({ expiresAt }).where('id', '=', ana.sessionId).execute();
    h.deps.events.publish(`sessions:${ana.id}`);
    expect(await goodbye(opened)).toBe(4001);
    expect(Date.now()).toBeGreaterThanOrEqual(expiresAt.getTime());
  });

  test('each call reloads the user', async () => {
    const ana = await buildUser(h);
    const { socket, messages } = await openAs(ana);
    await h.db.updateTable('profiles').set({ name: 'Ana Lima' }).where('id', '=', ana.id).execute();
    socket.send(JSON.stringify(query(1, 'auth.session')));
    await vi.waitFor(
      () => expect(messages).toMatchObject([{ result: { data: { user: { name: 'Ana Lima' } } } }]),
      pollOptions,
    );
  });
});

describe('limits', () => {
  test('ten sockets per user; closing one frees a slot', async () => {
    const [ana, ben] = [await buildUser(h), await buildUser(h)];
    const opened = [];
    for (let number = 1; number <= 10; number += 1) opened.push(await openAs(ana));
    await expect(openAs(ana)).rejects.toThrow('429');
    await openAs(ben);
    opened[0]?.socket.close();
    await opened[0]?.closed;
    await vi.waitFor(() => openAs(ana), pollOptions);
  });

  test('twenty subscriptions per socket; stopping one frees a slot', async () => {
    const { socket, messages } = await openAs(await buildUser(h));
    const refused = { error: { data: { appCode: 'TOO_MANY_REQUESTS', code: 'TOO_MANY_REQUESTS', httpStatus: 429 } } };
    for (let id = 1; id <= 20; id += 1) socket.send(JSON.stringify(subscription(id)));
    await vi.waitFor(() => expect(messages).toHaveLength(40), pollOptions);
    socket.send(JSON.stringify(subscription(21)));
    await vi.waitFor(
      () => expect(messages.find((one) => isAbout(one, 21, 'error'))).toMatchObject(refused),
      pollOptions,
    );
    socket.send(JSON.stringify({ id: 3, jsonrpc: '2.0', method: 'subscription.stop' }));
    await vi.waitFor(() => expect(messages.at(-1)).toMatchObject({ id: 3, result: { type: 'stopped' } }), pollOptions);
    socket.send(JSON.stringify(subscription(22)));
    await vi.waitFor(() => expect(messages.at(-1)).toMatchObject({ id: 22, result: { type: 'data' } }), pollOptions);
  });

  test('rate limits count each call, as over HTTP', async () => {
    const { socket, messages } = await openAs(await buildUser(h));
    const lookup = (id: number) => ({
      id,
      method: 'query',
      params: { path: 'verification.lookup', input: { code: 'TFE000000' } },
    });
    const calls = rateLimits.verifyMisses.points + 1;
    const frame = Array.from({ length: calls }, (_, id) => lookup(id));
    socket.send(JSON.stringify(frame.slice(0, 10)));
    socket.send(JSON.stringify(frame.slice(10)));
    await vi.waitFor(() => expect(messages).toHaveLength(calls), pollOptions);
    const refused = messages.filter((one) => JSON.stringify(one).includes('TOO_MANY_LOOKUPS'));
    expect(refused).toHaveLength(1);
  });

  test('frames are limited to 64 KiB', async () => {
    const { socket, messages, closed } = await openAs(await buildUser(h));
    const padded = (bytes: number) => JSON.stringify(query(1, 'auth.session')).padEnd(bytes, ' ');
    socket.send(padded(64 * 1024));
    await vi.waitFor(() => expect(messages).toHaveLength(1), pollOptions);
    socket.send(padded(65 * 1024));
    expect(await closed).toBe(1009);
  });

  test('malformed frames are answered and leave the socket open', async () => {
    const { socket, messages } = await openAs(await buildUser(h));
    for (const frame of ['{', 'null', '[]', '{"id":null}', '{"id":1,"method":"query","params":{"path":"no.such"}}']) {
      socket.send(frame);
    }
    socket.send(Buffer.from([0xff, 0xfe, 0x00]));
    socket.send(JSON.stringify(query(2, 'auth.session')));
    await vi.waitFor(() => expect(messages.find((one) => isAbout(one, 2, 'result'))).toBeDefined(), pollOptions);
    expect(JSON.stringify(messages)).not.toMatch(/SyntaxError|node_modules/);
  });

  test('a slow consumer with a mebibyte buffered is dropped and resumes without loss', { tags: 'sweep' }, async () => {
    const ana = await buildUser(h);
    const { socket, messages, closed } = await openAs(ana);
    socket.send(JSON.stringify(subscription(1)));
    await vi.waitFor(() => expect(messages).toHaveLength(2), pollOptions);
    const { id } = await h.db
      .selectFrom('notificationEvents')
      .select((eb) => eb.fn.max<number | null>('id').as('id'))
      .executeTakeFirstOrThrow();
    socket.pause();
    const filename = `${'x'.repeat(50_000)}.pdf`;
    const total = 200;
    for (let number = 1; number <= total; number += 1) {
      const payload = { documentId: randomUUID(), filename };
      await h.db.transaction().execute((trx) => notify(trx, { userId: ana.id, kind: 'translation_ready', payload }));
    }
    socket.resume();
    expect(await closed).toBe(1006);
    const follower = follow({ origin: () => url, cookie: ana.cookie, lastEventId: String(id ?? 0) });
    await vi.waitFor(() => expect(follower.changes().length).toBeGreaterThanOrEqual(total), { timeout: 60_000 });
    expect(new Set(follower.changes().map((one) => one.id)).size).toBe(total);
    await follower.stop();
  });
});

function isAbout(message: unknown, id: number, kind: 'error' | 'result'): boolean {
  return typeof message === 'object' && message !== null && Reflect.get(message, 'id') === id && kind in message;
}
