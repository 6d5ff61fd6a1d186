import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { deliveryHeader, signatureHeader, signBody, timestampHeader } from '#server/platform/integrations/hmac.ts';
import { readAddress } from '../../scripts/sandbox/support/listen.ts';

/** A fake translation workflow: records orders, responds with a configurable status and serves files. */

export interface ReceivedOrder {
  headers: http.IncomingHttpHeaders;
  body: string;
}

export interface WorkflowApi {
  /** Endpoint for orders. */
  url: string;
  /** URL of an entry of `files`. */
  fileUrl(name: string): string;
  orders: ReceivedOrder[];
  files: Map<string, (response: http.ServerResponse) => void>;
  /** Response status for orders. */
  answer: number;
  stop(): Promise<void>;
}

export async function startWorkflowApi(): Promise<WorkflowApi> {
  const server = http.createServer((request, response) => {
    void handle(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${readAddress(server).port}`;

  const api: WorkflowApi = {
    url: `${origin}/orders`,
    fileUrl: (name) => `${origin}/files/${name}`,
    orders: [],
    files: new Map(),
    answer: 202,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };

  async function handle(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    if (request.method === 'POST') {
      api.orders.push({ headers: request.headers, body: (await buffer(request)).toString('utf8') });
      response.writeHead(api.answer).end();
      return;
    }
    const file = api.files.get((request.url ?? '').replace('/files/', ''));
    if (file) file(response);
    else response.writeHead(404).end();
  }
  return api;
}

export interface CallOptions {
  deliveryId?: string;
  secret?: string;
  /** Unix seconds. */
  timestamp?: number;
  contentType?: string;
}

/** Sends a callback to `/webhooks/translation`, signed like the workflow's. Objects are sent as JSON. */
export async function callBack(publicUrl: string, content: object | FormData | Buffer, options: CallOptions = {}) {
  const { secret = 'translation-harness', timestamp = Math.floor(Date.now() / 1000) } = options;
  const encoded = encode(content);
  const body = new Uint8Array(await encoded.arrayBuffer());
  return fetch(`${publicUrl}/webhooks/translation`, {
    method: 'POST',
    headers: {
      'content-type': options.contentType ?? encoded.headers.get('content-type') ?? 'application/json',
      [deliveryHeader]: options.deliveryId ?? randomUUID(),
      [timestampHeader]: String(timestamp),
      [signatureHeader]: signBody(secret, timestamp, body),
    },
    body,
  });
}

function encode(content: object | FormData | Buffer): Response {
  if (content instanceof FormData) return new Response(content);
  const body = Buffer.isBuffer(content) ? new Uint8Array(content) : JSON.stringify(content);
  return new Response(body, { headers: { 'content-type': 'application/json' } });
}
