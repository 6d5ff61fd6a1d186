import { sql } from 'kysely';
import type { Db } from '#server/db/client.ts';

/** Seconds that the oldest work which is due has waited for somebody to begin it; 0 when none waits. */
export async function findOverdueSeconds(db: Db): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select coalesce(extract(epoch from clock_timestamp() - min(start_after)), 0)::float8 as seconds
    from pgboss.job where state in ('created', 'retry') and start_after <= clock_timestamp()`.execute(db);
  return rows[0]?.seconds ?? 0;
}
