import { randomUUID } from 'node:crypto';
import type { Context, SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import type { Trx } from '#server/platform/db/client.ts';
import { subscriberNetwork } from '#server/platform/rate-limit/networks.ts';
import { isStaff } from '#shared/access.ts';
import type { LoginInput, ProveInput, RegisterInput, SessionUser } from '#shared/schemas/auth.ts';
import type { PasskeyAnswerInput } from '#shared/schemas/passkeys.ts';
import { requireFreeAddress } from './account/address.ts';
import { recordAudit } from './audit-log.ts';
import { delayFailure, padTo } from './constant-time.ts';
import { deviceName } from './device-name.ts';
import { findKnownDevice, rememberDevice } from './devices.ts';
import { issueToken, issueTokenWithinQuota } from './email-tokens.ts';
import { viewUser } from './identity.ts';
import { consumeAttempt, consumeInboxQuota, consumeLinkRequest, sessionKey } from './login-throttle.ts';
import { hasOrganizations } from './organizations/queries.ts';
import { checkPasskey } from './passkeys/service.ts';
import { requirePassword } from './password-proof.ts';
import { hashPassword, refuseCommonPassword, verifyPassword } from './password.ts';
import { normalizePhone } from './phone.ts';
import {
  findAccount,
  findAccountByEmail,
  insertAccount,
  lockAccount,
  lockAddress,
  lockCheckedPassword,
  updateLastSignIn,
  type Account,
} from './queries.ts';
import { recordProof } from './recent-proof.ts';
import { createChallenge, verifyChallenge } from './second-factor/challenge.ts';
import { consumeCode, hasSecondFactor } from './second-factor/service.ts';
import { queueSecurityMail } from './security-mail.ts';
import { endSession, startSession } from './session.ts';

/*
 * Registration, sign-in and sign-out, and the proof that a session is still its person's.
 * Promises: signing in takes a confirmed address, and either its password and the second factor where active, or a passkey.
 * Attempts are throttled per account and network; a known device has its own budget. Registering creates customers only.
 * Never: a response, or its timing, that reveals whether an address has an account (registration excepted); a session, token or
 * password that the database alone would disclose.
 */

type Caller = Pick<Context, 'ip' | 'userAgent' | 'user' | 'deviceTokens'>;

/**
 * Creates a customer's account in the language of the page and mails a confirmation link. Throws PASSWORD_COMMON,
 * TOO_MANY_REGISTRATIONS and EMAIL_TAKEN, also for an unconfirmed account or an address that another account can restore.
 */
export async function register(deps: Deps, { ip }: Caller, input: RegisterInput): Promise<{ email: string }> {
  await deps.rateLimiter.consume('register', ip, 'TOO_MANY_REGISTRATIONS');
  refuseCommonPassword(input.password);
  const { name, email } = input;
  if (await findAccountByEmail(deps.db, email)) throw new AppError('EMAIL_TAKEN');
  const passwordHash = await hashPassword(input.password, subscriberNetwork(ip));
  const id = randomUUID();
  await deps.db.transaction().execute(async (trx) => {
    await lockAddress(trx, email);
    await requireFreeAddress(deps, trx, { email, userId: null });
    const phone = normalizePhone(input.phone);
    const account = { id, name, email, phone, locale: input.locale ?? null, currency: input.currency ?? null };
    if (!(await insertAccount(trx, { ...account, passwordHash, now: deps.now() }))) throw new AppError('EMAIL_TAKEN');
    await issueToken(deps, trx, { kind: 'confirm', userId: id, name, email });
  });
  return { email };
}

/** Mails a new link to an unconfirmed account; the response is the same for every address. Throws TOO_MANY_REQUESTS. */
export async function resendConfirmation(deps: Deps, caller: Caller, { email }: { email: string }): Promise<void> {
  await consumeLinkRequest(deps, 'confirm', {
    account: email,
    ip: caller.ip,
    known: undefined,
    code: 'TOO_MANY_REQUESTS',
  });
  await padTo(async () => {
    const found = await findAccountByEmail(deps.db, email);
    if (!found || found.emailVerifiedAt) return;
    const hasQuota = await consumeInboxQuota(deps, 'confirmationsByInbox', email);
    await deps.db.transaction().execute(async (trx) => {
      const account = await lockAccount(trx, found.id);
      if (!account || account.emailVerifiedAt) return;
      await issueTokenWithinQuota(deps, trx, { kind: 'confirm', account, hasQuota });
    });
  });
}

type LoginResult =
  | { user: SessionUser; cookies: string[] }
  | { user: null; challenge: string; expiresAt: Date; cookies: [] };

/**
 * Starts a session and ends the caller's previous one; with a second factor, returns a challenge for `loginSecondFactor`.
 * Throws INVALID_CREDENTIALS (unknown address or wrong password), EMAIL_NOT_CONFIRMED (correct password only), TOO_MANY_LOGINS.
 */
export function login(deps: Deps, caller: Caller, input: LoginInput): Promise<LoginResult> {
  return delayFailure(() => checkLogin(deps, caller, input));
}

/**
 * Completes a sign-in with an app code or a recovery code.
 * Throws CHALLENGE_EXPIRED (also after a password change), SECOND_FACTOR_WRONG, TOO_MANY_CODES.
 */
export async function loginSecondFactor(
  deps: Deps,
  caller: Caller,
  { challenge, code }: { challenge: string; code: string },
): Promise<{ user: SessionUser; cookies: string[] }> {
  const account = await verifyChallenge(deps, challenge, (userId) => findAccount(deps.db, userId));
  const known = await findKnownDevice(deps.db, account.id, caller);
  await consumeCode(deps, account, { code, caller: { account: account.email, ip: caller.ip, known } });
  return beginSession(deps, caller, { ...account, hasSecondFactor: true });
}

/**
 * Signs in with a passkey, which is both factors. Throws PASSKEY_REFUSED (unknown, removed, replayed, or a copied key's
 * counter), EMAIL_NOT_CONFIRMED.
 */
export async function loginPasskey(
  deps: Deps,
  caller: Caller,
  input: PasskeyAnswerInput,
): Promise<{ user: SessionUser; cookies: string[] }> {
  const passkey = await checkPasskey(deps, null, input);
  const account = await findAccount(deps.db, passkey.userId);
  if (!account) throw new AppError('PASSKEY_REFUSED');
  if (!account.emailVerifiedAt) throw new AppError('EMAIL_NOT_CONFIRMED');
  if (account.suspendedAt) throw new AppError('ACCOUNT_SUSPENDED');
  const secondFactor = await hasSecondFactor(deps.db, account.id);
  return beginSession(deps, caller, { ...account, hasSecondFactor: secondFactor }, passkey.consume);
}

/** Ends the caller's session, if any. */
export async function logout(deps: Deps, { user }: Caller): Promise<void> {
  if (user) await endSession(deps, user.sessionId);
}

/**
 * Records a proof for this session, valid for ten minutes. Throws CODE_REQUIRED (password given, second factor on),
 * SECOND_FACTOR_OFF (code given, second factor off), CURRENT_PASSWORD_WRONG, SECOND_FACTOR_WRONG, TOO_MANY_CODES,
 * PASSKEY_REFUSED.
 */
export async function prove(deps: Deps, actor: SignedInActor, proof: ProveInput): Promise<void> {
  // Organizations have no credentials.
  const person = { ...actor, ...actor.person };
  if ('passkey' in proof) {
    const passkey = await checkPasskey(deps, person, proof.passkey);
    await deps.db.transaction().execute((trx) => passkey.consume(trx));
    await recordProof(deps, actor);
    return;
  }
  const isCodeNeeded = await hasSecondFactor(deps.db, person.id);
  if ('code' in proof) {
    if (!isCodeNeeded) throw new AppError('SECOND_FACTOR_OFF');
    await consumeCode(deps, person, { code: proof.code, caller: sessionKey(person) });
  } else {
    if (isCodeNeeded) throw new AppError('CODE_REQUIRED');
    await requirePassword(deps, person, proof.password);
  }
  await recordProof(deps, actor);
}

async function checkLogin(deps: Deps, caller: Caller, input: LoginInput): Promise<LoginResult> {
  const { email } = input;
  const account = await findAccountByEmail(deps.db, email);
  const known = await findKnownDevice(deps.db, account?.id, caller);
  const refundAttempt = await consumeAttempt(deps, 'password', {
    account: email,
    ip: caller.ip,
    known,
    code: 'TOO_MANY_LOGINS',
  });
  const isRight = await verifyPassword(account?.passwordHash, input.password, subscriberNetwork(caller.ip));
  if (!account || !isRight) throw new AppError('INVALID_CREDENTIALS');
  if (!account.emailVerifiedAt) throw new AppError('EMAIL_NOT_CONFIRMED');
  const answer: LoginResult = (await hasSecondFactor(deps.db, account.id))
    ? { user: null, ...createChallenge(deps, account), cookies: [] }
    : await beginSession(deps, caller, { ...account, hasSecondFactor: false });
  await refundAttempt();
  return answer;
}

async function beginSession(
  deps: Deps,
  caller: Caller,
  account: Account & { hasSecondFactor: boolean },
  consume?: (trx: Trx) => Promise<void>,
): Promise<{ user: SessionUser; cookies: string[] }> {
  const cookies = await deps.db.transaction().execute(async (trx) => {
    // Locked against a concurrent reset, which must not miss a session started with the old password.
    const checked = await lockCheckedPassword(trx, { userId: account.id, passwordHash: account.passwordHash });
    if (!checked) throw new AppError('INVALID_CREDENTIALS');
    // Read under the lock, which a suspension takes as well.
    if ((await findAccount(trx, account.id))?.suspendedAt) throw new AppError('ACCOUNT_SUSPENDED');
    await consume?.(trx);
    // The second factor may have been turned on or off since the challenge.
    if ((await hasSecondFactor(trx, account.id)) !== account.hasSecondFactor) throw new AppError('CHALLENGE_EXPIRED');
    if (isStaff(account.role)) await recordAudit(deps, trx, { event: 'login', actor: account });
    const device = await rememberDevice(deps, trx, { userId: account.id, deviceTokens: caller.deviceTokens });
    if (device.isNew && checked.lastSignInAt) {
      const payload = { device: deviceName(caller.userAgent), at: deps.now().toISOString() };
      await queueSecurityMail(deps, trx, { account, template: 'new-device', payload });
    }
    await updateLastSignIn(trx, { userId: account.id, now: deps.now() });
    const session = await startSession({ ...deps, db: trx }, account.id, caller.userAgent);
    return [session.cookie, device.cookie];
  });
  if (caller.user) await endSession(deps, caller.user.sessionId);
  const { id, name, email } = account;
  const user = {
    ...account,
    emailVerified: true,
    person: { id, name, email },
    member: null,
    hasOrganizations: await hasOrganizations(deps.db, id),
  };
  return { user: viewUser(deps, user), cookies };
}
