import { once } from 'node:events';
import net from 'node:net';
import { readAddress } from '../../scripts/sandbox/support/listen.ts';

/**
 * `silent` drops data in both directions without closing. `lose-answers` forwards requests and closes instead of responding,
 * so that the effect is committed but unacknowledged. `{ answers: n }` forwards n response chunks, then acts like `cut`.
 */
export type ProxyMode = 'open' | 'cut' | 'silent' | 'lose-answers' | { answers: number };

export interface CutProxy {
  /** The target's URL with the proxy's host and port. */
  url: string;
  set(mode: ProxyMode): void;
  mode(): ProxyMode;
  stop(): Promise<void>;
}

/** A TCP proxy to `target` whose connections a test can cut, silence and restore. */
export async function startCutProxy(target: string): Promise<CutProxy> {
  const { hostname, port } = new URL(target);
  let mode: ProxyMode = 'open';
  const open = new Set<net.Socket>();

  function consumeAnswer(): boolean {
    if (typeof mode === 'string') return mode === 'cut';
    if (mode.answers > 0) mode = { answers: mode.answers - 1 };
    else mode = 'cut';
    return mode === 'cut';
  }

  const server = net.createServer((client) => {
    if (mode === 'cut') {
      client.destroy();
      return;
    }
    const upstream = net.connect({ host: hostname, port: Number(port) });
    const pair = [client, upstream];
    for (const socket of pair) {
      open.add(socket);
      // Resets are expected on cut connections.
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        for (const end of pair) end.destroy();
      });
    }
    client.on('data', (bytes) => {
      if (mode !== 'silent') upstream.write(bytes);
    });
    upstream.on('data', (bytes) => {
      if (mode === 'silent') return;
      if (mode === 'lose-answers' || consumeAnswer()) client.destroy();
      else client.write(bytes);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String(readAddress(server).port);
  const cutAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: url.href.replace(/\/$/, ''),
    set: (next) => {
      mode = next;
      if (mode === 'cut') cutAll();
    },
    mode: () => mode,
    stop: async () => {
      server.close();
      cutAll();
      await once(server, 'close');
    },
  };
}
