import { isStaff, type Role } from '#shared/roles.ts';
import type { Actor } from '#server/context.ts';
import type { Trx } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import { lockAdmins, lockRole, updateRole } from './queries.ts';

/*
 * Roles.
 * Promises: the actor is an admin when the change commits and stays one, so at least one admin remains even when two demote each
 * other concurrently. Sessions read the role on every request.
 * Never: a role that no admin assigned.
 */

/**
 * Assigns a role. Returns the previous one and whether the user left staff.
 * Throws ADMIN_ONLY (the actor's own role was removed), OWN_ROLE_LOCKED, USER_NOT_FOUND.
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
