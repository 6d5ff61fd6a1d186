import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '#server/errors.ts';
import { readSession } from '#server/features/auth/session.ts';
import { backoffs } from '#shared/backoffs.ts';
import { fromBase32 } from '../support/authenticator-app.ts';
import { buildUser, defaultPassword, type BuiltUser } from '../support/factories.ts';
import { paperOf } from '../support/guests.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { pdfOf } from '../support/pdf-fixtures.ts';
import { challengeOf, createApp, turnOn } from '../support/second-factor.ts';
import { put } from '../support/upload.ts';

let h: Harness;
let strict: Harness;
beforeAll(async () => {
  h = await createHarness();
  strict = await createHarness({ env: { REQUIRE_STAFF_TOTP: 'true' } });
  await strict.listen();
});
afterAll(() => Promise.all([h.stop(), strict.stop()]));
afterEach(() => h.setNow(null));

const password = defaultPassword;
const refusal = (code: string) => ({ cause: { code } });

const secondStep = (challenge: string, code: string) => h.caller(null).auth.loginSecondFactor({ challenge, code });

describe('turning it on', () => {
  test('takes the password and a first code; other sessions end', async () => {
    const user = await buildUser(h, { role: 'authenticator' });
    const other = await h.caller(null).auth.login({ email: user.email, password });
    expect(other).toMatchObject({ user: { id: user.id } });
    const { auth } = h.caller(user);
    await expect(auth.totpSetup({ password: 'wrong' })).rejects.toMatchObject(refusal('CURRENT_PASSWORD_WRONG'));
    const { key, uri } = await auth.totpSetup({ password });
    expect(uri).toContain(`secret=${key}`);
    await expect(auth.totpConfirm({ code: '000000' })).rejects.toMatchObject(refusal('SECOND_FACTOR_WRONG'));
    expect(await h.caller(null).auth.login({ email: user.email, password })).toMatchObject({ user: { id: user.id } });
    const { recoveryCodes } = await auth.totpConfirm({ code: createApp(h, key).codeNow() });
    expect(recoveryCodes).toHaveLength(10);
    expect((await auth.sessions()).items).toHaveLength(1);
    const { user: now } = await readSession(h.deps, user.cookie);
    expect(now).toMatchObject({ hasSecondFactor: true });
    const status = { isOn: true, isRequired: false, recoveryCodesLeft: 10, since: expect.stringMatching(/Z$/) };
    expect(await auth.totpStatus()).toEqual(status);
    await expect(auth.totpSetup({ password })).rejects.toMatchObject(refusal('SECOND_FACTOR_ON'));
  });

  test('the database holds neither the key nor a recovery code', async () => {
    const user = await buildUser(h);
    const { key } = await h.caller(user).auth.totpSetup({ password });
    const { recoveryCodes } = await h.caller(user).auth.totpConfirm({ code: createApp(h, key).codeNow() });
    const { rows } = await h.deps.pool.query<{ text: string }>(
      `select row_to_json(f)::text as text from second_factors f where user_id = $1
      union all select row_to_json(c)::text from recovery_codes c where user_id = $1`,
      [user.id],
    );
    const dump = rows.map(({ text }) => text).join('\n');
    expect(rows).toHaveLength(11);
    expect(dump).not.toContain(fromBase32(key).toString('hex'));
    for (const code of recoveryCodes) {
      expect(dump).not.toContain(Buffer.from(code.replaceAll('-', '')).toString('hex'));
    }
  });
});

