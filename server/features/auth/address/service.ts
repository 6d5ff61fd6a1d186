import { randomBytes } from 'node:crypto';
import type { Db, Trx } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { isStaff } from '#shared/roles.ts';
import { canonicalEmail } from '#shared/email.ts';
import { limits } from '#shared/limits.ts';
import { forgetDevices } from '#server/features/auth/devices/service.ts';
import {
  closeUndoTokens,
  findFirstUndo,
  findOpenToken,
  isReserved,
} from '#server/features/auth/email-tokens/queries.ts';
import {
  revokeTokensOf,
  findToken,
  issueToken,
  issueUndoToken,
  consumeToken,
} from '#server/features/auth/email-tokens/service.ts';
import { hashPassword } from '#server/features/auth/password.ts';
import * as queries from '#server/features/auth/queries.ts';
import { endFactorSince } from '#server/features/auth/second-factor/service.ts';
import { endSessionsOf } from '#server/features/auth/session.ts';
import { recordAudit } from '#server/features/auth/audit-log/service.ts';

// Promises: an address counts once its mailbox was read. Each change is mailed to the address before it, when it is asked
// for and when it is done, with a link that brings that address back for 72 hours and works without signing in.
// The link of an older address outlasts every later change: of an account that was taken over, its owner has the last word.
// Never: an address that belongs to two accounts, or that a stranger can register while its owner may still get it back.

/**
 * Takes a mailed link that confirms an address: the account's first one, or the one it changes to.
 * A link that was used before answers `alreadyConfirmed` as long as its address is the account's.
 * CONFIRM_LINK_INVALID when it was replaced, has expired or is unknown; EMAIL_TAKEN.
 */
export async function confirmEmail(
  deps: Deps,
  { token }: { token: string },
): Promise<{ email: string; alreadyConfirmed?: true }> {
  const link = await findToken(deps, token);
  if (link?.kind !== 'confirm' && link?.kind !== 'change-email') throw new AppError('CONFIRM_LINK_INVALID');
  const email = canonicalEmail(link.email);
  return deps.db.transaction().execute(async (trx) => {
    if (link.kind === 'change-email') await queries.lockAddress(trx, email);
    const account = await queries.lockAccount(trx, link.userId);
    if (account?.emailVerifiedAt && account.email === email) return { email, alreadyConfirmed: true };
    if (!account || !(await consumeToken(deps, trx, link))) throw new AppError('CONFIRM_LINK_INVALID');
    if (link.kind === 'change-email') await moveTo(deps, trx, { account, email });
    await queries.updateEmailVerified(trx, { userId: account.id, now: deps.now() });
    return { email };
  });
}

async function moveTo(
  deps: Deps,
  trx: Trx,
  { account, email }: { account: queries.Account; email: string },
): Promise<void> {
  await requireFreeAddress(deps, trx, { email, userId: account.id });
  await queries.updateEmail(trx, { userId: account.id, email, now: deps.now() });
  await revokeTokensOf(deps, trx, account.id);
  await issueUndoToken(deps, trx, { template: 'email-changed', account, newAddress: email });
}

/**
 * EMAIL_TAKEN while another account has the address or can bring it back. Looked up rather than left to the unique index:
 * PostgreSQL would write the address to its log. With `lockAddress` held, the answer stays true until the commit.
 */
export async function requireFreeAddress(
  deps: Pick<Deps, 'now'>,
  trx: Trx,
  { email, userId }: { email: string; userId: string | null },
): Promise<void> {
  const owner = await queries.findAccountByEmail(trx, email);
  if (owner && owner.id !== userId) throw new AppError('EMAIL_TAKEN');
  if (await isReserved(trx, { email, userId, now: deps.now() })) throw new AppError('EMAIL_TAKEN');
}

/** Mails the new address a link that confirms it, and tells the present one, with a link that undoes it. */
export async function requestEmailChange(
  deps: Deps,
  trx: Trx,
  { account, email }: { account: queries.Account; email: string },
): Promise<void> {
  await issueToken(deps, trx, { kind: 'change-email', userId: account.id, name: account.name, email });
  await issueUndoToken(deps, trx, { template: 'email-change-requested', account, newAddress: email });
}

/** The address that waits for its confirmation. */
export async function findPendingEmail(deps: Pick<Deps, 'now'>, db: Db | Trx, userId: string): Promise<string | null> {
  return (await findOpenToken(db, { userId, kind: 'change-email', now: deps.now() }))?.email ?? null;
}

/**
 * Brings a former address back: ends the change that is under way, every session, known device and mailed link, and mails
 * the address a link for a new password. A password or second factor that came with the change goes as well.
 * UNDO_LINK_INVALID when the link was used, has expired or is unknown.
 */
export async function undoEmailChange(deps: Deps, { token }: { token: string }): Promise<{ email: string }> {
  const link = await findToken(deps, token);
  if (link?.kind !== 'undo-change' || !link.isOpen) throw new AppError('UNDO_LINK_INVALID');
  const { email, userId } = link;
  const unknownHash = await hashPassword(randomBytes(32).toString('base64url'), userId);
  await deps.db.transaction().execute(async (trx) => {
    const now = deps.now();
    await queries.lockAddress(trx, email);
    const account = await queries.lockAccount(trx, userId);
    const since = account && (await findFirstUndo(trx, { userId, email, now }));
    if (!since || !(await consumeToken(deps, trx, link))) throw new AppError('UNDO_LINK_INVALID');
    await closeUndoTokens(trx, { userId, since, now });
    await requireFreeAddress(deps, trx, { email, userId });
    await queries.updateEmail(trx, { userId, email, now });
    await revokeTokensOf(deps, trx, userId);
    // An intruder may have changed these before the address: as far back as a change can be undone.
    const suspectSince = new Date(since.getTime() - limits.undoChangeMs);
    const { passwordChangedAt, createdAt } = account;
    const isFirstPassword = passwordChangedAt < since && passwordChangedAt.getTime() - createdAt.getTime() < 60_000;
    if (passwordChangedAt > suspectSince && !isFirstPassword) {
      await queries.updatePassword(trx, { userId, passwordHash: unknownHash, now });
    }
    if (await endFactorSince(trx, { userId, since: suspectSince })) {
      if (isStaff(account.role)) await recordAudit(deps, trx, { event: 'secondFactor.off', actor: account });
    }
    await forgetDevices(trx, userId);
    await endSessionsOf(trx, userId);
    await issueToken(deps, trx, { kind: 'reset', userId, name: account.name, email, template: 'address-restored' });
  });
  return { email };
}
