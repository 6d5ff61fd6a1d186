import { sql } from 'kysely';
import { fromKysely } from 'pg-boss';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { JobQueue } from './queue.ts';

/** Retries a failed or waiting job immediately. False when there is no such job. */
export async function retryJob({ boss }: JobQueue, trx: Trx, id: string): Promise<boolean> {
  const { rows } = await sql<{ name: string; state: string }>`
    select name, state::text from pgboss.job where id = ${id} and state in ('failed', 'retry')`.execute(trx);
  const [job] = rows;
  if (!job) return false;
  const db = fromKysely(trx.withoutPlugins());
  if (job.state === 'failed') await boss.retry(job.name, id, { db });
  else await boss.update(job.name, undefined, { id, startAfter: new Date(0), db });
  return true;
}

/**
 * Deletes sweeps of these objects, done or not, and takes the key out of running ones: the queue keeps finished jobs for days, and a
 * key holds the file's name. One that runs again finds nothing to remove.
 */
export async function forgetSweeps(db: Db | Trx, keys: readonly string[]): Promise<void> {
  // Those of a sandbox are payloads of its own job.
  const ofKeys = sql`name in ('documents.sweepFile', 'sandbox.run')
    and coalesce(data ->> 'key', data #>> '{payload,key}') = any(${[...keys]}::text[])`;
  await sql`
    update pgboss.job
    set data = jsonb_set(jsonb_set(data, '{key}', '"erased"', false), '{payload,key}', '"erased"', false)
    where ${ofKeys} and state = 'active'`.execute(db);
  await sql`delete from pgboss.job where ${ofKeys} and state <> 'active'`.execute(db);
}
