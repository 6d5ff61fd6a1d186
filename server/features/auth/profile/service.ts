import type { z } from 'zod';
import type { Context, SignedInActor } from '#server/context.ts';
import type { Db, Trx } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { findBounce } from '#server/features/notifications/bounces/service.ts';
import { AppError } from '#server/errors.ts';
import { canonicalEmail } from '#shared/email.ts';
import type { changePasswordInput, profileView, updateProfileInput } from '#shared/schemas/auth.ts';
import { findPendingEmail, requestEmailChange, requireFreeAddress } from '#server/features/auth/address/service.ts';
import { countGuess, hasInboxRoom, sessionCaller } from '#server/features/auth/login-throttle.ts';
import { forgetDevices } from '#server/features/auth/devices/service.ts';
import { revokeTokensOf } from '#server/features/auth/email-tokens/service.ts';
import { hashPassword, refuseCommonPassword, verifyPassword } from '#server/features/auth/password.ts';
import { normalizePhone } from '#server/features/auth/phone.ts';
import { requireRecentProof } from '#server/features/auth/proof/service.ts';
import * as queries from '#server/features/auth/queries.ts';
import { mailSecurity } from '#server/features/auth/security-mail.ts';
import { endSessionsOf } from '#server/features/auth/session.ts';

// A person's own name, address, phone and password. The profile is the truth; signing in changes nothing of it.
// A new address counts only after its mailbox was read; until then the account stays with the old one.
// A new password ends every other session and every mailed link.

type ProfileView = z.input<typeof profileView>;

/** One's own profile. PROFILE_NOT_FOUND when the account is gone. */
export async function getProfile(deps: Deps, actor: SignedInActor): Promise<ProfileView> {
  return viewProfile(deps, deps.db, actor.id);
}

async function viewProfile(deps: Deps, db: Db | Trx, userId: string): Promise<ProfileView> {
  const account = await queries.findAccount(db, userId);
  if (!account) throw new AppError('PROFILE_NOT_FOUND');
  const [pendingEmail, emailBounce] = [await findPendingEmail(deps, db, userId), await findBounce(db, account.email)];
  return { ...account, pendingEmail, emailBounce };
}

/**
 * Saves name and phone at once. An address other than the present one takes a recent proof, waits for its confirmation and
 * replaces one that waited before. PROOF_NEEDED, EMAIL_TAKEN, PROFILE_NOT_FOUND; TOO_MANY_REQUESTS for changing the address
 * again and again.
 */
export async function updateProfile(
  deps: Deps,
  actor: SignedInActor,
  input: z.output<typeof updateProfileInput>,
): Promise<ProfileView> {
  const { name, email } = input;
  if (email !== canonicalEmail(actor.email)) await checkNewAddress(deps, actor, email);
  return deps.db.transaction().execute(async (trx) => {
    const account = await queries.lockAccount(trx, actor.id);
    if (!account) throw new AppError('PROFILE_NOT_FOUND');
    const phone = input.phone && normalizePhone(input.phone);
    await queries.updateNameAndPhone(trx, { userId: actor.id, name, phone, now: deps.now() });
    if (email !== canonicalEmail(account.email)) {
      // Also where the address was changed in another window after this call was read.
      await requireRecentProof({ ...deps, db: trx }, actor);
      await requestEmailChange(deps, trx, { account, email });
    }
    return viewProfile(deps, trx, actor.id);
  });
}

/** Counted, because each one sends a mail to an address of the caller's choice and tells whether it has an account. */
async function checkNewAddress(deps: Deps, actor: SignedInActor, email: string): Promise<void> {
  await requireRecentProof(deps, actor);
  await deps.rateLimiter.consume('addressChanges', actor.id, 'TOO_MANY_REQUESTS');
  if (!(await hasInboxRoom(deps, 'confirmationsByInbox', email))) throw new AppError('TOO_MANY_REQUESTS');
  await deps.db.transaction().execute((trx) => requireFreeAddress(deps, trx, { email, userId: actor.id }));
}

/**
 * Replaces the password of a person who knows the present one; with two-step sign-in the procedure asks for a recent proof
 * as well. CURRENT_PASSWORD_WRONG, also for the second of two at once; PASSWORD_COMMON; TOO_MANY_PASSWORD_UPDATES.
 */
export async function changePassword(
  deps: Deps,
  actor: SignedInActor & Pick<Context, 'deviceTokens'>,
  { current, password }: z.output<typeof changePasswordInput>,
): Promise<void> {
  const userId = actor.id;
  if (actor.hasSecondFactor) await requireRecentProof(deps, actor);
  const settle = await countGuess(deps, 'password', { ...sessionCaller(actor), code: 'TOO_MANY_PASSWORD_UPDATES' });
  const checked = (await queries.findAccount(deps.db, userId))?.passwordHash;
  if (!(await verifyPassword(checked, current, userId))) throw new AppError('CURRENT_PASSWORD_WRONG');
  refuseCommonPassword(password);
  const passwordHash = await hashPassword(password, userId);
  await deps.db.transaction().execute(async (trx) => {
    const account = await queries.lockAccount(trx, userId);
    if (!account || account.passwordHash !== checked) throw new AppError('CURRENT_PASSWORD_WRONG');
    await queries.updatePassword(trx, { userId, passwordHash, now: deps.now() });
    await revokeTokensOf(deps, trx, userId);
    await endSessionsOf(trx, userId, { except: actor.sessionId });
    await forgetDevices(trx, userId, actor);
    await mailSecurity(deps, trx, { account, template: 'password-changed', payload: {} });
  });
  await settle();
}
