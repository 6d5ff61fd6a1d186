import { isStaff, type Role } from '#shared/roles.ts';
import type { Actor } from '#server/context.ts';
import type { Trx } from '#server/platform/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { lockAccount } from '#server/features/auth/queries.ts';
import { endTrust } from '#server/features/auth/end-trust.ts';
import { lockAdmins, lockRole, updateRole } from './roles/queries.ts';

/*
 * Roles.
 * Promises: the actor is an admin when the change commits and stays one, so at least one admin remains even when two demote each
 * other concurrently. Sessions read the role on every request; API keys end with the role they were made under.
 * Never: a role that no admin assigned; a role of staff for an account that is no person.
 */

/**
 * Assigns a role. Returns the previous one and whether the user left staff.
 * Throws ADMIN_ONLY (the actor's own role was removed), OWN_ROLE_LOCKED, USER_NOT_FOUND, ROLE_OF_PERSON.
 */
export async function changeRole(
  deps: Pick<Deps, 'now'>,
  trx: Trx,
  actor: Actor,
  { userId, role }: { userId: string; role: Role },
): Promise<{ before: Role; hasLeftStaff: boolean }> {
  // The account's lock comes before those of profiles everywhere.
  await lockAccount(trx, userId);
  const admins = await lockAdmins(trx);
  if (!admins.includes(actor.id)) throw new AppError('ADMIN_ONLY');
  const user = await lockRole(trx, userId);
  if (!user) throw new AppError('USER_NOT_FOUND');
  if (user.kind !== 'person') throw new AppError('ROLE_OF_PERSON');
  const before = user.role;
  if (userId === actor.id && role !== 'admin') throw new AppError('OWN_ROLE_LOCKED');
  if (before !== role) {
    await updateRole(trx, { userId, role, now: deps.now() });
    await endTrust(deps, trx, { cause: 'roleChanged', userId, by: actor });
  }
  return { before, hasLeftStaff: isStaff(before) && !isStaff(role) };
}
