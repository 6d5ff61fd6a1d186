import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type pg from 'pg';
import type { ErrorCode } from '#shared/errors.ts';
import { rateLimits, type RateLimit } from '#shared/limits.ts';
import { createDb } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import { consumeAll, incrementAll, type WindowResult, type Attempt, type Counter } from './windows.ts';

/** Counts attempts in PostgreSQL, so that every process counts together. */
export interface RateLimiter {
  /** Counts one attempt. Throws `code` when the window is used up. Fails closed: a lost database is an error, not a pass. */
  consume(limit: RateLimit, key: string, code: ErrorCode): Promise<void>;
  /** Throws `code` when the window is used up, and counts nothing. Fails closed as well. */
  check(limit: RateLimit, key: string, code: ErrorCode): Promise<void>;
  /**
   * Counts one attempt in two windows of its caller and throws `code` when either is used up; reads the points of other
   * counters with it. Concurrent attempts share one statement. Fails closed as well.
   */
  consumeWindows(attempt: Attempt, code: ErrorCode): Promise<WindowResult>;
  /** Counts one in each counter and answers with their points; refuses nothing. */
  increment(counters: readonly Counter[]): Promise<number[]>;
  /** Gives one attempt back, after it turned out to be honest. */
  refund(limit: RateLimit, key: string): Promise<void>;
}

function refusal(code: ErrorCode, seconds: number): AppError {
  return new AppError(code, { details: { retryAfter: Math.max(1, Math.ceil(seconds)) } });
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
      duration: rateLimits[limit].windowSeconds,
    });
    limiters.set(limit, made);
    return made;
  }

  return {
    async consume(limit, key, code) {
      try {
        await limiterOf(limit).consume(key);
      } catch (error) {
        if (error instanceof RateLimiterRes) throw refusal(code, error.msBeforeNext / 1000);
        throw error;
      }
    },
    async check(limit, key, code) {
      const used = await limiterOf(limit).get(key);
      if (used && used.consumedPoints >= rateLimits[limit].points) throw refusal(code, used.msBeforeNext / 1000);
    },
    async consumeWindows(attempt, code) {
      const admission = await consumeAll(db, attempt);
      if (!admission.isAllowed) throw refusal(code, admission.retryAfterSeconds);
      return admission;
    },
    increment: (counters) => incrementAll(db, counters),
    async refund(limit, key) {
      await limiterOf(limit).reward(key);
    },
  };
}
