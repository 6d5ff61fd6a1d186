import { connectPostgresListener } from './postgres-listener.ts';
import type { Env } from '#server/env.ts';
import type { ChangeEvents, Topic } from './change-events.ts';
import { connectRedisListener } from './redis-listener.ts';
import { createReconnectingPubSub, type ConnectListener } from './reconnecting-listener.ts';
import type { Log } from '#server/observability/log.ts';

/**
 * Carries wake-ups between processes. Only topics travel; the rows are the truth and are read again, so a wake-up that is
 * late, lost or comes twice does no harm beyond waiting.
 */
export interface PubSub {
  /**
   * Sends a wake-up on, after the commit of what it speaks of. Null where the database sends it itself, as part of the
   * commit.
   */
  readonly publish: ((topic: Topic) => void) | null;
  /** True while wake-ups arrive. */
  isAlive(): boolean;
  /**
   * Hands wake-ups to `events`, and wakes everybody after each time in which some may have been missed. Resolves once the
   * first attempt to connect is over, whichever way; further ones go on by themselves.
   */
  start(events: ChangeEvents): Promise<void>;
  stop(): Promise<void>;
}

/** By way of Redis where that is set, else of the database. */
export function createPubSub(env: Env, log: Log): PubSub {
  const open: ConnectListener = env.redis
    ? connectRedisListener(env.redis.url, `wake-ups:${new URL(env.publicUrl).host}`)
    : connectPostgresListener(env.databaseDirectUrl);
  return createReconnectingPubSub(open, { log, publishes: env.redis !== null });
}
