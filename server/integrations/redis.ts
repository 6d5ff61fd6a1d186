import { createClient } from '@redis/client';
import type { OpenLine } from '../line.ts';

/** Milliseconds for connecting and for an answer. */
const patience = 5_000;

/** Wake-ups over one channel of a Redis server, which everybody hears who listens at that moment. */
export function openRedisLine(url: string, channel: string): OpenLine {
  return async (hear) => {
    const client = createClient({
      url,
      disableOfflineQueue: true,
      // Whoever keeps the line opens the next one.
      socket: { connectTimeout: patience, reconnectStrategy: false, keepAlive: true },
      commandOptions: { timeout: patience },
    });
    const { promise: lost, reject } = Promise.withResolvers<never>();
    // Rejected before anybody waits for it when the connection breaks while it is being made.
    lost.catch(() => undefined);
    client.on('error', reject);
    client.on('end', () => {
      reject(new Error('the connection ended'));
    });
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
    return { lost, publish: (text) => client.publish(channel, text), ask: () => client.ping(), close };
  };
}
