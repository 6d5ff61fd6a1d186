import { createClient } from '@redis/client';
import type { ConnectListener } from './reconnecting-listener.ts';

/** Milliseconds for connecting and for an answer. */
const timeoutMs = 5_000;

/** Wake-ups over one channel of a Redis server, which everybody hears who listens at that moment. */
export function connectRedisListener(url: string, channel: string): ConnectListener {
  return async (hear) => {
    const client = createClient({
      url,
      disableOfflineQueue: true,
      // Whoever keeps the line opens the next one.
      socket: { connectTimeout: timeoutMs, reconnectStrategy: false, keepAlive: true },
      commandOptions: { timeout: timeoutMs },
    });
    const { promise: lost, reject } = Promise.withResolvers<never>();
    // Rejected before anybody waits for it when the connection breaks while it is being made.
    lost.catch(() => undefined);
    client.on('error', reject);
    client.on('end', () => reject(new Error('the connection ended')));
    const close = (): Promise<void> => {
      if (client.isOpen) client.destroy();
      return Promise.resolve();
    };
    try {
      await client.connect();
      await client.subscribe(channel, hear);
    } catch (error) {
      await close();
      throw error;
    }
    return { closed: lost, publish: (text) => client.publish(channel, text), ping: () => client.ping(), close };
  };
}
