import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import type { Db } from '#server/platform/db/client.ts';
import { hashToken } from '#server/platform/http/signed-token.ts';
import { createLog, redact } from '#server/platform/observability/log.ts';
import { accessMatrix } from '../support/access-matrix.ts';
import { buildKey } from '../support/api-keys.ts';
import { buildUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { reserveServer } from '../support/http.ts';
import { openSocket, socketUrl } from '../support/live.ts';
import { pay } from '../support/orders.ts';
import { pdfOf } from '../support/pdf-fixtures.ts';
import { statement } from '../support/reviews.ts';
import { listProcedures } from '../support/transports.ts';

// Internal errors never reach clients, and personal data never reaches the log.

const lines: string[] = [];
const destination = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk));
    done();
  },
});

const h = useHarness({ deps: { log: createLog('debug', destination) }, env: { TRUST_PROXY: 'loopback' } });
beforeAll(async () => {
  await h.listen();
});
beforeEach(() => {
  lines.length = 0;
});

const secret = 'canary-7d0f2c';

/** Database, object store and Stripe all fail with a secret text. */
function broken(part: string): never {
  const error = new Error(`no row "${secret}" in ${part}, asked by ${secret}@people.example`);
  throw Object.assign(error, { detail: secret, query: secret, code: 'XX000' });
}

function breakAll<T extends object>(whole: T, part: string): T {
  return new Proxy(whole, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? () => broken(part) : value;
    },
  });
}

