import { once } from 'node:events';
import net from 'node:net';
import type { ErrorCode } from '#shared/errors.ts';
import { percentile } from './goals.ts';

/*
 * Load generator: sends requests to one server, the next after each response. On raw sockets, since an HTTP client costs as
 * much as the bare server and would measure itself.
 */

export interface Load {
  port: number;
  connections: number;
  seconds: number;
  /** Raw HTTP requests; `{ip}` is replaced by a random address. */
  requests: string[];
  /** Text that every expected response contains. */
  expectedText: string;
  /** Pause of a connection between response and next request; 0: none. */
  intervalMs: number;
}

export interface LoadResult {
  perSecond: number;
  p50: number;
  p99: number;
  /** Responses other than 200 with `expectedText`. */
  unexpected: number;
  /** Responses with a 5xx status and no code of the catalogue. */
  failed: number;
  /** The first unexpected response; a failure takes precedence. */
  example: string;
}

/** Codes that refuse excess load; any other 5xx is a failure. */
const refusalCodes: ReadonlySet<string> = new Set<ErrorCode>([
  'UPLOAD_BUSY',
  'TOO_MANY_UPLOADS',
  'TOO_MANY_LOOKUPS',
  'TOO_MANY_REQUESTS',
]);

/** A response outstanding for this long after the load's end counts with its time so far. */
const lastResponseTimeoutMs = 1_000;

const byte = () => Math.floor(Math.random() * 256);

const ipPlaceholder = '{ip}';

/** Requests without `{ip}` are encoded once, so that sending a file costs only the copy to the socket. */
function encode(requests: readonly string[]): (string | Buffer)[] {
  return requests.map((request) => (request.includes(ipPlaceholder) ? request : Buffer.from(request, 'latin1')));
}

function pick(requests: readonly (string | Buffer)[]): string | Buffer {
  const request = requests[Math.floor(Math.random() * requests.length)] ?? '';
  if (typeof request !== 'string') return request;
  return request.replace(ipPlaceholder, `10.${byte()}.${byte()}.${byte()}`);
}

/** Length of the first complete response in `text`; 0 while incomplete. */
function responseLength(text: string): number {
  const head = text.indexOf('\r\n\r\n');
  if (head === -1) return 0;
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, head)) ?? [];
  if (length !== undefined) return text.length >= head + 4 + Number(length) ? head + 4 + Number(length) : 0;
  const end = text.indexOf('\r\n0\r\n\r\n', head);
  return end === -1 ? 0 : end + 7;
}

/** True for a 503 whose error codes all refuse excess load. */
function isRefusal(response: string): boolean {
  if (!response.startsWith('HTTP/1.1 503')) return false;
  const codes = [...response.matchAll(/"appCode":"(\w+)"/g)].map(([, code = '']) => code);
  return codes.length > 0 && codes.every((code) => refusalCodes.has(code));
}

async function run(load: Load): Promise<LoadResult> {
  const times: number[] = [];
  let unexpected = 0;
  let failed = 0;
  let example = '';
  const deadline = performance.now() + load.seconds * 1000;
  const requests = encode(load.requests);

  /** Keeps one connection open, reconnecting when the server closes it. */
  async function keepConnected(): Promise<void> {
    while (performance.now() < deadline) await connect();
  }

  async function connect(): Promise<void> {
    const socket = net.connect(load.port, '127.0.0.1');
    // Closing the connection during an upload resets it; `close` follows.
    socket.on('error', () => undefined);
    socket.setNoDelay(true).setEncoding('latin1');
    await once(socket, 'connect');
    const done = Promise.withResolvers<undefined>();
    let received = '';
    const request = { startedAt: 0, isAnswered: true };
    const end = setTimeout(() => done.resolve(undefined), deadline + lastResponseTimeoutMs - performance.now());
    const next = () => {
      if (performance.now() >= deadline) {
        done.resolve(undefined);
        return;
      }
      request.startedAt = performance.now();
      request.isAnswered = false;
      socket.write(pick(requests));
    };
    socket.on('data', (chunk: string) => {
      received += chunk;
      const length = responseLength(received);
      if (length === 0) return;
      if (!received.startsWith('HTTP/1.1 200') || !received.includes(load.expectedText)) {
        unexpected += 1;
        const response = received.slice(0, length);
        const isFailure = response.startsWith('HTTP/1.1 5') && !isRefusal(response);
        if (isFailure) failed += 1;
        if (example === '' || (isFailure && failed === 1)) example = response.slice(0, 2000);
      }
      const isLast = /\r\nconnection: close\r\n/i.test(received.slice(0, length));
      received = received.slice(length);
      times.push(performance.now() - request.startedAt);
      request.isAnswered = true;
      if (isLast) done.resolve(undefined);
      else if (load.intervalMs === 0) next();
      else setTimeout(next, load.intervalMs);
    });
    socket.on('close', done.resolve);
    setTimeout(next, Math.random() * load.intervalMs);
    await done.promise;
    clearTimeout(end);
    if (!request.isAnswered && !socket.destroyed) times.push(performance.now() - request.startedAt);
    socket.destroy();
  }

  await Promise.all(Array.from({ length: load.connections }, keepConnected));
  return {
    perSecond: times.length / load.seconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    unexpected,
    failed,
    example,
  };
}

process.on('message', (load: Load) => {
  void run(load).then((result) => process.send?.(result));
});
process.on('disconnect', () => process.exit(0));
process.send?.({ ready: true, port: 0 });
