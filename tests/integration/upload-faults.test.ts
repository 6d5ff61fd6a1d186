import { once } from 'node:events';
import net from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stopPageCounting } from '#server/features/documents/upload/page-count.ts';
import { createDb, createPool } from '#server/platform/db/client.ts';
import { createStorage } from '#server/platform/integrations/storage.ts';
import { createRateLimiter } from '#server/platform/rate-limit/limiter.ts';
import { startCutProxy } from '../support/cut-proxy.ts';
import type { BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { reserveServer } from '../support/http.ts';
import { listKeys } from '../support/objects.ts';
import { pdfOf } from '../support/pdf-fixtures.ts';
import { buildDraft, documentOf, expectNothingKept, put, refusalOf } from '../support/upload.ts';

let h: Harness;
let url: string;
beforeAll(async () => {
  h = await createHarness();
  ({ url } = await h.listen());
});
afterAll(async () => {
  stopPageCounting();
  await h.stop();
});

const upload = (
  user: { cookie: string },
  id: string,
  body: Uint8Array | ReadableStream,
  headers: Record<string, string> = {},
) => put(url, user, { path: `documents/${id}`, body, headers });

describe('the announced length', () => {
  /** Sends bytes as they are, so that the headers may lie; `end` closes our side after them. */
  async function raw(owner: BuiltUser, id: string, options: { headers: string; body: Buffer; end?: boolean }) {
    const { hostname, port, host } = new URL(url);
    const socket = net.connect(Number(port), hostname);
    await once(socket, 'connect');
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', () => undefined);
    socket.write(
      `PUT /files/documents/${id} HTTP/1.1\r\nHost: ${host}\r\nCookie: ${owner.cookie}\r\n${options.headers}\r\n\r\n`,
    );
    socket.write(options.body);
    if (options.end) socket.end();
    return { socket, text: () => Buffer.concat(chunks).toString('utf8') };
  }

  test('is required: a body in chunks is refused', async () => {
    const { owner, draft } = await buildDraft(h);
    const file = new Uint8Array(await pdfOf(1));
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(file);
        controller.close();
      },
    });
    expect(await upload(owner, draft.id, stream)).toMatchObject(refusalOf(400, 'FILE_LENGTH_REQUIRED'));
    await expectNothingKept(h, draft);
  });

  test('too long for the limit: refused before a byte is read', async () => {
    const { owner, draft } = await buildDraft(h);
    const sent = await raw(owner, draft.id, { headers: 'Content-Length: 99999999999', body: Buffer.from('%PDF-') });
    await expect.poll(sent.text).toContain('"appCode":"FILE_TOO_LARGE"');
    sent.socket.destroy();
    await expectNothingKept(h, draft);
  });

  test('longer than the body: the upload fails, nothing is kept, and it can be retried', async () => {
    const { owner, draft } = await buildDraft(h);
    const file = await pdfOf(3);
    for (const end of [true, false]) {
      const sent = await raw(owner, draft.id, {
        headers: `Content-Length: ${file.length}\r\nConnection: close`,
        body: file.subarray(0, file.length / 2),
        end,
      });
      const closed = once(sent.socket, 'close');
      if (!end) sent.socket.destroy();
      await closed;
      expect(sent.text()).not.toContain('"pages"');
      await expectNothingKept(h, draft);
    }
    expect(await upload(owner, draft.id, file)).toMatchObject({ status: 200, body: { pages: 3 } });
  });

  test('shorter than the body: only the announced bytes are read, which are not a whole file', async () => {
    const { owner, draft } = await buildDraft(h);
    const file = await pdfOf(3);
    const sent = await raw(owner, draft.id, {
      headers: `Content-Length: ${Math.floor(file.length / 2)}`,
      body: file,
    });
    await expect.poll(sent.text).toMatch(/^HTTP\/1\.1 4/);
    sent.socket.destroy();
    await expectNothingKept(h, draft);
  });
});

