import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { readSession } from '#server/features/auth/session.ts';
import { backoffs } from '#shared/backoffs.ts';
import { limits } from '#shared/limits.ts';
import { mailsTo, openBrowser, proveSession, tokensMailedTo } from '../support/accounts.ts';
import { appCode } from '../support/authenticator-app.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { turnOn } from '../support/second-factor.ts';

// Limits of an attacker with a stolen session or password, and how the owner recovers the account.

const h = useHarness();
afterEach(() => h.setNow(null));

const refusal = (code: string) => ({ cause: { code } });
const later = (milliseconds: number) => h.setNow(new Date(h.deps.now().getTime() + milliseconds));
const address = () => `${randomUUID()}@people.example`;
const change = (user: BuiltUser, email: string) => ({ name: user.name ?? '', phone: null, email });

describe('reauthentication', () => {
  test('is required ten minutes after login; the password satisfies it for this session only', async () => {
    const admin = await buildUser(h, { role: 'admin' });
    const person = await buildUser(h);
    const other = await openBrowser(h, { ip: randomUUID() }).signIn(admin);
    later(limits.recentProofMs);
    const { auth, admin: admins, payments } = h.caller(admin);
    const paymentId = randomUUID();
    const calls = {
      email: () => auth.updateProfile(change(admin, address())),
      name: () => auth.updateProfile({ name: 'Somebody Else' }),
      phone: () => auth.updateProfile({ phone: '+14155550142' }),
      noPhone: () => auth.updateProfile({ phone: null }),
      session: () => auth.revokeSession({ id: randomUUID() }),
      sessions: () => auth.revokeSessions(),
      role: () => admins.setUserRole({ id: person.id, role: 'authenticator' }),
      secondFactor: () => admins.resetSecondFactor({ id: person.id, reason: 'lost' }),
      refund: () => payments.refund({ paymentId, reason: 'asked for' }),
    };
    for (const [name, call] of Object.entries(calls)) {
      await expect(call(), name).rejects.toMatchObject({
        code: 'UNAUTHORIZED',
        cause: { code: 'PROOF_NEEDED', details: { method: 'password' } },
      });
    }
    const same = { ...change(admin, admin.email), phone: admin.phone, locale: 'pt' } as const;
    expect(await auth.updateProfile(same)).toMatchObject({ email: admin.email, name: admin.name, locale: 'pt' });

    await expect(auth.prove({ password: 'wrong' })).rejects.toMatchObject(refusal('CURRENT_PASSWORD_WRONG'));
    await expect(auth.prove({ code: '000000' })).rejects.toMatchObject(refusal('SECOND_FACTOR_OFF'));
    await auth.prove({ password: admin.password });
    expect(await calls.role()).toMatchObject({ role: 'authenticator' });
    await expect(calls.refund()).rejects.toMatchObject(refusal('PAYMENT_NOT_FOUND'));
    const elsewhere = (await other.api()).auth.updateProfile(change(admin, address()));
    await expect(elsewhere).rejects.toMatchObject(refusal('PROOF_NEEDED'));
    later(limits.recentProofMs);
    await expect(calls.refund()).rejects.toMatchObject(refusal('PROOF_NEEDED'));
  });

  test('takes a code with two-step sign-in, also for a password change', async () => {
    const user = await buildUser(h);
    const { app } = await turnOn(h, user);
    h.setNow(new Date(Date.now() + limits.recentProofMs));
    const { auth } = h.caller({ ...user, hasSecondFactor: true });
    const rename = () => auth.changePassword({ current: user.password, password: 'another long sentence' });
    await expect(rename()).rejects.toMatchObject({ cause: { code: 'PROOF_NEEDED', details: { method: 'code' } } });
    await expect(auth.prove({ password: user.password })).rejects.toMatchObject(refusal('CODE_REQUIRED'));
    await auth.prove({ code: app.codeNow() });
    expect(await rename()).toEqual({
      ended: { sessions: 0, pushSubscriptions: 0, links: 0, invitations: 0, keys: [] },
    });
  });

  test('cannot be guessed in a stolen session; the owner can still reauthenticate', async () => {
    const user = await buildUser(h);
    const borrowed = h.caller(user).auth;
    const { free } = backoffs.guessesByCaller;
    const guesses = Array.from({ length: free + 5 }, () => borrowed.prove({ password: 'guess' }));
    const codes = (await Promise.allSettled(guesses)).map((one) =>
      one.status === 'rejected' ? String(one.reason) : 'ok',
    );
    expect(codes.filter((reason) => reason.includes('The current password'))).toHaveLength(free);
    await expect(borrowed.prove({ password: user.password })).rejects.toMatchObject(refusal('TOO_MANY_CODES'));
    const owner = await openBrowser(h, { ip: randomUUID() }).signIn(user);
    expect(await (await owner.api()).auth.prove({ password: user.password })).toEqual({});
  });

  test('"sign out everywhere" ends every session and forgets known devices', async () => {
    const user = await buildUser(h);
    const [one, two] = [openBrowser(h, { ip: 'a' }), openBrowser(h, { ip: 'b' })];
    await one.signIn(user);
    await two.signIn(user);
    const before = two.cookie();
    await (await one.api()).auth.revokeSessions();
    expect(one.cookie()).toMatch(/^device=[\w-]{43}$/);
    expect((await readSession(h.deps, before)).user).toBeNull();
    expect((await readSession(h.deps, user.cookie)).user).toBeNull();
    await one.signIn(user);
    expect(await mailsTo(h, user.email)).toEqual(['new-device', 'new-device']);
  });
});

