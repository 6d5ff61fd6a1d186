import { once } from 'node:events';
import type { Server } from 'node:http';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stopPageCounting } from '#server/features/documents/upload/page-count.ts';
import { createHttpServer, serverTimeouts } from '#server/start/http-server.ts';
import { readAddress } from '../../scripts/sandbox/support/listen.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { pdfOfSize } from '../support/pdf-fixtures.ts';
import { buildDraft, documentOf, expectNothingKept } from '../support/upload.ts';

// Senders who take their time: an honest one over a slow line is waited for, one who means to hold us is cut off.

/** The same rules in milliseconds that a test can wait for. */
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
  /** All that came back until the connection was closed. */
  heard: string;
  /** Milliseconds until then. */
  ms: number;
}

/** Sends the parts, `every` milliseconds one, until they are all gone or the server hangs up. */
async function send(head: string, { parts, every }: { parts: Iterable<Buffer>; every: number }): Promise<Sent> {
  const socket = net.connect(port, '127.0.0.1');
  const closed = once(socket, 'close');
  // Whoever writes to a connection that was cut hears so; what was heard before is what counts.
  socket.on('error', () => undefined);
  let heard = '';
  socket.on('data', (chunk) => {
    heard += chunk.toString();
  });
  const began = performance.now();
  socket.write(head);
  for (const part of parts) {
    if (socket.destroyed) break;
    socket.write(part);
    await pause(every);
  }
  await closed;
  return { heard, ms: performance.now() - began };
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

test('in earnest: headers and a body within two minutes, a file while it comes', () => {
  const ordinary = createHttpServer(h.deps);
  expect(ordinary.headersTimeout).toBe(serverTimeouts.headersMs);
  expect(serverTimeouts.headersMs).toBeLessThanOrEqual(20_000);
  expect(serverTimeouts.headersMs + serverTimeouts.bodyMs).toBeLessThanOrEqual(120_000);
  expect(ordinary.requestTimeout).toBeLessThanOrEqual(25 * 60_000);
});

describe('ordinary calls', () => {
  const post = 'POST /trpc/auth.login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';

  test.each([
    ['headers', post],
    ['a body', `${post}content-length: 50\r\n\r\n{`],
    ['a body in chunks', `${post}transfer-encoding: chunked\r\n\r\n1\r\n{\r\n`],
    ['a webhook', 'POST /webhooks/stripe HTTP/1.1\r\nhost: x\r\ncontent-length: 50\r\n\r\n{'],
    ['what is no upload', 'POST /files/documents/x HTTP/1.1\r\nhost: x\r\ncontent-length: 50\r\n\r\n{'],
  ])('who dawdles over %s is cut off', async (_name, begun) => {
    const { heard } = await send(begun, { parts: [], every: 0 });
    expect(heard).toMatch(/^(HTTP\/1\.1 4|$)/);
  });

  test('and so is who sends a byte now and then', async () => {
    const { heard, ms } = await send(`${post}content-length: 5000\r\n\r\n`, { parts: drops(), every: 20 });
    expect(heard).toMatch(cutOff);
    expect(ms).toBeLessThan(4 * short.bodyMs);
  });
});

describe('uploads', () => {
  test('a file that takes long but comes is taken', async () => {
    const { owner, draft } = await buildDraft(h);
    const file = pdfOfSize(40_000);
    const head = uploadHead(draft.id, { cookie: owner.cookie, length: file.length });
    const { heard, ms } = await send(head, { parts: inParts(file, 20), every: 100 });
    expect(ms).toBeGreaterThan(4 * short.bodyMs);
    expect(heard).toMatch(/^HTTP\/1\.1 200/);
    expect(await documentOf(h, draft.id)).toMatchObject({ fileSizeBytes: file.length });
  });

  test('one that stops coming is cut off, and nothing is kept', async () => {
    const { owner, draft } = await buildDraft(h);
    const file = pdfOfSize(40_000);
    const head = uploadHead(draft.id, { cookie: owner.cookie, length: file.length });
    const { heard } = await send(head, { parts: [file.subarray(0, 39_000)], every: 0 });
    expect(heard).toMatch(cutOff);
    await expectNothingKept(h, draft);
  });

  test('one that only drips is cut off', async () => {
    const { owner, draft } = await buildDraft(h);
    const head = uploadHead(draft.id, { cookie: owner.cookie, length: 40_000 });
    const { heard, ms } = await send(head, { parts: drops(), every: 20 });
    expect(heard).toMatch(cutOff);
    expect(ms).toBeGreaterThan(short.upload.graceMs);
    await expectNothingKept(h, draft);
  });

  test('who was refused has no longer than anybody else', async () => {
    const { draft } = await buildDraft(h);
    const head = uploadHead(draft.id, { cookie: 'session=x', length: 400_000 }).replace('connection: close\r\n', '');
    const bytes = (function* () {
      for (;;) yield Buffer.alloc(1_000);
    })();
    const { heard, ms } = await send(head, { parts: bytes, every: 20 });
    expect(heard).toMatch(/^HTTP\/1\.1 401/);
    expect(ms).toBeLessThan(4 * short.bodyMs);
  });
});
