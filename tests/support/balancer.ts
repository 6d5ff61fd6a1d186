import { once } from 'node:events';
import http from 'node:http';
import { readAddress } from '../../scripts/sandbox/support/listen.ts';

export interface Balancer {
  url: string;
  /** The processes that take requests from now on, as origins. */
  set(targets: readonly string[]): void;
  stop(): Promise<void>;
}

/**
 * Hands each request to the next process in turn, over connections that are kept; to another one where it cannot connect.
 * A request that was begun is never sent twice.
 */
export async function startBalancer(targets: readonly string[]): Promise<Balancer> {
  const agent = new http.Agent({ keepAlive: true });
  let current = targets;
  let turn = 0;

  function forward(request: http.IncomingMessage, response: http.ServerResponse, tries: number): void {
    turn += 1;
    const target = new URL(request.url ?? '/', current[turn % current.length]);
    const { method, headers } = request;
    const upstream = http.request(target, { method, headers, agent }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    upstream.on('error', (error) => {
      const isUnsent = 'code' in error && error.code === 'ECONNREFUSED';
      // A kept connection that was closed while it was idle: nobody has read the request.
      const isStale = upstream.reusedSocket && 'code' in error && error.code === 'ECONNRESET';
      if ((isUnsent || isStale) && tries > 0 && method === 'GET') forward(request, response, tries - 1);
      else response.writeHead(502).end();
    });
    if (method === 'GET') upstream.end();
    else request.pipe(upstream);
  }

  const server = http.createServer((request, response) => forward(request, response, 3));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${readAddress(server).port}`,
    set: (next) => {
      current = next;
    },
    stop: async () => {
      server.close();
      server.closeAllConnections();
      agent.destroy();
      await once(server, 'close');
    },
  };
}