describe('an email change', () => {
  async function changeTo(user: BuiltUser, email: string) {
    const { auth } = h.caller({ ...user });
    await auth.updateProfile(change(user, email));
    const token = (await tokensMailedTo(h, email, 'confirm-new-email')).at(-1) ?? '';
    await auth.confirmEmail({ token });
  }
  const visitor = () => h.caller(null, { ip: randomUUID() }).auth;
  const undoTokens = (email: string) => tokensMailedTo(h, email, 'email-change-requested');

  test('notifies the old address on request and on completion; either link reverts it, once', async () => {
    const user = await buildUser(h);
    const email = address();
    await changeTo(user, email);
    expect(await mailsTo(h, user.email)).toEqual(['email-change-requested', 'email-changed']);
    await visitor().requestPasswordReset({ email });
    const [reset = ''] = await tokensMailedTo(h, email, 'reset-password');
    const [token = ''] = await tokensMailedTo(h, user.email, 'email-changed');
    const presses = await Promise.allSettled(Array.from({ length: 5 }, () => visitor().undoEmailChange({ token })));
    expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await visitor().checkPasswordReset({ token: reset })).toEqual({ valid: false });
    expect((await readSession(h.deps, user.cookie)).user).toBeNull();
    expect((await visitor().login(user)).user).toMatchObject({ email: user.email });
    const [asked = ''] = await undoTokens(user.email);
    await expect(visitor().undoEmailChange({ token: asked })).rejects.toMatchObject(refusal('UNDO_LINK_INVALID'));
    const [fresh = ''] = await tokensMailedTo(h, user.email, 'address-restored');
    expect(await visitor().checkPasswordReset({ token: fresh })).toEqual({ valid: true });
  });

  test('is canceled while pending, and its confirmation link stops working', async () => {
    const user = await buildUser(h);
    const email = address();
    await h.caller(user).auth.updateProfile(change(user, email));
    const [token = ''] = await undoTokens(user.email);
    await visitor().undoEmailChange({ token });
    const [confirm = ''] = await tokensMailedTo(h, email, 'confirm-new-email');
    await expect(visitor().confirmEmail({ token: confirm })).rejects.toMatchObject(refusal('CONFIRM_LINK_INVALID'));
  });

  test('cannot be reverted after 72 hours', async () => {
    const user = await buildUser(h);
    await changeTo(user, address());
    const [token = ''] = await tokensMailedTo(h, user.email, 'email-changed');
    later(limits.undoChangeMs);
    await expect(visitor().undoEmailChange({ token })).rejects.toMatchObject(refusal('UNDO_LINK_INVALID'));
  });

  test('is reverted to the first owner, whatever the intruder changes next', async () => {
    const user = await buildUser(h);
    const [second, third] = [address(), address()];
    await changeTo(user, second);
    await changeTo({ ...user, email: second }, third);
    const { auth } = h.caller({ ...user, email: third });
    await auth.changePassword({ current: user.password, password: 'the password of an intruder' });
    await proveSession(h, user);
    const { key } = await auth.totpSetup({ password: 'the password of an intruder' });
    await auth.totpConfirm({ code: appCode(key, h.deps.now()) });
    // The intruder uses their own revert link too.
    const [intruders = ''] = await undoTokens(second);
    expect(await visitor().undoEmailChange({ token: intruders })).toEqual({ email: second });
    // Registering the freed address does not lock its owner out either.
    const squatter = { name: 'X', email: user.email, phone: '+15550100142', password: 'of a squatter' };
    await expect(visitor().register(squatter)).rejects.toMatchObject(refusal('EMAIL_TAKEN'));

    const [token = ''] = await undoTokens(user.email);
    expect(await visitor().undoEmailChange({ token })).toEqual({ email: user.email });
    await expect(visitor().undoEmailChange({ token: intruders })).rejects.toMatchObject(refusal('UNDO_LINK_INVALID'));
    const intruder = { email: user.email, password: 'the password of an intruder' };
    await expect(visitor().login(intruder)).rejects.toMatchObject(refusal('INVALID_CREDENTIALS'));
    const fresh = (await tokensMailedTo(h, user.email, 'address-restored')).at(-1) ?? '';
    await visitor().resetPassword({ token: fresh, password: 'the owner has it again' });
    const back = await visitor().login({ email: user.email, password: 'the owner has it again' });
    expect(back.user).toMatchObject({ id: user.id, email: user.email });
  });
});