function breakDb(db: Db): Db {
  const words = new Set([
    'selectFrom',
    'insertInto',
    'updateTable',
    'deleteFrom',
    'transaction',
    'getExecutor',
    'executeQuery',
  ]);
  return new Proxy(db, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (words.has(String(name))) return () => broken('the database');
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

test('a hundred failures expose only a request id, under which the log has the cause', { tags: 'sweep' }, async () => {
  const admin = await buildUser(h, { role: 'admin' });
  const server = await reserveServer();
  const readable: Db = h.db;
  // The session is read from the working database; every later query of a procedure fails.
  const failing: Deps = {
    ...h.deps,
    storage: breakAll(h.deps.storage, 'the store'),
    rateLimiter: breakAll(h.deps.rateLimiter, 'the counters'),
  };
  let asks = 0;
  Object.defineProperty(failing, 'db', {
    get: () => {
      asks += 1;
      return asks === 1 ? readable : breakDb(readable);
    },
  });
  server.serve(failing);
  const paths = listProcedures().filter(({ kind }) => kind !== 'subscription');
  let failures = 0;
  for (let round = 0; round < 2; round += 1) {
    for (const { path, kind } of paths) {
      const target = '3f0c7a52-6f3e-4c55-9d0e-1a2b3c4d5e6f';
      const input: unknown = await accessMatrix[path]?.input?.(target, { h, user: admin });
      asks = 0;
      const url = new URL(`${server.url}/trpc/${path}`);
      if (kind === 'query' && input) url.searchParams.set('input', JSON.stringify(input));
      const response = await fetch(url, {
        method: kind === 'query' ? 'GET' : 'POST',
        headers: { cookie: admin.cookie, 'content-type': 'application/json' },
        ...(kind === 'mutation' ? { body: JSON.stringify(input ?? {}) } : {}),
      });
      const text = await response.text();
      expect(text, path).not.toMatch(/canary|no row|\bat \/|node_modules|XX000/);
      if (response.status < 500) continue;
      failures += 1;
      expect(text, path).toMatch(/"message":"Something went wrong"/);
      const id = /"requestId":"([\da-f-]{36})"/.exec(text)?.[1];
      expect(id, path).toBeDefined();
      expect(
        lines.some((line) => line.includes(String(id)) && line.includes('XX000')),
        path,
      ).toBe(true);
    }
  }
  await server.close();
  expect(failures).toBeGreaterThanOrEqual(100);
  expect(lines.filter((line) => line.includes(secret))).toEqual([]);
});

test('subscriptions and webhooks expose no internal errors', async () => {
  const user = await buildUser(h);
  const server = await reserveServer();
  server.serve({ ...h.deps, db: breakDb(h.db), storage: breakAll(h.deps.storage, 'the store') });
  const calls: [string, RequestInit][] = [
    ['/files/translations.zip', { headers: { cookie: user.cookie } }],
    [
      '/files/documents/3f0c7a52-6f3e-4c55-9d0e-1a2b3c4d5e6f',
      { method: 'PUT', body: 'x', headers: { cookie: user.cookie } },
    ],
    ['/trpc/auth.session', { headers: { cookie: user.cookie } }],
    ['/trpc/auth.session,documents.list?batch=1&input={}', { headers: { cookie: user.cookie } }],
  ];
  for (const [path, init] of calls) {
    const response = await fetch(`${server.url}${path}`, init);
    const text = await response.text();
    expect(response.status, path).toBe(500);
    expect(text, path).toMatch(/"message":"Something went wrong"/);
    expect(text, path).toMatch(/"requestId":"[\da-f-]{36}"/);
    expect(text, path).not.toMatch(/canary|XX000|node_modules/);
  }
  await server.close();
});

const success = z.object({ result: z.object({ data: z.unknown() }) });
const dataOf = ({ text }: { text: string }): unknown => success.parse(JSON.parse(text)).result.data;

test('the log of an order from registration to certificate holds no personal data', { timeout: 300_000 }, async () => {
  const url = h.env.publicUrl;
  const canaries = {
    email: 'canarymail@people.example',
    password: 'canary-password-5521',
    name: 'Canaria Namensfrau',
    phone: '+15550107777',
    filename: 'canary-passport.pdf',
    client: 'Klientin Canary',
  };
  const call = async (path: string, input: object, cookie = '') => {
    const response = await fetch(`${url}/trpc/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(input),
    });
    return { response, text: await response.text() };
  };
  const { email, password, name, phone, filename, client } = canaries;
  await call('auth.register', { name, email, phone, password });
  await h.runJobs();
  const [mail] = await h.mails(email);
  const token = /confirm-email\?token=([\w-]+)/.exec(JSON.stringify(mail))?.[1] ?? '';
  expect(token).not.toBe('');
  await call('auth.confirmEmail', { token });
  await call('auth.login', { email, password: `${password}-wrong` });
  const { response: login } = await call('auth.login', { email, password });
  const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const { user } = z
    .object({ user: z.object({ id: z.string() }) })
    .parse(dataOf(await call('auth.login', { email, password })));
  const created = await call(
    'documents.create',
    { filename, clientName: client, idempotencyKey: 'the-one-order' },
    cookie,
  );
  const documentId = z.object({ id: z.string() }).parse(dataOf(created)).id;
  await fetch(`${url}/files/documents/${documentId}`, {
    method: 'PUT',
    headers: { cookie },
    body: new Uint8Array(await pdfOf(1)),
  });
  const checkout = await call(
    'payments.createCheckoutSession',
    { documentIds: [documentId], expectedTotalCents: 1500 },
    cookie,
  );
  const { sessionId } = z.object({ sessionId: z.string() }).parse(dataOf(checkout));
  await pay(h, sessionId);
  await call('payments.processSession', { sessionId }, cookie);
  const staff = await buildUser(h, { role: 'authenticator', name: 'Canaria Prueferin' });
  const queue = () => h.caller(staff).authenticator.queue({});
  await expect
    .poll(
      async () => {
        await h.runJobs();
        return (await queue()).items[0]?.hasTranslation;
      },
      // The page is read and the draft made by processes that a busy machine starves.
      { timeout: 240_000 },
    )
    .toBe(true);
  const id = (await queue()).items[0]?.id ?? '';
  const delivered = await h.caller(staff).authenticator.approve({ id, ...statement });
  const link = await h
    .caller({ ...staff, id: user.id, role: 'user' })
    .documents.fileLink({ id: documentId, kind: 'translation' });
  const linkToken = new URL(link.url).pathname.split('/').at(-1) ?? '';
  for (const form of [
    link.url,
    `${link.url}/`,
    `${url}//files/${linkToken}`,
    `${link.url}?x=${email}`,
    `${url}/FILES/${linkToken}`,
  ]) {
    await (await fetch(form)).arrayBuffer();
  }
  await (await fetch(`${url}/reset-password?token=${token}`)).arrayBuffer();
  await (
    await fetch(
      `${url}/trpc/verification.lookup?input=${encodeURIComponent(JSON.stringify({ code: delivered.verificationCode }))}`,
    )
  ).arrayBuffer();
  await call('auth.requestPasswordReset', { email });
  await call('auth.register', { name, email, phone, password });
  await h.deps.pool.query('delete from rate_limits');
  await h.runJobs();

  const log = lines.join('');
  expect(lines.length).toBeGreaterThan(20);
  const secrets = {
    ...canaries,
    token,
    linkToken,
    session: cookie.split('=')[1] ?? '',
    staff: staff.email,
    staffName: 'Prueferin',
    code: delivered.verificationCode,
  };
  for (const [what, text] of Object.entries(secrets)) {
    expect(text, what).not.toBe('');
    expect(log.includes(text), what).toBe(false);
    expect(log.includes(encodeURIComponent(text)), what).toBe(false);
  }
  expect(log).not.toMatch(/127\.0\.0\.1/);
});

test('third-party errors are logged without quoted values', () => {
  const token = randomBytes(32).toString('base64url');
  expect(redact('no mailbox <ana@people.example>')).not.toContain('ana');
  expect(redact(`fetch failed: https://store.example/a?X-Signature=${token}`)).not.toContain(token);
  expect(redact(`unknown token ${token}`)).not.toContain(token);
  expect(redact('invalid input syntax for type uuid: "Ana Souza"', '22P02')).not.toContain('Ana');
  expect(redact(`Unexpected token 'h', "{"password":"hunter2" is not valid JSON`)).not.toContain('hunter2');
  expect(redact('relation "documents" does not exist', '42P01')).toContain('documents');
});

test('no API key reaches the log, whatever happens to its call', async () => {
  const ana = await buildUser(h);
  const { id, key } = await buildKey(h, ana);
  const headers = { authorization: `Bearer ${key}` };
  for (const path of [
    'trpc/folders.list',
    'trpc/auth.sessions',
    'trpc/no.such',
    'files/translations.zip',
    'health/live',
  ]) {
    await (await fetch(`${h.env.publicUrl}/${path}`, { headers })).arrayBuffer();
  }
  await h.caller(ana).auth.revokeApiKey({ id });
  await (await fetch(`${h.env.publicUrl}/trpc/folders.list`, { headers })).arrayBuffer();
  await expect(openSocket(socketUrl(h.env.publicUrl), headers)).rejects.toThrow('401');
  expect(lines.some((line) => line.includes(`"keyId":"${id}"`))).toBe(true);
  expect(lines.filter((line) => line.includes(key.slice(9)) || line.includes(hashToken(key).toString('hex')))).toEqual(
    [],
  );
});
