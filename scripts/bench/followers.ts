import { WebSocket } from 'ws';

/*
 * A process with many subscribed sockets. `open` resolves once all are subscribed; each response holds the notifications
 * received since `reset`: their count, how many came to a socket again, the time of the last, and the time of each numbered one.
 */

/** `headers` of the handshake: cookie and client IP, for the product only. */
export interface SocketTarget {
  url: string;
  headers?: { cookie: string; 'x-forwarded-for': string };
}

interface FollowRequest {
  open?: { targets: SocketTarget[] };
  reset?: boolean;
}

let arrived = 0;
let doubled = 0;
let last = 0;
/** Notifications of each socket. */
let received = new WeakMap<WebSocket, Set<string>>();
/** Number of the notification and its time of arrival in milliseconds. */
let times: [number, number][] = [];
const subscribe = JSON.stringify({ id: 1, method: 'subscription', params: { path: 'notifications.onEvent' } });

async function open({ url, headers }: SocketTarget): Promise<void> {
  const socket = new WebSocket(url, { headers });
  const subscribed = Promise.withResolvers<undefined>();
  socket.on('error', subscribed.reject);
  socket.on('open', () => {
    if (headers) socket.send(subscribe);
  });
  socket.on('message', (data) => {
    const text = Buffer.isBuffer(data) ? data.toString() : '';
    if (text === 'PING') socket.send('PONG');
    else if (text.includes('ready')) subscribed.resolve(undefined);
    else if (text.includes('Bench')) {
      const own = received.get(socket) ?? new Set();
      received.set(socket, own);
      const [, id] = /"id":"([0-9a-f]{8}-[^"]+)"/.exec(text) ?? [];
      if (id !== undefined && own.has(id)) doubled += 1;
      else arrived += 1;
      if (id !== undefined) own.add(id);
      last = Date.now();
      const [, number] = /Bench (\d+)/.exec(text) ?? [];
      if (number !== undefined) times.push([Number(number), performance.timeOrigin + performance.now()]);
    }
  });
  await subscribed.promise;
}

process.on('message', (message: FollowRequest) => {
  void (async () => {
    for (const target of message.open?.targets ?? []) await open(target);
    if (message.reset) [arrived, doubled, times, received] = [0, 0, [], new WeakMap()];
    process.send?.({ arrived, doubled, last, times });
  })();
});
process.on('disconnect', () => process.exit(0));
process.send?.({ ready: true, port: 0 });
