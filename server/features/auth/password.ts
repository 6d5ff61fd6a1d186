import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '#server/errors.ts';
import { FairQueue } from '#server/platform/rate-limit/fair-queue.ts';
import { commonPasswords } from './common-passwords.ts';

/** Argon2id parameters as OWASP recommends: 19 MiB, two passes, one lane; about 6 ms of CPU. */
const hashOptions = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Fair queue per caller, so that a login flood delays only its own source. Leaves one core free. */
const hashQueue = new FairQueue({
  capacity: Math.min(8, Math.max(1, availableParallelism() - 1)),
  perCaller: 2,
  waitingPerCaller: 32,
  waiting: 256,
});

/** Verified when no account exists: same cost as a stored hash, and no password matches it. */
const decoyHash = '$argon2id$v=19$m=19456,t=2,p=1$topNaBegiHLNvFzKQPl7OA$tGR4silIaC/cm74rp75Hw5R0ctOSl7SKJ0q6nkrJyZs';

/** Returns the encoded hash. `caller`, a network or user id, is the fair queue's key. Throws TOO_MANY_REQUESTS when its queue is full. */
export function hashPassword(password: string, caller: string): Promise<string> {
  return hashQueue.run(caller, () => hash(password, hashOptions));
}

/**
 * Verifies a password. Without a stored hash it takes the same time and returns false, so that timing does not reveal accounts.
 * Throws TOO_MANY_REQUESTS when the queue of `caller` (as in `hashPassword`) is full.
 */
export async function verifyPassword(stored: string | undefined, password: string, caller: string): Promise<boolean> {
  const isRight = await hashQueue.run(caller, () => verify(stored ?? decoyHash, password));
  return stored !== undefined && isRight;
}

/** Throws PASSWORD_COMMON for a password of the breach list. */
export function refuseCommonPassword(password: string): void {
  if (commonPasswords.has(password.toLowerCase())) throw new AppError('PASSWORD_COMMON');
}
