import { once } from 'node:events';
import net from 'node:net';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { rateLimits } from '#shared/rate-limits.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { openSocket, socketUrl } from '../support/live.ts';
import { buildDraft, put, refusalOf } from '../support/upload.ts';

// Fair queuing: one caller's flood, over any transport, never delays another caller.

const h = useHarness({ env: { TRUST_PROXY: 'loopback' } });
let url: string;
const open: { terminate(): void }[] = [];
beforeAll(async () => {
  ({ url } = await h.listen());
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.terminate();
});

const eventually = { timeout: 30_000, interval: 10 };

async function openAs(user: BuiltUser) {
  const opened = await openSocket(socketUrl(url), { cookie: user.cookie });
  open.push(opened.socket);
  return opened;
}

function call(id: number, path: string, input: object = {}) {
  return { id, jsonrpc: '2.0', method: 'query', params: { path, input } };
}

function frameOf(length: number, path = 'documents.list'): string {
  return JSON.stringify(Array.from({ length }, (_, id) => call(id, path)));
}

function request(user: BuiltUser, path: string): Promise<Response> {
  return fetch(`${url}/trpc/${path}${path.includes('?') ? '' : '?input=%7B%7D'}`, { headers: { cookie: user.cookie } });
}

/** Holds every pooled connection until the returned function is called. */
async function holdPool(): Promise<() => void> {
  const clients = await Promise.all(Array.from({ length: h.deps.pool.options.max }, () => h.deps.pool.connect()));
  return () => {
    for (const client of clients) client.release();
  };
}

describe('over sockets', () => {
  test('a frame has the call limit of a batch; a longer one is refused as a whole', async () => {
    const { socket, messages } = await openAs(await buildUser(h));
    socket.send(frameOf(11, 'auth.session'));
    await vi.waitFor(() => expect(messages).toHaveLength(1), eventually);
    expect(messages[0]).toMatchObject({
      id: null,
      error: { data: { appCode: 'REQUEST_TOO_LARGE', httpStatus: 413, details: { limit: 10 } } },
    });
    socket.send(frameOf(10, 'auth.session'));
    await vi.waitFor(() => expect(messages).toHaveLength(11), eventually);
  });

  test('a flood of list calls does not delay another user and is answered eventually', { tags: 'sweep' }, async () => {
    const [ana, ben] = [await buildUser(h), await buildUser(h)];
    const sockets = await Promise.all(Array.from({ length: 5 }, () => openAs(ana)));
    for (const { socket } of sockets) for (let frame = 0; frame < 8; frame += 1) socket.send(frameOf(10));
    const answered = () => sockets.reduce((sum, { messages }) => sum + messages.length, 0);
    await vi.waitFor(() => expect(answered()).toBeGreaterThan(0), eventually);
    for (let round = 0; round < 5; round += 1) expect((await request(ben, 'documents.list')).status).toBe(200);
    expect(answered()).toBeLessThan(250);
    await vi.waitFor(() => expect(answered()).toBe(400), eventually);
  });

  test('reading pauses while the socket has its maximum of calls in flight', async () => {
    const ana = await buildUser(h);
    const { socket, messages } = await openAs(ana);
    const release = await holdPool();
    try {
      for (let frame = 0; frame < 100; frame += 1) socket.send(JSON.stringify(call(frame, 'documents.list')));
      const { calls } = h.deps.fairShares;
      await vi.waitFor(() => expect(calls.remaining(ana.id)).toBeLessThanOrEqual(calls.quota - 20), eventually);
      // Frames of one chunk are read one at a time; a few event loop turns show whether more are read.
      for (let turn = 0; turn < 200; turn += 1) await new Promise(setImmediate);
      expect(calls.remaining(ana.id)).toBe(calls.quota - 20);
    } finally {
      release();
    }
    await vi.waitFor(() => expect(messages).toHaveLength(100), eventually);
  });

  test('a ping flood delays no other user and does not get a pong for each ping', async () => {
    const [ana, ben] = [await buildUser(h), await buildUser(h)];
    const { socket, messages } = await openAs(ana);
    let pongs = 0;
    socket.on('pong', () => (pongs += 1));
    for (let ping = 0; ping < 10_000; ping += 1) socket.ping();
    expect((await request(ben, 'auth.session')).status).toBe(200);
    socket.send(JSON.stringify(call(1, 'auth.session')));
    await vi.waitFor(() => expect(messages).toHaveLength(1), eventually);
    expect(pongs).toBeLessThan(5_000);
  });

  test('opening and closing sockets in a loop gets 429 with Retry-After', async () => {
    const ana = await buildUser(h);
    let refused: unknown;
    for (let round = 0; round < 80 && refused === undefined; round += 1) {
      try {
        const { socket, closed } = await openSocket(socketUrl(url), { cookie: ana.cookie });
        socket.terminate();
        await closed;
      } catch (error) {
        refused = error;
      }
    }
    expect(String(refused)).toContain('429');
  });
});

