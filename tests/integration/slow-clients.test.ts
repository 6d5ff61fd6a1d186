import { once } from 'node:events';
import type { Server } from 'node:http';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stopPageCounting } from '#server/features/documents/upload/page-count.ts';
import { createHttpServer, serverTimeouts } from '#server/start/http-server.ts';
import { readAddress } from '../../scripts/sandbox/support/listen.ts';
import { buildDocument, buildUser, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { pdfOfSize } from '../support/pdf-fixtures.ts';
import { buildDraft, documentOf, expectNothingKept } from '../support/upload.ts';

// Slow request bodies: steady uploads are allowed, stalled and dripping connections are closed.

/** The production limits, shortened for tests. */
const short = {
  headersMs: 200,
  bodyMs: 400,
  upload: { silenceMs: 1_500, graceMs: 800, bytesPerSecond: 1_000, checkIntervalMs: 20 },
  checkIntervalMs: 50,
};

let h: Harness;
let server: Server;
let port: number;
beforeAll(async () => {
  h = await createHarness();
  await h.listen();
  server = createHttpServer(h.deps, short);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = readAddress(server));
});
afterAll(async () => {
  stopPageCounting();
  server.close();
  server.closeAllConnections();
  await h.stop();
});

interface Sent {
  /** The raw response until the connection closed. */
  response: string;
  /** Milliseconds until the connection closed. */
  ms: number;
}

/** Sends one part each `every` milliseconds until all are sent or the server closes the connection. */
async function send(head: string, { parts, every }: { parts: Iterable<Buffer>; every: number }): Promise<Sent> {
  const socket = net.connect(port, '127.0.0.1');
  const closed = once(socket, 'close');
  // Writes to a closed connection raise an error; only the response received before it matters.
  socket.on('error', () => undefined);
  let response = '';
  socket.on('data', (chunk) => {
    response += chunk.toString();
  });
  const began = performance.now();
  socket.write(head);
  for (const part of parts) {
    if (socket.destroyed) break;
    socket.write(part);
    await pause(every);
  }
  await closed;
  return { response, ms: performance.now() - began };
}

function* inParts(file: Buffer, count: number): Generator<Buffer> {
  const size = Math.ceil(file.length / count);
  for (let at = 0; at < file.length; at += size) yield file.subarray(at, at + size);
}

function* drops(): Generator<Buffer> {
  for (;;) yield Buffer.from('x');
}

const uploadHead = (id: string, { cookie, length }: { cookie: string; length: number }): string =>
  `PUT /files/documents/${id} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncookie: ${cookie}\r\ncontent-length: ${length}\r\n\r\n`;
const cutOff = /^(HTTP\/1\.1 408|$)/;

test('production limits: two minutes for headers and body, uploads for as long as bytes arrive', () => {
  const ordinary = createHttpServer(h.deps);
  expect(ordinary.headersTimeout).toBe(serverTimeouts.headersMs);
  expect(serverTimeouts.headersMs).toBeLessThanOrEqual(20_000);
  expect(serverTimeouts.headersMs + serverTimeouts.bodyMs).toBeLessThanOrEqual(120_000);
  expect(ordinary.requestTimeout).toBeLessThanOrEqual(25 * 60_000);
});

describe('ordinary requests', () => {
  const post = 'POST /trpc/auth.login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';

  test.each([
    ['headers', post],
    ['a body', `${post}content-length: 50\r\n\r\n{`],
    ['a body in chunks', `${post}transfer-encoding: chunked\r\n\r\n1\r\n{\r\n`],
    ['a webhook', 'POST /webhooks/stripe HTTP/1.1\r\nhost: x\r\ncontent-length: 50\r\n\r\n{'],
    ['a body outside uploads', 'POST /files/documents/x HTTP/1.1\r\nhost: x\r\ncontent-length: 50\r\n\r\n{'],
  ])('a connection that stalls on %s is closed', async (_name, begun) => {
    const { response } = await send(begun, { parts: [], every: 0 });
    expect(response).toMatch(/^(HTTP\/1\.1 4|$)/);
  });

  test('closes a connection that drips bytes', async () => {
    const { response, ms } = await send(`${post}content-length: 5000\r\n\r\n`, { parts: drops(), every: 20 });
    expect(response).toMatch(cutOff);
    expect(ms).toBeLessThan(4 * short.bodyMs);
  });
});

