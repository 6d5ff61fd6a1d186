import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '#server/errors.ts';
import { updatePassword } from '#server/features/auth/queries.ts';
import { authRouter } from '#server/features/auth/router.ts';
import { readSession } from '#server/features/auth/session.ts';
import { createCallerFactory } from '#server/trpc.ts';
import { backoffs } from '#shared/backoffs.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';
import { rateLimits } from '#shared/rate-limits.ts';
import { tokensMailedTo } from '../support/accounts.ts';
import { buildUser, defaultPassword, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';

const createCaller = createCallerFactory(authRouter);
const newPassword = 'another long sentence';

const h = useHarness();

/** A separate browser with its own client IP and cookie jar; only the cookie identifies it. */
function browser(cookie?: string) {
  const ip = randomUUID();
  const received: string[] = [];
  const latest = (name: string) => received.findLast((one) => one.startsWith(`${name}=`))?.split(';', 1)[0];
  const current = () => latest('session') ?? cookie;
  return {
    received,
    cookie: current,
    async auth() {
      const { user } = await readSession(h.deps, current());
      const setCookie = (serialized: string) => received.push(serialized);
      const device = latest('device');
      return createCaller(h.context(user, { ip, setCookie, ...(device ? { cookie: device } : {}) }));
    },
  };
}

async function signedIn(user: BuiltUser) {
  const one = browser();
  await (await one.auth()).login({ email: user.email, password: user.password });
  return one;
}

async function lastToken(address: string, template: string): Promise<string> {
  return (await tokensMailedTo(h, address, template)).at(-1) ?? '';
}

function registration(overrides: Record<string, string> = {}) {
  const email = `${randomUUID()}@people.example`;
  return { name: 'Rosa Lima', email, phone: '+44 (0)20 7946-0958', password: defaultPassword, ...overrides };
}

/** Specified customer texts. */
const texts = {
  CONFIRM_LINK_INVALID: 'This confirmation link is invalid or has expired. Please request a new one.',
  CURRENT_PASSWORD_WRONG: 'The current password is not right.',
  EMAIL_NOT_CONFIRMED: '📧 Please check your email and confirm your account before logging in.',
  EMAIL_TAKEN: 'This email is already registered. Please try logging in instead.',
  INVALID_CREDENTIALS: '❌ Incorrect email or password. Please check your credentials and try again.',
  PASSWORD_COMMON: 'This password is among the most common ones. Please choose another.',
  PASSWORD_TOO_SHORT: 'Password must be at least 6 characters long',
  RESET_LINK_EXPIRED: 'Your reset link has expired or is invalid. Please request a new password reset.',
  RESET_LINK_INVALID: 'Invalid or expired reset link. Please request a new password reset.',
  TOO_MANY_LOGINS: '⏰ Too many login attempts. Please wait a few minutes before trying again.',
} as const satisfies Partial<Record<ErrorCode, string>>;

/** The error of a refused call. */
function refusal(code: keyof typeof texts) {
  return { message: texts[code], cause: { code } };
}

/** Number of calls by outcome: `ok` or the error code. */
async function outcomes(calls: readonly Promise<unknown>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const result of await Promise.allSettled(calls)) {
    const name = result.status === 'fulfilled' ? 'ok' : codeOf(result.reason);
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

function codeOf(error: unknown): string {
  return error instanceof Error && error.cause instanceof AppError ? error.cause.code : String(error);
}

describe('registering', () => {
  it('creates an unconfirmed customer, ignores a submitted role, and mails the confirmation link', async () => {
    const input = { ...registration(), role: 'admin' };
    const auth = await browser().auth();
    expect(await auth.register(input)).toEqual({ email: input.email });
    await expect(auth.login(input)).rejects.toMatchObject(refusal('EMAIL_NOT_CONFIRMED'));

    const token = await lastToken(input.email, 'confirm-email');
    expect(await auth.confirmEmail({ token })).toEqual({ email: input.email });
    const { user } = await auth.login(input);
    expect(user).toMatchObject({ role: 'user', name: 'Rosa Lima', phone: '+442079460958', emailVerified: true });
    expect(
      Object.keys(user ?? {})
        .toSorted()
        .join(' '),
    ).toBe(
      'capabilities email emailVerified hasOrganizations id locale member name needsSecondFactor person phone role',
    );
    expect(await auth.confirmEmail({ token })).toEqual({ email: input.email, alreadyConfirmed: true });
  });

  it.each([
    [{ name: ' ' }, 'Name is required'],
    [{ email: '' }, 'Email is required'],
    [{ email: 'rosa@nowhere' }, 'Please enter a valid email'],
    [{ phone: '' }, 'Phone number is required'],
    [{ phone: '0123' }, 'Please enter a valid phone number'],
    [{ password: '' }, 'Password is required'],
    [{ password: '12345' }, 'Password must be at least 6 characters long.'],
    [{ password: 'x'.repeat(129) }, 'Password is too long. Please use a password with 6-128 characters.'],
    [{ password: 'Password123' }, 'This password is among the most common ones. Please choose another.'],
  ])('refuses %j', async (wrong, message) => {
    const auth = await browser().auth();
    await expect(auth.register(registration(wrong))).rejects.toThrow(message);
  });

  it('refuses a taken address, confirmed or not, regardless of case and whitespace', async () => {
    const input = registration();
    const auth = await browser().auth();
    await auth.register(input);
    await expect(auth.register(input)).rejects.toMatchObject(refusal('EMAIL_TAKEN'));
    await expect(auth.register({ ...input, email: ` ${input.email.toUpperCase()}` })).rejects.toMatchObject(
      refusal('EMAIL_TAKEN'),
    );
  });

  it('creates one account for concurrent registrations and mails one link', async () => {
    const input = registration();
    const auth = await browser().auth();
    const counts = await outcomes(Array.from({ length: 6 }, () => auth.register(input)));
    expect(counts).toEqual({ ok: 1, EMAIL_TAKEN: 5 });
    expect(await tokensMailedTo(h, input.email, 'confirm-email')).toHaveLength(1);
  });

  it('resends the link, and only the newest one works', async () => {
    const input = registration();
    const auth = await browser().auth();
    await auth.register(input);
    expect(await auth.resendConfirmation({ email: input.email })).toEqual({});
    expect(await auth.resendConfirmation({ email: registration().email })).toEqual({});
    const [first = '', second = ''] = await tokensMailedTo(h, input.email, 'confirm-email');
    await expect(auth.confirmEmail({ token: first })).rejects.toMatchObject(refusal('CONFIRM_LINK_INVALID'));
    await auth.confirmEmail({ token: second });
    await auth.resendConfirmation({ email: input.email });
    expect(await tokensMailedTo(h, input.email, 'confirm-email')).toHaveLength(2);
  });
});

describe('logging in', () => {
  it('gives the same error for an unknown address and a wrong password, confirmed or not', async () => {
    const known = await buildUser(h);
    const unconfirmed = await buildUser(h, { isConfirmed: false });
    const auth = await browser().auth();
    for (const email of [known.email, unconfirmed.email, registration().email]) {
      await expect(auth.login({ email, password: 'not this one' })).rejects.toMatchObject(
        refusal('INVALID_CREDENTIALS'),
      );
    }
    await expect(auth.login({ email: '', password: '' })).rejects.toThrow('📝 Please fill in all fields');
    await expect(auth.login({ email: 'x', password: 'y' })).rejects.toThrow('📧 Please enter a valid email address');
  });

  it('starts a new session each time and ends the one it was called with', async () => {
    const user = await buildUser(h);
    const one = await signedIn(user);
    const before = one.cookie();
    expect((await (await one.auth()).session()).user?.id).toBe(user.id);
    await (await one.auth()).login({ email: user.email, password: user.password });
    expect(one.cookie()).not.toBe(before);
    expect((await readSession(h.deps, before)).user).toBeNull();
    expect((await readSession(h.deps, one.cookie())).user?.id).toBe(user.id);
  });

  it('does not adopt a planted session (fixation)', async () => {
    const planted = `session=${randomUUID()}.${'A'.repeat(43)}`;
    const user = await buildUser(h);
    const victim = browser(planted);
    await (await victim.auth()).login({ email: user.email, password: user.password });
    expect(victim.cookie()).not.toBe(planted);
    expect((await readSession(h.deps, planted)).user).toBeNull();
  });

  it('allows exactly the limit of parallel guesses, then refuses even the right password from that address only', async () => {
    const user = await buildUser(h);
    const auth = await browser().auth();
    const guesses = Array.from({ length: 40 }, () => auth.login({ email: user.email, password: 'guess' }));
    const { free } = backoffs.guessesByCaller;
    expect(await outcomes(guesses)).toEqual({ INVALID_CREDENTIALS: free, TOO_MANY_LOGINS: 40 - free });
    const right = { email: user.email, password: user.password };
    await expect(auth.login(right)).rejects.toMatchObject(refusal('TOO_MANY_LOGINS'));
    const elsewhere = await browser().auth();
    expect(await elsewhere.login(right)).toMatchObject({ user: { id: user.id } });
  });

  it('limits one client IP across accounts and refunds successful attempts', async () => {
    const user = await buildUser(h);
    const auth = await browser().auth();
    for (let i = 0; i < backoffs.guessesByCaller.free + 2; i += 1) {
      await auth.login({ email: user.email, password: user.password });
    }
    const { points } = rateLimits.guessesByNetwork;
    const spray = Array.from({ length: points }, () => auth.login({ email: registration().email, password: 'guess' }));
    expect(await outcomes(spray)).toEqual({ INVALID_CREDENTIALS: points });
    await expect(auth.login({ email: user.email, password: user.password })).rejects.toMatchObject(
      refusal('TOO_MANY_LOGINS'),
    );
  });

  it('starts no session with a password that is being replaced', async () => {
    const user = await buildUser(h);
    const auth = await browser().auth();
    const sessionsOf = () => h.db.selectFrom('sessions').select('id').where('userId', '=', user.id).execute();
    const before = await sessionsOf();
    let attempt: Promise<unknown> = Promise.resolve();
    await h.db.transaction().execute(async (trx) => {
      await updatePassword(trx, { userId: user.id, passwordHash: 'replaced', now: h.deps.now() });
      attempt = outcomes([auth.login({ email: user.email, password: user.password })]);
      await vi.waitFor(async () => {
        const waiting = await sql`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(h.db);
        expect(waiting.rows).toHaveLength(1);
      });
    });
    expect(await attempt).toEqual({ INVALID_CREDENTIALS: 1 });
    expect(await sessionsOf()).toEqual(before);
  });

  it('logs out on the server too, idempotently', async () => {
    const one = await signedIn(await buildUser(h));
    const old = one.cookie();
    await (await one.auth()).logout();
    expect(one.received.at(-1)).toMatch(/^session=; .*Max-Age=0/);
    expect((await readSession(h.deps, old)).user).toBeNull();
    expect(await (await one.auth()).logout()).toEqual({});
    expect(await (await one.auth()).session()).toEqual({ user: null });
  });
});

describe('a forgotten password', () => {
  it('gives the same answer for any address and mails existing accounts only', async () => {
    const user = await buildUser(h);
    const stranger = registration().email;
    const auth = await browser().auth();
    expect(await auth.requestPasswordReset({ email: user.email })).toEqual({});
    expect(await auth.requestPasswordReset({ email: stranger })).toEqual({});
    expect(await tokensMailedTo(h, user.email, 'reset-password')).toHaveLength(1);
    expect(await tokensMailedTo(h, stranger, 'reset-password')).toHaveLength(0);
  });

  it('is replaced once under fifty parallel requests; every session and older link ends', async () => {
    const user = await buildUser(h);
    const one = await signedIn(user);
    const visitor = await browser().auth();
    await visitor.requestPasswordReset({ email: user.email });
    await visitor.requestPasswordReset({ email: user.email });
    const [older = '', token = ''] = await tokensMailedTo(h, user.email, 'reset-password');
    expect(await visitor.checkPasswordReset({ token: older })).toEqual({ valid: false });
    expect(await visitor.checkPasswordReset({ token })).toEqual({ valid: true });
    await expect(visitor.resetPassword({ token, password: 'iloveyou' })).rejects.toMatchObject(
      refusal('PASSWORD_COMMON'),
    );

    const posts = Array.from({ length: 50 }, () => visitor.resetPassword({ token, password: newPassword }));
    expect(await outcomes(posts)).toEqual({ ok: 1, RESET_LINK_INVALID: 49 });
    expect((await readSession(h.deps, one.cookie())).user).toBeNull();
    await expect(visitor.login({ email: user.email, password: user.password })).rejects.toMatchObject(
      refusal('INVALID_CREDENTIALS'),
    );
    expect((await visitor.login({ email: user.email, password: newPassword })).user?.id).toBe(user.id);
  });

  it('confirms an unconfirmed account, since the link proves the mailbox', async () => {
    const user = await buildUser(h, { isConfirmed: false });
    const auth = await browser().auth();
    await auth.requestPasswordReset({ email: user.email });
    await auth.resetPassword({ token: await lastToken(user.email, 'reset-password'), password: newPassword });
    expect((await auth.login({ email: user.email, password: newPassword })).user?.emailVerified).toBe(true);
  });

  it('distinguishes an expired link from an unknown one', async () => {
    const user = await buildUser(h);
    const auth = await browser().auth();
    await auth.requestPasswordReset({ email: user.email });
    const token = await lastToken(user.email, 'reset-password');
    h.setNow(new Date(Date.now() + limits.resetLinkMs));
    try {
      expect(await auth.checkPasswordReset({ token })).toEqual({ valid: false });
      await expect(auth.resetPassword({ token, password: newPassword })).rejects.toMatchObject(
        refusal('RESET_LINK_EXPIRED'),
      );
    } finally {
      h.setNow(null);
    }
    await expect(auth.resetPassword({ token: 'unknown', password: newPassword })).rejects.toMatchObject(
      refusal('RESET_LINK_INVALID'),
    );
    await expect(auth.resetPassword({ token, password: '12345' })).rejects.toMatchObject(refusal('PASSWORD_TOO_SHORT'));
  });

  it('a reset needs a reset token; a reset token confirms no address', async () => {
    const user = await buildUser(h, { isConfirmed: false });
    const auth = await browser().auth();
    await auth.resendConfirmation({ email: user.email });
    await auth.requestPasswordReset({ email: user.email });
    const confirm = await lastToken(user.email, 'confirm-email');
    const reset = await lastToken(user.email, 'reset-password');
    expect(await auth.checkPasswordReset({ token: confirm })).toEqual({ valid: false });
    await expect(auth.resetPassword({ token: confirm, password: newPassword })).rejects.toMatchObject(
      refusal('RESET_LINK_INVALID'),
    );
    await expect(auth.confirmEmail({ token: reset })).rejects.toMatchObject(refusal('CONFIRM_LINK_INVALID'));
  });

  it('reset requests are rate-limited', async () => {
    const { email } = registration();
    const auth = await browser().auth();
    const { points } = rateLimits.linksByCaller;
    const asks = Array.from({ length: points + 3 }, () => auth.requestPasswordReset({ email }));
    expect(await outcomes(asks)).toEqual({ ok: points, TOO_MANY_RESETS: 3 });
  });
});

describe('account settings', () => {
  it('applies one of two concurrent password changes and ends the other sessions', async () => {
    const user = await buildUser(h);
    const [here, there] = [await signedIn(user), await signedIn(user)];
    const auth = await here.auth();
    const wrong = { current: 'wrong', password: newPassword };
    await expect(auth.changePassword(wrong)).rejects.toMatchObject(refusal('CURRENT_PASSWORD_WRONG'));
    const right = { current: user.password, password: newPassword };
    expect(await outcomes([auth.changePassword(right), auth.changePassword(right)])).toEqual({
      ok: 1,
      CURRENT_PASSWORD_WRONG: 1,
    });
    expect((await readSession(h.deps, here.cookie())).user?.id).toBe(user.id);
    expect((await readSession(h.deps, there.cookie())).user).toBeNull();
  });

  it('keeps the old address until the new one is confirmed, then notifies the old one', async () => {
    const user = await buildUser(h);
    const email = registration().email;
    const auth = await (await signedIn(user)).auth();
    const saved = await auth.updateProfile({ name: 'Ana Lima', email, phone: '' });
    expect(saved).toMatchObject({ name: 'Ana Lima', phone: null, email: user.email, pendingEmail: email });
    await auth.requestPasswordReset({ email: user.email });
    const reset = await lastToken(user.email, 'reset-password');
    expect(await auth.checkPasswordReset({ token: reset })).toEqual({ valid: true });
    await auth.confirmEmail({ token: await lastToken(email, 'confirm-new-email') });
    expect(await auth.checkPasswordReset({ token: reset })).toEqual({ valid: false });
    expect(await auth.profile()).toMatchObject({ email, pendingEmail: null });
    const mails = await h.db
      .selectFrom('outboundEmails')
      .select('payload')
      .where('toAddress', '=', user.email)
      .where('template', '=', 'email-changed')
      .execute();
    expect(mails).toMatchObject([{ payload: { newAddress: email } }]);
  });

  it('refuses an address that is taken before or after the request', async () => {
    const [user, other] = [await buildUser(h), await buildUser(h)];
    const auth = await (await signedIn(user)).auth();
    const profile = { name: 'Ana', phone: null };
    await expect(auth.updateProfile({ ...profile, email: other.email })).rejects.toMatchObject(refusal('EMAIL_TAKEN'));
    const email = registration().email;
    await auth.updateProfile({ ...profile, email });
    await buildUser(h, { email });
    const link = { token: await lastToken(email, 'confirm-new-email') };
    await expect(auth.confirmEmail(link)).rejects.toMatchObject(refusal('EMAIL_TAKEN'));
    expect((await auth.profile()).email).toBe(user.email);
  });

  it('drops a pending email change when the password is reset', async () => {
    const user = await buildUser(h);
    const email = registration().email;
    const auth = await (await signedIn(user)).auth();
    await auth.updateProfile({ name: 'Ana', phone: null, email });
    await auth.requestPasswordReset({ email: user.email });
    await auth.resetPassword({ token: await lastToken(user.email, 'reset-password'), password: newPassword });
    const token = await lastToken(email, 'confirm-new-email');
    await expect(auth.confirmEmail({ token })).rejects.toMatchObject(refusal('CONFIRM_LINK_INVALID'));
  });
});