describe('security mails', () => {
  test('are sent for a new device, a changed and a reset password; not for the first login or a known device', async () => {
    const user = await buildUser(h, { name: 'Rosa Lima' });
    const home = await openBrowser(h, { ip: 'home' }).signIn(user);
    await home.signIn(user);
    expect(await mailsTo(h, user.email)).toEqual([]);
    const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0.0.0 Safari/537.36';
    await openBrowser(h, { ip: 'home', userAgent }).signIn(user);
    await (await home.api()).auth.changePassword({ current: user.password, password: 'another long sentence' });
    await (await home.api()).auth.requestPasswordReset({ email: user.email });
    const [token = ''] = await tokensMailedTo(h, user.email, 'reset-password');
    await (await home.api()).auth.resetPassword({ token, password: 'and one more sentence' });
    await h.runJobs();
    const mails = (await h.mails(user.email)).toReversed();
    const of = (subject: string) => mails.find((mail) => mail.subject === subject)?.text ?? '';
    expect(of('New sign-in to your account')).toContain('Chrome on Windows');
    for (const subject of ['New sign-in to your account', 'Your password was changed', 'Your password was reset']) {
      expect(of(subject), subject).toContain('Hello Rosa Lima,');
      expect(of(subject), subject).toContain(`${h.env.publicUrl}/forgot-password`);
    }
  });

  test('a planted device cookie does not become a known device', async () => {
    const user = await buildUser(h);
    const planted = `device=${'A'.repeat(43)}`;
    const cookies: string[] = [];
    const { auth } = h.caller(null, { cookie: planted, setCookie: (cookie) => cookies.push(cookie) });
    await auth.login({ email: user.email, password: user.password });
    const { free } = backoffs.guessesByCaller;
    const attacker = h.caller(null, { ip: 'attacker', cookie: planted }).auth;
    for (let turn = 0; turn < free; turn += 1) {
      await attacker.login({ email: user.email, password: 'guess' }).catch(() => undefined);
    }
    await expect(attacker.login(user)).rejects.toMatchObject(refusal('TOO_MANY_LOGINS'));
    expect(cookies[1]).toMatch(/^device=A{43}\.[\w-]{43}; HttpOnly; Max-Age=34560000; Path=\/; SameSite=Lax$/);
  });
});

describe('email normalization', () => {
  test.each([
    ['decomposed letters', 'jose\u0301'],
    ['full-width letters', 'ｊｏｓé'],
    ['an invisible character', 'jo\u200bsé'],
    ['a no-break space', '\u00a0josé'],
  ])('%s make no second account, and sign in to the first', async (_what, local) => {
    const host = `${randomUUID()}.bücher.example`;
    const user = await buildUser(h, { email: `josé@${host.replace('bücher', 'xn--bcher-kva')}` });
    const typed = `${local}@${host.toUpperCase()}.`;
    const other = { name: 'X', email: typed, phone: '+15550100142', password: 'another long sentence' };
    const visitor = h.caller(null, { ip: randomUUID() }).auth;
    await expect(visitor.register(other)).rejects.toMatchObject(refusal('EMAIL_TAKEN'));
    expect(await visitor.login({ email: typed, password: user.password })).toMatchObject({ user: { id: user.id } });
  });

  test('registering and changing to one address concurrently raises no PostgreSQL error', async () => {
    const email = address();
    const user = await buildUser(h);
    await h.caller(user).auth.updateProfile(change(user, email));
    const [token = ''] = await tokensMailedTo(h, email, 'confirm-new-email');
    const other = { name: 'X', email, phone: '+15550100142', password: 'another long sentence' };
    const calls = [
      h.caller(null, { ip: 'a' }).auth.register(other),
      h.caller(null, { ip: 'b' }).auth.register(other),
      h.caller(null).auth.confirmEmail({ token }),
    ];
    const outcomes = await Promise.allSettled(calls);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'fulfilled') continue;
      const error: unknown = outcome.reason;
      // A database error would appear as the cause of the refusal.
      expect(error).toMatchObject({ cause: { code: 'EMAIL_TAKEN', cause: undefined } });
    }
  });
});
