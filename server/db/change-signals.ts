import type pg from 'pg';
import { isTopic, type Topic } from '#server/realtime/change-events.ts';

/**
 * Calls `publish` for what the database told a connection of `pool`, once that connection is given back: its transaction
 * is over then, whichever way its statements came. After a rollback nothing has changed, which a wake-up does not claim.
 */
export function publishChangeSignals(pool: pg.Pool, publish: (topic: Topic) => void): void {
  const told = new WeakMap<pg.PoolClient, Set<Topic>>();
  pool.on('connect', (client) => {
    const topics = new Set<Topic>();
    told.set(client, topics);
    client.on('notice', ({ message, detail = '' }) => {
      if (message === 'change' && isTopic(detail)) topics.add(detail);
    });
  });
  pool.on('release', (_error, client) => {
    const topics = told.get(client);
    if (!topics || topics.size === 0) return;
    for (const topic of topics) publish(topic);
    topics.clear();
  });
}
