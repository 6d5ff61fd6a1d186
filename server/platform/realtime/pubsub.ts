import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Env } from '#server/env.ts';
import type { Log } from '#server/platform/observability/log.ts';
import { createReconnectingPubSub } from './reconnecting-listener.ts';
import type { ConnectListener, PubSub } from './types.ts';

/** For connecting, for each query or command, and for closing. */
const timeoutMs = 5_000;

/** Over Redis where it is configured, else over PostgreSQL. */
export function createPubSub(env: Env, log: Log): PubSub {
  const connect = env.redis
    ? connectRedisListener(env.redis.url, `change-signals:${new URL(env.publicUrl).host}`)
    : connectPostgresListener(env.databaseDirectUrl);
  return createReconnectingPubSub(connect, { log, publishes: env.redis !== null });
}

/** LISTEN on a dedicated connection to the primary: a pooler in transaction mode delivers no notifications. */
function connectPostgresListener(databaseUrl: string): ConnectListener {
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

/** Pub/sub on one Redis channel, which delivers to the subscribers connected at that moment. */
function connectRedisListener(url: string, channel: string): ConnectListener {
  return async (onMessage) => {
    // Loaded where it is used: nearly five hundred modules, an eighth of a start.
    const { createClient } = await import('@redis/client');
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
