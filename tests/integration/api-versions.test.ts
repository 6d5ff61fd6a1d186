import { once } from 'node:events';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { apiVersion, apiVersions, type ApiVersion } from '#shared/api-versions.ts';
import { buildKey, buildTestKey } from '../support/api-keys.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { openSocket, socketUrl } from '../support/live.ts';
import { buildAccount, endMonth, orderPages } from '../support/on-account.ts';
import { newAddress } from '../support/transports.ts';

// Callers of the public API are answered in the version that they ask for, or that their key was made under.

const h = useHarness({ env: { TRUST_PROXY: 'loopback' } });
let customer: BuiltUser;
beforeAll(async () => {
  await h.listen();
  customer = await buildUser(h);
});

interface Sent {
  key?: string | undefined;
  cookie?: string;
  version?: string;
  body?: unknown;
  method?: string;
  type?: string;
}

async function send(path: string, { key, cookie, version, body, method, type = 'application/json' }: Sent = {}) {
  const response = await fetch(`${h.env.publicUrl}/${path}`, {
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    ...(method === undefined ? {} : { method }),
    headers: {
      'x-forwarded-for': newAddress(),
      ...(body === undefined ? {} : { 'content-type': type }),
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      ...(cookie === undefined ? {} : { cookie }),
      ...(version === undefined ? {} : { 'trueform-version': version }),
    },
  });
  const text = await response.text();
  const json: unknown = text.startsWith('{') ? JSON.parse(text) : text;
  return { status: response.status, headers: response.headers, json };
}

const keyOf = async (version: ApiVersion, user = customer) => (await buildKey(h, user, { version })).key;
const namesOf = (json: unknown) => Object.keys(z.record(z.string(), z.unknown()).parse(json));
const problem = 'application/problem+json';
const before = apiVersions.filter((version) => version < '2026-11-24');

