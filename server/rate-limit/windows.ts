import { sql } from 'kysely';
import { rateLimits, type RateLimit } from '#shared/limits.ts';
import { coalesced } from '#server/db/coalesced.ts';

/** The key of a window that everybody shares. */
export const everybody = 'everybody';

/** Two windows of one asker, and one that everybody shares. */
export interface Windows {
  short: RateLimit;
  long: RateLimit;
  overall: RateLimit;
}

interface Attempt {
  windows: Windows;
  /** Who tries. */
  key: string;
}

interface Asker extends Attempt {
  attempts: number;
}

/** Attempts of the same asker at the same windows count together: a statement may write a row once. */
function groupByAsker(attempts: readonly Attempt[]): Map<string, Asker> {
  const askers = new Map<string, Asker>();
  for (const { windows, key } of attempts) {
    const name = nameOf({ windows, key });
    const known = askers.get(name);
    if (known) known.attempts += 1;
    else askers.set(name, { windows, key, attempts: 1 });
  }
  return askers;
}

/** As the library writes keys. The short window's own name stands for the three of them. */
function nameOf({ windows, key }: Attempt): string {
  return `${windows.short}:${key}`;
}

const pointsOf = (limit: RateLimit) => rateLimits[limit].points;

/**
 * True for an attempt that has room in both windows of its asker, where it was counted (in the long one only when the short
 * one had room), and finds the overall window not used up. Times are the machine's, as the library's. Rows are written in
 * the order of their keys, so that statements side by side wait for each other and never in a circle.
 */
export const isAdmitted = coalesced<Attempt, boolean>(async (db, attempts) => {
  const askers = [...groupByAsker(attempts).values()];
  const now = Date.now();
  const column = <T>(valueOf: (asker: Asker) => T) => askers.map(valueOf);
  const endOf = (limit: RateLimit) => now + rateLimits[limit].window * 1000;
  const upsert = sql`
    on conflict (key) do update set
      points = case when counter.expire <= ${now}::bigint then excluded.points else counter.points + excluded.points end,
      expire = case when counter.expire <= ${now}::bigint then excluded.expire else counter.expire end
    returning key, points`;
  const { rows } = await sql<{ name: string; admitted: number }>`
    with asker as (
      select * from unnest(
        ${column(nameOf)}::text[], ${column(({ attempts: count }) => count)}::int[],
        ${column(({ windows }) => pointsOf(windows.short))}::int[], ${column(({ windows }) => endOf(windows.short))}::bigint[],
        ${column(({ windows, key }) => `${windows.long}:${key}`)}::text[],
        ${column(({ windows }) => pointsOf(windows.long))}::int[], ${column(({ windows }) => endOf(windows.long))}::bigint[],
        ${column(({ windows }) => `${windows.overall}:${everybody}`)}::text[],
        ${column(({ windows }) => pointsOf(windows.overall))}::int[]
      ) as asker (short, attempts, short_room, short_end, long, long_room, long_end, overall, overall_room)
    ), short as (
      insert into rate_limits as counter (key, points, expire)
      select short, attempts, short_end from asker order by short ${upsert}
    ), admitted as (
      select asker.*, greatest(0, least(attempts, short_room - (short.points - attempts))) as count
      from asker join short on short.key = asker.short
    ), long as (
      insert into rate_limits as counter (key, points, expire)
      select long, count, long_end from admitted where count > 0 order by long ${upsert}
    )
    select admitted.short as name, case
      when exists (select from rate_limits r where r.key = overall and r.expire > ${now}::bigint and r.points >= overall_room)
        then 0
      else greatest(0, least(count, long_room - (long.points - count)))
    end as admitted
    from admitted join long on long.key = admitted.long`.execute(db);
  const left = new Map(rows.map(({ name, admitted }) => [name, admitted]));
  return attempts.map((attempt) => {
    const name = nameOf(attempt);
    const room = left.get(name) ?? 0;
    left.set(name, room - 1);
    return room > 0;
  });
});
