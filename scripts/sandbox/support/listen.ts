import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import net from 'node:net';

const loopback = '127.0.0.1';

export type Listening = { url: string; port: number; stop(): Promise<void> };

/**
 * A port on the loopback address that was free a moment ago: the wanted one, or any other when that one is taken.
 * 0 asks for any.
 */
export function findFreePort(wanted = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' && wanted !== 0) findFreePort().then(resolve, reject);
      else reject(error);
    });
    probe.listen(wanted, loopback, () => {
      const { port } = readAddress(probe);
      probe.close(() => resolve(port));
    });
  });
}

/** Serves `handler` on the loopback address; a wanted port that is taken is replaced by a free one. */
export async function listen(handler: RequestListener, wantedPort = 0): Promise<Listening> {
  const server = createServer(handler);
  await bind(server, wantedPort);
  const { port } = readAddress(server);
  return { url: `http://${loopback}:${port}`, port, stop: () => close(server) };
}

function bind(server: Server, wantedPort: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException): void => {
      if (error.code === 'EADDRINUSE' && wantedPort !== 0) bind(server, 0).then(resolve, reject);
      else reject(error);
    };
    server.once('error', fail);
    server.listen(wantedPort, loopback, () => {
      server.off('error', fail);
      resolve();
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** Where a TCP server listens. Throws when it listens on a pipe or not at all. */
export function readAddress(server: net.Server): AddressInfo {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server is not listening on a port');
  return address;
}
