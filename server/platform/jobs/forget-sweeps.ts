import { sql } from 'kysely';
import type { Trx } from '#server/platform/db/client.ts';

/** Deletes sweeps of these objects, done or not: the queue keeps finished jobs for days, and a key holds the file's name. */
export async function forgetSweeps(trx: Trx, keys: readonly string[]): Promise<void> {
  await sql`
    delete from pgboss.job where name = 'documents.sweepFile' and state <> 'active'
      and data ->> 'key' = any(${[...keys]}::text[])`.execute(trx);
}
