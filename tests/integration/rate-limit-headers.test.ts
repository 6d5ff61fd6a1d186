import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { rateLimits, type RateLimit } from '#shared/rate-limits.ts';
import { buildKey } from '../support/api-keys.ts';
import { buildDocument, buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { newAddress } from '../support/transports.ts';

// RateLimit-Policy and RateLimit name the window that binds the call that was just made.

const h = useHarness({ env: { TRUST_PROXY: 'loopback' } });
let customer: BuiltUser;
let key: string;
beforeAll(async () => {
  await h.listen();
});

async function newCaller() {
  customer = await buildUser(h);
  ({ key } = await buildKey(h, customer));
}

interface Sent {
  body?: unknown;
  headers?: Record<string, string>;
  method?: string;
}

async function send(path: string, { body, headers = {}, method }: Sent = {}) {
  const response = await fetch(`${h.env.publicUrl}/${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    headers: {
      authorization: `Bearer ${key}`,
      'x-forwarded-for': newAddress(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
  });
  await response.text();
  const of = (name: string) => response.headers.get(name);
  return { status: response.status, policy: of('ratelimit-policy'), limit: of('ratelimit'), wait: of('retry-after') };
}

/** Leaves so many attempts of a window. */
async function leave(limit: RateLimit, who: string, left: number): Promise<void> {
  await h.deps.pool.query(
    `insert into rate_limits (key, points, expire) values ($1, $2, $3)
     on conflict (key) do update set points = excluded.points, expire = excluded.expire`,
    [`${limit}:${who}`, rateLimits[limit].points - left, Date.now() + 600_000],
  );
}

const quote = () => ({
  items: [{ pages: 1, translationType: 'certified', isBankStatement: false }],
});

describe.each([
  ['api/v1', (name: string) => `api/v1/${name.replace('.', '/')}`, {}],
  ['the fast path', (name: string) => `trpc/${name}`, {}],
  ['the general adapter', (name: string) => `trpc/${name}`, { 'trpc-accept': 'application/json' }],
])('%s', (_way, pathOf, headers) => {
  test('a call that counts in the key’s window alone names it', async () => {
    await newCaller();
    expect(await send(pathOf('documents.stats'), { headers })).toMatchObject({
      status: 200,
      policy: '"key";q=6000;w=60',
      limit: expect.stringMatching(/^"key";r=5999;t=\d+$/),
      wait: null,
    });
  });

  test('a call that counts in a smaller window names that, and the refusal says when it ends', async () => {
    await newCaller();
    const body = { documentIds: [randomUUID()], expectedTotalCents: 1500 };
    const path = pathOf('payments.createCheckoutSession');
    await leave('checkout', customer.id, 2);
    const made = await send(path, { body, headers });
    expect(made).toMatchObject({ status: 404, policy: '"checkout";q=60;w=600' });
    expect(made.limit).toMatch(/^"checkout";r=1;t=(5\d\d|600)$/);
    await send(path, { body, headers });
    const refused = await send(path, { body, headers });
    expect(refused).toMatchObject({ status: 429, policy: '"checkout";q=60;w=600' });
    expect(refused.wait).toMatch(/^(5\d\d|600)$/);
    expect(refused.limit).toBe(`"checkout";r=0;t=${refused.wait}`);
    // Other calls go on, in the key's own window.
    expect((await send(pathOf('documents.stats'), { headers })).limit).toMatch(/^"key";r=\d{4};/);
  });
});

test('a bigger window that is nearer to its end binds', async () => {
  await newCaller();
  const window = { used: rateLimits.key.points - 3 };
  for (let call = 0; call < window.used; call += 1) h.deps.fairShares.keys.take(await keyId());
  await leave('quotes', customer.id, 100);
  const { limit } = await send('api/v1/payments/quote', { body: quote() });
  expect(limit).toMatch(/^"key";r=2;/);
});

async function keyId(): Promise<string> {
  const { id } = await h.db
    .selectFrom('apiKeys')
    .select('id')
    .where('accountId', '=', customer.id)
    .executeTakeFirstOrThrow();
  return id;
}

test('the key’s window refuses by its own name', async () => {
  await newCaller();
  const id = await keyId();
  for (let call = 0; call < rateLimits.key.points; call += 1) h.deps.fairShares.keys.take(id);
  for (const path of ['api/v1/documents/stats', 'trpc/documents.stats', 'files/translations.zip']) {
    const refused = await send(path);
    expect(refused, path).toMatchObject({ status: 429, policy: '"key";q=6000;w=60' });
    expect(refused.limit).toBe(`"key";r=0;t=${refused.wait}`);
  }
});

test('files name their windows', async () => {
  await newCaller();
  const document = await buildDocument(h, { owner: customer });
  await leave('upload', customer.id, 1);
  const put = () => send(`files/documents/${document.id}`, { method: 'PUT', body: 'no file' });
  expect(await put()).toMatchObject({ policy: '"upload";q=20;w=60', limit: expect.stringContaining('"upload";r=0;') });
  const refused = await put();
  expect(refused).toMatchObject({ status: 429, policy: '"upload";q=20;w=60' });
  expect(refused.limit).toBe(`"upload";r=0;t=${refused.wait}`);
});

test('a lookup names the window of its network, and a refused one the window that refused', async () => {
  await newCaller();
  const address = newAddress();
  const headers = { 'x-forwarded-for': address };
  const look = () => send('api/v1/verification/lookup?code=NOSUCHCODE', { headers });
  expect((await look()).limit).toMatch(/^"verifyMisses";r=9;t=\d+$/);
  await leave('verifyMissesHourly', address, 0);
  const refused = await look();
  expect(refused.status).toBe(429);
  expect(refused.policy).toBe('"verifyMissesHourly";q=60;w=3600');
  expect(refused.limit).toBe(`"verifyMissesHourly";r=0;t=${refused.wait}`);
});

test('a request for a mail says nothing of what is counted for its address', async () => {
  const of = async (email: string) => {
    const { policy, limit } = await send('trpc/auth.requestPasswordReset', {
      body: { email },
      headers: { authorization: '', 'x-forwarded-for': newAddress() },
    });
    return { policy, limit };
  };
  const known = await of((await buildUser(h)).email);
  expect(known).toEqual(await of('nobody@example.test'));
  expect(known.policy).toContain('"requests"');
});
