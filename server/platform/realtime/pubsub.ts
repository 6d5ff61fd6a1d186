import type { Env } from '#server/env.ts';
import type { Log } from '#server/platform/observability/log.ts';
import { connectPostgresListener } from './postgres-listener.ts';
import { createReconnectingPubSub } from './reconnecting-listener.ts';
import { connectRedisListener } from './redis-listener.ts';
import type { PubSub } from './types.ts';

/** Over Redis where it is configured, else over PostgreSQL. */
export function createPubSub(env: Env, log: Log): PubSub {
  const connect = env.redis
    ? connectRedisListener(env.redis.url, `change-signals:${new URL(env.publicUrl).host}`)
    : connectPostgresListener(env.databaseDirectUrl);
  return createReconnectingPubSub(connect, { log, publishes: env.redis !== null });
}
