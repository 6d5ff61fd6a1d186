import { once } from 'node:events';
import { WebSocket } from 'ws';

/* Flood of one account: list queries over several sockets, in full frames, many frames ahead of the responses. */

interface FloodRequest {
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

async function flood({ url, cookie, sockets, seconds }: FloodRequest): Promise<number> {
  const deadline = performance.now() + seconds * 1000;
  let answered = 0;
  const run = async () => {
    const socket = new WebSocket(url, { headers: { cookie } });
    socket.on('error', () => undefined);
    await once(socket, 'open');
    socket.on('message', () => {
      answered += 1;
      if (answered % callsPerFrame === 0 && performance.now() < deadline) socket.send(frame);
    });
    for (let ahead = 0; ahead < framesAhead; ahead += 1) socket.send(frame);
    await new Promise((resolve) => setTimeout(resolve, deadline - performance.now()));
    socket.terminate();
  };
  await Promise.all(Array.from({ length: sockets }, run));
  return answered;
}

process.on('message', (request: FloodRequest) => {
  void flood(request).then((answered) => process.send?.({ answered }));
});
process.on('disconnect', () => process.exit(0));
process.send?.({ ready: true, port: 0 });
