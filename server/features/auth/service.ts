import { randomUUID } from 'node:crypto';
import type { Context, SignedInActor } from '#server/context.ts';
import type { Trx } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { queueEmail } from '#server/features/notifications/service.ts';
import { needsSecondFactor } from '#server/staff-access.ts';
import { isStaff } from '#shared/roles.ts';
import type { LoginInput, RegisterInput, SessionUser } from '#shared/schemas/auth.ts';
import { makeChallenge, openChallenge } from './second-factor/challenge.ts';
import { hasSecondFactor, takeCode } from './second-factor/service.ts';
import { countAttempt, refundLogin } from './attempts.ts';
import { answerEvenly, refuseSlowly } from './even-time.ts';
import { endLinksOf, findLink, mailLink, takeLink } from './links/service.ts';
import { hashPassword, refuseCommonPassword, verifyPassword } from './password.ts';
import { normalizePhone } from './phone.ts';
import * as queries from './queries.ts';
import { endSession, startSession } from './session.ts';
import { recordStaffEvent } from './trail/service.ts';

// Whoever holds a mailbox and its password is let in, and nobody else.
// Nobody becomes staff by registering, and an address counts only after its mailbox was read.
// Logging in and asking for a link never tell, in words or in time, whether an address has an account.
// Guessing is counted per account and per network address, call by call, and stops for a while; never for good.
// Nothing in the database alone (a session, a link, a password) can be used to act for somebody.

type Caller = Pick<Context, 'ip' | 'userAgent' | 'user'>;

/**
 * Makes a customer's account and mails the link that confirms its address.
 * EMAIL_TAKEN, also while the first registration waits for its confirmation; PASSWORD_COMMON; TOO_MANY_REGISTRATIONS.
 */
export async function register(deps: Deps, { ip }: Caller, input: RegisterInput): Promise<{ email: string }> {
  await deps.rateLimiter.consume('register', ip, 'TOO_MANY_REGISTRATIONS');
  refuseCommonPassword(input.password);
  const { name, email } = input;
  if (await queries.findAccountByEmail(deps.db, email)) throw new AppError('EMAIL_TAKEN');
  const passwordHash = await hashPassword(input.password);
  const id = randomUUID();
  await deps.db.transaction().execute(async (trx) => {
    const phone = normalizePhone(input.phone);
    await queries.insertAccount(trx, { id, name, email, phone, passwordHash, now: deps.now() });
    await mailLink(deps, trx, { kind: 'confirm', userId: id, name, email });
  });
  return { email };
}

/**
 * Takes a mailed link that confirms an address: the account's first one, or the one it changes to (the address before is
 * told). CONFIRM_LINK_INVALID when it was taken, has expired or is not ours; EMAIL_TAKEN.
 */
export async function confirmEmail(deps: Deps, { token }: { token: string }): Promise<{ email: string }> {
  const link = await findLink(deps, token);
  if (!link?.isOpen || link.kind === 'reset') throw new AppError('CONFIRM_LINK_INVALID');
  await deps.db.transaction().execute(async (trx) => {
    const account = await queries.lockAccount(trx, link.userId);
    if (!account || !(await takeLink(deps, trx, link))) throw new AppError('CONFIRM_LINK_INVALID');
    if (link.kind === 'change-email') await moveTo(deps, trx, { account, email: link.email });
    await queries.updateEmailVerified(trx, { userId: account.id, now: deps.now() });
  });
  return { email: link.email };
}

async function moveTo(
  deps: Deps,
  trx: Trx,
  { account, email }: { account: queries.Account; email: string },
): Promise<void> {
  await queries.updateEmail(trx, { userId: account.id, email, now: deps.now() });
  await endLinksOf(deps, trx, account.id);
  await queueEmail(deps, trx, {
    userId: account.id,
    to: { name: account.name, address: account.email },
    template: 'email-changed',
    payload: { newAddress: email },
  });
}

