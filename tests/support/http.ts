import { once } from 'node:events';
import http from 'node:http';
import { createApp } from '#server/app.ts';
import type { Deps } from '#server/deps.ts';
import { attachSockets, type Sockets } from '#server/transport/websocket.ts';
import { readAddress } from '../../scripts/sandbox/support/listen.ts';

export interface ServedApp {
  /** Origin, without a trailing slash. */
  url: string;
}

export interface ReservedServer extends ServedApp {
  serve(deps: Deps): ServedApp;
  close(): Promise<void>;
}

/** Binds a port before the application exists, so that its URL can be part of the settings. */
export async function reserveServer(): Promise<ReservedServer> {
  const server = http.createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${readAddress(server).port}`;
  let sockets: Sockets | undefined;
  return {
    url,
    serve: (deps) => {
      if (!sockets) {
        server.on('request', createApp(deps));
        sockets = attachSockets(server, deps);
      }
      return { url };
    },
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      await sockets?.stop();
      server.closeAllConnections();
      await closed;
    },
  };
}
