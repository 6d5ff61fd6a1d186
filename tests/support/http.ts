import { once } from 'node:events';
import http from 'node:http';
import { createApp } from '#server/app.ts';
import type { Deps } from '#server/deps.ts';
import { readAddress } from '../../scripts/sandbox/support/listen.ts';

export interface ServedApp {
  /** Origin, without a trailing slash. */
  url: string;
}

export interface ReservedServer extends ServedApp {
  serve(deps: Deps): ServedApp;
  close(): Promise<void>;
}

/** A listening server whose address is known before the application that it will serve exists. */
export async function reserveServer(): Promise<ReservedServer> {
  const server = http.createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${readAddress(server).port}`;
  return {
    url,
    serve: (deps) => {
      if (server.listenerCount('request') === 0) server.on('request', createApp(deps));
      return { url };
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
