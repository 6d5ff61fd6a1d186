import { sql } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Db } from '#server/db/client.ts';
import type { Log } from '#server/observability/log.ts';
import { jobNames, jobRule, type JobName, type JobPayload } from './catalogue.ts';

/** The durable queue. What is enqueued inside a transaction exists when it commits, and only then. */
export interface JobQueue {
  enqueue<N extends JobName>(
    db: Db,
    name: N,
    payload: JobPayload<N>,
    options?: { startAfterSeconds?: number },
  ): Promise<void>;
  /** The engine itself, for the runner. */
  boss: PgBoss;
  stop(): Promise<void>;
}

/** Seconds without a sign of life after which a worker counts as dead and its job runs again. */
const heartbeat = 10;
/** Seconds between two looks for such workers: a paid order does not wait a minute for it. */
const lookForDead = 10;

interface QueueOptions {
  databaseUrl: string;
  log: Log;
  /** False leaves the queue's tables and queues as they are found. */
  installs?: boolean;
  /** Whether the database wakes workers by NOTIFY; else whoever enqueues does, on the channel `jobs`. */
  notifies?: boolean;
  /** False for a process that only enqueues: others look after the queues and their clock. */
  works?: boolean;
}

/** Connects, installs the queue's own tables when they are missing, and declares every queue of the catalogue. */
export async function createQueue(options: QueueOptions): Promise<JobQueue> {
  const { installs = true, works = true, notifies = true } = options;
  const boss = new PgBoss({
    connectionString: options.databaseUrl,
    max: 4,
    useListenNotify: works && notifies,
    supervise: works,
    schedule: works,
    superviseIntervalSeconds: lookForDead,
    monitorIntervalSeconds: lookForDead,
    migrate: installs,
    createSchema: installs,
    application_name: 'jobs',
  });
  boss.on('error', (error) => options.log.warn({ err: error }, 'the queue lost its footing for a moment'));
  await boss.start();
  if (installs) await declareQueues(boss, notifies);

  return {
    boss,
    async enqueue(db, name, payload, { startAfterSeconds } = {}) {
      jobRule(name).payload.parse(payload);
      await boss.send(name, payload, {
        db: fromKysely(db.withoutPlugins()),
        ...(startAfterSeconds ? { startAfter: startAfterSeconds } : {}),
      });
      if (!notifies && !startAfterSeconds) await sql`select notify_change('jobs', ${name})`.execute(db);
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}

async function declareQueues(boss: PgBoss, notify: boolean): Promise<void> {
  for (const name of jobNames) {
    const { retryLimit, retryDelay, retryDelayMax } = jobRule(name);
    const rules = {
      notify,
      retryLimit,
      retryDelay,
      retryBackoff: true,
      ...(retryDelayMax === undefined ? {} : { retryDelayMax }),
      expireInSeconds: 300,
      heartbeatSeconds: heartbeat,
      deleteAfterSeconds: 14 * 24 * 60 * 60,
    };
    await boss.createQueue(name, rules);
    await boss.updateQueue(name, rules);
  }
}
