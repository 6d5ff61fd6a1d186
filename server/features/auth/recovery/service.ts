import type { Context } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { countLinkRequest, forgetGuesses, hasInboxRoom } from '#server/features/auth/login-throttle.ts';
import { findKnownDevice, forgetDevices, rememberDevice } from '#server/features/auth/devices/service.ts';
import { padTo } from '#server/features/auth/constant-time.ts';
import {
  revokeTokensOf,
  findToken,
  issueTokenWithin,
  consumeToken,
} from '#server/features/auth/email-tokens/service.ts';
import { hashPassword, refuseCommonPassword } from '#server/features/auth/password.ts';
import * as queries from '#server/features/auth/queries.ts';
import { mailSecurity } from '#server/features/auth/security-mail.ts';
import { endSessionsOf } from '#server/features/auth/session.ts';

// A person who reads the account's mailbox can set a new password, once for each link and within an hour.
// Afterwards nobody is signed in any more, and no link mailed before still works.
// Asking never tells whether an address has an account.

/** Mails a link to an account of that address; says the same for every address. TOO_MANY_RESETS. */
export async function requestPasswordReset(
  deps: Deps,
  caller: Pick<Context, 'ip' | 'deviceTokens'>,
  { email }: { email: string },
): Promise<void> {
  const found = await queries.findAccountByEmail(deps.db, email);
  const known = await findKnownDevice(deps.db, found?.id, caller);
  await countLinkRequest(deps, 'reset', { account: email, ip: caller.ip, known, code: 'TOO_MANY_RESETS' });
  await padTo(async () => {
    if (!found) return;
    const hasRoom = await hasInboxRoom(deps, 'resetsByInbox', email);
    await deps.db.transaction().execute(async (trx) => {
      const account = await queries.lockAccount(trx, found.id);
      if (account?.email !== found.email) return;
      await issueTokenWithin(deps, trx, { kind: 'reset', account, hasRoom });
    });
  });
}

/** Whether the link could be used now; it is not used up by asking. */
export async function checkPasswordReset(deps: Deps, { token }: { token: string }): Promise<{ valid: boolean }> {
  const link = await findToken(deps, token);
  return { valid: link?.kind === 'reset' && link.isOpen };
}

/**
 * Sets a new password, ends every session and every other link, and confirms the address, whose mailbox was just read.
 * The caller's browser becomes the account's only known device, and what strangers guessed is forgotten.
 * RESET_LINK_EXPIRED, RESET_LINK_INVALID (unknown, or used before), PASSWORD_COMMON.
 */
export async function resetPassword(
  deps: Deps,
  caller: Pick<Context, 'ip' | 'deviceTokens'>,
  { token, password }: { token: string; password: string },
): Promise<{ cookie: string }> {
  const link = await findToken(deps, token);
  if (link?.kind !== 'reset' || link.usedAt) throw new AppError('RESET_LINK_INVALID');
  if (link.isExpired) throw new AppError('RESET_LINK_EXPIRED');
  refuseCommonPassword(password);
  const passwordHash = await hashPassword(password, link.userId);
  const { email, cookie } = await deps.db.transaction().execute(async (trx) => {
    const { userId } = link;
    const account = await queries.lockAccount(trx, userId);
    if (!account || !(await consumeToken(deps, trx, link))) throw new AppError('RESET_LINK_INVALID');
    await queries.updatePassword(trx, { userId, passwordHash, now: deps.now() });
    await queries.updateEmailVerified(trx, { userId, now: deps.now() });
    await revokeTokensOf(deps, trx, userId);
    await endSessionsOf(trx, userId);
    await forgetDevices(trx, userId);
    await mailSecurity(deps, trx, { account, template: 'password-reset-done', payload: {} });
    const device = await rememberDevice(deps, trx, { userId, deviceTokens: caller.deviceTokens });
    return { email: account.email, cookie: device.cookie };
  });
  await forgetGuesses(deps, email, caller);
  return { cookie };
}
