import { sql } from 'kysely';
import type { Db } from '#server/platform/db/client.ts';

/** Age in seconds of the oldest due job that has not started; 0 without one. Those of sandboxes may wait. */
export async function findOverdueSeconds(db: Db): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select coalesce(extract(epoch from clock_timestamp() - min(start_after)), 0)::float8 as seconds
    from pgboss.job where state in ('created', 'retry') and start_after <= clock_timestamp()
      and name <> 'sandbox.run'`.execute(db);
  return rows[0]?.seconds ?? 0;
}
