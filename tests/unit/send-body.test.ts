import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import express from 'express';
import { afterEach, expect, test } from 'vitest';
import { sendBody, type SendLimits } from '#server/platform/http/send-body.ts';
import { readAddress } from '../../scripts/sandbox/support/listen.ts';

/** A reader that takes too little is disconnected; a stalled source is not the reader's fault. */

const ordinary: SendLimits = { silenceMs: 60_000, graceMs: 60_000, bytesPerSecond: 1, checkIntervalMs: 20 };

let server: http.Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Serves `body` to one reader; `sent` is what became of it. */
async function serve(body: Readable | Buffer, changed: Partial<SendLimits> = {}) {
  const sent = Promise.withResolvers<void>();
  const app = express().get('/', (_request, response) =>
    sendBody(response, body, { ...ordinary, ...changed }).then(sent.resolve, sent.reject),
  );
  server = http.createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = net.connect(readAddress(server).port, '127.0.0.1').on('error', () => undefined);
  socket.pause();
  socket.write('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
  return { socket, sent: sent.promise };
}

/** Reads to the end. */
async function countBytes(socket: net.Socket): Promise<number> {
  let bytes = 0;
  socket.on('data', (chunk) => {
    bytes += chunk.length;
  });
  socket.resume();
  await once(socket, 'close');
  return bytes;
}

const large = () => Buffer.alloc(60_000_000, 'x');

test('a reader who takes nothing is cut off, and the source is closed', async () => {
  const source = Readable.from(Array.from({ length: 100 }, () => Buffer.alloc(600_000)));
  const { sent } = await serve(source, { silenceMs: 300 });
  await expect(sent).rejects.toMatchObject({ code: 'ERR_STREAM_PREMATURE_CLOSE' });
  expect(source.destroyed).toBe(true);
});

test('a reader below the lowest rate is cut off', async () => {
  const { socket, sent } = await serve(large(), { graceMs: 500, bytesPerSecond: 50_000_000 });
  const read = setInterval(() => void socket.read(100_000), 20);
  try {
    await expect(sent).rejects.toMatchObject({ code: 'ERR_STREAM_PREMATURE_CLOSE' });
  } finally {
    clearInterval(read);
  }
});

test('a reader who takes what there is gets all of it, however slowly it is made', async () => {
  const silenceMs = 600;
  async function* slowly() {
    for (let part = 0; part < 3; part += 1) {
      await pause(2 * silenceMs);
      yield Buffer.alloc(1000);
    }
  }
  const { socket, sent } = await serve(Readable.from(slowly()), { silenceMs });
  const [bytes] = await Promise.all([countBytes(socket), sent]);
  expect(bytes).toBeGreaterThan(3000);
});

test('a large body arrives whole', async () => {
  const { socket, sent } = await serve(large());
  const [bytes] = await Promise.all([countBytes(socket), sent]);
  expect(bytes).toBeGreaterThan(60_000_000);
});
