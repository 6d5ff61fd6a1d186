import { createHash } from 'node:crypto';
import type { Deps } from '#server/deps.ts';
import type { ErrorCode } from '#shared/errors.ts';

interface Caller {
  email: string;
  ip: string;
}

/** The counters' table holds no addresses of people, and a key of it is shorter than an address may be. */
function accountKey(email: string): string {
  return createHash('sha256').update(email).digest('base64url');
}

/**
 * Counts one attempt at a door, for the account (known or not) and for the caller's network address; throws `code` when
 * either has none left. It is counted before anything is looked at, so that many at once get no more than the limit.
 */
export async function countAttempt(
  { rateLimiter }: Deps,
  door: 'login' | 'forgot' | 'resend',
  { email, ip, code }: Caller & { code: ErrorCode },
): Promise<void> {
  await rateLimiter.consume(`${door}ByAccount`, accountKey(email), code);
  await rateLimiter.consume(`${door}ByAddress`, ip, code);
}

/** Gives an attempt to log in back that turned out to be honest. */
export async function refundLogin({ rateLimiter }: Deps, { email, ip }: Caller): Promise<void> {
  await Promise.all([
    rateLimiter.refund('loginByAccount', accountKey(email)),
    rateLimiter.refund('loginByAddress', ip),
  ]);
}
