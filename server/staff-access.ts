import type { Actor, SignedInActor } from './context.ts';
import type { Deps } from './deps.ts';
import { AppError } from './errors.ts';
import { isStaff } from '#shared/roles.ts';

/** Whether it must be turned on before this person works. */
export function mustHaveSecondFactor({ env }: Pick<Deps, 'env'>, { role }: Pick<Actor, 'role'>): boolean {
  return env.requireStaffTotp && isStaff(role);
}

/** SECOND_FACTOR_REQUIRED for somebody who must have one and has not. */
export function requireSecondFactor(deps: Pick<Deps, 'env'>, user: SignedInActor): void {
  if (mustHaveSecondFactor(deps, user) && !user.hasSecondFactor) throw new AppError('SECOND_FACTOR_REQUIRED');
}
