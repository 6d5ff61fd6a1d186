import { createServer, type RequestListener, type Server } from 'node:http';
import net, { type AddressInfo } from 'node:net';

const loopback = '127.0.0.1';

export type Listening = { url: string; port: number; stop(): Promise<void> };

/** A free port on the loopback address: the requested one, or any other when it is in use or 0. */
export function findFreePort(requested = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' && requested !== 0) findFreePort().then(resolve, reject);
      else reject(error);
    });
    probe.listen(requested, loopback, () => {
      const { port } = readAddress(probe);
      probe.close(() => resolve(port));
    });
  });
}

/** Serves `handler` on the loopback address; a requested port in use is replaced by a free one. */
export async function listen(handler: RequestListener, requestedPort = 0): Promise<Listening> {
  // Node's five seconds may end while a client is busy, which then sends into a closing connection.
  const server = createServer({ keepAliveTimeout: 75_000 }, handler);
  await bind(server, requestedPort);
  const { port } = readAddress(server);
  return { url: `http://${loopback}:${port}`, port, stop: () => close(server) };
}

function bind(server: Server, requestedPort: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException): void => {
      if (error.code === 'EADDRINUSE' && requestedPort !== 0) bind(server, 0).then(resolve, reject);
      else reject(error);
    };
    server.once('error', fail);
    server.listen(requestedPort, loopback, () => {
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

/** Address of a TCP server. Throws when it is not listening on a port. */
export function readAddress(server: net.Server): AddressInfo {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server is not listening on a port');
  return address;
}
