import { once } from 'node:events';
import net from 'node:net';
import { readAddress } from '../../scripts/sandbox/support/listen.ts';

/**
 * `silent` is a line on which nothing arrives any more, either way, and which does not say so. `lose-answers` hands on
 * what is asked and cuts before the answer: the other side has done it and nobody knows. So does `{ answers: n }` from the
 * answer after the first n on; then nobody gets through until the line is mended.
 */
export type ProxyMode = 'open' | 'cut' | 'silent' | 'lose-answers' | { answers: number };

export interface CutProxy {
  /** The same address as was given, by way of the proxy. */
  url: string;
  set(mode: ProxyMode): void;
  mode(): ProxyMode;
  stop(): Promise<void>;
}

/** A line to the part at `target` that a test can cut and mend. */
export async function startCutProxy(target: string): Promise<CutProxy> {
  const { hostname, port } = new URL(target);
  let mode: ProxyMode = 'open';
  const open = new Set<net.Socket>();

  function isUsedUp(): boolean {
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
      // A line that was cut says so to both ends; that is what it is for.
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
      if (mode === 'lose-answers' || isUsedUp()) client.destroy();
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
