import { request } from 'node:http';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { makeKey } from '#server/features/auth/api-key.ts';
import { endUserSessions } from '#server/features/auth/session.ts';
import { keyPattern } from '#shared/api-keys.ts';
import { limits } from '#shared/limits.ts';
import { buildKey } from '../support/api-keys.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { openSocket, socketUrl } from '../support/live.ts';
import { buildDraft } from '../support/orders.ts';
import { buildMember, buildOrganization } from '../support/organizations.ts';
import { newAddress } from '../support/transports.ts';

// Calls with API keys, over HTTP, sockets and file routes.

const h = useHarness({ env: { TRUST_PROXY: 'loopback' } });
let url: string;
const open: { terminate(): void }[] = [];
beforeAll(async () => {
  ({ url } = await h.listen());
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.terminate();
});

const errorBody = z.object({ error: z.object({ data: z.object({ appCode: z.string() }) }) });
const soon = { timeout: 60_000, interval: 10 };

function call(path: string, options: { key?: string; headers?: Record<string, string>; body?: object } = {}) {
  const { key, headers = {}, body } = options;
  const bearer = key === undefined ? {} : { authorization: `Bearer ${key}` };
  const json = body && { method: 'POST', body: JSON.stringify(body) };
  const type: Record<string, string> = body ? { 'content-type': 'application/json' } : {};
  return fetch(`${url}/trpc/${path}`, { ...json, headers: { ...type, ...bearer, ...headers } });
}

async function codeOf(response: Response): Promise<string> {
  const body: unknown = await response.json();
  return errorBody.safeParse(body).data?.error.data.appCode ?? 'OK';
}

async function answerOf(...parameters: Parameters<typeof call>): Promise<[number, string]> {
  const response = await call(...parameters);
  return [response.status, await codeOf(response)];
}

async function recordsOf(userId: string) {
  return h.db
    .selectFrom('staffEvents')
    .select(['event', 'details'])
    .where('subjectUserId', '=', userId)
    .orderBy('id')
    .execute();
}

async function openWith(headers: Record<string, string>, query = '') {
  const opened = await openSocket(`${socketUrl(url)}${query}`, headers);
  open.push(opened.socket);
  return opened;
}

const sessionQuery = JSON.stringify({ id: 1, jsonrpc: '2.0', method: 'query', params: { path: 'auth.session' } });

