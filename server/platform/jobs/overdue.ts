import { sql } from 'kysely';
import type { Db } from '#server/platform/db/client.ts';

/**
 * Seconds for which the most overdue queue has started no job; 0 without due jobs. A backlog that workers drain, as after a
 * downtime, does not count, and jobs of sandboxes may wait.
 */
export async function findStalledSeconds(db: Db): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select coalesce(max(extract(epoch from clock_timestamp() - greatest(due.since, progress.at))), 0)::float8 as seconds
    from (
      select name, min(start_after) as since from pgboss.job
      where state in ('created', 'retry') and start_after <= clock_timestamp() and name <> 'sandbox.run'
      group by name
    ) as due
    left join lateral (select max(started_on) as at from pgboss.job where name = due.name) as progress on true`.execute(
    db,
  );
  return rows[0]?.seconds ?? 0;
}
