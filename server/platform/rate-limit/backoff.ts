import { sql } from 'kysely';
import { AppError } from '#server/errors.ts';
import type { Db } from '#server/platform/db/client.ts';
import { backoffs, type Backoff } from '#shared/backoffs.ts';
import type { ErrorCode } from '#shared/errors.ts';

/*
 * Exponential backoff per key, in the rate limiter's table: `points` counts attempts, and `expire` is the last attempt plus the
 * retention. Times come from this machine's clock, as the limiter's do.
 */

function keyOf(backoff: Backoff, key: string): string {
  return `${backoff}:${key}`;
}

/** Milliseconds to wait after `points` attempts; the SQL below computes the same. */
function waitAfter({ free, firstSeconds, maxSeconds }: (typeof backoffs)[Backoff], points: number): number {
  return points < free ? 0 : Math.min(maxSeconds, firstSeconds * 2 ** Math.min(points - free, 20)) * 1000;
}

/**
 * Counts an attempt before it is made, so that parallel attempts share the limit. During the wait it counts nothing and
 * throws `code` with `retryAfter` in seconds.
 */
export async function countAttempt(db: Db, backoff: Backoff, key: string, code: ErrorCode): Promise<void> {
  const { free, firstSeconds, maxSeconds, memorySeconds } = backoffs[backoff];
  const now = Date.now();
  const { rows } = await sql`
    insert into rate_limits as counter (key, points, expire)
    values (${keyOf(backoff, key)}, 1, ${now + memorySeconds * 1000}::bigint)
    on conflict (key) do update set
      points = case when counter.expire <= ${now}::bigint then 1 else counter.points + 1 end,
      expire = excluded.expire
    where counter.expire <= ${now}::bigint or counter.points < ${free}::int
      or counter.expire - ${memorySeconds * 1000}::bigint
        + least(${maxSeconds}::int, ${firstSeconds}::int * 2 ^ least(counter.points - ${free}::int, 20)) * 1000 <= ${now}::bigint
    returning points`.execute(db);
  if (rows.length === 0) throw new AppError(code, { details: { retryAfter: await secondsLeft(db, backoff, key) } });
}

async function secondsLeft(db: Db, backoff: Backoff, key: string): Promise<number> {
  const { rows } = await sql<{ points: number; expire: string }>`
    select points, expire::text as expire from rate_limits where key = ${keyOf(backoff, key)}`.execute(db);
  const [row] = rows;
  if (!row) return 1;
  const limit = backoffs[backoff];
  const end = Number(row.expire) - limit.memorySeconds * 1000 + waitAfter(limit, row.points);
  return Math.max(1, Math.ceil((end - Date.now()) / 1000));
}

/** Takes back an attempt that was not made or that succeeded. */
export async function uncountAttempt(db: Db, backoff: Backoff, key: string): Promise<void> {
  await sql`update rate_limits set points = greatest(0, points - 1) where key = ${keyOf(backoff, key)}`.execute(db);
}

/** Resets the key after its owner was authenticated. */
export async function forgetAttempts(db: Db, backoff: Backoff, key: string): Promise<void> {
  await sql`delete from rate_limits where key = ${keyOf(backoff, key)}`.execute(db);
}
