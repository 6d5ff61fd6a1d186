import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type pg from 'pg';
import type { ErrorCode } from '#shared/errors.ts';
import { rateLimits, type RateLimit } from '#shared/limits.ts';
import { createDb } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import { isAdmitted, type Windows } from './windows.ts';

/** Counts attempts in PostgreSQL, so that every process counts together. */
export interface RateLimiter {
  /** Counts one attempt. Throws `code` when the window is used up. Fails closed: a lost database is an error, not a pass. */
  consume(limit: RateLimit, key: string, code: ErrorCode): Promise<void>;
  /** Throws `code` when the window is used up, and counts nothing. Fails closed as well. */
  check(limit: RateLimit, key: string, code: ErrorCode): Promise<void>;
  /**
   * Counts one attempt of `key` in `short` and, when that one has room, in `long`; throws `code` when either of them or
   * `overall` (where nothing is counted) is used up. For what strangers may ask all day: attempts that come at the same
   * moment are counted by one statement. Fails closed as well.
   */
  admit(windows: Windows, key: string, code: ErrorCode): Promise<void>;
  /** Gives one attempt back, after it turned out to be honest. */
  refund(limit: RateLimit, key: string): Promise<void>;
}

export function createRateLimiter(pool: pg.Pool): RateLimiter {
  const db = createDb(pool);
  const limiters = new Map<RateLimit, RateLimiterPostgres>();

  function limiterOf(limit: RateLimit): RateLimiterPostgres {
    const known = limiters.get(limit);
    if (known) return known;
    const made = new RateLimiterPostgres({
      storeClient: pool,
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
    async admit(windows, key, code) {
      if (!(await isAdmitted(db, { windows, key }))) throw new AppError(code);
    },
    async refund(limit, key) {
      await limiterOf(limit).reward(key);
    },
  };
}
