import type pg from 'pg';
import { isTopic } from '#server/platform/realtime/change-events.ts';
import type { Topic } from '#server/platform/realtime/types.ts';

/**
 * Collects the signals that the database sends a connection as notices, and publishes them when the pool takes it back:
 * its transaction is over by then. After a rollback a signal is redundant, never wrong.
 */
export function publishChangeSignals(pool: pg.Pool, publish: (topic: Topic) => void): void {
  const topicsByClient = new WeakMap<pg.PoolClient, Set<Topic>>();
  pool.on('connect', (client) => {
    const topics = new Set<Topic>();
    topicsByClient.set(client, topics);
    client.on('notice', ({ message, detail = '' }) => {
      if (message === 'change' && isTopic(detail)) topics.add(detail);
    });
  });
  pool.on('release', (_error, client) => {
    const topics = topicsByClient.get(client);
    if (!topics || topics.size === 0) return;
    for (const topic of topics) publish(topic);
    topics.clear();
  });
}