describe('uploads', () => {
  test('accepts a slow but steady upload', async () => {
    const { owner, draft } = await buildDraft(h);
    const file = pdfOfSize(40_000);
    const head = uploadHead(draft.id, { cookie: owner.cookie, length: file.length });
    const { response, ms } = await send(head, { parts: inParts(file, 20), every: 100 });
    expect(ms).toBeGreaterThan(4 * short.bodyMs);
    expect(response).toMatch(/^HTTP\/1\.1 200/);
    expect(await documentOf(h, draft.id)).toMatchObject({ fileSizeBytes: file.length });
  });

  test('closes a stalled upload and stores nothing', async () => {
    const { owner, draft } = await buildDraft(h);
    const file = pdfOfSize(40_000);
    const head = uploadHead(draft.id, { cookie: owner.cookie, length: file.length });
    const { response } = await send(head, { parts: [file.subarray(0, 39_000)], every: 0 });
    expect(response).toMatch(cutOff);
    await expectNothingKept(h, draft);
  });

  test('closes an upload that drips bytes', async () => {
    const { owner, draft } = await buildDraft(h);
    const head = uploadHead(draft.id, { cookie: owner.cookie, length: 40_000 });
    const { response, ms } = await send(head, { parts: drops(), every: 20 });
    expect(response).toMatch(cutOff);
    expect(ms).toBeGreaterThan(short.upload.graceMs);
    await expectNothingKept(h, draft);
  });

  test('a refused upload gets no extra time', async () => {
    const { draft } = await buildDraft(h);
    const head = uploadHead(draft.id, { cookie: 'session=x', length: 400_000 }).replace('connection: close\r\n', '');
    const bytes = (function* () {
      for (;;) yield Buffer.alloc(1_000);
    })();
    const { response, ms } = await send(head, { parts: bytes, every: 20 });
    expect(response).toMatch(/^HTTP\/1\.1 401/);
    expect(ms).toBeLessThan(4 * short.bodyMs);
  });
});

/** Downloads of one person that are sent or wait. */
const quota = 268;

test('sixty downloads of which nothing is read leave other persons their files', async () => {
  const [hostile, other] = [await buildUser(h), await buildUser(h)];
  const linkOf = async (owner: BuiltUser, bytes: number) => {
    const { id } = await buildDocument(h, { owner, withFile: pdfOfSize(bytes) });
    const { url } = await h.caller(owner).documents.fileLink({ id, kind: 'original', disposition: 'inline' });
    return new URL(url).pathname;
  };
  const link = await linkOf(hostile, 9_900_000);
  const sockets = Array.from({ length: 60 }, () => {
    const socket = net.connect(port, '127.0.0.1').on('error', () => undefined);
    socket.pause();
    socket.write(`GET ${link} HTTP/1.1\r\nhost: x\r\ncookie: ${hostile.cookie}\r\n\r\n`);
    return socket;
  });
  try {
    await expect.poll(() => h.deps.fairShares.downloads.remaining(hostile.id)).toBe(quota - sockets.length);
    const answer = await fetch(`http://127.0.0.1:${port}${await linkOf(other, 3_000_000)}`, {
      headers: { cookie: other.cookie },
    });
    expect(answer.status).toBe(200);
    expect((await answer.arrayBuffer()).byteLength).toBe(3_000_000);
  } finally {
    for (const socket of sockets) socket.destroy();
  }
  await expect.poll(() => h.deps.fairShares.downloads.remaining(hostile.id)).toBe(quota);
});
