import { once } from 'node:events';
import net from 'node:net';
import { readAddress } from '../../scripts/sandbox/support/listen.ts';

/** Counts the messages of a process to all its services and calls `strike` before or after the n-th. */
export interface Counter {
  /** Messages since the last `arm`. */
  count(): number;
  /** Calls `strike` once, at message `at`, which is dropped (`lost`) or forwarded first (`passed`). */
  arm(options: { at: number; fate: 'lost' | 'passed'; strike: () => void }): void;
  /** Resets the count and cancels the strike. */
  disarm(): void;
  /** Counts a message; `send` forwards it. */
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

/** A TCP proxy to `target` that counts the chunks sent by the process. */
export async function startCountingListener(target: string, counter: Counter): Promise<{ url: string; stop(): void }> {
  const { hostname, port } = new URL(target);
  const open = new Set<net.Socket>();
  const server = net.createServer((client) => {
    const upstream = net.connect({ host: hostname, port: Number(port) });
    const pair = [client, upstream];
    for (const socket of pair) {
      open.add(socket);
      // Resets are expected when the process is killed.
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
