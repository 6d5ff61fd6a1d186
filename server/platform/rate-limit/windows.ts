import { sql } from 'kysely';
import { anyOf, arrayOf, batched } from '#server/platform/db/batched.ts';
import { rateLimits, type RateLimit } from '#shared/rate-limits.ts';

/** Key of a counter shared by all callers. */
export const globalKey = 'global';

/** A window that only counts, such as misses, and refuses nothing by itself. */
export interface Counter {
  limit: RateLimit;
  key: string;
}

/** A change of a counter. */
export interface Increment extends Counter {
  /** 1 where absent; a negative one gives points back, down to 0. */
  by?: number;
}

export interface Attempt {
  /** The long window counts only attempts that the short one allows. */
  windows: { short: RateLimit; long?: RateLimit };
  key: string;
  /** Counters to read in the same statement. */
  counters: readonly Counter[];
}

export interface WindowResult {
  isAllowed: boolean;
  /** Until the window ends; for refused attempts. */
  retryAfterSeconds: number;
  /** The window that refused the attempt, or the one with fewer attempts left. */
  binding: { limit: RateLimit; remaining: number; resetSeconds: number };
  /** Points of each counter, in order. */
  points: number[];
}

interface Caller extends Attempt {
  attempts: number;
}

/** Sums attempts of one caller, since a statement may upsert a row only once. */
function groupByCaller(attempts: readonly Attempt[]): Caller[] {
  const callers = new Map<string, Caller>();
  for (const attempt of attempts) {
    const name = shortKeyOf(attempt);
    const known = callers.get(name);
    if (known) known.attempts += 1;
    else callers.set(name, { ...attempt, attempts: 1 });
  }
  return [...callers.values()];
}

/** The row's key of the short window, in the format of rate-limiter-flexible. */
function shortKeyOf({ windows, key }: Attempt): string {
  return `${windows.short}:${key}`;
}

const counterKeyOf = ({ limit, key }: Counter) => `${limit}:${key}`;
const pointsOf = (limit: RateLimit) => rateLimits[limit].points;
const endOf = (limit: RateLimit, now: number) => now + rateLimits[limit].windowSeconds * 1000;

const upsert = (now: number) => sql`
  on conflict (key) do update set
    points = greatest(0, case when counter.expire <= ${now}::bigint then 0 else counter.points end + excluded.points),
    expire = case when counter.expire <= ${now}::bigint then excluded.expire else counter.expire end`;

/**
 * Counts attempts in the windows of their callers, batched. Times come from this machine's clock, as the library's do. Rows
 * are written in key order, so that concurrent statements cannot deadlock.
 */
