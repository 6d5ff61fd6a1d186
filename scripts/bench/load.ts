import { once } from 'node:events';
import net from 'node:net';
import { percentile } from './goals.ts';

/*
 * A process that asks one server over and over, as fast as it answers. Written on bare sockets: a client that works as long
 * for an answer as a bare server does would measure itself.
 */

export interface Load {
  port: number;
  connections: number;
  seconds: number;
  /** Whole requests; each `{ip}` in one becomes an address nobody called from. */
  requests: string[];
  /** What every good answer holds. */
  holds: string;
  /** Milliseconds between the requests of one connection; 0: at once. */
  every: number;
}

export interface LoadResult {
  perSecond: number;
  p50: number;
  p99: number;
  bad: number;
  /** Bad answers that say that the server failed. */
  failed: number;
  /** The first bad answer. */
  example: string;
}

const byte = () => Math.floor(Math.random() * 256);

const mark = '{ip}';

/** Requests without `{ip}` are encoded once: a file is copied to the socket, and nothing else is done with it. */
function encode(requests: readonly string[]): (string | Buffer)[] {
  return requests.map((request) => (request.includes(mark) ? request : Buffer.from(request, 'latin1')));
}

function pick(requests: readonly (string | Buffer)[]): string | Buffer {
  const request = requests[Math.floor(Math.random() * requests.length)] ?? '';
  if (typeof request !== 'string') return request;
  return request.replace(mark, `10.${byte()}.${byte()}.${byte()}`);
}

/** What is not answered this long after the load has ended counts with the time it took until then. */
const lastAnswerMs = 1_000;

/** The length of the whole answer at the start of `text`; 0 while it is not all there. */
function answerLength(text: string): number {
  const head = text.indexOf('\r\n\r\n');
  if (head === -1) return 0;
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, head)) ?? [];
  if (length !== undefined) return text.length >= head + 4 + Number(length) ? head + 4 + Number(length) : 0;
  const end = text.indexOf('\r\n0\r\n\r\n', head);
  return end === -1 ? 0 : end + 7;
}

async function run(load: Load): Promise<LoadResult> {
  const times: number[] = [];
  let bad = 0;
  let failed = 0;
  let example = '';
  const until = performance.now() + load.seconds * 1000;
  const requests = encode(load.requests);

  /** Connects again whenever the server hangs up. */
  async function ask(): Promise<void> {
    while (performance.now() < until) await askOnce();
  }

  async function askOnce(): Promise<void> {
    const socket = net.connect(load.port, '127.0.0.1');
    // A server that hangs up on a file that is still being sent resets the connection; `close` follows.
    socket.on('error', () => undefined);
    socket.setNoDelay(true).setEncoding('latin1');
    await once(socket, 'connect');
    const done = Promise.withResolvers<undefined>();
    let heard = '';
    const request = { startedAt: 0, isAnswered: true };
    const end = setTimeout(() => done.resolve(undefined), until + lastAnswerMs - performance.now());
    const next = () => {
      if (performance.now() >= until) {
        done.resolve(undefined);
        return;
      }
      request.startedAt = performance.now();
      request.isAnswered = false;
      socket.write(pick(requests));
    };
    socket.on('data', (chunk: string) => {
      heard += chunk;
      const length = answerLength(heard);
      if (length === 0) return;
      if (!heard.startsWith('HTTP/1.1 200') || !heard.includes(load.holds)) {
        bad += 1;
        // 503 is a refusal: busy, try again.
        if (/^HTTP\/1\.1 5(?!03)/.test(heard)) failed += 1;
        example ||= heard.slice(0, 2000);
      }
      const isLast = /\r\nconnection: close\r\n/i.test(heard.slice(0, length));
      heard = heard.slice(length);
      times.push(performance.now() - request.startedAt);
      request.isAnswered = true;
      if (isLast) done.resolve(undefined);
      else if (load.every === 0) next();
      else setTimeout(next, load.every);
    });
    socket.on('close', done.resolve);
    setTimeout(next, Math.random() * load.every);
    await done.promise;
    clearTimeout(end);
    if (!request.isAnswered && !socket.destroyed) times.push(performance.now() - request.startedAt);
    socket.destroy();
  }

  await Promise.all(Array.from({ length: load.connections }, ask));
  return {
    perSecond: times.length / load.seconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    bad,
    failed,
    example,
  };
}

process.on('message', (load: Load) => {
  void run(load).then((result) => process.send?.(result));
});
process.on('disconnect', () => process.exit(0));
process.send?.({ ready: true, port: 0 });