describe('errors and unknown fields', () => {
  const input = { name: 'Mine', colour: 'red', nested: { deep: 1 } };

  test.each([
    ['a key of the newest version', () => keyOf(apiVersion), undefined],
    ['a key of an older version that asks for the newest', () => keyOf('2026-11-23'), apiVersion],
  ])('%s: refused by name, as a problem', async (_who, makeKey, version) => {
    const sent = { key: await makeKey(), ...(version === undefined ? {} : { version }) };
    const refused = await send('api/v1/folders/create', { ...sent, body: input });
    expect(refused).toMatchObject({
      status: 400,
      json: {
        status: 400,
        appCode: 'INVALID_INPUT',
        fields: { colour: 'unknown_field', nested: 'unknown_field' },
        errors: [{ pointer: '#/colour', code: 'unknown_field' }, { pointer: '#/nested' }],
      },
    });
    expect(refused.headers.get('content-type')).toBe(problem);
    expect(refused.headers.get('trueform-version')).toBe(apiVersion);
    const folders = await h.db.selectFrom('folders').selectAll().where('userId', '=', customer.id).execute();
    expect(folders).toEqual([]);
  });

  test.each(before)(
    'a caller of %s, by header or by key: fields are ignored, errors are as they were',
    async (version) => {
      for (const sent of [{ key: await keyOf(apiVersion), version }, { key: await keyOf(version) }]) {
        const made = await send('api/v1/folders/create', { ...sent, body: { ...input, name: crypto.randomUUID() } });
        expect(made.status).toBe(200);
        expect(made.headers.get('trueform-version')).toBe(version);
        expect((await send('api/v1/documents/list?colour=red', sent)).status).toBe(200);
        const refused = await send('api/v1/folders/create', { ...sent, body: { name: '', colour: 'red' } });
        expect(refused.headers.get('content-type')).toBe('application/json');
        expect(namesOf(refused.json)).toEqual(['appCode', 'message', 'details', 'fields', 'requestId']);
        expect(refused).toMatchObject({ status: 400, json: { fields: { name: 'FOLDER_NAME_REQUIRED' } } });
      }
    },
  );

  test('a visitor is held to the newest version under /api/v1, or to the one asked for', async () => {
    const quote = { items: [{ pages: 2, translationType: 'certified', isBankStatement: false, colour: 'red' }] };
    expect(await send('api/v1/payments/quote', { body: quote })).toMatchObject({
      status: 400,
      json: { errors: [{ pointer: '#/items/0/colour', code: 'unknown_field' }] },
    });
    expect((await send('api/v1/payments/quote', { body: quote, version: '2026-11-23' })).status).toBe(200);
  });

  test('a body that is not JSON, and an address that does not exist, are problems as well', async () => {
    const key = await keyOf(apiVersion);
    const response = await fetch(`${h.env.publicUrl}/api/v1/folders/create`, {
      method: 'POST',
      body: '{',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    });
    expect(await response.json()).toMatchObject({ errors: [{ pointer: '#', code: 'not_json' }] });
    const missing = await send('api/v1/no/such', { key });
    expect(missing.headers.get('content-type')).toBe(problem);
    expect(missing).toMatchObject({ status: 404, json: { appCode: 'NOT_FOUND', status: 404 } });
  });

  test('files answer a key with problems, and older ones as they did', async () => {
    const path = 'files/bulk?create=none';
    const refused = await send(path, { key: await keyOf(apiVersion), method: 'PUT', body: 'Name', type: 'text/csv' });
    expect(refused.headers.get('content-type')).toBe(problem);
    expect(refused.json).toMatchObject({ errors: [{ pointer: '#/create', code: 'not_a_uuid' }] });
    const older = await send(path, { key: await keyOf('2026-11-23'), method: 'PUT', body: 'Name', type: 'text/csv' });
    expect(older.headers.get('content-type')).toBe('application/json');
    expect(namesOf(older.json)).toEqual(['appCode', 'message', 'details', 'requestId']);
    // The product's own pages read what they read.
    expect(
      namesOf((await send(path, { cookie: customer.cookie, method: 'PUT', body: 'Name', type: 'text/csv' })).json),
    ).toEqual(namesOf(older.json));
  });
});

describe('under /trpc', () => {
  const code = z.object({ error: z.object({ data: z.object({ fields: z.unknown(), errors: z.unknown() }) }) });

  test.each(['', '?batch=1', 'general'])('a key is held to its contract %s', async (way) => {
    const call = async (key: string) => {
      const isBatch = way === '?batch=1';
      const response = await fetch(`${h.env.publicUrl}/trpc/folders.create${isBatch ? way : ''}`, {
        method: 'POST',
        body: JSON.stringify(
          isBatch ? { 0: { name: crypto.randomUUID(), colour: 1 } } : { name: crypto.randomUUID(), colour: 1 },
        ),
        headers: {
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
          ...(way === 'general' ? { 'trpc-accept': 'application/json' } : {}),
        },
      });
      const json: unknown = await response.json();
      return {
        json: isBatch ? z.array(z.unknown()).parse(json)[0] : json,
        version: response.headers.get('trueform-version'),
      };
    };
    const refused = await call(await keyOf(apiVersion));
    expect(code.parse(refused.json).error.data).toMatchObject({
      errors: [{ pointer: '#/colour', code: 'unknown_field' }],
    });
    expect(refused.version).toBe(apiVersion);
    const older = await call(await keyOf('2026-11-23'));
    expect(older).toMatchObject({ json: { result: {} }, version: '2026-11-23' });
  });

  test('by socket as well', async () => {
    for (const [version, expected] of [
      [apiVersion, 'unknown_field'],
      ['2026-11-23', 'result'],
    ] as const) {
      const { socket } = await openSocket(socketUrl(h.env.publicUrl), {
        authorization: `Bearer ${await keyOf(version)}`,
      });
      const input = { name: crypto.randomUUID(), colour: 1 };
      const answered = once(socket, 'message');
      socket.send(JSON.stringify({ id: 1, method: 'mutation', params: { path: 'folders.create', input } }));
      const answer = String(await answered);
      socket.close();
      expect(answer).toContain(expected);
    }
  });

  test("the product's own pages may send what a later or earlier release takes", async () => {
    const body = { name: crypto.randomUUID(), colour: 1 };
    expect((await send('trpc/folders.create', { cookie: customer.cookie, body })).status).toBe(200);
    const refused = await send('trpc/folders.create', { cookie: customer.cookie, body: { name: '' } });
    expect(code.parse(refused.json).error.data).toMatchObject({
      fields: { name: 'FOLDER_NAME_REQUIRED' },
      errors: [{ pointer: '#/name', code: 'too_short' }],
    });
  });
});