export const consumeAll = batched<Attempt, WindowResult>(async (db, attempts) => {
  const callers = groupByCaller(attempts);
  const now = Date.now();
  const column = (valueOf: (caller: Caller) => unknown, type: 'text' | 'int' | 'bigint') =>
    arrayOf(callers.map(valueOf), type);
  const counters = [...new Set(attempts.flatMap((attempt) => attempt.counters.map(counterKeyOf)))];
  const { rows } = await sql<CallerRow>`
    with caller as (
      select short, attempts, short_room, short_end, long, long_room, long_end from unnest(
        ${column(shortKeyOf, 'text')}, ${column((caller) => caller.attempts, 'int')},
        ${column(({ windows }) => pointsOf(windows.short), 'int')}, ${column(({ windows }) => endOf(windows.short, now), 'bigint')},
        ${column(({ windows: { long }, key }) => long && `${long}:${key}`, 'text')},
        ${column(({ windows: { long } }) => long && pointsOf(long), 'int')},
        ${column(({ windows: { long } }) => long && endOf(long, now), 'bigint')}
      ) as caller (short, attempts, short_room, short_end, long, long_room, long_end)
    ), short as (
      insert into rate_limits as counter (key, points, expire)
      select short, attempts, short_end from caller order by short ${upsert(now)} returning key, points, expire
    ), admitted as (
      select caller.*, short.points as short_points, short.expire as short_expire,
        greatest(0, least(attempts, short_room - (short.points - attempts))) as count
      from caller join short on short.key = caller.short
    ), long as (
      insert into rate_limits as counter (key, points, expire)
      select long, count, long_end from admitted where count > 0 and long is not null order by long ${upsert(now)} returning key, points, expire
    )
    select admitted.short as name,
      case when admitted.long is null then count
        else coalesce(greatest(0, least(count, long_room - (long.points - count))), 0) end as count,
      coalesce(long.expire, short_expire) as expire, false as "isCounter",
      greatest(0, short_room - short_points) as "shortLeft", short_expire as "shortExpire",
      case when long.key is not null then greatest(0, long_room - long.points) end as "longLeft", long.expire as "longExpire"
    from admitted left join long on long.key = admitted.long
    union all
    select key, points, null, true, null, null, null, null from rate_limits where key = ${anyOf(counters, 'text')} and expire > ${now}::bigint
  `.execute(db);
  const pointsByCounter = new Map(rows.filter((row) => row.isCounter).map(({ name, count }) => [name, count]));
  const left = new Map(rows.filter((row) => !row.isCounter).map((row) => [row.name, { ...row }]));
  return attempts.map((attempt) => {
    const room = left.get(shortKeyOf(attempt));
    const isAllowed = room !== undefined && room.count > 0;
    if (room) room.count -= 1;
    return {
      isAllowed,
      retryAfterSeconds: secondsUntil(room?.expire, now),
      binding: bindingOf(attempt, room, now),
      points: attempt.counters.map((counter) => pointsByCounter.get(counterKeyOf(counter)) ?? 0),
    };
  });
});

/** The short window and, unless it refused or there is none, the long one, after the statement. */
interface CallerRow {
  name: string;
  count: number;
  expire: number | null;
  isCounter: boolean;
  shortLeft: number | null;
  shortExpire: number | null;
  longLeft: number | null;
  longExpire: number | null;
}

function bindingOf({ windows }: Attempt, row: CallerRow | undefined, now: number): WindowResult['binding'] {
  const { shortLeft = 0, shortExpire, longLeft = 0, longExpire = null } = row ?? {};
  // No row of the long window: the short one refused. SQL's greatest() makes 0 of null.
  return windows.long && longExpire !== null && (longLeft ?? 0) <= (shortLeft ?? 0)
    ? { limit: windows.long, remaining: longLeft ?? 0, resetSeconds: secondsUntil(longExpire, now) }
    : { limit: windows.short, remaining: shortLeft ?? 0, resetSeconds: secondsUntil(shortExpire, now) };
}

function secondsUntil(time: number | null | undefined, now: number): number {
  return Math.max(1, Math.ceil(((time ?? now) - now) / 1000));
}

/** Changes each counter and returns their points, batched. */
export const incrementAll = batched<readonly Increment[], number[]>(async (db, requests) => {
  const now = Date.now();
  const counts = new Map<string, { limit: RateLimit; count: number }>();
  for (const counter of requests.flat()) {
    const name = counterKeyOf(counter);
    counts.set(name, { limit: counter.limit, count: (counts.get(name)?.count ?? 0) + (counter.by ?? 1) });
  }
  const names = [...counts.keys()];
  const values = [...counts.values()];
  const { rows } = await sql<{ key: string; points: number }>`
    insert into rate_limits as counter (key, points, expire)
    select key, points, expire from unnest(${arrayOf(names, 'text')}, ${arrayOf(
      values.map(({ count }) => count),
      'int',
    )},
      ${arrayOf(
        values.map(({ limit }) => endOf(limit, now)),
        'bigint',
      )}) as added (key, points, expire) order by key
    ${upsert(now)} returning key, points`.execute(db);
  const left = new Map(rows.map(({ key, points }) => [key, points - (counts.get(key)?.count ?? 0)]));
  return requests.map((counters) =>
    counters.map((counter) => {
      const points = (left.get(counterKeyOf(counter)) ?? 0) + (counter.by ?? 1);
      left.set(counterKeyOf(counter), points);
      return points;
    }),
  );
});
