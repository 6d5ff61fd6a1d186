import { sql } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Db } from '#server/platform/db/client.ts';
import type { Log } from '#server/platform/observability/log.ts';
import { jobNames, jobRule, type JobName, type JobPayload } from './catalogue.ts';
import { createQueueIndexes } from './queue-indexes.ts';

interface EnqueueOptions {
  startAfterSeconds?: number;
  /** Higher ones run first; 0 unless set. */
  priority?: number;
}

/** The durable queue. A job enqueued in a transaction exists if and only if that commits. */
export interface JobQueue {
  enqueue<N extends JobName>(db: Db, name: N, payload: JobPayload<N>, options?: EnqueueOptions): Promise<void>;
  /** pg-boss, for the runner. */
  boss: PgBoss;
  stop(): Promise<void>;
}

/** Without a heartbeat for this long, a worker counts as dead and its job is retried. */
const heartbeatSeconds = 10;
/** Interval of the check for dead workers; pg-boss' default of a minute would delay paid orders. */
const superviseIntervalSeconds = 10;

interface QueueOptions {
  databaseUrl: string;
  log: Log;
  /** Create or migrate pg-boss' tables and declare the queues. */
  installs?: boolean;
  /** Workers are notified by NOTIFY; otherwise `enqueue` sends a change signal on the channel `jobs`. */
  notifies?: boolean;
  /** False for a process that only enqueues, which neither supervises nor schedules. */
  works?: boolean;
}

/** Connects, installs pg-boss' tables and declares every queue of the catalogue. */
export async function createQueue(options: QueueOptions): Promise<JobQueue> {
  const { installs = true, works = true, notifies = true } = options;
  const boss = new PgBoss({
    connectionString: options.databaseUrl,
    max: 4,
    useListenNotify: works && notifies,
    supervise: works,
    schedule: works,
    superviseIntervalSeconds,
    monitorIntervalSeconds: superviseIntervalSeconds,
    migrate: installs,
    createSchema: installs,
    application_name: 'jobs',
  });
  boss.on('error', (error) => options.log.warn({ err: error }, 'job queue error'));
  await boss.start();
  if (installs) {
    await declareQueues(boss, notifies);
    await createQueueIndexes(boss);
  }

  return {
    boss,
    async enqueue(db, name, payload, { startAfterSeconds, priority } = {}) {
      jobRule(name).payload.parse(payload);
      await boss.send(name, payload, {
        db: fromKysely(db.withoutPlugins()),
        ...(startAfterSeconds ? { startAfter: startAfterSeconds } : {}),
        ...(priority ? { priority } : {}),
      });
      if (!notifies && !startAfterSeconds) await sql`select notify_change('jobs', ${name})`.execute(db);
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}

/** Writes only missing or changed queues: on a prepared database a start runs one query instead of two per queue. */
async function declareQueues(boss: PgBoss, notify: boolean): Promise<void> {
  const declared = new Map((await boss.getQueues()).map((queue) => [queue.name, new Map(Object.entries(queue))]));
  for (const name of jobNames) {
    const { retryLimit, retryDelay, retryDelayMax } = jobRule(name);
    const rules = {
      notify,
      retryLimit,
      retryDelay,
      retryBackoff: true,
      ...(retryDelayMax === undefined ? {} : { retryDelayMax }),
      expireInSeconds: 300,
      heartbeatSeconds,
      deleteAfterSeconds: 14 * 24 * 60 * 60,
    };
    const known = declared.get(name);
    if (known && Object.entries(rules).every(([rule, value]) => known.get(rule) === value)) continue;
    await boss.createQueue(name, rules);
    await boss.updateQueue(name, rules);
  }
}
