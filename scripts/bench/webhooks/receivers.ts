import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Behavior = 'answers' | 'fails' | 'hangs' | 'resets';

/** Requests received by one endpoint. */
export interface Receiver {
  url: string;
  behavior: Behavior;
  /** Webhook ids by the id of the document that the event names, one per attempt. */
  ids: Map<string, string[]>;
  /** When each document's first webhook arrived. */
  arrivals: Map<string, number>;
}

export interface Receivers {
  list: Receiver[];
  stop(): void;
}

/** One server for all endpoints: each has a path of its own. */
export async function startReceivers(behaviors: readonly Behavior[]): Promise<Receivers> {
  const receivers: Receiver[] = behaviors.map((behavior) => ({
    url: '',
    behavior,
    ids: new Map(),
    arrivals: new Map(),
  }));
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('error', () => undefined);
    response.on('error', () => undefined);
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const receiver = receivers[Number(request.url?.slice(1))];
      if (!receiver) return;
      const { data } = JSON.parse(Buffer.concat(chunks).toString()) as { data: { documentId: string } };
      const id = request.headers['webhook-id'];
      receiver.ids.set(data.documentId, [...(receiver.ids.get(data.documentId) ?? []), String(id)]);
      if (!receiver.arrivals.has(data.documentId)) receiver.arrivals.set(data.documentId, performance.now());
      answer(response, receiver.behavior);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  for (const [index, receiver] of receivers.entries()) receiver.url = `http://127.0.0.1:${port}/${index}`;
  return {
    list: receivers,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function answer(response: ServerResponse, behavior: Behavior): void {
  if (behavior === 'answers') response.writeHead(204).end();
  if (behavior === 'fails') response.writeHead(500).end('broken');
  if (behavior === 'resets') response.socket?.resetAndDestroy();
}
