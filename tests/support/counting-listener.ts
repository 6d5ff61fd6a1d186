import { once } from 'node:events';
import net from 'node:net';
import { readAddress } from '../../scripts/sandbox/support/listen.ts';

/** Counts what one process says to all of its parts, and strikes when the n-th message is about to pass, or has passed. */
export interface Counter {
  /** Messages since the last `arm`. */
  count(): number;
  /** `strike` is called once, at message `at`; then the message is `lost` or was `passed`. */
  arm(options: { at: number; fate: 'lost' | 'passed'; strike: () => void }): void;
  /** Counts on without striking. */
  disarm(): void;
  /** One message; `send` hands it on. */
  note(send: () => void): void;
}

export function createCounter(): Counter {
  let count = 0;
  let armed: Parameters<Counter['arm']>[0] | undefined;
  return {
    count: () => count,
    arm: (options) => {
      count = 0;
      armed = options;
    },
    disarm: () => {
      count = 0;
      armed = undefined;
    },
    note: (send) => {
      count += 1;
      if (armed?.at !== count) {
        send();
        return;
      }
      if (armed.fate === 'passed') send();
      armed.strike();
      armed = undefined;
    },
  };
}

/** A line to the part at `target`, whose messages from the process are counted. */
export async function startCountingListener(target: string, counter: Counter): Promise<{ url: string; stop(): void }> {
  const { hostname, port } = new URL(target);
  const open = new Set<net.Socket>();
  const server = net.createServer((client) => {
    const upstream = net.connect({ host: hostname, port: Number(port) });
    const pair = [client, upstream];
    for (const socket of pair) {
      open.add(socket);
      // The process is killed in the middle of its words; that is what the line is for.
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        for (const end of pair) end.destroy();
      });
    }
    client.on('data', (bytes) => counter.note(() => upstream.write(bytes)));
    upstream.on('data', (bytes) => client.write(bytes));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String(readAddress(server).port);
  return {
    url: url.href.replace(/\/$/, ''),
    stop: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
