import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { ConnectListener } from './reconnecting-listener.ts';

/** Milliseconds for connecting, for an answer and for a goodbye. */
const timeoutMs = 5_000;

/**
 * The database's own wake-ups, over a connection to the primary that is nobody else's: a pooler in transaction mode
 * delivers nothing.
 */
export function connectPostgresListener(databaseUrl: string): ConnectListener {
  return async (hear) => {
    const client = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'listener',
      keepAlive: true,
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
    });
    const { promise: lost, reject } = Promise.withResolvers<never>();
    // Rejected before anybody waits for it when the connection breaks while it is being made.
    lost.catch(() => undefined);
    client.on('error', reject);
    client.on('end', () => reject(new Error('the connection ended')));
    client.on('notification', ({ payload = '' }) => hear(payload));
    const close = async (): Promise<void> => {
      await Promise.race([client.end().catch(() => undefined), pause(timeoutMs, undefined, { ref: false })]);
    };
    try {
      await client.connect();
      await client.query('listen changes');
    } catch (error) {
      await close();
      throw error;
    }
    return { closed: lost, ping: () => client.query('select 1'), close };
  };
}
