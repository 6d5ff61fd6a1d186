import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { buildUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';

// Oversized bodies, deep nesting and long batches are cheap to refuse. Slow bodies: slow-clients.test.ts.

const h = useHarness();
beforeAll(async () => {
  await h.listen();
});

const failure = z.object({
  error: z.object({
    message: z.string(),
    data: z.object({ appCode: z.string(), httpStatus: z.number(), requestId: z.uuid().optional() }),
  }),
});

async function post(path: string, body: string): Promise<{ status: number; text: string }> {
  const response = await fetch(`${h.env.publicUrl}/trpc/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return { status: response.status, text: await response.text() };
}

/** Sends until the server stops reading; returns the bytes sent and the status line. */
async function flood(path: string, megabytes: number): Promise<{ sent: number; statusCode: number | undefined }> {
  const { hostname, port } = new URL(h.env.publicUrl);
  const request = http.request({
    host: hostname,
    port,
    path,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': megabytes * 1024 * 1024 },
  });
  const end: { isReached: boolean; statusCode?: number | undefined } = { isReached: false };
  request.on('response', (response) => {
    end.statusCode = response.statusCode;
    end.isReached = true;
    response.resume();
  });
  // The server closes the connection while the client is still sending.
  request.on('error', () => {
    end.isReached = true;
  });
  const megabyte = Buffer.alloc(1024 * 1024, 'a');
  let sent = 0;
  while (!end.isReached && sent < megabytes) {
    await new Promise((resolve) => request.write(megabyte, resolve));
    sent += 1;
  }
  request.destroy();
  return { sent, statusCode: end.statusCode };
}

test('a 200 MB body gets 413 before it is read and uses no memory', async () => {
  await flood('/trpc/auth.login', 5);
  const before = process.memoryUsage.rss();
  const { sent, statusCode } = await flood('/trpc/auth.login', 200);
  expect(statusCode).toBe(413);
  expect(sent).toBeLessThan(20);
  expect(process.memoryUsage.rss() - before).toBeLessThan(60 * 1024 * 1024);
});

test('webhooks stop reading at their body limit', async () => {
  expect(await flood('/webhooks/stripe', 200)).toMatchObject({ statusCode: 413 });
  expect(await flood('/webhooks/translation', 200)).toMatchObject({ statusCode: 413 });
});

test('deeply nested, malformed and unexpected bodies get a 4xx, never a 5xx', async () => {
  const deep = `${'['.repeat(1e5)}${']'.repeat(1e5)}`;
  const broken = ['{', '{"email":"hunter2', 'null', '[]', '"text"', '1e999', '', '{"email":{"toString":1}}', deep];
  for (const body of broken) {
    const { status, text } = await post('auth.login', body);
    const label = body.slice(0, 30);
    expect(status, label).toBe(400);
    const { error } = failure.parse(JSON.parse(text));
    expect(error.data.requestId, label).toBeDefined();
    expect(error.data.appCode, label).toMatch(/^(INVALID_INPUT|LOGIN_FIELDS_REQUIRED)$/);
    expect(text, label).not.toMatch(/hunter2|JSON|Unexpected|token/);
  }
});

test('a malformed input in the query string gets a 4xx', async () => {
  for (const input of ['{', '%ff', '%7B%22id%22%3A']) {
    const response = await fetch(`${h.env.publicUrl}/trpc/auth.checkPasswordReset?input=${input}`);
    expect(response.status, input).toBe(400);
    expect(failure.parse(await response.json()).error.data.appCode).toBe('INVALID_INPUT');
  }
});

test('__proto__ and constructor are ordinary keys', async () => {
  const user = await buildUser(h);
  const body = `{"email":"${user.email}","password":"wrong","__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}`;
  const { status } = await post('auth.login', body);
  expect(status).toBe(401);
  expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
  for (const path of [
    '__proto__',
    'constructor',
    'auth.__proto__',
    'auth.constructor',
    'toString',
    'auth.login.call',
  ]) {
    expect((await post(path, '{}')).status, path).toBe(404);
  }
});

test.each([11, 500, 5000])('a batch of %i calls is refused as a whole', async (size) => {
  const paths = Array.from({ length: size }, () => 'auth.session').join(',');
  const input = encodeURIComponent('{}');
  const { status } = await new Promise<{ status: number }>((resolve, reject) => {
    http
      .get(`${h.env.publicUrl}/trpc/${paths}?batch=1&input=${input}`, (response) => {
        response.resume();
        resolve({ status: response.statusCode ?? 0 });
      })
      .on('error', reject);
  });
  expect([400, 414, 431]).toContain(status);
});

test('the response to an unknown path does not echo it', async () => {
  const { status, text } = await post('no.such%3Cscript%3E', '{}');
  expect(status).toBe(404);
  const { error } = failure.parse(JSON.parse(text));
  expect(error).toMatchObject({ message: 'Not found.', data: { appCode: 'NOT_FOUND' } });
  const headers = { 'x-http-method-override': 'POST' };
  const overridden = await fetch(`${h.env.publicUrl}/trpc/auth.logout?_method=POST`, { headers });
  expect(overridden.status).toBe(405);
});

test('a call refused before routing still carries its request id', async () => {
  const tooMany = Array.from({ length: 11 }, () => 'auth.session').join(',');
  for (const [path, request] of [
    [`${tooMany}?batch=1`, {}],
    ['auth.session,auth.login?batch=1', {}],
    ['no.such', {}],
    ['auth.session?connectionParams={', {}],
    ['auth.login', { method: 'DELETE' }],
    ['auth.session?batch=1', { method: 'PUT', body: '{}' }],
  ] as const) {
    const response = await fetch(`${h.env.publicUrl}/trpc/${path}`, request);
    expect(response.status, path).toBeGreaterThanOrEqual(400);
    const ids = (await response.text()).match(/"requestId":"[\da-f-]{36}"/g) ?? [];
    expect(new Set(ids).size, path).toBe(1);
  }
});

test('oversized headers are refused', async () => {
  const { hostname, port } = new URL(h.env.publicUrl);
  const socket = net.connect(Number(port), hostname);
  socket.write(`GET /trpc/auth.session HTTP/1.1\r\nhost: x\r\n${'x-a: b\r\n'.repeat(5000)}\r\n`);
  const [chunk]: unknown[] = await once(socket, 'data');
  expect(String(chunk)).toMatch(/^HTTP\/1\.1 431/);
  socket.destroy();
});
