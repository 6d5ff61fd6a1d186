import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '#server/errors.ts';
import { FairQueue } from '#server/rate-limit/fair-queue.ts';
import { commonPasswords } from './common-passwords.ts';

/** Argon2id as OWASP advises: 19 MiB, two passes, one lane; about 6 ms of one core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One core stays free of hashing. Callers take turns, so that a login flood fills its own queue and nobody else's. */
const hashing = new FairQueue({
  capacity: Math.min(8, Math.max(1, availableParallelism() - 1)),
  perCaller: 2,
  waitingPerCaller: 32,
  waiting: 256,
});

/** Of the same cost as a real one; nobody knows a password for it. */
const nobodysHash = '$argon2id$v=19$m=19456,t=2,p=1$topNaBegiHLNvFzKQPl7OA$tGR4silIaC/cm74rp75Hw5R0ctOSl7SKJ0q6nkrJyZs';

/** The string to store. `caller` is the network of a visitor or the person's id. TOO_MANY_REQUESTS when it queued too many. */
export function hashPassword(password: string, caller: string): Promise<string> {
  return hashing.run(caller, () => hash(password, cost));
}

/**
 * Whether the password is the one that was stored. Without a stored one it takes the same time and says no, so that the
 * time does not tell who has an account. TOO_MANY_REQUESTS when `caller` (as in `hashPassword`) queued too many.
 */
export async function verifyPassword(stored: string | undefined, password: string, caller: string): Promise<boolean> {
  const isRight = await hashing.run(caller, () => verify(stored ?? nobodysHash, password));
  return stored !== undefined && isRight;
}

/** PASSWORD_COMMON when it is among the first that anybody would try. */
export function refuseCommonPassword(password: string): void {
  if (commonPasswords.has(password.toLowerCase())) throw new AppError('PASSWORD_COMMON');
}
