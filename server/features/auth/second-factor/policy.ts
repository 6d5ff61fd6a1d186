import type { Actor, SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { isStaff } from '#shared/roles.ts';

/** Whether it must be turned on before this person works. */
export function mustHaveSecondFactor({ env }: Pick<Deps, 'env'>, { role }: Pick<Actor, 'role'>): boolean {
  return env.requireStaffTotp && isStaff(role);
}

/** Whether this person must turn it on now. */
export function needsSecondFactor(
  deps: Pick<Deps, 'env'>,
  user: Pick<SignedInActor, 'role' | 'hasSecondFactor'>,
): boolean {
  return mustHaveSecondFactor(deps, user) && !user.hasSecondFactor;
}

/** SECOND_FACTOR_REQUIRED for somebody who must have one and has not. */
export function requireSecondFactor(deps: Pick<Deps, 'env'>, user: SignedInActor): void {
  if (needsSecondFactor(deps, user)) throw new AppError('SECOND_FACTOR_REQUIRED');
}
