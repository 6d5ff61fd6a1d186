import type { Role } from '#shared/roles.ts';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { changeRole } from '#server/features/auth/roles.ts';
import { resetTotp } from '#server/features/auth/second-factor/service.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import { releaseUserAssignments } from '#server/features/documents/review/assignment/queries.ts';
import { releaseUserClaims } from '#server/features/documents/review/claim/queries.ts';
import { setCreditLimit } from '#server/features/payments/on-account/service.ts';
import { findUser } from './users/queries.ts';

/*
 * Accounts in the admin's area: roles, lost second factors and credit limits.
 * Promises: each change is in the audit log.
 * Never: an admin who changes their own role or resets their own second factor.
 */

/**
 * Sets a role, effective from the next request; sessions are kept. A user who leaves staff releases their claims.
 * Throws ADMIN_ONLY when the actor lost the role concurrently, OWN_ROLE_LOCKED, USER_NOT_FOUND, ROLE_OF_PERSON.
 */
export async function setUserRole(deps: Deps, actor: Actor, input: { id: string; role: Role }) {
  await deps.db.transaction().execute(async (trx) => {
    const { before, hasLeftStaff } = await changeRole(deps, trx, actor, { userId: input.id, role: input.role });
    if (before === input.role) return;
    if (hasLeftStaff) {
      await releaseUserClaims(trx, input.id);
      await releaseUserAssignments(trx, input.id);
    }
    await recordAudit(deps, trx, {
      event: 'role.set',
      actor,
      subjectUserId: input.id,
      details: { from: before, to: input.role },
    });
  });
  return getUser(deps, input.id);
}

/**
 * Removes another user's second factor and recovery codes, ends the trust in them, and notifies them by mail.
 * Throws OWN_SECOND_FACTOR, USER_NOT_FOUND, SECOND_FACTOR_OFF.
 */
export async function resetSecondFactor(deps: Deps, actor: Actor, { id, reason }: { id: string; reason: string }) {
  if (id === actor.id) throw new AppError('OWN_SECOND_FACTOR');
  await deps.db.transaction().execute(async (trx) => {
    await resetTotp(deps, trx, { userId: id, by: actor });
    await recordAudit(deps, trx, { event: 'secondFactor.reset', actor, subjectUserId: id, details: { reason } });
  });
  return getUser(deps, id);
}

/** Sets what an organization may owe on account. Throws NOT_AN_ORGANIZATION. */
export async function setUserCreditLimit(deps: Deps, actor: Actor, input: { id: string; limitCents: number | null }) {
  await setCreditLimit(deps, actor, input);
  return getUser(deps, input.id);
}

async function getUser(deps: Deps, id: string) {
  const user = await findUser(deps.db, { id, now: deps.now() });
  if (!user) throw new AppError('USER_NOT_FOUND');
  return user;
}
