import { randomBytes } from 'node:crypto';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import {
  closeUndoTokens,
  consumeToken,
  findFirstUndo,
  findOpenToken,
  findToken,
  isAddressReserved,
  issueToken,
  issueUndoToken,
  revokeTokens,
} from '#server/features/auth/email-tokens.ts';
import { endTrust } from '#server/features/auth/end-trust.ts';
import { hashPassword } from '#server/features/auth/password.ts';
import {
  deleteFactor,
  deletePasskeys,
  findAccountByEmail,
  lockAccount,
  lockAddress,
  updateEmail,
  updateEmailVerified,
  updatePassword,
  type Account,
} from '#server/features/auth/queries.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import { isStaff } from '#shared/access.ts';
import { canonicalEmail } from '#shared/email.ts';
import { limits } from '#shared/limits.ts';

/*
 * The account's e-mail address: confirmation, change and undo.
 * Promises: an address takes effect once its mailbox is confirmed. The previous address is mailed on request and on completion
 * of a change, with an undo link that is valid for 72 hours without signing in. Undo links outlast later changes, so the owner
 * of an account that was taken over can always restore it.
 * Never: one address on two accounts, or a registration of an address that its owner can still restore.
 */

/**
 * Confirms the account's first address or a new one. A used link returns `alreadyConfirmed` while its address is the account's.
 * Throws CONFIRM_LINK_INVALID (replaced, expired or unknown), EMAIL_TAKEN.
 */
export async function confirmEmail(
  deps: Deps,
  { token }: { token: string },
): Promise<{ email: string; alreadyConfirmed?: true }> {
  const emailToken = await findToken(deps, token);
  if (emailToken?.kind !== 'confirm' && emailToken?.kind !== 'change-email') throw new AppError('CONFIRM_LINK_INVALID');
  const email = canonicalEmail(emailToken.email);
  return deps.db.transaction().execute(async (trx) => {
    if (emailToken.kind === 'change-email') await lockAddress(trx, email);
    const account = await lockAccount(trx, emailToken.userId);
    if (account?.emailVerifiedAt && account.email === email) return { email, alreadyConfirmed: true };
    if (!account || !(await consumeToken(deps, trx, emailToken))) throw new AppError('CONFIRM_LINK_INVALID');
    if (emailToken.kind === 'change-email') await applyEmailChange(deps, trx, { account, email });
    await updateEmailVerified(trx, { userId: account.id, now: deps.now() });
    return { email };
  });
}

/**
 * Throws EMAIL_TAKEN while another account has the address or can restore it. The caller holds `lockAddress` until the commit.
 * A lookup instead of the unique index, whose violation would write the address to PostgreSQL's log.
 */
export async function requireFreeAddress(
  deps: Pick<Deps, 'now'>,
  trx: Trx,
  { email, userId }: { email: string; userId: string | null },
): Promise<void> {
  const owner = await findAccountByEmail(trx, email);
  if (owner && owner.id !== userId) throw new AppError('EMAIL_TAKEN');
  if (await isAddressReserved(trx, { email, userId, now: deps.now() })) throw new AppError('EMAIL_TAKEN');
}

/** Mails a confirmation link to the new address and a notice with an undo link to the current one. */
export async function requestEmailChange(
  deps: Deps,
  trx: Trx,
  { account, email }: { account: Account; email: string },
): Promise<void> {
  await issueToken(deps, trx, { kind: 'change-email', userId: account.id, name: account.name, email });
  await issueUndoToken(deps, trx, { template: 'email-change-requested', account, newAddress: email });
}

/** The new address awaiting confirmation; null when no change is pending. */
export async function findPendingEmail(deps: Pick<Deps, 'now'>, db: Db | Trx, userId: string): Promise<string | null> {
  return (await findOpenToken(db, { userId, kind: 'change-email', now: deps.now() }))?.email ?? null;
}

/**
 * Restores a former address and mails it a password reset link. Ends all that trust gave, and a password, passkey or second
 * factor set since the change. Throws UNDO_LINK_INVALID (used, expired or unknown).
 */
export async function undoEmailChange(deps: Deps, { token }: { token: string }): Promise<{ email: string }> {
  const emailToken = await findToken(deps, token);
  if (emailToken?.kind !== 'undo-change' || !emailToken.isOpen) throw new AppError('UNDO_LINK_INVALID');
  const { email, userId } = emailToken;
  const unusableHash = await hashPassword(randomBytes(32).toString('base64url'), userId);
  await deps.db.transaction().execute(async (trx) => {
    const now = deps.now();
    await lockAddress(trx, email);
    const account = await lockAccount(trx, userId);
    const since = account && (await findFirstUndo(trx, { userId, email, now }));
    if (!since || !(await consumeToken(deps, trx, emailToken))) throw new AppError('UNDO_LINK_INVALID');
    await closeUndoTokens(trx, { userId, since, now });
    await requireFreeAddress(deps, trx, { email, userId });
    await updateEmail(trx, { userId, email, now });
    // An intruder may have set these before changing the address: the suspect window is as long as an undo link is valid.
    const suspectSince = new Date(since.getTime() - limits.undoChangeMs);
    const { passwordChangedAt, createdAt } = account;
    const isFirstPassword = passwordChangedAt < since && passwordChangedAt.getTime() - createdAt.getTime() < 60_000;
    if (passwordChangedAt > suspectSince && !isFirstPassword) {
      await updatePassword(trx, { userId, passwordHash: unusableHash, now });
    }
    if (await deleteFactor(trx, userId, { since: suspectSince })) {
      if (isStaff(account.role)) await recordAudit(deps, trx, { event: 'secondFactor.off', actor: account });
    }
    await deletePasskeys(trx, userId, suspectSince);
    const ended = await endTrust(deps, trx, { cause: 'addressRestored', userId, by: account });
    await issueToken(deps, trx, {
      ...{ kind: 'reset', userId, name: account.name, email },
      ...{ template: 'address-restored', ended },
    });
  });
  return { email };
}

async function applyEmailChange(
  deps: Deps,
  trx: Trx,
  { account, email }: { account: Account; email: string },
): Promise<void> {
  await requireFreeAddress(deps, trx, { email, userId: account.id });
  await updateEmail(trx, { userId: account.id, email, now: deps.now() });
  await revokeTokens(deps, trx, account.id);
  await issueUndoToken(deps, trx, { template: 'email-changed', account, newAddress: email });
}