describe('a key', () => {
  test('acts for its account, with headers of its own limit', async () => {
    const ana = await buildUser(h);
    const { key } = await buildKey(h, ana);
    const response = await call('auth.session', { key });
    expect(await response.json()).toMatchObject({ result: { data: { user: { id: ana.id } } } });
    expect(response.headers.get('ratelimit-policy')).toBe('"key";q=6000;w=60');
    expect(response.headers.get('ratelimit')).toMatch(/^"key";r=5999;t=\d+$/);
  });

  test('wins over a cookie, and never falls back to it', async () => {
    const [ana, bo] = [await buildUser(h), await buildUser(h)];
    const { key } = await buildKey(h, ana);
    const headers = { cookie: bo.cookie };
    expect(await (await call('auth.session', { key, headers })).json()).toMatchObject({
      result: { data: { user: { id: ana.id } } },
    });
    const mistyped = `${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`;
    for (const wrong of [mistyped, 'tfe_live_', '', 'made up']) {
      expect(await answerOf('auth.session', { key: wrong, headers })).toEqual([401, 'KEY_INVALID']);
    }
    const basic = { cookie: bo.cookie, authorization: 'Basic YTpi' };
    expect(await answerOf('auth.session', { headers: basic })).toEqual([200, 'OK']);
  });

  test('needs the scope of a procedure, and reaches none that is for signed-in persons', async () => {
    const { key } = await buildKey(h, await buildUser(h), { scopes: ['documents:read'] });
    expect(await answerOf('folders.list', { key })).toEqual([200, 'OK']);
    expect(await answerOf('folders.create', { key, body: { name: 'A' } })).toEqual([403, 'SCOPE_MISSING']);
    expect(await answerOf('auth.sessions', { key })).toEqual([403, 'KEY_NOT_ALLOWED']);
    expect(await answerOf('auth.login', { key, body: { email: 'a@b.example', password: 'x' } })).toEqual([
      403,
      'KEY_NOT_ALLOWED',
    ]);
  });

  test('is not subject to the CSRF guard, since it is no ambient credential', async () => {
    const { key } = await buildKey(h, await buildUser(h));
    const headers = { origin: 'https://partner.example' };
    expect(await answerOf('folders.create', { key, headers, body: { name: 'A' } })).toEqual([200, 'OK']);
  });

  test('works from its networks only', async () => {
    const { key } = await buildKey(h, await buildUser(h), { addresses: ['203.0.113.0/24', '2001:db8::/48'] });
    const from = (ip: string) => answerOf('documents.stats', { key, headers: { 'x-forwarded-for': ip } });
    expect(await from('203.0.113.9')).toEqual([200, 'OK']);
    expect(await from('2001:db8:0:7::1')).toEqual([200, 'OK']);
    expect(await from('203.0.114.9')).toEqual([403, 'KEY_ADDRESS_DENIED']);
    expect(await from('2001:db9::1')).toEqual([403, 'KEY_ADDRESS_DENIED']);
  });

  test('ends with its expiry, its revocation and its account’s role', async () => {
    const ana = await buildUser(h);
    const invalid = [401, 'KEY_INVALID'];
    const expired = await buildKey(h, ana, { expiresAt: new Date(Date.now() - 1) });
    expect(await answerOf('auth.session', { key: expired.key })).toEqual(invalid);
    const { id, key } = await buildKey(h, ana);
    await h.db.updateTable('apiKeys').set({ revokedAt: h.deps.now() }).where('id', '=', id).execute();
    expect(await answerOf('auth.session', { key })).toEqual(invalid);
    const other = await buildKey(h, ana);
    await h.db.updateTable('profiles').set({ role: 'authenticator' }).where('id', '=', ana.id).execute();
    expect(await answerOf('auth.session', { key: other.key })).toEqual(invalid);
  });

  test('stays void when the role it was made under returns', async () => {
    const [admin, bo] = [await buildUser(h, { role: 'admin' }), await buildUser(h, { role: 'authenticator' })];
    const { key } = await buildKey(h, bo);
    expect(await answerOf('auth.session', { key })).toEqual([200, 'OK']);
    for (const role of ['user', 'authenticator'] as const) await h.caller(admin).admin.setUserRole({ id: bo.id, role });
    expect(await answerOf('auth.session', { key })).toEqual([401, 'KEY_INVALID']);

    const organization = await buildOrganization(h);
    const second = await buildMember(h, { organization, role: 'owner' });
    const made = await h.caller(second).auth.createApiKey({ name: 'Office', scopes: ['documents:read'] });
    expect(await answerOf('documents.stats', { key: made.key })).toEqual([200, 'OK']);
    const { auth } = h.caller(organization.owner);
    for (const role of ['member', 'owner'] as const) await auth.changeMemberRole({ id: second.person.id, role });
    expect(await answerOf('documents.stats', { key: made.key })).toEqual([401, 'KEY_INVALID']);
  });
});

