import type { z } from 'zod';
import type { Context, SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { findPendingEmail, requestEmailChange, requireFreeAddress } from '#server/features/auth/account/address.ts';
import { endTrust } from '#server/features/auth/end-trust.ts';
import { consumeAttempt, consumeInboxQuota, sessionKey } from '#server/features/auth/login-throttle.ts';
import { hashPassword, refuseCommonPassword, verifyPassword } from '#server/features/auth/password.ts';
import { normalizePhone } from '#server/features/auth/phone.ts';
import { findAccount, lockAccount, updateDetails, updatePassword } from '#server/features/auth/queries.ts';
import { requireRecentProof } from '#server/features/auth/recent-proof.ts';
import { queueSecurityMail } from '#server/features/auth/security-mail.ts';
import { lockTrust } from '#server/features/auth/trust-locks.ts';
import { findSuppressionReason } from '#server/features/notifications/bounces.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import { canonicalEmail } from '#shared/email.ts';
import type { changePasswordInput, profileView, updateProfileInput } from '#shared/schemas/auth.ts';
import type { EndedTrust } from '#shared/schemas/trust.ts';

/*
 * The signed-in user's own name, address, phone, language and password.
 * Promises: a new address takes effect once confirmed; a new password ends every other session, and every key, push subscription
 * and e-mail token; name, phone and address change with a recent proof only.
 * Never: a profile changed by signing in.
 */

type ProfileView = z.input<typeof profileView>;

/** Throws PROFILE_NOT_FOUND when the account was deleted. */
export async function getProfile(deps: Deps, actor: SignedInActor): Promise<ProfileView> {
  return viewProfile(deps, deps.db, actor.id);
}

/**
 * Saves name, phone and language immediately; fields left out stay. Another name, phone or address requires a recent proof; an
 * address becomes the pending one until confirmed. Throws PROOF_NEEDED, EMAIL_TAKEN, PROFILE_NOT_FOUND, TOO_MANY_REQUESTS (too
 * many address changes).
 */
export async function updateProfile(
  deps: Deps,
  actor: SignedInActor,
  input: z.output<typeof updateProfileInput>,
): Promise<ProfileView> {
  const { name, email, locale } = input;
  if (email !== undefined && email !== canonicalEmail(actor.email)) await checkNewAddress(deps, actor, email);
  return deps.db.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, actor.id);
    if (!account) throw new AppError('PROFILE_NOT_FOUND');
    const phone = input.phone && normalizePhone(input.phone);
    const isOtherName = name !== undefined && name !== account.name;
    const isOtherPhone = phone !== undefined && phone !== (account.phone || null);
    if (isOtherName || isOtherPhone) await requireRecentProof({ ...deps, db: trx }, actor);
    await updateDetails(trx, { userId: actor.id, details: { name, phone, locale }, now: deps.now() });
    if (email !== undefined && email !== canonicalEmail(account.email)) {
      // Checked again under the lock: another request may have changed the address since.
      await requireRecentProof({ ...deps, db: trx }, actor);
      await requestEmailChange(deps, trx, { account, email });
    }
    return viewProfile(deps, trx, actor.id);
  });
}

/**
 * Changes the password given the current one; with a second factor, requires a recent proof as well. Revokes everything
 * else that trust gave, and returns what that was. Throws PROOF_NEEDED, CURRENT_PASSWORD_WRONG (also for the second of
 * two concurrent calls), PASSWORD_COMMON, TOO_MANY_PASSWORD_UPDATES.
 */
export async function changePassword(
  deps: Deps,
  actor: SignedInActor & Pick<Context, 'deviceTokens'>,
  { current, password }: z.output<typeof changePasswordInput>,
): Promise<EndedTrust> {
  const userId = actor.id;
  if (actor.hasSecondFactor) await requireRecentProof(deps, actor);
  const refundAttempt = await consumeAttempt(deps, 'password', {
    ...sessionKey(actor),
    code: 'TOO_MANY_PASSWORD_UPDATES',
  });
  const currentHash = (await findAccount(deps.db, userId))?.passwordHash;
  if (!(await verifyPassword(currentHash, current, userId))) throw new AppError('CURRENT_PASSWORD_WRONG');
  refuseCommonPassword(password);
  const passwordHash = await hashPassword(password, userId);
  const ended = await deps.db.transaction().execute(async (trx) => {
    const account = await lockTrust(deps, trx, actor);
    if (account.passwordHash !== currentHash) throw new AppError('CURRENT_PASSWORD_WRONG');
    await updatePassword(trx, { userId, passwordHash, now: deps.now() });
    const trust = await endTrust(deps, trx, { cause: 'passwordChanged', userId, by: actor, except: actor });
    await queueSecurityMail(deps, trx, { account, template: 'password-changed', payload: { ended: trust } });
    return trust;
  });
  await refundAttempt();
  return ended;
}

async function viewProfile(deps: Deps, db: Db | Trx, userId: string): Promise<ProfileView> {
  const account = await findAccount(db, userId);
  if (!account) throw new AppError('PROFILE_NOT_FOUND');
  const [pendingEmail, emailBounce] = [
    await findPendingEmail(deps, db, userId),
    await findSuppressionReason(db, account.email),
  ];
  return { ...account, pendingEmail, emailBounce };
}

/** Rate-limited: each change mails an address of the caller's choice and reveals whether it has an account. */
async function checkNewAddress(deps: Deps, actor: SignedInActor, email: string): Promise<void> {
  await requireRecentProof(deps, actor);
  await deps.rateLimiter.consume('addressChanges', actor.id, 'TOO_MANY_REQUESTS');
  if (!(await consumeInboxQuota(deps, 'confirmationsByInbox', email))) throw new AppError('TOO_MANY_REQUESTS');
  await deps.db.transaction().execute((trx) => requireFreeAddress(deps, trx, { email, userId: actor.id }));
}
