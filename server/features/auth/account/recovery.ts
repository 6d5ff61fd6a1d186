import type { Context } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { padTo } from '#server/features/auth/constant-time.ts';
import { findKnownDevice, rememberDevice } from '#server/features/auth/devices.ts';
import { consumeToken, findToken, issueTokenWithinQuota } from '#server/features/auth/email-tokens.ts';
import { endTrust } from '#server/features/auth/end-trust.ts';
import { consumeInboxQuota, consumeLinkRequest, resetAttempts } from '#server/features/auth/login-throttle.ts';
import { hashPassword, refuseCommonPassword } from '#server/features/auth/password.ts';
import {
  deletePasskeys,
  findAccountByEmail,
  lockAccount,
  updateEmailVerified,
  updatePassword,
} from '#server/features/auth/queries.ts';
import { queueSecurityMail } from '#server/features/auth/security-mail.ts';
import type { EndedTrust } from '#shared/schemas/trust.ts';

/*
 * Password reset by e-mail, and the first password of an invited customer.
 * Promises: a reset link works once, within an hour, an invitation within seven days; a reset ends every passkey, and all that trust gave.
 * Never: a response, or its timing, that reveals whether an address has an account.
 */

/** Mails a reset link if the address has an account; the response is the same either way. Throws TOO_MANY_RESETS. */
export async function requestPasswordReset(
  deps: Deps,
  caller: Pick<Context, 'ip' | 'deviceTokens'>,
  { email }: { email: string },
): Promise<void> {
  const found = await findAccountByEmail(deps.db, email);
  const known = await findKnownDevice(deps.db, found?.id, caller);
  await consumeLinkRequest(deps, 'reset', { account: email, ip: caller.ip, known, code: 'TOO_MANY_RESETS' });
  await padTo(async () => {
    if (!found) return;
    const hasQuota = await consumeInboxQuota(deps, 'resetsByInbox', email);
    await deps.db.transaction().execute(async (trx) => {
      const account = await lockAccount(trx, found.id);
      if (account?.email !== found.email) return;
      await issueTokenWithinQuota(deps, trx, { kind: 'reset', account, hasQuota });
    });
  });
}

/** Whether the token is open; does not consume it. */
export async function checkPasswordReset(deps: Deps, { token }: { token: string }): Promise<{ valid: boolean }> {
  const emailToken = await findToken(deps, token);
  return { valid: setsPassword(emailToken) && emailToken.isOpen };
}

/**
 * Sets a new password, confirms the address, makes the caller's browser the account's only known device (`cookie`), and returns
 * what else `ended`.
 * Throws RESET_LINK_EXPIRED, RESET_LINK_INVALID (unknown or used), PASSWORD_COMMON.
 */
export async function resetPassword(
  deps: Deps,
  caller: Pick<Context, 'ip' | 'deviceTokens'>,
  { token, password }: { token: string; password: string },
): Promise<{ cookie: string; ended: EndedTrust }> {
  const emailToken = await findToken(deps, token);
  if (!setsPassword(emailToken) || emailToken.usedAt) throw new AppError('RESET_LINK_INVALID');
  if (emailToken.isExpired) throw new AppError('RESET_LINK_EXPIRED');
  refuseCommonPassword(password);
  const passwordHash = await hashPassword(password, emailToken.userId);
  const { email, cookie, ended } = await deps.db.transaction().execute(async (trx) => {
    const { userId } = emailToken;
    const account = await lockAccount(trx, userId);
    if (!account || !(await consumeToken(deps, trx, emailToken))) throw new AppError('RESET_LINK_INVALID');
    await updatePassword(trx, { userId, passwordHash, now: deps.now() });
    await updateEmailVerified(trx, { userId, now: deps.now() });
    await deletePasskeys(trx, userId);
    const trust = await endTrust(deps, trx, { cause: 'passwordReset', userId, by: account });
    // An imported customer had no password before.
    if (emailToken.kind === 'reset') {
      await queueSecurityMail(deps, trx, { account, template: 'password-reset-done', payload: { ended: trust } });
    }
    const device = await rememberDevice(deps, trx, { userId, deviceTokens: caller.deviceTokens });
    return { email: account.email, cookie: device.cookie, ended: trust };
  });
  await resetAttempts(deps, email, caller);
  return { cookie, ended };
}

type EmailToken = NonNullable<Awaited<ReturnType<typeof findToken>>>;

/** An imported customer sets a first password through the reset flow. */
function setsPassword(token: EmailToken | undefined): token is EmailToken {
  return token?.kind === 'reset' || token?.kind === 'invite';
}
