import fs from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { listOperations } from '#server/public-api/operations.ts';
import { procedures } from '#server/public-api/procedures.ts';
import { appRouter } from '#server/router.ts';
import { fieldCodes } from '#shared/field-errors.ts';
import { buildKey } from '../support/api-keys.ts';
import { buildDelivery, buildDocument, buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { newAddress } from '../support/transports.ts';

// `/api/v1` gives what the same procedures give under `/trpc`, as plain HTTP.

const h = useHarness({ env: { TRUST_PROXY: 'loopback' } });
let customer: BuiltUser;
let key: string;
beforeAll(async () => {
  await h.listen();
  customer = await buildUser(h);
  ({ key } = await buildKey(h, customer));
  await buildDelivery(h);
  await buildDocument(h, { owner: customer });
});

interface Sent {
  method?: string;
  body?: string | Buffer | ReadableStream;
  headers?: Record<string, string>;
  /** Null for a visitor. */
  bearer?: string | null;
}

async function send(path: string, { method = 'GET', body, headers = {}, bearer = key }: Sent = {}) {
  const response = await fetch(`${h.env.publicUrl}/api/v1/${path}`, {
    method,
    ...(body === undefined ? {} : { body, duplex: 'half' as const }),
    headers: {
      'x-forwarded-for': newAddress(),
      ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
      ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
  });
  const json: unknown = await response.json();
  return { status: response.status, headers: response.headers, json };
}

const post = (path: string, input: unknown, sent: Sent = {}) =>
  send(path, { method: 'POST', body: JSON.stringify(input), ...sent });

const fieldErrors = z.array(
  z.strictObject({
    pointer: z.string().startsWith('#'),
    code: z.enum(Object.keys(fieldCodes)),
    expected: z.string().min(1),
    detail: z.string().min(1),
  }),
);
/** RFC 9457, with this API's own members. */
const refusal = z.strictObject({
  type: z.url(),
  title: z.string().min(1),
  status: z.number().int(),
  detail: z.string().min(1),
  instance: z.string().regex(/^urn:uuid:[\da-f-]{36}$/),
  appCode: z.string(),
  message: z.string(),
  details: z.record(z.string(), z.unknown()),
  errors: fieldErrors.optional(),
  fields: z.record(z.string(), z.string()).optional(),
  requestId: z.uuid(),
});

/** The same call under `/trpc`: its output, or its error in the shape of `/api/v1`. */
async function callTrpc(path: string, type: 'query' | 'mutation', input: unknown) {
  const text = JSON.stringify(input);
  const query = type === 'query' ? `?input=${encodeURIComponent(text)}` : '';
  const response = await fetch(`${h.env.publicUrl}/trpc/${path}${query}`, {
    method: type === 'query' ? 'GET' : 'POST',
    ...(type === 'mutation' ? { body: text } : {}),
    headers: {
      'x-forwarded-for': newAddress(),
      'content-type': 'application/json',
      authorization: `Bearer ${key}`,
    },
  });
  const answer = z
    .object({
      result: z.object({ data: z.unknown() }).optional(),
      error: z
        .object({
          message: z.string(),
          data: z.object({ appCode: z.string(), details: z.unknown(), errors: fieldErrors.optional() }),
        })
        .optional(),
    })
    .parse(await response.json());
  const { result, error } = answer;
  return { status: response.status, json: error ? { message: error.message, ...error.data } : result?.data };
}

/** Error data, as under `/trpc`. */
const common = z.object({
  appCode: z.string(),
  message: z.string(),
  details: z.unknown(),
  errors: fieldErrors.optional(),
});

const description = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ responses: z.record(z.string(), z.unknown()) }))),
});
const described = description.parse(JSON.parse(fs.readFileSync('server/public-api/openapi.json', 'utf8')));

/** Statuses that the description names for an operation. */
function declaredStatuses(path: string, method: string): string[] {
  return Object.keys(described.paths[`/api/v1${path}`]?.[method.toLowerCase()]?.responses ?? {});
}

const open = Object.entries(procedures).flatMap(([path, rule]) => (rule?.scope ? [path] : []));
const operations = listOperations(appRouter, open);

test.each(operations)('$procedure answers as under /trpc', async ({ procedure, path, method, type }) => {
  h.setNow(new Date());
  for (const input of [{}, { id: customer.id, page: 1 }, { id: 'none', page: 'two', items: 5 }]) {
    const trpc = await callTrpc(procedure, type, input);
    const query = new URLSearchParams(
      Object.entries(input).map(([name, value]): [string, string] => [name, String(value)]),
    );
    const name = path.slice(1);
    const rest = method === 'GET' ? await send(`${name}?${query.toString()}`) : await post(name, input);
    const json = rest.status === 200 ? rest.json : common.parse(rest.json);
    expect({ status: rest.status, json }, JSON.stringify(input)).toEqual(trpc);
    if (rest.status !== 200) {
      expect(refusal.parse(rest.json).status).toBe(rest.status);
      expect(rest.headers.get('content-type')).toBe('application/problem+json');
    }
    expect(declaredStatuses(path, method), JSON.stringify(rest.json)).toContain(String(rest.status));
  }
  h.setNow(null);
});

