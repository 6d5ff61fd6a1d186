import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { notify } from '#server/features/notifications/notify.ts';
import type { Customer } from '../bench/customers.ts';
import type { BenchEnvironment } from '../bench/environment.ts';
import { papers, printOriginal } from '../seed/papers.ts';

const maxSockets = 40;
const connectIntervalMs = 250;
const uploadIntervalMs = 5_000;
const subscribe = JSON.stringify({ id: 1, method: 'subscription', params: { path: 'notifications.onEvent' } });

const itemAt = <T>(list: readonly T[], index: number): T => {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('the list is empty');
  return item;
};

async function openSocket(port: number, { cookie }: Customer): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/trpc`, { headers: { cookie } });
  socket.on('message', (data) => {
    if (Buffer.isBuffer(data) && data.toString() === 'PING') socket.send('PONG');
  });
  await once(socket, 'open');
  socket.send(subscribe);
  return socket;
}

/** Opens subscriptions, notifies their owners and closes them, half abruptly. Returns the number of connections. */
export async function connectRepeatedly(
  { product, customers, deps }: BenchEnvironment,
  signal: AbortSignal,
): Promise<number> {
  const open: WebSocket[] = [];
  let connections = 0;
  while (!signal.aborted) {
    const customer = itemAt(customers, connections);
    open.push(await openSocket(product.port, customer));
    connections += 1;
    const payload = { documentId: randomUUID(), filename: 'soak.pdf' };
    await deps.db
      .transaction()
      .execute((trx) => notify(trx, { userId: customer.id, kind: 'translation_ready', payload }));
    const leaving = open.length > maxSockets ? open.shift() : undefined;
    if (connections % 2 === 0) leaving?.terminate();
    else leaving?.close();
    await pause(connectIntervalMs, undefined, { signal }).catch(() => undefined);
  }
  for (const socket of open) socket.close();
  return connections;
}

const created = z.object({ result: z.object({ data: z.object({ id: z.uuid() }) }) });

/** Uploads files and discards them periodically. Returns the number of uploads. Throws on a refused one. */
export async function uploadRepeatedly({ product, customers }: BenchEnvironment, signal: AbortSignal): Promise<number> {
  const file = new Uint8Array(await printOriginal(papers.birthBr, { name: 'Marina Alves' }));
  const origin = `http://127.0.0.1:${product.port}`;
  let uploads = 0;
  while (!signal.aborted) {
    const headers = { cookie: itemAt(customers, uploads).cookie };
    const post = (procedure: string, input: object) =>
      fetchOk(`${origin}/trpc/${procedure}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(input),
      });
    const answer = await post('documents.create', { filename: 'soak.pdf', idempotencyKey: randomUUID() });
    const { id } = created.parse(await answer.json()).result.data;
    await fetchOk(`${origin}/files/documents/${id}`, { method: 'PUT', headers, body: file });
    await post('documents.discard', { id });
    uploads += 1;
    await pause(uploadIntervalMs, undefined, { signal }).catch(() => undefined);
  }
  return uploads;
}

async function fetchOk(url: string, request: RequestInit): Promise<Response> {
  const answer = await fetch(url, request);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}
