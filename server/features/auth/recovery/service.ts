import type { Context } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { countAttempt } from '../attempts.ts';
import { answerEvenly } from '../even-time.ts';
import { endLinksOf, findLink, mailLink, takeLink } from '../links/service.ts';
import { hashPassword, refuseCommonPassword } from '../password.ts';
import * as queries from '../queries.ts';
import { endSessionsOf } from '../session.ts';

// A person who reads the account's mailbox can set a new password, once for each link and within an hour.
// Afterwards nobody is signed in any more, and no link mailed before still works.
// Asking never tells whether an address has an account.

/** Mails a link to an account of that address; says the same for every address. TOO_MANY_RESETS. */
export async function requestPasswordReset(
  deps: Deps,
  { ip }: Pick<Context, 'ip'>,
  { email }: { email: string },
): Promise<void> {
  await countAttempt(deps, 'forgot', { email, ip, code: 'TOO_MANY_RESETS' });
  await answerEvenly(async () => {
    const found = await queries.findAccountByEmail(deps.db, email);
    if (!found) return;
    await deps.db.transaction().execute(async (trx) => {
      const account = await queries.lockAccount(trx, found.id);
      if (account?.email !== found.email) return;
      await mailLink(deps, trx, { kind: 'reset', userId: account.id, name: account.name, email: account.email });
    });
  });
}

/** Whether the link could be used now; it is not used up by asking. */
export async function checkPasswordReset(deps: Deps, { token }: { token: string }): Promise<{ valid: boolean }> {
  const link = await findLink(deps, token);
  return { valid: link?.kind === 'reset' && link.isOpen };
}

/**
 * Sets a new password, ends every session and every other link, and confirms the address, whose mailbox was just read.
 * RESET_LINK_EXPIRED, RESET_LINK_INVALID (unknown, or used before), PASSWORD_COMMON.
 */
export async function resetPassword(
  deps: Deps,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const link = await findLink(deps, token);
  if (link?.kind !== 'reset' || link.usedAt) throw new AppError('RESET_LINK_INVALID');
  if (link.isExpired) throw new AppError('RESET_LINK_EXPIRED');
  refuseCommonPassword(password);
  const passwordHash = await hashPassword(password);
  await deps.db.transaction().execute(async (trx) => {
    const { userId } = link;
    const account = await queries.lockAccount(trx, userId);
    if (!account || !(await takeLink(deps, trx, link))) throw new AppError('RESET_LINK_INVALID');
    await queries.updatePassword(trx, { userId, passwordHash, now: deps.now() });
    await queries.updateEmailVerified(trx, { userId, now: deps.now() });
    await endLinksOf(deps, trx, userId);
    await endSessionsOf(trx, userId);
  });
}