describe('a dependency that is briefly unavailable', () => {
  test('the object store: a clear error, nothing half written, and a retry works', async () => {
    const proxy = await startCutProxy(h.env.storage.endpoint ?? '');
    const storage = createStorage({ ...h.env.storage, endpoint: proxy.url });
    const server = await reserveServer();
    const { url: origin } = server.serve({ ...h.deps, storage });
    try {
      const { owner, draft } = await buildDraft(h);
      const file = await pdfOf(2);
      proxy.set('cut');
      expect(await put(origin, owner, { path: `documents/${draft.id}`, body: file })).toMatchObject(
        refusalOf(503, 'SERVICE_UNAVAILABLE'),
      );
      expect(await documentOf(h, draft.id)).toEqual(draft);
      proxy.set('open');
      expect(await put(origin, owner, { path: `documents/${draft.id}`, body: file })).toMatchObject({ status: 200 });
      await h.runJobs();
      expect(await listKeys(h.env, owner.id)).toEqual([(await documentOf(h, draft.id)).fileKey]);
    } finally {
      await proxy.stop();
      await server.close();
      storage.close();
    }
  });

  test('a hanging object store: a clear error after the timeout, and other requests are not delayed', async () => {
    const proxy = await startCutProxy(h.env.storage.endpoint ?? '');
    const timeoutMs = 1_000;
    const storage = createStorage({ ...h.env.storage, endpoint: proxy.url }, { timeoutMs });
    const server = await reserveServer();
    const { url: origin } = server.serve({ ...h.deps, storage });
    try {
      const { owner, draft } = await buildDraft(h);
      const path = `documents/${draft.id}`;
      const body = await pdfOf(2);
      await storage.ping();
      proxy.set('silent');
      const began = performance.now();
      const stored = put(origin, owner, { path, body });
      const input = encodeURIComponent(JSON.stringify({ code: 'TFE000000' }));
      expect((await fetch(`${origin}/trpc/verification.lookup?input=${input}`)).status).toBe(200);
      expect(performance.now() - began).toBeLessThan(timeoutMs);
      expect(await stored).toMatchObject(refusalOf(503, 'SERVICE_UNAVAILABLE'));
      expect(performance.now() - began).toBeLessThan(timeoutMs + 1_000);
      proxy.set('open');
      expect(await put(origin, owner, { path, body })).toMatchObject({ status: 200 });
    } finally {
      await proxy.stop();
      await server.close();
      storage.close();
    }
  });

  test('the database: 503 everywhere; the process stays up and recovers', async () => {
    const proxy = await startCutProxy(h.env.databaseUrl);
    const pool = createPool(proxy.url, h.deps.log);
    const server = await reserveServer();
    const { url: origin } = server.serve({
      ...h.deps,
      pool,
      db: createDb(pool),
      rateLimiter: createRateLimiter(pool),
    });
    try {
      const { owner, draft } = await buildDraft(h);
      const file = await pdfOf(2);
      const read = () => fetch(`${origin}/trpc/documents.list?input=%7B%7D`, { headers: { cookie: owner.cookie } });
      expect((await read()).status).toBe(200);
      proxy.set('cut');
      expect(await put(origin, owner, { path: `documents/${draft.id}`, body: file })).toMatchObject(
        refusalOf(503, 'SERVICE_UNAVAILABLE'),
      );
      const list = await read();
      expect(list.status).toBe(503);
      expect(await list.json()).toMatchObject({ error: { data: { appCode: 'SERVICE_UNAVAILABLE' } } });
      expect((await fetch(`${origin}/health/live`)).status).toBe(200);
      proxy.set('open');
      expect((await read()).status).toBe(200);
      expect(await put(origin, owner, { path: `documents/${draft.id}`, body: file })).toMatchObject({ status: 200 });
    } finally {
      await server.close();
      await pool.end();
      await proxy.stop();
    }
  });
});
