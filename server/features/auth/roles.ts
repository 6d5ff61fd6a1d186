import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import type { Trx } from '#server/platform/db/client.ts';
import { can, isStaff, rolesThat } from '#shared/access.ts';
import type { Role } from '#shared/roles.ts';
import { endTrust } from './end-trust.ts';
import { lockAccount } from './queries.ts';

/*
 * Roles.
 * Promises: the actor is an admin when the change commits and stays one, so at least one admin remains even when two demote each
 * other concurrently. Sessions read the role on every request; API keys end with the role they were made under.
 * Never: a role that no admin assigned; a staff role for an organization's or a sandbox's account.
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
  if (userId === actor.id && !can({ role }, 'manage')) throw new AppError('OWN_ROLE_LOCKED');
  if (before !== role) {
    await updateRole(trx, { userId, role, now: deps.now() });
    await endTrust(deps, trx, { cause: 'roleChanged', userId, by: actor });
  }
  return { before, hasLeftStaff: isStaff(before) && !isStaff(role) };
}

/**
 * Ids of all admins, locked until the transaction ends. Their keys are not: an entry of the audit log refers to its actor, so
 * an admin's login would hold the log and wait here, while this transaction waits for the log.
 */
export async function lockAdmins(trx: Trx): Promise<string[]> {
  const rows = await trx
    .selectFrom('profiles')
    .select('id')
    .where('role', 'in', rolesThat('manage'))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map((row) => row.id);
}

/** Locks the profile until the transaction ends. */
async function lockRole(trx: Trx, userId: string) {
  return trx.selectFrom('profiles').select(['role', 'kind']).where('id', '=', userId).forUpdate().executeTakeFirst();
}

export async function updateRole(trx: Trx, params: { userId: string; role: Role; now: Date }): Promise<void> {
  await trx
    .updateTable('profiles')
    .set({ role: params.role, updatedAt: params.now })
    .where('id', '=', params.userId)
    .execute();
}
