import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { endUserSessions, startSession } from '#server/features/auth/sessions/session.ts';
import { notify } from '#server/features/notifications/service.ts';
import { limits, rateLimits } from '#shared/limits.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { follow, openSocket, socketUrl } from '../support/live.ts';

let h: Harness;
let url: string;
const open: { terminate(): void }[] = [];
beforeAll(async () => {
  h = await createHarness();
  ({ url } = await h.listen());
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.terminate();
});
afterAll(() => h.stop());

const patience = { timeout: 5_000, interval: 10 };
/** How soon a socket must be gone after its reason to be there is. */
const soon = { timeout: 1_000, interval: 10 };
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

/** The code a socket was closed with, when it was soon enough. */
async function goodbye({ closed }: { closed: Promise<number> }): Promise<number | undefined> {
  let code: number | undefined;
  void closed.then((given) => {
    code = given;
  });
  await vi.waitFor(() => expect(code).toBeDefined(), soon);
  return code;
}

describe('who may open one', () => {
  test('a person who is signed in, from our own pages or from no page at all', async () => {
    const ana = await buildUser(h);
    const { socket, messages } = await openAs(ana, { origin: url });
    socket.send(JSON.stringify(query(1, 'auth.session')));
    await vi.waitFor(() => expect(messages).toMatchObject([{ result: { data: { user: { id: ana.id } } } }]), patience);
    await openAs(ana);
  });

  test.each([
    ['another page', foreign, '403'],
    ['a page without an origin', { origin: 'null' }, '403'],
    ['nonsense', { origin: 'http://' }, '403'],
  ])('never from %s', async (_name, headers, status) => {
    const ana = await buildUser(h);
    await expect(openAs(ana, headers)).rejects.toThrow(status);
    await expect(openSocket(socketUrl(url), headers)).rejects.toThrow(status);
  });

  test.each(['', 'session=', `session=${randomUUID()}.${'A'.repeat(43)}`])(
    'nobody with the cookie %j',
    async (cookie) => {
      await expect(openSocket(socketUrl(url), { cookie })).rejects.toThrow('401');
    },
  );

  test('nowhere else', async () => {
    const ana = await buildUser(h);
    for (const path of ['/', '/trpc/notifications.onEvent', '/trpcx']) {
      await expect(openSocket(url.replace('http', 'ws') + path, { cookie: ana.cookie })).rejects.toThrow('404');
    }
  });

  test('nobody follows events over plain HTTP', async () => {
    const ana = await buildUser(h);
    const answer = await fetch(`${url}/trpc/notifications.onEvent`, { headers: { cookie: ana.cookie } });
    expect(await answer.text()).toContain('SOCKET_REQUIRED');
  });

  test('opening one prolongs the session, with its cookie', async () => {
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

describe('it closes with its reason to be there', () => {
  test('at logout, and only that session', async () => {
    const ana = await buildUser(h);
    const { cookie } = await startSession(h.deps, ana.id, 'another');
    const [mine, other] = [await openAs(ana), await openAs({ cookie: cookie.split(';', 1)[0] ?? '' })];
    await h.caller(ana).auth.logout();
    expect(await goodbye(mine)).toBe(4001);
    other.socket.send(JSON.stringify(query(1, 'auth.session')));
    await vi.waitFor(() => expect(other.messages).toHaveLength(1), patience);
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

  test('when the session ends by itself', async () => {
    const ana = await buildUser(h);
    const expiresAt = new Date(Date.now() + 400);
    await h.db.updateTable('sessions').set({ expiresAt }).where('id', '=', ana.sessionId).execute();
    // Opening it would prolong the session, so the time is cut short again.
    const opened = await openAs(ana);
    await h.db.updateTable('sessions').set({ expiresAt }).where('id', '=', ana.sessionId).execute();
    h.deps.events.publish(`sessions:${ana.id}`);
    expect(await goodbye(opened)).toBe(4001);
    expect(Date.now()).toBeGreaterThanOrEqual(expiresAt.getTime());
  });

  test('a call is made by the person as they are now', async () => {
    const ana = await buildUser(h);
    const { socket, messages } = await openAs(ana);
    await h.db.updateTable('profiles').set({ name: 'Ana Lima' }).where('id', '=', ana.id).execute();
    socket.send(JSON.stringify(query(1, 'auth.session')));
    await vi.waitFor(
      () => expect(messages).toMatchObject([{ result: { data: { user: { name: 'Ana Lima' } } } }]),
      patience,
    );
  });
});

describe('limits', () => {
  test('ten sockets a person; one that closes makes room', async () => {
    const [ana, ben] = [await buildUser(h), await buildUser(h)];
    const opened = [];
    for (let number = 1; number <= 10; number += 1) opened.push(await openAs(ana));
    await expect(openAs(ana)).rejects.toThrow('429');
    await openAs(ben);
    opened[0]?.socket.close();
    await opened[0]?.closed;
    await vi.waitFor(() => openAs(ana), patience);
  });

  test('twenty subscriptions a socket; one that stops makes room', async () => {
    const { socket, messages } = await openAs(await buildUser(h));
    const refused = { error: { data: { appCode: 'TOO_MANY_REQUESTS', code: 'TOO_MANY_REQUESTS', httpStatus: 429 } } };
    for (let id = 1; id <= 20; id += 1) socket.send(JSON.stringify(subscription(id)));
    await vi.waitFor(() => expect(messages).toHaveLength(40), patience);
    socket.send(JSON.stringify(subscription(21)));
    await vi.waitFor(() => expect(messages.find((one) => isAbout(one, 21, 'error'))).toMatchObject(refused), patience);
    socket.send(JSON.stringify({ id: 3, jsonrpc: '2.0', method: 'subscription.stop' }));
    await vi.waitFor(() => expect(messages.at(-1)).toMatchObject({ id: 3, result: { type: 'stopped' } }), patience);
    socket.send(JSON.stringify(subscription(22)));
    await vi.waitFor(() => expect(messages.at(-1)).toMatchObject({ id: 22, result: { type: 'data' } }), patience);
  });

  test('attempts are counted call by call, as over HTTP', async () => {
    const { socket, messages } = await openAs(await buildUser(h));
    const lookup = (id: number) => ({
      id,
      method: 'query',
      params: { path: 'verification.lookup', input: { code: 'TFE000000' } },
    });
    const calls = rateLimits.verifyByAddress.points + 1;
    const frame = Array.from({ length: calls }, (_, id) => lookup(id));
    socket.send(JSON.stringify(frame.slice(0, 10)));
    socket.send(JSON.stringify(frame.slice(10)));
    await vi.waitFor(() => expect(messages).toHaveLength(calls), patience);
    const refused = messages.filter((one) => JSON.stringify(one).includes('TOO_MANY_LOOKUPS'));
    expect(refused).toHaveLength(1);
  });

  test('frames of 64 KiB', async () => {
    const { socket, messages, closed } = await openAs(await buildUser(h));
    const padded = (bytes: number) => JSON.stringify(query(1, 'auth.session')).padEnd(bytes, ' ');
    socket.send(padded(64 * 1024));
    await vi.waitFor(() => expect(messages).toHaveLength(1), patience);
    socket.send(padded(65 * 1024));
    expect(await closed).toBe(1009);
  });

  test('frames nobody can read are answered and break nothing', async () => {
    const { socket, messages } = await openAs(await buildUser(h));
    for (const frame of ['{', 'null', '[]', '{"id":null}', '{"id":1,"method":"query","params":{"path":"no.such"}}']) {
      socket.send(frame);
    }
    socket.send(Buffer.from([0xff, 0xfe, 0x00]));
    socket.send(JSON.stringify(query(2, 'auth.session')));
    await vi.waitFor(() => expect(messages.find((one) => isAbout(one, 2, 'result'))).toBeDefined(), patience);
    expect(JSON.stringify(messages)).not.toMatch(/SyntaxError|node_modules/);
  });

  test('a reader too slow for a mebibyte is cut off, and loses nothing', { timeout: 60_000 }, async () => {
    const ana = await buildUser(h);
    const { socket, messages, closed } = await openAs(ana);
    socket.send(JSON.stringify(subscription(1)));
    await vi.waitFor(() => expect(messages).toHaveLength(2), patience);
    const { id } = await h.db
      .selectFrom('notificationEvents')
      .select((eb) => eb.fn.max<number | null>('id').as('id'))
      .executeTakeFirstOrThrow();
    socket.pause();
    const filename = `${'x'.repeat(50_000)}.pdf`;
    const told = 200;
    for (let number = 1; number <= told; number += 1) {
      const payload = { documentId: randomUUID(), filename };
      await h.db.transaction().execute((trx) => notify(trx, { userId: ana.id, kind: 'translation_ready', payload }));
    }
    socket.resume();
    expect(await closed).toBe(1006);
    const follower = follow({ origin: () => url, cookie: ana.cookie, lastEventId: String(id ?? 0) });
    await vi.waitFor(() => expect(follower.changes().length).toBeGreaterThanOrEqual(told), { timeout: 20_000 });
    expect(new Set(follower.changes().map((one) => one.id)).size).toBe(told);
    await follower.stop();
  });
});

function isAbout(message: unknown, id: number, kind: 'error' | 'result'): boolean {
  return typeof message === 'object' && message !== null && Reflect.get(message, 'id') === id && kind in message;
}
