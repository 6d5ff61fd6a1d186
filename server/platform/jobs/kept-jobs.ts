import { sql } from 'kysely';
import { fromKysely } from 'pg-boss';
import type { Trx } from '#server/platform/db/client.ts';
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

/** Deletes sweeps of these objects, done or not: the queue keeps finished jobs for days, and a key holds the file's name. */
export async function forgetSweeps(trx: Trx, keys: readonly string[]): Promise<void> {
  await sql`
    delete from pgboss.job where name = 'documents.sweepFile' and state <> 'active'
      and data ->> 'key' = any(${[...keys]}::text[])`.execute(trx);
}
