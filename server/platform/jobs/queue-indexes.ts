import type { PgBoss } from 'pg-boss';

/** Indexes of ours on the queue's table, which keeps finished jobs for two weeks: reads of few rows never scan those. */

const indexes: Readonly<Record<string, string>> = {
  // Readiness, metrics and failed work.
  job_common_unfinished: `(name, start_after) where state in ('created', 'retry', 'failed')`,
  // When a queue last started a job.
  job_common_started: `(name, started_on) where started_on is not null`,
  // Sweeps of an object, by its key.
  job_common_swept: `((coalesce(data ->> 'key', data #>> '{payload,key}'))) where name in ('documents.sweepFile', 'sandbox.run')`,
};

/** Creates what is missing. The names are read first, since `if not exists` would lock the table at every start. */
export async function createQueueIndexes(boss: PgBoss): Promise<void> {
  const db = boss.getDb();
  const { rows } = await db.executeSql(
    `select indexname from pg_indexes where schemaname = 'pgboss' and tablename = 'job_common'`,
  );
  const known = new Set(rows.map(({ indexname }: { indexname: string }) => indexname));
  for (const [name, definition] of Object.entries(indexes)) {
    if (known.has(name)) continue;
    await db.executeSql(`create index if not exists ${name} on pgboss.job_common ${definition}`);
  }
}
