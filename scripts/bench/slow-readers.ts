import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/* Flood of readers: each asks for a file and takes nothing of it, or just enough to be left its connection. One cut off returns. */

export interface SlowReading {
  port: number;
  /** Raw HTTP requests, in turn. */
  requests: string[];
  connections: number;
  seconds: number;
}

const turnMs = 250;
/** What every second reader takes each turn, above the lowest rate that a download may have. */
const crawlBytes = 3_000;

async function readSlowly({ port, requests, connections, seconds }: SlowReading): Promise<number> {
  const deadline = performance.now() + seconds * 1000;
  let opened = 0;
  const read = async (index: number) => {
    while (performance.now() < deadline) {
      const { promise: closed, resolve } = Promise.withResolvers<void>();
      // A cut connection ends with an error, and `close` follows.
      const socket = net
        .connect(port, '127.0.0.1')
        .on('error', () => undefined)
        .once('close', () => resolve());
      socket.pause();
      socket.write(requests[index % requests.length] ?? '');
      opened += 1;
      const isCrawling = Math.floor(index / requests.length) % 2 === 0;
      const turns = setInterval(() => {
        if (isCrawling) socket.read(crawlBytes);
        // An empty line before a request is ignored; at a closed end it fails, which a socket that is not read learns no other way.
        socket.write('\r\n');
      }, turnMs);
      await Promise.race([closed, wait(Math.max(0, deadline - performance.now()))]);
      clearInterval(turns);
      socket.destroy();
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => read(index)));
  return opened;
}

process.on('message', (reading: SlowReading) => {
  void readSlowly(reading).then((opened) => process.send?.({ opened }));
});
process.on('disconnect', () => process.exit(0));
process.send?.({ ready: true, port: 0 });
