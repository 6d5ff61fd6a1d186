import { sql } from 'kysely';
import type { Deps } from '#server/deps.ts';

/**
 * Job: merges counter rows with equal labels. One statement, so that concurrent readers see the same sums; `skip locked`
 * keeps concurrent runs apart.
 */
export async function compactCounters({ db }: Deps): Promise<void> {
  await sql`
    with taken as (
      delete from counters where id = any(array(
        select id from counters where (subject, labels) in (
          select subject, labels from counters group by subject, labels having count(*) > 1
        ) order by id for update skip locked
      )) returning subject, labels, rows, cents, refunded_cents, pages, milliseconds
    )
    insert into counters (subject, labels, rows, cents, refunded_cents, pages, milliseconds)
    select subject, labels, sum(rows), sum(cents), sum(refunded_cents), sum(pages), sum(milliseconds)
    from taken group by subject, labels`.execute(db);
}