test('orders on account have the words of each version, and an unpaid invoice is never called paid', async () => {
  const account = await buildAccount(h);
  await orderPages(h, account.owner, 1);
  const key = (await buildKey(h, account.owner, { version: '2026-11-22' })).key;
  const statusOf = async (version?: string) => {
    const { json } = await send('api/v1/payments/list', { key, ...(version === undefined ? {} : { version }) });
    return z.object({ items: z.array(z.object({ status: z.string() })) }).parse(json).items[0]?.status;
  };
  expect([await statusOf(), await statusOf('2026-11-23'), await statusOf(apiVersion)]).toEqual(['open', 'due', 'due']);

  await endMonth(h, account.id);
  await h.runJobs();
  for (const path of ['api/v1/payments/invoices', 'files/invoices.json', 'files/invoices.csv']) {
    expect(await send(path, { key }), path).toMatchObject({ status: 400, json: { appCode: 'API_VERSION_LACKS' } });
    const newest = await send(path, { key, version: apiVersion });
    expect(newest.status).toBe(200);
    expect(JSON.stringify(newest.json)).toContain('due');
  }
});

describe('the version of a key', () => {
  test('is the newest when it is made, and its successor keeps it', async () => {
    const user = await buildUser(h);
    const { id } = await buildTestKey(h, user);
    const [made] = (await h.caller(user).auth.apiKeys()).items;
    expect(made).toMatchObject({ id, version: apiVersion });
    await h.db.updateTable('apiKeys').set({ apiVersion: '2026-11-23' }).where('id', '=', id).execute();
    expect(await h.caller(user).auth.rotateApiKey({ id })).toMatchObject({ version: '2026-11-23' });
  });

  test('a key of before versions were kept is answered as it was', async () => {
    const { rows } = await h.deps.pool.query<{ default: string }>(
      `select column_default as default from information_schema.columns
       where table_name = 'api_keys' and column_name = 'api_version' limit 1`,
    );
    expect(rows[0]?.default).toContain('2026-11-23');
  });
});

describe('a 401 says how to identify', () => {
  const challenge = async (path: string, sent: Sent = {}) => {
    const { status, headers } = await send(path, sent);
    return { status, challenge: headers.get('www-authenticate') };
  };

  test.each(['api/v1/documents/list', 'trpc/documents.list', 'files/translations.zip', 'trpc/notifications.onEvent'])(
    '%s',
    async (path) => {
      expect(await challenge(path)).toEqual({ status: 401, challenge: 'Bearer realm="api"' });
      const invalid = await challenge(path, { key: 'tfe_live_none' });
      expect(invalid.status).toBe(401);
      expect(invalid.challenge).toMatch(/^Bearer realm="api", error="invalid_token", error_description="[^"]+"$/);
    },
  );

  test('a key without the scope learns which', async () => {
    const { key } = await buildKey(h, customer, { scopes: ['documents:read'] });
    expect(await challenge('api/v1/folders/create', { key, body: { name: 'Mine' } })).toEqual({
      status: 403,
      challenge: 'Bearer realm="api", error="insufficient_scope", scope="documents:write"',
    });
  });
});
