import { once } from 'node:events';
import { WebSocket } from 'ws';

/*
 * One person who asks for lists over several sockets, as many at a time as a frame takes and many frames ahead, without ever
 * waiting for answers before the next.
 */

interface Order {
  url: string;
  cookie: string;
  sockets: number;
  seconds: number;
}

const callsPerFrame = 10;
const framesAhead = 50;

const frame = JSON.stringify(
  Array.from({ length: callsPerFrame }, (_, id) => ({
    id,
    method: 'query',
    params: { path: 'documents.list', input: { pageSize: 50 } },
  })),
);

async function flood({ url, cookie, sockets, seconds }: Order): Promise<number> {
  const until = performance.now() + seconds * 1000;
  let answered = 0;
  const run = async () => {
    const socket = new WebSocket(url, { headers: { cookie } });
    socket.on('error', () => undefined);
    await once(socket, 'open');
    socket.on('message', () => {
      answered += 1;
      if (answered % callsPerFrame === 0 && performance.now() < until) socket.send(frame);
    });
    for (let ahead = 0; ahead < framesAhead; ahead += 1) socket.send(frame);
    await new Promise((resolve) => setTimeout(resolve, until - performance.now()));
    socket.terminate();
  };
  await Promise.all(Array.from({ length: sockets }, run));
  return answered;
}

process.on('message', (order: Order) => {
  void flood(order).then((answered) => process.send?.({ answered }));
});
process.on('disconnect', () => process.exit(0));
process.send?.({ ready: true, port: 0 });
