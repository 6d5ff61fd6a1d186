import { WebSocket } from 'ws';

/*
 * A process with many open sockets. `open` connects them and waits until each one listens; every answer tells how much news
 * arrived since `reset`, when the last of it did, and when each that has a number.
 */

/** `headers` of the handshake: a cookie and a client IP, where the server looks at them. */
export interface Window {
  url: string;
  headers?: { cookie: string; 'x-forwarded-for': string };
}

interface Order {
  open?: { windows: Window[] };
  reset?: boolean;
}

let arrived = 0;
let last = 0;
/** The number of the news, and when it arrived, in milliseconds of the clock. */
let times: [number, number][] = [];
const subscribe = JSON.stringify({ id: 1, method: 'subscription', params: { path: 'notifications.onEvent' } });

async function open({ url, headers }: Window): Promise<void> {
  const socket = new WebSocket(url, { headers });
  const isListening = Promise.withResolvers<undefined>();
  socket.on('error', isListening.reject);
  socket.on('open', () => {
    if (headers) socket.send(subscribe);
  });
  socket.on('message', (data) => {
    const text = Buffer.isBuffer(data) ? data.toString() : '';
    if (text === 'PING') socket.send('PONG');
    else if (text.includes('ready')) isListening.resolve(undefined);
    else if (text.includes('Bench')) {
      arrived += 1;
      last = Date.now();
      const [, number] = /Bench (\d+)/.exec(text) ?? [];
      if (number !== undefined) times.push([Number(number), performance.timeOrigin + performance.now()]);
    }
  });
  await isListening.promise;
}

process.on('message', (order: Order) => {
  void (async () => {
    for (const one of order.open?.windows ?? []) await open(one);
    if (order.reset) [arrived, times] = [0, []];
    process.send?.({ arrived, last, times });
  })();
});
process.on('disconnect', () => process.exit(0));
process.send?.({ ready: true, port: 0 });
