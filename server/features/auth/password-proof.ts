import type { SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { consumeAttempt, sessionKey } from './login-throttle.ts';
import { verifyPassword } from './password.ts';
import { findAccount } from './queries.ts';

/** Attempts are throttled per session, so that a stolen one locks out no other. */

/** Verifies the actor's password, throttled per session. Throws CURRENT_PASSWORD_WRONG, TOO_MANY_CODES. */
export async function requirePassword(deps: Deps, actor: SignedInActor, password: string): Promise<void> {
  const refundAttempt = await consumeAttempt(deps, 'password', { ...sessionKey(actor), code: 'TOO_MANY_CODES' });
  const account = await findAccount(deps.db, actor.id);
  if (!(await verifyPassword(account?.passwordHash, password, actor.id))) throw new AppError('CURRENT_PASSWORD_WRONG');
  await refundAttempt();
}
