import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { Actor, SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import { endTrust } from '#server/features/auth/end-trust.ts';
import { consumeAttempt, sessionKey, type ThrottleKey } from '#server/features/auth/login-throttle.ts';
import { requirePassword } from '#server/features/auth/password-proof.ts';
import { mustHaveSecondFactor } from '#server/features/auth/policy.ts';
import { deleteFactor, lockAccount } from '#server/features/auth/queries.ts';
import { queueSecurityMail } from '#server/features/auth/security-mail.ts';
import { lockTrust } from '#server/features/auth/trust-locks.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import { decrypt, encrypt, type SecretContext } from '#server/platform/db/encryption.ts';
import { isStaff } from '#shared/access.ts';
import type { recoveryCodesOutput, totpSetupOutput, totpStatusOutput } from '#shared/schemas/second-factor.ts';
import { findStep, generateRecoveryCodes, hashRecoveryCode, keyUri, toBase32 } from './codes.ts';
import {
  countRecoveryCodes,
  deleteRecoveryCodes,
  findFactor,
  insertFactor,
  insertRecoveryCodes,
  lockFactor,
  updateConfirmed,
  updateLastStep,
  updateRecoveryUsed,
} from './queries.ts';

/*
 * Time-based one-time codes (TOTP) as a second factor: optional for customers, required for staff where configured.
 * Promises: active only after a first code was verified; turning it on or off takes the password. Each change is mailed to the
 * owner in its own commit. A code works once, and attempts are throttled per account and source, across challenges.
 * Never: a code derivable from the database alone.
 */

const secretBytes = 20;

const contextOf = (userId: string): SecretContext => ({ purpose: 'second-factor', rowId: userId });

export async function getTotpStatus(deps: Deps, actor: SignedInActor): Promise<z.input<typeof totpStatusOutput>> {
  const factor = await findFactor(deps.db, actor.id);
  const since = factor?.confirmedAt ?? null;
  return {
    isOn: since !== null,
    since,
    isRequired: mustHaveSecondFactor(deps, actor),
    recoveryCodesLeft: await countRecoveryCodes(deps.db, actor.id),
  };
}

/**
 * Creates an unconfirmed factor and returns its secret as base 32 and as a key URI; replaces an earlier unconfirmed one.
 * Throws CURRENT_PASSWORD_WRONG, SECOND_FACTOR_ON, TOO_MANY_CODES.
 */
export async function setUpTotp(
  deps: Deps,
  actor: SignedInActor,
  { password }: { password: string },
): Promise<z.input<typeof totpSetupOutput>> {
  await requirePassword(deps, actor, password);
  const secret = randomBytes(secretBytes);
  const encryptedSecret = encrypt(deps.env.appSecrets[0], contextOf(actor.id), secret);
  const hasBegun = await deps.db
    .transaction()
    .execute((trx) => insertFactor(trx, { userId: actor.id, encryptedSecret, now: deps.now() }));
  if (!hasBegun) throw new AppError('SECOND_FACTOR_ON');
  return {
    key: toBase32(secret),
    uri: keyUri({ secret, account: actor.email, issuer: (await deps.company.site()).name }),
  };
}

/**
 * Activates the factor with a first code, ends every other session and returns the recovery codes, which are shown once.
 * Throws SECOND_FACTOR_WRONG (also if none is set up), TOO_MANY_CODES.
 */
export async function confirmTotp(
  deps: Deps,
  actor: SignedInActor,
  { code }: { code: string },
): Promise<z.input<typeof recoveryCodesOutput>> {
  const refundAttempt = await consumeAttempt(deps, 'code', { ...sessionKey(actor), code: 'TOO_MANY_CODES' });
  const factor = await findFactor(deps.db, actor.id);
  const secret = factor && decrypt(deps.env.appSecrets, contextOf(actor.id), factor.encryptedSecret);
  const step = secret && findStep(secret, code, deps.now());
  if (!factor || step === undefined) throw new AppError('SECOND_FACTOR_WRONG');
  const recoveryCodes = generateRecoveryCodes();
  await deps.db.transaction().execute(async (trx) => {
    // Serializes with sign-ins by password alone: their session is rejected or ended below.
    await lockTrust(deps, trx, actor);
    const { encryptedSecret } = factor;
    if (!(await updateConfirmed(trx, { userId: actor.id, encryptedSecret, step, now: deps.now() }))) {
      throw new AppError('SECOND_FACTOR_WRONG');
    }
    await insertRecoveryCodes(trx, actor.id, recoveryCodes.map(hashRecoveryCode));
    await endTrust(deps, trx, { cause: 'secondFactorOn', userId: actor.id, by: actor, except: actor });
    if (isStaff(actor.role)) await recordAudit(deps, trx, { event: 'secondFactor.on', actor });
    await queueSecurityMail(deps, trx, { account: actor, template: 'second-factor-on', payload: {} });
  });
  await refundAttempt();
  return { recoveryCodes };
}

/**
 * Replaces the recovery codes, given an app code or a recovery code.
 * Throws SECOND_FACTOR_WRONG, TOO_MANY_CODES, SECOND_FACTOR_OFF (turned off concurrently).
 */
export async function renewRecoveryCodes(
  deps: Deps,
  actor: SignedInActor,
  { code }: { code: string },
): Promise<z.input<typeof recoveryCodesOutput>> {
  await consumeCode(deps, actor, { code, caller: sessionKey(actor) });
  const recoveryCodes = generateRecoveryCodes();
  await deps.db.transaction().execute(async (trx) => {
    if (!(await lockFactor(trx, actor.id))) throw new AppError('SECOND_FACTOR_OFF');
    await deleteRecoveryCodes(trx, actor.id);
    await insertRecoveryCodes(trx, actor.id, recoveryCodes.map(hashRecoveryCode));
    if (isStaff(actor.role)) await recordAudit(deps, trx, { event: 'secondFactor.renewed', actor });
  });
  return { recoveryCodes };
}

/**
 * Turns the factor off, given password and code. Throws CURRENT_PASSWORD_WRONG, SECOND_FACTOR_WRONG, SECOND_FACTOR_OFF,
 * SECOND_FACTOR_KEPT (required for this role), TOO_MANY_CODES.
 */
export async function disableTotp(
  deps: Deps,
  actor: SignedInActor,
  { password, code }: { password: string; code: string },
): Promise<void> {
  if (mustHaveSecondFactor(deps, actor)) throw new AppError('SECOND_FACTOR_KEPT');
  await requirePassword(deps, actor, password);
  await consumeCode(deps, actor, { code, caller: sessionKey(actor) });
  await deps.db.transaction().execute(async (trx) => {
    if (!(await deleteFactor(trx, actor.id))) throw new AppError('SECOND_FACTOR_OFF');
    if (isStaff(actor.role)) await recordAudit(deps, trx, { event: 'secondFactor.off', actor });
    await queueSecurityMail(deps, trx, { account: actor, template: 'second-factor-off', payload: {} });
  });
}

/**
 * Removes a lost factor with its recovery codes, and ends the trust in the user. The caller has authorized the reset.
 * Throws USER_NOT_FOUND, SECOND_FACTOR_OFF.
 */
export async function resetTotp(deps: Deps, trx: Trx, { userId, by }: { userId: string; by: Actor }): Promise<void> {
  const account = await lockAccount(trx, userId);
  if (!account) throw new AppError('USER_NOT_FOUND');
  if (!(await deleteFactor(trx, userId))) throw new AppError('SECOND_FACTOR_OFF');
  const ended = await endTrust(deps, trx, { cause: 'secondFactorReset', userId, by });
  await queueSecurityMail(deps, trx, { account, template: 'second-factor-reset', payload: { ended } });
}

/** Whether a factor is active, so that signing in takes a code. */
export async function hasSecondFactor(db: Db | Trx, userId: string): Promise<boolean> {
  const factor = await findFactor(db, userId);
  return factor?.confirmedAt != null;
}

/**
 * Consumes an app code or a recovery code.
 * Throws SECOND_FACTOR_WRONG, TOO_MANY_CODES (even for a correct code while the caller is throttled).
 */
export async function consumeCode(
  deps: Deps,
  actor: Pick<Actor, 'id' | 'role'>,
  { code, caller }: { code: string; caller: ThrottleKey },
): Promise<void> {
  const refundAttempt = await consumeAttempt(deps, 'code', { ...caller, code: 'TOO_MANY_CODES' });
  const isTaken = /^\d+$/.test(code)
    ? await consumeAppCode(deps, actor.id, code)
    : await consumeRecoveryCode(deps, actor, code);
  if (!isTaken) throw new AppError('SECOND_FACTOR_WRONG');
  await refundAttempt();
}

async function consumeAppCode(deps: Deps, userId: string, code: string): Promise<boolean> {
  const factor = await findFactor(deps.db, userId);
  const secret = factor?.confirmedAt && decrypt(deps.env.appSecrets, contextOf(userId), factor.encryptedSecret);
  const step = secret ? findStep(secret, code, deps.now()) : undefined;
  return step !== undefined && updateLastStep(deps.db, { userId, step });
}

async function consumeRecoveryCode(deps: Deps, actor: Pick<Actor, 'id' | 'role'>, code: string): Promise<boolean> {
  const codeHash = hashRecoveryCode(code);
  return deps.db.transaction().execute(async (trx) => {
    const isTaken = await updateRecoveryUsed(trx, { userId: actor.id, codeHash, now: deps.now() });
    if (isTaken && isStaff(actor.role)) await recordAudit(deps, trx, { event: 'secondFactor.recovered', actor });
    return isTaken;
  });
}
