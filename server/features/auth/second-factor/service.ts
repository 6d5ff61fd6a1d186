import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { Actor, SignedInActor } from '#server/context.ts';
import type { Db, Trx } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { mustHaveSecondFactor } from './policy.ts';
import { isStaff } from '#shared/roles.ts';
import type { recoveryCodesOutput, totpSetupOutput, totpStatusOutput } from '#shared/schemas/second-factor.ts';
import { countGuess, sessionCaller, type Caller } from '#server/features/auth/login-throttle.ts';
import { verifyPassword } from '#server/features/auth/password.ts';
import { findAccount, lockAccount } from '#server/features/auth/queries.ts';
import { mailSecurity } from '#server/features/auth/security-mail.ts';
import { endSessionsOf } from '#server/features/auth/session.ts';
import { recordAudit } from '#server/features/auth/audit-log/service.ts';
import * as queries from './queries.ts';
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-code.ts';
import { encrypt, decrypt } from './encrypted-secret.ts';
import { findStep, keyUri, toBase32 } from './totp.ts';

// A second proof besides the password, for whoever wants it and for staff who must.
// It is in force only after a code of it was shown, and whoever turns it on or off shows the password as well.
// Whoever it belongs to is told by mail of every turn it takes, in the commit that makes it true.
// No code works twice, and guessing is throttled per account and caller, whatever challenge it comes with.
// Nothing in the database alone makes a code.

const secretBytes = 20;

export async function getTotpStatus(deps: Deps, actor: SignedInActor): Promise<z.input<typeof totpStatusOutput>> {
  const factor = await queries.findFactor(deps.db, actor.id);
  const since = factor?.confirmedAt ?? null;
  return {
    isOn: since !== null,
    since,
    isRequired: mustHaveSecondFactor(deps, actor),
    recoveryCodesLeft: await queries.countRecoveryCodes(deps.db, actor.id),
  };
}

/**
 * Begins it: a secret for the app. Beginning again replaces what was begun.
 * CURRENT_PASSWORD_WRONG, SECOND_FACTOR_ON, TOO_MANY_CODES.
 */
export async function setUpTotp(
  deps: Deps,
  actor: SignedInActor,
  { password }: { password: string },
): Promise<z.input<typeof totpSetupOutput>> {
  await requirePassword(deps, actor, password);
  const secret = randomBytes(secretBytes);
  const encryptedSecret = encrypt(deps.env.appSecrets[0], actor.id, secret);
  const hasBegun = await deps.db
    .transaction()
    .execute((trx) => queries.insertFactor(trx, { userId: actor.id, encryptedSecret, now: deps.now() }));
  if (!hasBegun) throw new AppError('SECOND_FACTOR_ON');
  return {
    key: toBase32(secret),
    uri: keyUri({ secret, account: actor.email, issuer: deps.env.brand.name }),
  };
}

/**
 * Puts it into force with a first code, and gives the recovery codes, which nobody sees again. Every other session ends:
 * it was begun without the second proof. SECOND_FACTOR_WRONG, also when nothing was begun; TOO_MANY_CODES.
 */
export async function confirmTotp(
  deps: Deps,
  actor: SignedInActor,
  { code }: { code: string },
): Promise<z.input<typeof recoveryCodesOutput>> {
  const settle = await countGuess(deps, 'code', { ...sessionCaller(actor), code: 'TOO_MANY_CODES' });
  const factor = await queries.findFactor(deps.db, actor.id);
  const secret = factor && decrypt(deps.env.appSecrets, actor.id, factor.encryptedSecret);
  const step = secret && findStep(secret, code, deps.now());
  if (!factor || step === undefined) throw new AppError('SECOND_FACTOR_WRONG');
  const recoveryCodes = makeRecoveryCodes();
  await deps.db.transaction().execute(async (trx) => {
    // A login that was begun with the password alone is over when its session begins, or is ended below.
    await lockAccount(trx, actor.id);
    const { encryptedSecret } = factor;
    if (!(await queries.updateConfirmed(trx, { userId: actor.id, encryptedSecret, step, now: deps.now() }))) {
      throw new AppError('SECOND_FACTOR_WRONG');
    }
    await queries.insertRecoveryCodes(trx, actor.id, recoveryCodes.map(hashRecoveryCode));
    await endSessionsOf(trx, actor.id, { except: actor.sessionId });
    if (isStaff(actor.role)) await recordAudit(deps, trx, { event: 'secondFactor.on', actor });
    await mailSecurity(deps, trx, { account: actor, template: 'second-factor-on', payload: {} });
  });
  await settle();
  return { recoveryCodes };
}

/**
 * New recovery codes instead of the ones there are, for a code of the app or one of those.
 * SECOND_FACTOR_WRONG, TOO_MANY_CODES; SECOND_FACTOR_OFF when it ended meanwhile.
 */
