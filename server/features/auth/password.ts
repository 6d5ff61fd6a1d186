import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '#server/errors.ts';
import { commonPasswords } from './common-passwords.ts';
import { createGate } from './gate.ts';

/** Argon2id as OWASP advises: 19 MiB, two passes, one lane; about 6 ms of one core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A flood of logins must not take every core from the rest of the product: one is left to it. */
const gate = createGate({ inFlight: Math.min(8, Math.max(1, availableParallelism() - 1)), waiting: 64 });

/** Of the same cost as a real one; nobody knows a password for it. */
const nobodysHash = '$argon2id$v=19$m=19456,t=2,p=1$topNaBegiHLNvFzKQPl7OA$tGR4silIaC/cm74rp75Hw5R0ctOSl7SKJ0q6nkrJyZs';

/** The string to store. TOO_MANY_REQUESTS when the server has too many to make. */
export function hashPassword(password: string): Promise<string> {
  return gate.pass(() => hash(password, cost));
}

/**
 * Whether the password is the one that was stored. Without a stored one it takes the same time and says no, so that the
 * time does not tell who has an account. TOO_MANY_REQUESTS when the server has too many to check.
 */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  const isRight = await gate.pass(() => verify(stored ?? nobodysHash, password));
  return stored !== undefined && isRight;
}

/** PASSWORD_COMMON when it is among the first that anybody would try. */
export function refuseCommonPassword(password: string): void {
  if (commonPasswords.has(password.toLowerCase())) throw new AppError('PASSWORD_COMMON');
}
