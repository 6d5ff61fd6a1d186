import { createClient } from '@redis/client';
import type { ConnectListener } from './types.ts';

/** For connecting and for each command. */
const timeoutMs = 5_000;

/** Pub/sub on one Redis channel, which delivers to the subscribers connected at that moment. */
export function connectRedisListener(url: string, channel: string): ConnectListener {
  return async (onMessage) => {
    const client = createClient({
      url,
      disableOfflineQueue: true,
      // The reconnecting listener connects again.
      socket: { connectTimeout: timeoutMs, reconnectStrategy: false, keepAlive: true },
      commandOptions: { timeout: timeoutMs },
    });
    const { promise: closed, reject } = Promise.withResolvers<never>();
    // Rejects before it is awaited when connecting fails.
    closed.catch(() => undefined);
    client.on('error', reject);
    client.on('end', () => reject(new Error('the connection ended')));
    const close = (): Promise<void> => {
      if (client.isOpen) client.destroy();
      return Promise.resolve();
    };
    try {
      await client.connect();
      await client.subscribe(channel, onMessage);
    } catch (error) {
      await close();
      throw error;
    }
    return { closed, publish: (message) => client.publish(channel, message), ping: () => client.ping(), close };
  };
}