describe('a file route', () => {
  test('takes keys with its scope only', async () => {
    const ana = await buildUser(h);
    const reader = await buildKey(h, ana, { scopes: ['documents:read'] });
    const writer = await buildKey(h, ana, { scopes: ['documents:write'] });
    const get = async (path: string, key: string) => {
      const response = await fetch(`${url}/files/${path}`, {
        headers: { authorization: `Bearer ${key}`, cookie: ana.cookie },
      });
      const { appCode } = z.object({ appCode: z.string() }).parse(await response.json());
      return [response.status, appCode];
    };
    const id = crypto.randomUUID();
    expect(await get(`thumbnails/${id}`, reader.key)).toEqual([404, 'DOCUMENT_NOT_FOUND']);
    expect(await get(`thumbnails/${id}`, writer.key)).toEqual([403, 'SCOPE_MISSING']);
    expect(await get('data/made-up', reader.key)).toEqual([403, 'KEY_NOT_ALLOWED']);
    expect(await get('exports/documents.csv', reader.key)).toEqual([403, 'KEY_NOT_ALLOWED']);
    expect(await get(`thumbnails/${id}`, 'made up')).toEqual([401, 'KEY_INVALID']);
  });
});

/** An upload that waits for its body. */
async function beginUpload(user: BuiltUser, accountId: string) {
  const { id: documentId } = await buildDraft(h, user);
  const { hostname, port } = new URL(url);
  const headers = { cookie: user.cookie, 'content-type': 'application/pdf', 'content-length': '900000' };
  const upload = request({ hostname, port, method: 'PUT', path: `/files/documents/${documentId}`, headers });
  const cut = new Promise((resolve) => upload.once('error', resolve));
  upload.write('%PDF-1.7');
  const counted = `select points from rate_limits where key = 'upload:${accountId}'`;
  await vi.waitFor(async () => expect((await h.deps.pool.query(counted)).rows).toHaveLength(1), soon);
  return { cut };
}

describe('an upload', () => {
  test('is cut when its key is revoked meanwhile', async () => {
    const ana = await buildUser(h);
    const { id: documentId } = await buildDraft(h, ana);
    const { id, key } = await buildKey(h, ana);
    const { hostname, port } = new URL(url);
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/pdf', 'content-length': '900000' };
    const upload = request({ hostname, port, method: 'PUT', path: `/files/documents/${documentId}`, headers });
    const cut = new Promise((resolve) => upload.once('error', resolve));
    upload.write('%PDF-1.7');
    const used = h.db.selectFrom('staffEvents').select('id').where('subjectUserId', '=', ana.id);
    await vi.waitFor(async () => expect(await used.execute()).toHaveLength(1), soon);
    await h.caller(ana).auth.revokeApiKey({ id });
    expect(await cut).toMatchObject({ code: 'ECONNRESET' });
  });

  test.each<[string, (owner: BuiltUser, member: BuiltUser) => Promise<unknown>]>([
    ['member is removed', (owner, { person }) => h.caller(owner).auth.removeMember({ id: person.id })],
    [
      'member may only pay',
      (owner, { person }) => h.caller(owner).auth.changeMemberRole({ id: person.id, role: 'billing' }),
    ],
    ['session ends', (_owner, { person }) => endUserSessions(h.db, person.id)],
  ])('is cut when its %s meanwhile', async (_name, end) => {
    const organization = await buildOrganization(h);
    const member = await buildMember(h, { organization });
    const { cut } = await beginUpload(member, organization.id);
    await end(organization.owner, member);
    expect(await cut).toMatchObject({ code: 'ECONNRESET' });
  });

  test('is cut when the role of its account changes meanwhile', async () => {
    const [ana, admin] = [await buildUser(h), await buildUser(h, { role: 'admin' })];
    const { cut } = await beginUpload(ana, ana.id);
    await h.caller(admin).admin.setUserRole({ id: ana.id, role: 'authenticator' });
    expect(await cut).toMatchObject({ code: 'ECONNRESET' });
  });
});

