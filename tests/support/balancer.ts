import { once } from 'node:events';
import http from 'node:http';
import { readAddress } from '../../scripts/sandbox/support/listen.ts';

export interface Balancer {
  url: string;
  /** Replaces the target origins. */
  set(targets: readonly string[]): void;
  stop(): Promise<void>;
}

/**
 * Round-robin HTTP proxy over keep-alive connections. Retries another target when the connection fails; a request that may
 * have been received is never sent again.
 */
export async function startBalancer(targets: readonly string[]): Promise<Balancer> {
  const agent = new http.Agent({ keepAlive: true });
  let current = targets;
  let turn = 0;

  function forward(request: http.IncomingMessage, response: http.ServerResponse, retries: number): void {
    turn += 1;
    const target = new URL(request.url ?? '/', current[turn % current.length]);
    const { method, headers } = request;
    const upstream = http.request(target, { method, headers, agent }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    upstream.on('error', (error) => {
      const isUnsent = 'code' in error && error.code === 'ECONNREFUSED';
      // The target closed an idle connection before it read the request.
      const isStale = upstream.reusedSocket && 'code' in error && error.code === 'ECONNRESET';
      if ((isUnsent || isStale) && retries > 0 && method === 'GET') forward(request, response, retries - 1);
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