export async function renewRecoveryCodes(
  deps: Deps,
  actor: SignedInActor,
  { code }: { code: string },
): Promise<z.input<typeof recoveryCodesOutput>> {
  await takeCode(deps, actor, { code, caller: sessionCaller(actor) });
  const recoveryCodes = makeRecoveryCodes();
  await deps.db.transaction().execute(async (trx) => {
    if (!(await queries.lockFactor(trx, actor.id))) throw new AppError('SECOND_FACTOR_OFF');
    await queries.deleteRecoveryCodes(trx, actor.id);
    await queries.insertRecoveryCodes(trx, actor.id, recoveryCodes.map(hashRecoveryCode));
    if (isStaff(actor.role)) await recordAudit(deps, trx, { event: 'secondFactor.renewed', actor });
  });
  return { recoveryCodes };
}

/**
 * Ends it, for somebody who shows both proofs.
 * CURRENT_PASSWORD_WRONG, SECOND_FACTOR_WRONG, SECOND_FACTOR_OFF, SECOND_FACTOR_KEPT for staff who must have it, TOO_MANY_CODES.
 */
export async function disableTotp(
  deps: Deps,
  actor: SignedInActor,
  { password, code }: { password: string; code: string },
): Promise<void> {
  if (mustHaveSecondFactor(deps, actor)) throw new AppError('SECOND_FACTOR_KEPT');
  await requirePassword(deps, actor, password);
  await takeCode(deps, actor, { code, caller: sessionCaller(actor) });
  await deps.db.transaction().execute(async (trx) => {
    if (!(await queries.deleteFactor(trx, actor.id))) throw new AppError('SECOND_FACTOR_OFF');
    if (isStaff(actor.role)) await recordAudit(deps, trx, { event: 'secondFactor.off', actor });
    await mailSecurity(deps, trx, { account: actor, template: 'second-factor-off', payload: {} });
  });
}

/**
 * Ends somebody's lost one with its recovery codes and all their sessions: their password is enough again.
 * Whoever calls it answers for who asked. USER_NOT_FOUND, SECOND_FACTOR_OFF.
 */
export async function resetTotp(deps: Deps, trx: Trx, userId: string): Promise<void> {
  const account = await lockAccount(trx, userId);
  if (!account) throw new AppError('USER_NOT_FOUND');
  if (!(await queries.deleteFactor(trx, userId))) throw new AppError('SECOND_FACTOR_OFF');
  await endSessionsOf(trx, userId);
  await mailSecurity(deps, trx, { account, template: 'second-factor-reset', payload: {} });
}

/** Ends a second factor that was turned on at `since` or later. True when there was one. */
export function endFactorSince(trx: Trx, { userId, since }: { userId: string; since: Date }): Promise<boolean> {
  return queries.deleteFactor(trx, userId, { since });
}

/** Throttled per session, so that a session that was left open cannot guess. CURRENT_PASSWORD_WRONG, TOO_MANY_CODES. */
export async function requirePassword(deps: Deps, actor: SignedInActor, password: string): Promise<void> {
  const settle = await countGuess(deps, 'password', { ...sessionCaller(actor), code: 'TOO_MANY_CODES' });
  const account = await findAccount(deps.db, actor.id);
  if (!(await verifyPassword(account?.passwordHash, password, actor.id))) throw new AppError('CURRENT_PASSWORD_WRONG');
  await settle();
}

/** Whether signing in takes a code. */
export async function hasSecondFactor(db: Db | Trx, userId: string): Promise<boolean> {
  const factor = await queries.findFactor(db, userId);
  return factor?.confirmedAt != null;
}

/**
 * Takes a code of the app, or a recovery code, so that it works this once.
 * SECOND_FACTOR_WRONG; TOO_MANY_CODES, even with the right one, while the caller has to wait.
 */
export async function takeCode(
  deps: Deps,
  actor: Pick<Actor, 'id' | 'role'>,
  { code, caller }: { code: string; caller: Caller },
): Promise<void> {
  const settle = await countGuess(deps, 'code', { ...caller, code: 'TOO_MANY_CODES' });
  const isTaken = /^\d+$/.test(code)
    ? await takeAppCode(deps, actor.id, code)
    : await takeRecoveryCode(deps, actor, code);
  if (!isTaken) throw new AppError('SECOND_FACTOR_WRONG');
  await settle();
}

async function takeAppCode(deps: Deps, userId: string, code: string): Promise<boolean> {
  const factor = await queries.findFactor(deps.db, userId);
  const secret = factor?.confirmedAt && decrypt(deps.env.appSecrets, userId, factor.encryptedSecret);
  const step = secret ? findStep(secret, code, deps.now()) : undefined;
  return step !== undefined && queries.updateLastStep(deps.db, { userId, step });
}

async function takeRecoveryCode(deps: Deps, actor: Pick<Actor, 'id' | 'role'>, code: string): Promise<boolean> {
  const codeHash = hashRecoveryCode(code);
  return deps.db.transaction().execute(async (trx) => {
    const isTaken = await queries.updateRecoveryUsed(trx, { userId: actor.id, codeHash, now: deps.now() });
    if (isTaken && isStaff(actor.role)) await recordAudit(deps, trx, { event: 'secondFactor.recovered', actor });
    return isTaken;
  });
}
