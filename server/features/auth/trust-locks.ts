import type { SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import type { Trx } from '#server/platform/db/client.ts';
import { can, type Capability } from '#shared/access.ts';
import { oldestSessionStart } from './policy.ts';
import { lockAccount, lockMembership, lockSession, type Account } from './queries.ts';

/**
 * Locks for changes that rely on their actor: whatever ends trust in the actor waits for them, or has ended it before.
 */

/**
 * Locks the actor's account and session until the transaction ends, for what outlives the session. Call it before other locks.
 * Throws NOT_SIGNED_IN when the session has ended since the call began.
 */
export async function lockTrust(deps: Pick<Deps, 'now'>, trx: Trx, actor: SignedInActor): Promise<Account> {
  const { person, sessionId } = actor;
  const account = await lockAccount(trx, person.id);
  const session = { id: sessionId, userId: person.id, now: deps.now(), startedAfter: oldestSessionStart(deps) };
  if (!account || !(await lockSession(trx, session))) throw new AppError('NOT_SIGNED_IN');
  return account;
}

/** The same for the membership of an actor who acts for an organization. Throws MEMBER_DENIED when it ended or changed. */
export async function lockMemberTrust(trx: Trx, { id: accountId, person, member }: SignedInActor): Promise<void> {
  if (member === null) return;
  const membership = await lockMembership(trx, { accountId, userId: person.id });
  if (membership?.role !== member) throw new AppError('MEMBER_DENIED');
}

/**
 * Locks a person against a change of what they may do until the transaction ends. Throws PERMISSION_DENIED when they lost the
 * capability, or were suspended, since the call began.
 */
export async function lockHeld(trx: Trx, userId: string, capability: Capability): Promise<void> {
  const row = await trx
    .selectFrom('profiles')
    .select(['role', 'capabilities', 'suspendedAt'])
    .where('id', '=', userId)
    .forShare()
    .executeTakeFirst();
  if (!row || row.suspendedAt !== null || !can(row, capability)) throw new AppError('PERMISSION_DENIED');
}
