import { once } from 'node:events';
import net from 'node:net';
import { readAddress } from '../../scripts/sandbox/support/listen.ts';

export interface Proxy {
  /** The target's address with our host and port in place of its own. */
  url: string;
  /** The target is away: what is open breaks, what is new is refused. */
  cut(): Promise<void>;
  /** It is back, at the same address. */
  restore(): Promise<void>;
}

/** Stands between the product and one of its parts, so that the part can be taken away and given back. */
export async function startProxy(target: string): Promise<Proxy> {
  const url = new URL(target);
  const [host, targetPort] = [url.hostname, Number(url.port)];
  const sockets = new Set<net.Socket>();
  const server = net.createServer((near) => {
    const far = net.connect(targetPort, host);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = readAddress(server);
  url.hostname = '127.0.0.1';
  url.port = String(port);

  return {
    url: url.href,
    async cut() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
    async restore() {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
  };
}
