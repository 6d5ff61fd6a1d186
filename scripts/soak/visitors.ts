import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { notify } from '#server/features/notifications/service.ts';
import type { Customer } from '../bench/customers.ts';
import type { BenchEnvironment } from '../bench/environment.ts';
import { papers, printOriginal } from '../seed/papers.ts';

/** Windows that are open at a time, and milliseconds between two comings and goings. */
const windows = 40;
const comesEvery = 250;
const uploadsEvery = 5_000;
const subscribe = JSON.stringify({ id: 1, method: 'subscription', params: { path: 'notifications.onEvent' } });

const someOf = <T>(list: readonly T[], at: number): T => {
  const one = list[at % list.length];
  if (one === undefined) throw new Error('nobody is there');
  return one;
};

async function openWindow(port: number, { cookie }: Customer): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/trpc`, { headers: { cookie } });
  socket.on('message', (data) => {
    if (Buffer.isBuffer(data) && data.toString() === 'PING') socket.send('PONG');
  });
  await once(socket, 'open');
  socket.send(subscribe);
  return socket;
}

/** People whose windows open and close, half of them without a word, and who are told things. Returns how many came. */
export async function comeAndGo({ product, customers, deps }: BenchEnvironment, signal: AbortSignal): Promise<number> {
  const open: WebSocket[] = [];
  let came = 0;
  while (!signal.aborted) {
    const customer = someOf(customers, came);
    open.push(await openWindow(product.port, customer));
    came += 1;
    const payload = { documentId: randomUUID(), filename: 'soak.pdf' };
    await deps.db
      .transaction()
      .execute((trx) => notify(trx, { userId: customer.id, kind: 'translation_ready', payload }));
    const leaving = open.length > windows ? open.shift() : undefined;
    if (came % 2 === 0) leaving?.terminate();
    else leaving?.close();
    await pause(comesEvery, undefined, { signal }).catch(() => undefined);
  }
  for (const socket of open) socket.close();
  return came;
}

const created = z.object({ result: z.object({ data: z.object({ id: z.uuid() }) }) });

/** A customer who uploads a file now and then, and takes it back. Returns how often. Throws when it is refused. */
export async function upload({ product, customers }: BenchEnvironment, signal: AbortSignal): Promise<number> {
  const file = new Uint8Array(await printOriginal(papers.birthBr, { name: 'Marina Alves' }));
  const origin = `http://127.0.0.1:${product.port}`;
  let uploads = 0;
  while (!signal.aborted) {
    const headers = { cookie: someOf(customers, uploads).cookie };
    const post = (procedure: string, input: object) =>
      succeed(`${origin}/trpc/${procedure}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(input),
      });
    const answer = await post('documents.create', { filename: 'soak.pdf', idempotencyKey: randomUUID() });
    const { id } = created.parse(await answer.json()).result.data;
    await succeed(`${origin}/files/documents/${id}`, { method: 'PUT', headers, body: file });
    await post('documents.discard', { id });
    uploads += 1;
    await pause(uploadsEvery, undefined, { signal }).catch(() => undefined);
  }
  return uploads;
}

async function succeed(url: string, request: RequestInit): Promise<Response> {
  const answer = await fetch(url, request);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}