describe('a socket', () => {
  test('opens by the upgrade’s header, or by connectionParams, without an Origin', async () => {
    const ana = await buildUser(h);
    const { key } = await buildKey(h, ana);
    const authorization = `Bearer ${key}`;
    const byHeader = await openWith({ authorization });
    byHeader.socket.send(sessionQuery);
    const byParams = await openWith({}, '?connectionParams=1');
    byParams.socket.send(JSON.stringify({ method: 'connectionParams', data: { authorization } }));
    byParams.socket.send(sessionQuery);
    const answer = [{ result: { data: { user: { id: ana.id } } } }];
    for (const { messages } of [byHeader, byParams]) {
      await vi.waitFor(() => expect(messages).toMatchObject(answer), soon);
    }
  });

  test('is refused with a wrong key, and from a foreign page', async () => {
    const ana = await buildUser(h);
    const { key } = await buildKey(h, ana);
    const origin = 'https://evil.example';
    await expect(openWith({ authorization: 'Bearer made-up', cookie: ana.cookie })).rejects.toThrow('401');
    await expect(openWith({ authorization: `Bearer ${key}`, origin })).rejects.toThrow('403');
    await expect(openWith({ origin }, '?connectionParams=1')).rejects.toThrow('403');
    const opened = await openWith({ cookie: ana.cookie }, '?connectionParams=1');
    opened.socket.send(JSON.stringify({ method: 'connectionParams', data: { authorization: 'Bearer made-up' } }));
    await opened.closed;
    expect(opened.messages).toMatchObject([{ error: { data: { appCode: 'KEY_INVALID' } } }]);
  });

  test('closes when its key is revoked', async () => {
    const { id, key } = await buildKey(h, await buildUser(h));
    const { closed } = await openWith({ authorization: `Bearer ${key}` });
    await h.db.updateTable('apiKeys').set({ revokedAt: h.deps.now() }).where('id', '=', id).execute();
    expect(await closed).toBe(4001);
  });
});

