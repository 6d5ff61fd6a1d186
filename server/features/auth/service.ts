import { randomUUID } from 'node:crypto';
import type { Context, SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { subscriberNetwork } from '#server/rate-limit/networks.ts';
import { needsSecondFactor } from './second-factor/policy.ts';
import { isStaff } from '#shared/roles.ts';
import type { LoginInput, RegisterInput, SessionUser } from '#shared/schemas/auth.ts';
import { makeChallenge, openChallenge } from './second-factor/challenge.ts';
import { hasSecondFactor, takeCode } from './second-factor/service.ts';
import { requireFreeAddress } from './address/service.ts';
import { countGuess, countLinkRequest, hasInboxRoom } from './login-throttle.ts';
import { findKnownDevice, rememberDevice } from './devices/service.ts';
import { padTo, delayFailure } from './constant-time.ts';
import { issueToken, issueTokenWithin } from './email-tokens/service.ts';
import { hashPassword, refuseCommonPassword, verifyPassword } from './password.ts';
import { normalizePhone } from './phone.ts';
import * as queries from './queries.ts';
import { mailSecurity } from './security-mail.ts';
import { endSession, startSession } from './session.ts';
import { deviceName } from './sessions/device.ts';
import { recordAudit } from './audit-log/service.ts';

// Whoever holds a mailbox and its password is let in, and nobody else.
// Nobody becomes staff by registering, and an address counts only after its mailbox was read.
// Logging in and asking for a link never tell, in words or in time, whether an address has an account.
// Guessing is throttled per account and network, call by call; a device that has signed in before has a count of its own.
// Nothing in the database alone (a session, a link, a password) can be used to act for somebody.

type Caller = Pick<Context, 'ip' | 'userAgent' | 'user' | 'deviceTokens'>;

/**
 * Makes a customer's account and mails the link that confirms its address.
 * EMAIL_TAKEN, also while the first registration waits for its confirmation or the address can be brought back to another
 * account; PASSWORD_COMMON; TOO_MANY_REGISTRATIONS.
 */
export async function register(deps: Deps, { ip }: Caller, input: RegisterInput): Promise<{ email: string }> {
  await deps.rateLimiter.consume('register', ip, 'TOO_MANY_REGISTRATIONS');
  refuseCommonPassword(input.password);
  const { name, email } = input;
  if (await queries.findAccountByEmail(deps.db, email)) throw new AppError('EMAIL_TAKEN');
  const passwordHash = await hashPassword(input.password, subscriberNetwork(ip));
  const id = randomUUID();
  await deps.db.transaction().execute(async (trx) => {
    await queries.lockAddress(trx, email);
    await requireFreeAddress(deps, trx, { email, userId: null });
    const account = { id, name, email, phone: normalizePhone(input.phone), passwordHash, now: deps.now() };
    if (!(await queries.insertAccount(trx, account))) throw new AppError('EMAIL_TAKEN');
    await issueToken(deps, trx, { kind: 'confirm', userId: id, name, email });
  });
  return { email };
}

/** Mails a new confirmation link to an account that needs one; says the same for every address. TOO_MANY_REQUESTS. */
export async function resendConfirmation(deps: Deps, caller: Caller, { email }: { email: string }): Promise<void> {
  await countLinkRequest(deps, 'confirm', {
    account: email,
    ip: caller.ip,
    known: undefined,
    code: 'TOO_MANY_REQUESTS',
  });
  await padTo(async () => {
    const found = await queries.findAccountByEmail(deps.db, email);
    if (!found || found.emailVerifiedAt) return;
    const hasRoom = await hasInboxRoom(deps, 'confirmationsByInbox', email);
    await deps.db.transaction().execute(async (trx) => {
      const account = await queries.lockAccount(trx, found.id);
      if (!account || account.emailVerifiedAt) return;
      await issueTokenWithin(deps, trx, { kind: 'confirm', account, hasRoom });
    });
  });
}

type LoginAnswer =
  { user: SessionUser; cookies: string[] } | { user: null; challenge: string; expiresAt: Date; cookies: [] };

/**
 * Begins a session under a new token and ends the one the caller came with; with two-step sign-in it gives a challenge
 * instead, which `loginSecondFactor` takes.
 * INVALID_CREDENTIALS for an unknown address and a wrong password alike; EMAIL_NOT_CONFIRMED only with the right password;
 * TOO_MANY_LOGINS, even with it.
 */
export function login(deps: Deps, caller: Caller, input: LoginInput): Promise<LoginAnswer> {
  return delayFailure(() => checkLogin(deps, caller, input));
}

async function checkLogin(deps: Deps, caller: Caller, input: LoginInput): Promise<LoginAnswer> {
  const { email } = input;
  const account = await queries.findAccountByEmail(deps.db, email);
  const known = await findKnownDevice(deps.db, account?.id, caller);
  const settle = await countGuess(deps, 'password', { account: email, ip: caller.ip, known, code: 'TOO_MANY_LOGINS' });
  const isRight = await verifyPassword(account?.passwordHash, input.password, subscriberNetwork(caller.ip));
  if (!account || !isRight) throw new AppError('INVALID_CREDENTIALS');
  if (!account.emailVerifiedAt) throw new AppError('EMAIL_NOT_CONFIRMED');
  const answer: LoginAnswer = (await hasSecondFactor(deps.db, account.id))
    ? { user: null, ...makeChallenge(deps, account), cookies: [] }
    : await beginSession(deps, caller, { ...account, hasSecondFactor: false });
  await settle();
  return answer;
}

/**
 * The second step: a code of the app or a recovery code.
 * CHALLENGE_EXPIRED also after a change of password; SECOND_FACTOR_WRONG; TOO_MANY_CODES.
 */
export async function loginSecondFactor(
  deps: Deps,
  caller: Caller,
  { challenge, code }: { challenge: string; code: string },
): Promise<{ user: SessionUser; cookies: string[] }> {
  const account = await openChallenge(deps, challenge, (userId) => queries.findAccount(deps.db, userId));
  const known = await findKnownDevice(deps.db, account.id, caller);
  await takeCode(deps, account, { code, caller: { account: account.email, ip: caller.ip, known } });
  return beginSession(deps, caller, { ...account, hasSecondFactor: true });
}

async function beginSession(
  deps: Deps,
  caller: Caller,
  account: queries.Account & { hasSecondFactor: boolean },
): Promise<{ user: SessionUser; cookies: string[] }> {
  const cookies = await deps.db.transaction().execute(async (trx) => {
    // A reset that ends every session must not miss one that was begun with the old password meanwhile.
    const checked = await queries.lockCheckedPassword(trx, { userId: account.id, passwordHash: account.passwordHash });
    if (!checked) throw new AppError('INVALID_CREDENTIALS');
    // Nor may one outlive the second factor's coming or going: it was begun by other proofs than now count.
    if ((await hasSecondFactor(trx, account.id)) !== account.hasSecondFactor) throw new AppError('CHALLENGE_EXPIRED');
    if (isStaff(account.role)) await recordAudit(deps, trx, { event: 'login', actor: account });
    const device = await rememberDevice(deps, trx, { userId: account.id, deviceTokens: caller.deviceTokens });
    if (device.isNew && checked.lastSignInAt) {
      const payload = { device: deviceName(caller.userAgent), at: deps.now().toISOString() };
      await mailSecurity(deps, trx, { account, template: 'new-device', payload });
    }
    await queries.updateLastSignIn(trx, { userId: account.id, now: deps.now() });
    const session = await startSession({ ...deps, db: trx }, account.id, caller.userAgent);
    return [session.cookie, device.cookie];
  });
  if (caller.user) await endSession(deps, caller.user.sessionId);
  return { user: viewUser(deps, { ...account, emailVerified: true }), cookies };
}

/** What a signed-in person is told about themselves. */
export function viewUser(deps: Deps, user: Omit<SignedInActor, 'sessionId'>): SessionUser {
  return { ...user, needsSecondFactor: needsSecondFactor(deps, user) };
}

/** Ends the caller's session; a caller without one is as welcome. */
export async function logout(deps: Deps, { user }: Caller): Promise<void> {
  if (user) await endSession(deps, user.sessionId);
}