describe('over HTTP', () => {
  test('twenty parallel queries of one page are served', async () => {
    const ana = await buildUser(h);
    const answers = await Promise.all(Array.from({ length: 20 }, () => request(ana, 'documents.list')));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  });

  test('parallel batches do not delay another user', async () => {
    const [ana, ben] = [await buildUser(h), await buildUser(h)];
    const batch = `${Array.from({ length: 10 }, () => 'documents.list').join(',')}?batch=1&input=${encodeURIComponent(JSON.stringify(Array.from({ length: 10 }, () => ({}))))}`;
    const { calls } = h.deps.fairShares;
    // All that one person may run at once does not end until `end`, so that the flood waits in the queue.
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const running = Array.from({ length: 16 }, () => calls.run(ana.id, () => ended));
    let answered = 0;
    const flood = Array.from({ length: 50 }, async () => {
      await (await request(ana, batch)).text();
      answered += 1;
    });
    try {
      await vi.waitFor(() => expect(calls.remaining(ana.id)).toBeLessThan(calls.quota - 400), eventually);
      expect((await request(ben, 'documents.list')).status).toBe(200);
      expect(answered).toBe(0);
    } finally {
      end();
    }
    await Promise.all([...running, ...flood]);
  });

  test('calls beyond the queue limit of a user get 429', async () => {
    const ana = await buildUser(h);
    const release = await holdPool();
    const { calls } = h.deps.fairShares;
    const running: Promise<unknown>[] = [];
    try {
      for (let number = 0; number < calls.quota; number += 1) {
        running.push(calls.run(ana.id, () => h.deps.pool.query('select 1')));
      }
      await expect(h.caller(ana).auth.session()).rejects.toMatchObject({
        code: 'TOO_MANY_REQUESTS',
        cause: { details: { retryAfter: 1 } },
      });
    } finally {
      release();
    }
    await Promise.all(running);
  });

  test('a rate-limited upload is refused again without a database query', async () => {
    const { owner, draft } = await buildDraft(h);
    for (let count = 0; count < rateLimits.upload.points; count += 1) {
      await h.deps.rateLimiter.consume('upload', owner.id, 'TOO_MANY_UPLOADS');
    }
    const upload = () => put(url, owner, { path: `documents/${draft.id}`, body: Buffer.alloc(100_000) });
    expect(await upload()).toMatchObject(refusalOf(429, 'TOO_MANY_UPLOADS'));
    const release = await holdPool();
    try {
      expect(await upload()).toMatchObject(refusalOf(429, 'TOO_MANY_UPLOADS'));
    } finally {
      release();
    }
  });

  test('pipelined requests on one connection are bounded', async () => {
    const socket = net.connect(Number(new URL(url).port), '127.0.0.1');
    const release = await holdPool();
    try {
      const lookup = `GET /trpc/verification.lookup?input=${encodeURIComponent('{"code":"TFE000000"}')} HTTP/1.1\r\nhost: x\r\n\r\n`;
      socket.on('error', () => undefined);
      socket.resume().write(lookup.repeat(100));
      await once(socket, 'close');
    } finally {
      release();
    }
  });
});