describe('keys of an account', () => {
  test('are shown once, stored as a hash, mailed about and recorded', async () => {
    const ana = await buildUser(h);
    const mine = h.caller(ana).auth;
    const input = { name: 'CRM', scopes: ['documents:read' as const], addresses: ['203.0.113.9', '2001:DB8::/48'] };
    const { key, ...shown } = await mine.createApiKey(input);
    expect(key).toMatch(keyPattern);
    expect(shown).toMatchObject({ name: 'CRM', addresses: ['203.0.113.9/32', '2001:db8::/48'], hint: key.slice(-4) });
    expect(await mine.apiKeys()).toEqual({ items: [shown] });
    const { rows } = await h.deps.pool.query('select k::text as row from api_keys k where id = $1', [shown.id]);
    expect(JSON.stringify(rows)).not.toContain(key.slice(9, 41));
    await h.runJobs();
    const [mail] = await h.mails(ana.email);
    expect(mail?.subject).toBe('An API key was created for your account');
    expect(await answerOf('folders.list', { key, headers: { 'x-forwarded-for': '203.0.113.9' } })).toEqual([200, 'OK']);
    await mine.revokeApiKey({ id: shown.id });
    expect(await answerOf('folders.list', { key })).toEqual([401, 'KEY_INVALID']);
    expect(await mine.apiKeys()).toEqual({ items: [] });
    expect(await recordsOf(ana.id)).toMatchObject([
      { event: 'apiKey.created', details: { keyId: shown.id } },
      { event: 'apiKey.revoked', details: { keyId: shown.id } },
    ]);
    const stored = await h.deps.pool.query<{ all: string }>(
      `select string_agg(t, '') as all from (select s::text as t from staff_events s
        union all select o::text from outbound_emails o) written`,
    );
    expect(stored.rows[0]?.all).not.toContain(key.slice(9, 41));
  });

  test('are made and rotated with a recent proof only', async () => {
    const ana = await buildUser(h);
    const { id } = await buildKey(h, ana);
    await h.db.updateTable('sessions').set({ provedAt: null }).where('userId', '=', ana.id).execute();
    const refused = { cause: { code: 'PROOF_NEEDED' } };
    const mine = h.caller(ana).auth;
    await expect(mine.createApiKey({ name: 'CRM', scopes: ['documents:read'] })).rejects.toMatchObject(refused);
    await expect(mine.rotateApiKey({ id })).rejects.toMatchObject(refused);
  });

  test('are rotated: the old key works for a day, and cannot be rotated again', async () => {
    const ana = await buildUser(h);
    const mine = h.caller(ana).auth;
    const old = await mine.createApiKey({ name: 'CRM', scopes: ['documents:read'] });
    const fresh = await mine.rotateApiKey({ id: old.id });
    expect(fresh).toMatchObject({ name: 'CRM', scopes: ['documents:read'], expiresAt: null });
    const { items } = await mine.apiKeys();
    expect(items.find(({ id }) => id === old.id)).toMatchObject({ isReplaced: true });
    await expect(mine.rotateApiKey({ id: old.id })).rejects.toMatchObject({ cause: { code: 'CONFLICT' } });
    for (const key of [old.key, fresh.key]) expect(await answerOf('folders.list', { key })).toEqual([200, 'OK']);
    h.setNow(new Date(Date.now() + limits.keyRotationMs + 1_000));
    expect(await answerOf('folders.list', { key: old.key })).toEqual([401, 'KEY_INVALID']);
    expect(await answerOf('folders.list', { key: fresh.key })).toEqual([200, 'OK']);
    h.setNow(null);
  });

  test('have no more scopes than their role, and a limit in number that holds for calls at once', async () => {
    const staff = await buildUser(h, { role: 'authenticator' });
    const refused = { cause: { code: 'INVALID_INPUT' } };
    const pays = { name: 'CRM', scopes: ['payments:write' as const] };
    await expect(h.caller(staff).auth.createApiKey(pays)).rejects.toMatchObject(refused);
    const ana = await buildUser(h);
    const calls = Array.from({ length: limits.apiKeys + 3 }, () => h.caller(ana).auth.createApiKey(pays));
    const results = await Promise.allSettled(calls);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(3);
  });

  test('name themselves in the audit log of each change', async () => {
    const ana = await buildUser(h);
    const { id, key } = await buildKey(h, ana);
    await answerOf('folders.create', { key, body: { name: 'A' } });
    const details = { keyId: id, action: 'folders.create' };
    expect(await recordsOf(ana.id)).toMatchObject([{ event: 'apiKey.used', details }]);
  });

  test('end with the account, and count their use once a minute', async () => {
    const ana = await buildUser(h);
    const { id, key } = await buildKey(h, ana);
    const lastUse = async () =>
      (await h.db.selectFrom('apiKeys').select('lastUsedAt').where('id', '=', id).executeTakeFirst())?.lastUsedAt;
    await answerOf('folders.list', { key });
    const first = await lastUse();
    await answerOf('folders.list', { key });
    expect(await lastUse()).toEqual(first);
    await h.caller(ana).auth.deleteAccount({ email: ana.email });
    expect(await answerOf('folders.list', { key })).toEqual([401, 'KEY_INVALID']);
    expect(await lastUse()).toBeUndefined();
  });
});

describe('guesses', () => {
  test('are throttled per network, and a key that is in use goes on working there', async () => {
    const headers = { 'x-forwarded-for': newAddress() };
    const { key } = await buildKey(h, await buildUser(h));
    expect(await answerOf('auth.session', { key, headers })).toEqual([200, 'OK']);
    const tries = Array.from({ length: 60 }, () => call('auth.session', { key: makeKey('live').key, headers }));
    const answers = await Promise.all(tries);
    const rest = await Promise.all(
      Array.from({ length: 30 }, () => call('auth.session', { key: makeKey('live').key, headers })),
    );
    const refused = [...answers, ...rest].filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await answerOf('auth.session', { key, headers })).toEqual([200, 'OK']);
    const elsewhere = { 'x-forwarded-for': newAddress() };
    expect(await answerOf('auth.session', { key: makeKey('live').key, headers: elsewhere })).toEqual([
      401,
      'KEY_INVALID',
    ]);
  });
});
