import type { Actor, SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { isStaff } from '#shared/access.ts';
import { limits } from '#shared/limits.ts';

/** Whether the role requires a second factor. */
export function mustHaveSecondFactor({ env }: Pick<Deps, 'env'>, { role }: Pick<Actor, 'role'>): boolean {
  return env.requireStaffTotp && isStaff(role);
}

/** Whether a required second factor is still missing. */
export function needsSecondFactor(
  deps: Pick<Deps, 'env'>,
  user: Pick<SignedInActor, 'role' | 'hasSecondFactor'>,
): boolean {
  return mustHaveSecondFactor(deps, user) && !user.hasSecondFactor;
}

/** Throws SECOND_FACTOR_REQUIRED while a required second factor is missing. */
export function requireSecondFactor(deps: Pick<Deps, 'env'>, user: SignedInActor): void {
  if (needsSecondFactor(deps, user)) throw new AppError('SECOND_FACTOR_REQUIRED');
}

/** Id of the acting person, also for an organization; named in audit entries and events. */
export function personIdOf(actor: Pick<Actor, 'id' | 'person'>): string {
  return actor.person?.id ?? actor.id;
}

/** Absolute session lifetime: sessions created before this time have expired regardless of use. */
export function oldestSessionStart({ now }: Pick<Deps, 'now'>): Date {
  return new Date(now().getTime() - limits.sessionAbsoluteMs);
}
