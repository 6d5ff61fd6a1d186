import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { ConnectListener } from './types.ts';

/** For connecting, for each query and for closing. */
const timeoutMs = 5_000;

/** LISTEN on a dedicated connection to the primary: a pooler in transaction mode delivers no notifications. */
export function connectPostgresListener(databaseUrl: string): ConnectListener {
  return async (onMessage) => {
    const client = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'listener',
      keepAlive: true,
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
    });
    const { promise: closed, reject } = Promise.withResolvers<never>();
    // Rejects before it is awaited when connecting fails.
    closed.catch(() => undefined);
    client.on('error', reject);
    client.on('end', () => reject(new Error('the connection ended')));
    client.on('notification', ({ payload = '' }) => onMessage(payload));
    const close = async (): Promise<void> => {
      await Promise.race([client.end().catch(() => undefined), delay(timeoutMs, undefined, { ref: false })]);
    };
    try {
      await client.connect();
      await client.query('listen changes');
    } catch (error) {
      await close();
      throw error;
    }
    return { closed, ping: () => client.query('select 1'), close };
  };
}