describe('signing in', () => {
  test('without it takes the password only', async () => {
    const user = await buildUser(h);
    const cookies: string[] = [];
    const { auth } = h.caller(null, { setCookie: (cookie) => cookies.push(cookie) });
    const answer = await auth.login({ email: user.email, password });
    expect(Object.keys(answer)).toEqual(['user']);
    expect(cookies.map((cookie) => cookie.split('=', 1)[0])).toEqual(['session', 'device']);
  });

  test('with it: the password gives a challenge and no cookie, the code a session', async () => {
    const user = await buildUser(h);
    const { app } = await turnOn(h, user);
    const tooEarly: string[] = [];
    const first = h.caller(null, { setCookie: (cookie) => tooEarly.push(cookie) });
    expect(await first.auth.login({ email: user.email, password })).toMatchObject({ user: null });
    expect(tooEarly).toEqual([]);
    const challenge = await challengeOf(h, user);
    await expect(secondStep(challenge, '000000')).rejects.toMatchObject(refusal('SECOND_FACTOR_WRONG'));
    const cookies: string[] = [];
    const { auth } = h.caller(null, { setCookie: (cookie) => cookies.push(cookie) });
    const answer = await auth.loginSecondFactor({ challenge, code: app.nextCode() });
    expect(answer.user).toMatchObject({ id: user.id });
    const { user: signedIn } = await readSession(h.deps, cookies[0]?.split(';')[0]);
    expect(signedIn).toMatchObject({ id: user.id, hasSecondFactor: true });
  });

  test('a code works once, also of many at once', async () => {
    const user = await buildUser(h);
    const { app } = await turnOn(h, user);
    const challenge = await challengeOf(h, user);
    const code = app.nextCode();
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => secondStep(challenge, code)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('a recovery code works once, however it is typed', async () => {
    const user = await buildUser(h, { role: 'admin' });
    const { recoveryCodes } = await turnOn(h, user);
    const [first = ''] = recoveryCodes;
    const typed = first.toLowerCase().replaceAll('-', ' ');
    expect(await secondStep(await challengeOf(h, user), typed)).toMatchObject({ user: { id: user.id } });
    await expect(secondStep(await challengeOf(h, user), first)).rejects.toMatchObject(refusal('SECOND_FACTOR_WRONG'));
    expect(await h.caller(user).auth.totpStatus()).toMatchObject({ recoveryCodesLeft: 9 });
    const { items } = await h.caller(user).admin.auditLog({ actorId: user.id });
    expect(items.map(({ event }) => event)).toEqual(['login', 'secondFactor.recovered', 'secondFactor.on']);
  });

  test('guesses are limited per account across challenges, and the limit blocks the right code too', async () => {
    const user = await buildUser(h);
    const { app } = await turnOn(h, user);
    const challenges = await Promise.all([challengeOf(h, user), challengeOf(h, user)]);
    const guess = (index: number) => secondStep(challenges[index % 2] ?? '', '000000');
    const { free: points } = backoffs.guessesByCaller;
    const codes = await Promise.all(
      Array.from({ length: points + 10 }, async (_, index) => {
        const failure: unknown = await guess(index).catch((error: unknown) => error);
        return failure instanceof Error && failure.cause instanceof AppError ? failure.cause.code : 'none';
      }),
    );
    expect(codes.filter((code) => code === 'SECOND_FACTOR_WRONG')).toHaveLength(points);
    const right = secondStep(challenges[0], app.nextCode());
    await expect(right).rejects.toMatchObject(refusal('TOO_MANY_CODES'));
  });

  test('a challenge expires, ends with a password change, and cannot be forged', async () => {
    const user = await buildUser(h);
    const { app } = await turnOn(h, user);
    const late = await challengeOf(h, user);
    h.setNow(new Date(h.deps.now().getTime() + 5 * 60_000));
    await expect(secondStep(late, app.codeNow())).rejects.toMatchObject(refusal('CHALLENGE_EXPIRED'));
    h.setNow(null);
    const old = await challengeOf(h, user);
    await h.caller(user).auth.changePassword({ current: password, password: 'another long one' });
    await expect(secondStep(old, app.codeNow())).rejects.toMatchObject(refusal('CHALLENGE_EXPIRED'));
    for (const forged of ['made-up', `${old.split('.')[0] ?? ''}.made-up`]) {
      await expect(secondStep(forged, '000000')).rejects.toMatchObject(refusal('CHALLENGE_EXPIRED'));
    }
  });
});

describe('new recovery codes', () => {
  test('take a code, invalidate the old ones, and are in the staff audit log', async () => {
    const user = await buildUser(h, { role: 'admin' });
    const { app, recoveryCodes: old } = await turnOn(h, user);
    const { auth, admin } = h.caller(user);
    await expect(auth.totpRenewCodes({ code: '000000' })).rejects.toMatchObject(refusal('SECOND_FACTOR_WRONG'));
    const { recoveryCodes } = await auth.totpRenewCodes({ code: app.nextCode() });
    expect(recoveryCodes).toHaveLength(10);
    expect(await auth.totpStatus()).toMatchObject({ recoveryCodesLeft: 10 });
    const challenge = await challengeOf(h, user);
    await expect(secondStep(challenge, old[0] ?? '')).rejects.toMatchObject(refusal('SECOND_FACTOR_WRONG'));
    expect(await secondStep(challenge, recoveryCodes[0] ?? '')).toMatchObject({ user: { id: user.id } });
    const { items } = await admin.auditLog({ actorId: user.id });
    expect(items.map(({ event }) => event)).toContain('secondFactor.renewed');
  });

  test('of two concurrent requests with a code each, one set works', async () => {
    const user = await buildUser(h);
    const { recoveryCodes } = await turnOn(h, user);
    const { auth } = h.caller(user);
    // The second one may find its code replaced already.
    const outcomes = await Promise.allSettled(recoveryCodes.slice(0, 2).map((code) => auth.totpRenewCodes({ code })));
    const sets = outcomes.filter((outcome) => outcome.status === 'fulfilled').map(({ value }) => value);
    expect(await auth.totpStatus()).toMatchObject({ recoveryCodesLeft: 10 });
    const challenge = await challengeOf(h, user);
    const tries = await Promise.allSettled(sets.map((set) => secondStep(challenge, set.recoveryCodes[0] ?? '')));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('turning it off', () => {
  test('takes both proofs; then the password is enough again', async () => {
    const user = await buildUser(h, { role: 'authenticator' });
    const { app } = await turnOn(h, user);
    const { auth } = h.caller({ ...user, hasSecondFactor: true });
    const code = app.nextCode();
    const halves = [
      [{ password: 'wrong', code }, 'CURRENT_PASSWORD_WRONG'],
      [{ password, code: '000000' }, 'SECOND_FACTOR_WRONG'],
    ] as const;
    for (const [input, answer] of halves) {
      await expect(auth.totpDisable(input)).rejects.toMatchObject(refusal(answer));
    }
    await auth.totpDisable({ password, code });
    expect(await auth.totpStatus()).toMatchObject({ isOn: false, since: null, recoveryCodesLeft: 0 });
    expect(await h.caller(null).auth.login({ email: user.email, password })).toMatchObject({ user: { id: user.id } });
  });
});

describe('mail notices', () => {
  test('when it is turned on, and when it is turned off', async () => {
    const user = await buildUser(h, { name: 'Rosa Lima' });
    const { app } = await turnOn(h, user);
    await h.runJobs();
    expect(await h.mails(user.email)).toMatchObject([{ subject: 'Two-step sign-in was turned on' }]);
    await h.caller(user).auth.totpDisable({ password, code: app.nextCode() });
    await h.runJobs();
    const [off] = (await h.mails(user.email)).filter(({ subject }) => subject === 'Two-step sign-in was turned off');
    expect(off?.text).toContain('Hello Rosa Lima,');
    expect(off?.text).toContain(`write to ${h.env.brand.supportEmail}`);
  });
});

describe('where staff must have it', () => {
  test('staff without it can only turn it on', async () => {
    for (const role of ['authenticator', 'admin'] as const) {
      const user = await buildUser(strict, { role });
      const signedIn = await strict.caller(null).auth.login({ email: user.email, password });
      expect(signedIn).toMatchObject({ user: { role, needsSecondFactor: true } });
      const caller = strict.caller(user);
      const required = refusal('SECOND_FACTOR_REQUIRED');
      await expect(caller.authenticator.queue({})).rejects.toMatchObject(required);
      if (role === 'admin') await expect(caller.admin.overview()).rejects.toMatchObject(required);
      expect(await caller.auth.totpStatus()).toMatchObject({ isOn: false, isRequired: true });

      const { app } = await turnOn(strict, user);
      const { user: now } = await readSession(strict.deps, user.cookie);
      if (!now) throw new Error('the session ended');
      expect(await strict.caller(now).auth.session()).toMatchObject({ user: { needsSecondFactor: false } });
      await expect(strict.caller(now).authenticator.queue({})).resolves.toMatchObject({ page: 1 });
      const off = strict.caller(now).auth.totpDisable({ password, code: app.nextCode() });
      await expect(off).rejects.toMatchObject(refusal('SECOND_FACTOR_KEPT'));
      strict.setNow(null);
    }
  });

  test('the desk uploads no customer’s file without it', async () => {
    const [desk, clerk] = [await buildUser(strict, { role: 'admin' }), await buildUser(strict, { role: 'admin' })];
    await turnOn(strict, desk);
    const { user: signedIn } = await readSession(strict.deps, desk.cookie);
    const paper = { ...paperOf(), translationType: 'certified' as const, sourceLanguage: 'Portuguese' as const };
    const order = await strict
      .caller(signedIn)
      .admin.createOrder({ client: { name: 'Ana Souza', phone: '+1 555 010 0142' }, documents: [paper], lines: [] });
    const upload = async (by: BuiltUser) =>
      put(strict.env.publicUrl, by, { path: `documents/${order.documents[0]?.id ?? ''}`, body: await pdfOf(1) });
    expect(await upload(clerk)).toMatchObject({ status: 403, body: { appCode: 'SECOND_FACTOR_REQUIRED' } });
    // A busy machine refuses an upload at first, and takes it again.
    await expect.poll(() => upload(desk)).toMatchObject({ status: 200 });
    strict.setNow(null);
  });

  test('customers are not required to', async () => {
    const customer = await buildUser(strict);
    await expect(strict.caller(customer).documents.stats()).resolves.toBeDefined();
    expect(await strict.caller(customer).auth.totpStatus()).toMatchObject({ isRequired: false });
    expect(await strict.caller(customer).auth.session()).toMatchObject({ user: { needsSecondFactor: false } });
  });
});
