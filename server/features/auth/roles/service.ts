import { isStaff, type Role } from '#shared/roles.ts';
import type { Actor } from '#server/context.ts';
import type { Trx } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import { lockAdmins, lockRole, updateRole } from './queries.ts';

/*
 * Roles.
 * Promises: whoever changes a role is an admin at the moment of the change and stays one, so there is always an admin left,
 * also when two take the role from each other at once. A session reads the role anew on every request.
 * Never: a role from anything but an admin's decision.
 */

/**
 * Gives `userId` a role. Returns the one before, and whether the person stopped being staff.
 * Throws ADMIN_ONLY when the actor is no admin any more, OWN_ROLE_LOCKED, USER_NOT_FOUND.
 */
export async function changeRole(
  trx: Trx,
  actor: Actor,
  change: { userId: string; role: Role; now: Date },
): Promise<{ before: Role; hasLeftStaff: boolean }> {
  const { userId, role } = change;
  const admins = await lockAdmins(trx);
  if (!admins.includes(actor.id)) throw new AppError('ADMIN_ONLY');
  const before = await lockRole(trx, userId);
  if (!before) throw new AppError('USER_NOT_FOUND');
  if (userId === actor.id && role !== 'admin') throw new AppError('OWN_ROLE_LOCKED');
  if (before !== role) await updateRole(trx, change);
  return { before, hasLeftStaff: isStaff(before) && !isStaff(role) };
}
