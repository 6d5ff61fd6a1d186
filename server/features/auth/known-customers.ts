import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { limits } from '#shared/limits.ts';
import { isStaff } from '#shared/roles.ts';
import { personIdOf } from '#server/features/auth/organizations/policy.ts';
import { findStanding } from './known-customers/queries.ts';

/**
 * Whether uploads of the actor come before those of newcomers in their network: the account, or the person who acts, has paid, is
 * older than a day, or is staff. By the live product's records and clock, also for test keys: a sandbox's payments and clock are
 * its owner's to set.
 */
export async function isKnownCustomer(
  { db, now, sandbox }: Pick<Deps, 'db' | 'now' | 'sandbox'>,
  actor: Actor,
): Promise<boolean> {
  const live = sandbox?.live ?? { db, now };
  const newcomersSince = new Date(live.now().getTime() - limits.newcomerMs);
  const ids = new Set([actor.id, personIdOf(actor)]);
  const standings = await Promise.all([...ids].map((id) => findStanding(live.db, id)));
  return standings.some(
    (found) => found !== undefined && (found.hasPaid || isStaff(found.role) || found.createdAt <= newcomersSince),
  );
}
