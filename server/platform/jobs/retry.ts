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