describe('queries by GET', () => {
  test('read numbers, booleans and null', async () => {
    const { json } = await send('documents/list?page=1&pageSize=1&search=birth');
    expect(json).toMatchObject({ page: 1, pageSize: 1, total: 1, items: [{ userId: customer.id }] });
    expect((await send('payments/list?settled=true')).json).toMatchObject({ total: 0 });
    expect((await send('documents/translations?folderId=null')).json).toMatchObject({ total: 0 });
  });

  test('refuse what the procedure refuses, by field', async () => {
    expect(await send('documents/list?page=two')).toMatchObject({
      status: 400,
      json: { appCode: 'INVALID_INPUT', fields: { page: 'not_a_number' } },
    });
    expect((await send('documents/list?page=1&page=2')).status).toBe(400);
    expect(await send('documents/list?colour=red&__proto__=x')).toMatchObject({
      status: 400,
      json: { fields: { colour: 'unknown_field', ['__proto__']: 'unknown_field' } },
    });
  });
});

describe('who calls', () => {
  test('a cookie identifies nobody', async () => {
    const cookie = { cookie: customer.cookie };
    expect(await send('documents/list', { bearer: null, headers: cookie })).toMatchObject({
      status: 401,
      json: { appCode: 'NOT_SIGNED_IN' },
    });
    expect((await send('auth/session', { bearer: null, headers: cookie })).json).toEqual({ user: null });
    const foreign = { ...cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await post('folders/create', { name: 'Mine' }, { bearer: null, headers: foreign })).status).toBe(401);
    const { headers } = await send('documents/list');
    expect(headers.get('set-cookie')).toBeNull();
  });

  test('visitors call what is public, keys what their scopes allow', async () => {
    expect((await send('documents/deliveryTimes', { bearer: null })).status).toBe(200);
    const quote = { items: [{ pages: 2, translationType: 'certified', isBankStatement: false }] };
    expect((await post('payments/quote', quote, { bearer: null })).json).toMatchObject({ totalCents: 3000 });
    const reader = await buildKey(h, customer, { scopes: ['documents:read'] });
    expect((await send('documents/list', { bearer: reader.key })).status).toBe(200);
    expect(await post('folders/create', { name: 'Mine' }, { bearer: reader.key })).toMatchObject({
      status: 403,
      json: { appCode: 'SCOPE_MISSING', details: { scope: 'documents:write' } },
    });
    expect((await send('documents/list', { bearer: 'tfe_live_none' })).status).toBe(401);
  });

  test("procedures for persons alone have no address, and another's order is not found", async () => {
    expect((await post('auth/changePassword', {})).json).toMatchObject({ appCode: 'NOT_FOUND' });
    const other = await buildDocument(h);
    expect((await send(`documents/get?id=${other.id}`)).status).toBe(404);
  });
});

describe('requests are checked before the procedure runs', () => {
  test('methods and addresses', async () => {
    const wrong = await send('documents/create');
    expect(wrong).toMatchObject({ status: 405, json: { appCode: 'METHOD_NOT_ALLOWED' } });
    expect(wrong.headers.get('allow')).toBe('POST');
    expect((await post('documents/list', {})).headers.get('allow')).toBe('GET');
    for (const path of [
      'no/such',
      '',
      'documents',
      'documents/list/',
      '../v2/x',
      'documents%2Flist',
      'notifications/onEvent',
    ]) {
      expect(await send(path), path).toMatchObject({ status: 404, json: { appCode: 'NOT_FOUND' } });
    }
  });

  test('content types', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/jsonl',
    ]) {
      const sent = await post('folders/create', { name: 'Mine' }, { headers: { 'content-type': type } });
      expect(sent, type).toMatchObject({ status: 415, json: { appCode: 'CONTENT_TYPE' } });
    }
    const charset = { headers: { 'content-type': 'application/json; charset=utf-8' } };
    expect((await post('folders/create', { name: 'Família' }, charset)).json).toMatchObject({ name: 'Família' });
    expect((await send('notifications/markAllRead', { method: 'POST' })).json).toEqual({});
  });

  test('sizes, with and without a stated length', async () => {
    const large = JSON.stringify({ name: 'a'.repeat(300_000) });
    const stream = new Blob([large]).stream();
    const headers = { 'content-type': 'application/json' };
    for (const body of [large, stream]) {
      expect(await send('folders/create', { method: 'POST', body, headers })).toMatchObject({
        status: 413,
        json: { appCode: 'REQUEST_TOO_LARGE' },
      });
    }
  });

  test('JSON', async () => {
    for (const body of ['{', '', 'null', '[]', '"text"']) {
      expect(await send('folders/create', { method: 'POST', body }), body).toMatchObject({
        status: 400,
        json: { appCode: 'INVALID_INPUT' },
      });
    }
  });
});

test('answers carry the headers of every answer, and the limits of the key', async () => {
  const { headers } = await send('documents/list');
  expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  expect(headers.get('content-type')).toBe('application/json');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('ratelimit-policy')).not.toBe(
    (await send('auth/session', { bearer: null })).headers.get('ratelimit-policy'),
  );
});

test('the description is served as it is committed, with this address, compressed, and to tools of any site', async () => {
  const address = `${h.env.publicUrl}/api/v1/openapi.json`;
  const committed = fs.readFileSync('server/public-api/openapi.json', 'utf8');
  const response = await fetch(address);
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  const served: unknown = JSON.parse(await response.text());
  expect(served).toEqual({ ...Object(JSON.parse(committed)), servers: [{ url: h.env.publicUrl }] });
  const etag = response.headers.get('etag') ?? '';
  expect((await fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(304);
  const { paths } = z.object({ paths: z.record(z.string(), z.unknown()) }).parse(JSON.parse(committed));
  expect(Object.keys(paths).filter((path) => !/^\/(files|trpc)\//.test(path))).toEqual(
    operations.map(({ path }) => `/api/v1${path}`),
  );
});
