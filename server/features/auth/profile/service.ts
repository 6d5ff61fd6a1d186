import type { z } from 'zod';
import type { SignedInActor } from '#server/context.ts';
import type { Db, Trx } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import type { changePasswordInput, profileView, updateProfileInput } from '#shared/schemas/auth.ts';
import { findPendingEmail } from '../links/queries.ts';
import { endLinksOf, mailLink } from '../links/service.ts';
import { hashPassword, refuseCommonPassword, verifyPassword } from '../password.ts';
import { normalizePhone } from '../phone.ts';
import * as queries from '../queries.ts';
import { endSessionsOf } from '../session.ts';

// A person's own name, address, phone and password. The profile is the truth; signing in changes nothing of it.
// A new address counts only after its mailbox was read; until then the account stays with the old one.
// A new password ends every other session and every mailed link.

type ProfileView = z.input<typeof profileView>;

/** One's own profile. PROFILE_NOT_FOUND when the account is gone. */
export async function getProfile({ db, now }: Deps, actor: SignedInActor): Promise<ProfileView> {
  return viewProfile(db, { userId: actor.id, now: now() });
}

async function viewProfile(db: Db | Trx, { userId, now }: { userId: string; now: Date }): Promise<ProfileView> {
  const account = await queries.findAccount(db, userId);
  if (!account) throw new AppError('PROFILE_NOT_FOUND');
  return { ...account, pendingEmail: await findPendingEmail(db, { userId, now }) };
}

/**
 * Saves name and phone at once. An address other than the present one waits for its confirmation and replaces one that
 * waited before. EMAIL_TAKEN, PROFILE_NOT_FOUND; TOO_MANY_REQUESTS for changing the address again and again.
 */
export async function updateProfile(
  deps: Deps,
  actor: SignedInActor,
  input: z.output<typeof updateProfileInput>,
): Promise<ProfileView> {
  const { name, email } = input;
  const now = deps.now();
  if (email !== actor.email) await refuseTaken(deps, actor, email);
  return deps.db.transaction().execute(async (trx) => {
    const account = await queries.lockAccount(trx, actor.id);
    if (!account) throw new AppError('PROFILE_NOT_FOUND');
    const phone = input.phone && normalizePhone(input.phone);
    await queries.updateNameAndPhone(trx, { userId: actor.id, name, phone, now });
    if (email !== account.email) await mailLink(deps, trx, { kind: 'change-email', userId: actor.id, name, email });
    return viewProfile(trx, { userId: actor.id, now });
  });
}

/** Counted, because each one sends a mail to an address of the caller's choice and tells whether it has an account. */
async function refuseTaken(deps: Deps, actor: SignedInActor, email: string): Promise<void> {
  await deps.rateLimiter.consume('resendByAccount', actor.id, 'TOO_MANY_REQUESTS');
  const other = await queries.findAccountByEmail(deps.db, email);
  if (other && other.id !== actor.id) throw new AppError('EMAIL_TAKEN');
}

/**
 * Replaces the password of a person who knows the present one.
 * CURRENT_PASSWORD_WRONG, also for the second of two at once; PASSWORD_COMMON; TOO_MANY_PASSWORD_UPDATES.
 */
export async function changePassword(
  deps: Deps,
  actor: SignedInActor,
  { current, password }: z.output<typeof changePasswordInput>,
): Promise<void> {
  const userId = actor.id;
  await deps.rateLimiter.consume('passwordUpdate', userId, 'TOO_MANY_PASSWORD_UPDATES');
  const checked = (await queries.findAccount(deps.db, userId))?.passwordHash;
  if (!(await verifyPassword(checked, current))) throw new AppError('CURRENT_PASSWORD_WRONG');
  refuseCommonPassword(password);
  const passwordHash = await hashPassword(password);
  await deps.db.transaction().execute(async (trx) => {
    const account = await queries.lockAccount(trx, userId);
    if (account?.passwordHash !== checked) throw new AppError('CURRENT_PASSWORD_WRONG');
    await queries.updatePassword(trx, { userId, passwordHash, now: deps.now() });
    await endLinksOf(deps, trx, userId);
    await endSessionsOf(trx, userId, { except: actor.sessionId });
  });
}
