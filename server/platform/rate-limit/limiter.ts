import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '#server/errors.ts';
import { createDb } from '#server/platform/db/client.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { rateLimits, type RateLimit } from '#shared/rate-limits.ts';
import { noteWindow } from './call-windows.ts';
import { consumeAll, incrementAll, type Attempt, type Increment, type WindowResult } from './windows.ts';

/** Fixed windows in PostgreSQL, shared by all processes. Fails closed: a database error is thrown. */
export interface RateLimiter {
  /** Counts one attempt. Throws `code` when the window is used up. */
  consume(limit: RateLimit, key: string, code: ErrorCode): Promise<void>;
  /** Throws `code` when the window is used up, and counts nothing. */
  check(limit: RateLimit, key: string, code: ErrorCode): Promise<void>;
  /**
   * Counts one attempt in the windows of its caller and reads other counters; the caller acts on the result. Concurrent attempts
   * share one statement.
   */
  consumeWindows(attempt: Attempt): Promise<WindowResult>;
  /** Changes each counter and returns their points; never refuses. */
  increment(counters: readonly Increment[]): Promise<number[]>;
  /** Gives one attempt back. */
  refund(limit: RateLimit, key: string): Promise<void>;
}

function refusal(limit: RateLimit, code: ErrorCode, seconds: number): AppError {
  noteWindow({ limit, remaining: 0, resetSeconds: seconds, isRefused: true });
  return new AppError(code, { details: { retryAfter: seconds } });
}

function secondsOf(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000));
}

export function createRateLimiter(pool: pg.Pool): RateLimiter {
  const db = createDb(pool);
  const limiters = new Map<RateLimit, RateLimiterPostgres>();

  function limiterOf(limit: RateLimit): RateLimiterPostgres {
    const known = limiters.get(limit);
    if (known) return known;
    const created = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: limit,
      points: rateLimits[limit].points,
      duration: rateLimits[limit].windowSeconds,
    });
    limiters.set(limit, created);
    return created;
  }

  return {
    async consume(limit, key, code) {
      try {
        const { remainingPoints: remaining, msBeforeNext } = await limiterOf(limit).consume(key);
        noteWindow({ limit, remaining, resetSeconds: secondsOf(msBeforeNext), isRefused: false });
      } catch (error) {
        if (error instanceof RateLimiterRes) throw refusal(limit, code, secondsOf(error.msBeforeNext));
        throw error;
      }
    },
    async check(limit, key, code) {
      const used = await limiterOf(limit).get(key);
      if (used && used.consumedPoints >= rateLimits[limit].points) {
        throw refusal(limit, code, secondsOf(used.msBeforeNext));
      }
    },
    async consumeWindows(attempt) {
      const result = await consumeAll(db, attempt);
      noteWindow({ ...result.binding, isRefused: !result.isAllowed });
      return result;
    },
    increment: (counters) => incrementAll(db, counters),
    async refund(limit, key) {
      await limiterOf(limit).reward(key);
    },
  };
}
