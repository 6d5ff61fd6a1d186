import { sql } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type pg from 'pg';
import type { ErrorCode } from '#shared/errors.ts';
import { rateLimits, type RateLimit } from '#shared/limits.ts';
import { createDb, type Db } from './db/client.ts';
import { AppError } from './errors.ts';

export interface Window {
  limit: RateLimit;
  key: string;
}

/** Counts attempts in PostgreSQL, so that every process counts together. */
export interface RateLimiter {
  /** Counts one attempt. Throws `code` when the window is used up. Fails closed: a lost database is an error, not a pass. */
  consume(limit: RateLimit, key: string, code: ErrorCode): Promise<void>;
  /** Throws `code` when the window is used up, and counts nothing. Fails closed as well. */
  check(limit: RateLimit, key: string, code: ErrorCode): Promise<void>;
  /**
   * Counts one attempt in `short` and, when that one has room, in `long`; throws `code` when either of them or `overall`
   * (where nothing is counted) is used up. The same as `consume`, `consume` and `check`, in one statement: for what strangers
   * may ask all day. Fails closed as well.
   */
  admit(windows: Record<'short' | 'long' | 'overall', Window>, code: ErrorCode): Promise<void>;
  /** Gives one attempt back, after it turned out to be honest. */
  refund(limit: RateLimit, key: string): Promise<void>;
}

/** Keys and times as the library writes them; it sweeps the table of what has expired. */
function countIn({ limit, key }: Window, now: number) {
  const { points, window } = rateLimits[limit];
  return { key: `${limit}:${key}`, points, expire: now + window * 1000 };
}

async function countAttempt(db: Db, windows: Parameters<RateLimiter['admit']>[0]): Promise<boolean> {
  const now = Date.now();
  const short = countIn(windows.short, now);
  const long = countIn(windows.long, now);
  const overall = countIn(windows.overall, now);
  const upsert = sql`
    on conflict (key) do update set
      points = case when counter.expire <= ${now}::bigint then 1 else counter.points + 1 end,
      expire = case when counter.expire <= ${now}::bigint then excluded.expire else counter.expire end
    returning points`;
  const { rows } = await sql<{ isAdmitted: boolean }>`
    with short as (
      insert into rate_limits as counter (key, points, expire)
      values (${short.key}, 1, ${short.expire}::bigint) ${upsert}
    ), long as (
      insert into rate_limits as counter (key, points, expire)
      select ${long.key}, 1, ${long.expire}::bigint from short where points <= ${short.points}::int ${upsert}
    )
    select exists (select from long where points <= ${long.points}::int) and not exists (
      select from rate_limits
      where key = ${overall.key} and expire > ${now}::bigint and points >= ${overall.points}::int
    ) as "isAdmitted"`.execute(db);
  return rows[0]?.isAdmitted === true;
}

/** As the library asks, but without the names that it gives to its statements. */
function withoutNames(pool: pg.Pool) {
  return { query: ({ text, values }: pg.QueryConfig) => pool.query({ text, values }) };
}

export function createRateLimiter(pool: pg.Pool, { namedStatements = true } = {}): RateLimiter {
  const db = createDb(pool, { namedStatements });
  const limiters = new Map<RateLimit, RateLimiterPostgres>();

  function limiterOf(limit: RateLimit): RateLimiterPostgres {
    const known = limiters.get(limit);
    if (known) return known;
    const made = new RateLimiterPostgres({
      storeClient: namedStatements ? pool : withoutNames(pool),
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: limit,
      points: rateLimits[limit].points,
      duration: rateLimits[limit].window,
    });
    limiters.set(limit, made);
    return made;
  }

  return {
    async consume(limit, key, code) {
      try {
        await limiterOf(limit).consume(key);
      } catch (error) {
        if (error instanceof RateLimiterRes) throw new AppError(code);
        throw error;
      }
    },
    async check(limit, key, code) {
      const used = await limiterOf(limit).get(key);
      if (used && used.consumedPoints >= rateLimits[limit].points) throw new AppError(code);
    },
    async admit(windows, code) {
      if (!(await countAttempt(db, windows))) throw new AppError(code);
    },
    async refund(limit, key) {
      await limiterOf(limit).reward(key);
    },
  };
}