/** Mails a new confirmation link to an account that needs one; says the same for every address. TOO_MANY_REQUESTS. */
export async function resendConfirmation(deps: Deps, { ip }: Caller, { email }: { email: string }): Promise<void> {
  await countAttempt(deps, 'resend', { email, ip, code: 'TOO_MANY_REQUESTS' });
  await answerEvenly(async () => {
    const found = await queries.findAccountByEmail(deps.db, email);
    if (!found || found.emailVerifiedAt) return;
    await deps.db.transaction().execute(async (trx) => {
      const account = await queries.lockAccount(trx, found.id);
      if (!account || account.emailVerifiedAt) return;
      await mailLink(deps, trx, { kind: 'confirm', userId: account.id, name: account.name, email });
    });
  });
}

type LoginAnswer =
  { user: SessionUser; cookie: string } | { user: null; challenge: string; expiresAt: Date; cookie?: undefined };

/**
 * Begins a session under a new token and ends the one the caller came with; with two-step sign-in it gives a challenge
 * instead, which `loginSecondFactor` takes.
 * INVALID_CREDENTIALS for an unknown address and a wrong password alike; EMAIL_NOT_CONFIRMED only with the right password;
 * TOO_MANY_LOGINS, even with it.
 */
export function login(deps: Deps, caller: Caller, input: LoginInput): Promise<LoginAnswer> {
  return refuseSlowly(() => checkLogin(deps, caller, input));
}

async function checkLogin(deps: Deps, caller: Caller, input: LoginInput): Promise<LoginAnswer> {
  const { ip } = caller;
  const { email } = input;
  await countAttempt(deps, 'login', { email, ip, code: 'TOO_MANY_LOGINS' });
  const account = await queries.findAccountByEmail(deps.db, email);
  const isRight = await verifyPassword(account?.passwordHash, input.password);
  if (!account || !isRight) throw new AppError('INVALID_CREDENTIALS');
  if (!account.emailVerifiedAt) throw new AppError('EMAIL_NOT_CONFIRMED');
  const answer: LoginAnswer = (await hasSecondFactor(deps.db, account.id))
    ? { user: null, ...makeChallenge(deps, account) }
    : await beginSession(deps, caller, { ...account, hasSecondFactor: false });
  await refundLogin(deps, { email, ip });
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
): Promise<{ user: SessionUser; cookie: string }> {
  const account = await openChallenge(deps, challenge, (userId) => queries.findAccount(deps.db, userId));
  await takeCode(deps, account, code);
  return beginSession(deps, caller, { ...account, hasSecondFactor: true });
}

async function beginSession(
  deps: Deps,
  caller: Caller,
  account: queries.Account & { hasSecondFactor: boolean },
): Promise<{ user: SessionUser; cookie: string }> {
  const { cookie } = await deps.db.transaction().execute(async (trx) => {
    // A reset that ends every session must not miss one that was begun with the old password meanwhile.
    if (!(await queries.lockCheckedPassword(trx, { userId: account.id, passwordHash: account.passwordHash }))) {
      throw new AppError('INVALID_CREDENTIALS');
    }
    // Nor may one outlive the second factor's coming or going: it was begun by other proofs than now count.
    if ((await hasSecondFactor(trx, account.id)) !== account.hasSecondFactor) throw new AppError('CHALLENGE_EXPIRED');
    if (isStaff(account.role)) await recordStaffEvent(deps, trx, { event: 'login', actor: account });
    return startSession({ ...deps, db: trx }, account.id, caller.userAgent);
  });
  if (caller.user) await endSession(deps, caller.user.sessionId);
  return { user: viewUser(deps, { ...account, emailVerified: true }), cookie };
}

/** What a signed-in person is told about themselves. */
export function viewUser(deps: Deps, user: Omit<SignedInActor, 'sessionId'>): SessionUser {
  return { ...user, needsSecondFactor: needsSecondFactor(deps, user) };
}

/** Ends the caller's session; a caller without one is as welcome. */
export async function logout(deps: Deps, { user }: Caller): Promise<void> {
  if (user) await endSession(deps, user.sessionId);
}
