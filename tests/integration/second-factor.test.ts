import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '#server/errors.ts';
import { codeOf, stepAt } from '#server/features/auth/second-factor/totp.ts';
import { readSession } from '#server/features/auth/session.ts';
import { rateLimits } from '#shared/limits.ts';
import { buildUser, defaultPassword, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';

let h: Harness;
let strict: Harness;
beforeAll(async () => {
  h = await createHarness();
  strict = await createHarness({ env: { REQUIRE_STAFF_TOTP: 'true' } });
});
afterAll(() => Promise.all([h.stop(), strict.stop()]));
afterEach(() => {
  h.setNow(null);
});

const password = defaultPassword;
const refusal = (code: string) => ({ cause: { code } });

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The app on somebody's phone. Each code is of the next half minute, since none works twice. */
function createApp(key: string, house = h) {
  const secret = fromBase32(key);
  let time = house.deps.now().getTime();
  return {
    codeNow: () => codeOf(secret, stepAt(house.deps.now())),
    nextCode: () => {
      time += 30_000;
      house.setNow(new Date(time));
      return codeOf(secret, stepAt(house.deps.now()));
    },
  };
}

async function turnOn(user: BuiltUser, house = h) {
  const { auth } = house.caller(user);
  const { key } = await auth.totpSetup({ password });
  const app = createApp(key, house);
  const { recoveryCodes } = await auth.totpConfirm({ code: app.codeNow() });
  return { app, recoveryCodes };
}

async function challengeOf(user: BuiltUser, house = h): Promise<string> {
  const cookies: string[] = [];
  const setCookie = (cookie: string) => cookies.push(cookie);
  const answer = await house.caller(null, { setCookie }).auth.login({ email: user.email, password });
  expect(cookies).toEqual([]);
  if (!('challenge' in answer)) throw new Error('signed in without a code');
  return answer.challenge;
}

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
    const { recoveryCodes } = await auth.totpConfirm({ code: createApp(key).codeNow() });
    expect(recoveryCodes).toHaveLength(10);
    expect((await auth.sessions()).items).toHaveLength(1);
    const { user: now } = await readSession(h.deps, user.cookie);
    expect(now).toMatchObject({ hasSecondFactor: true });
    const status = { isOn: true, isRequired: false, recoveryCodesLeft: 10 };
    expect(await h.caller({ ...user, hasSecondFactor: true }).auth.totpStatus()).toEqual(status);
    await expect(auth.totpSetup({ password })).rejects.toMatchObject(refusal('SECOND_FACTOR_ON'));
  });

  test('the database holds neither the key nor a recovery code', async () => {
    const user = await buildUser(h);
    const { key } = await h.caller(user).auth.totpSetup({ password });
    const { recoveryCodes } = await h.caller(user).auth.totpConfirm({ code: createApp(key).codeNow() });
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
  test('without it is as ever', async () => {
    const user = await buildUser(h);
    const cookies: string[] = [];
    const { auth } = h.caller(null, { setCookie: (cookie) => cookies.push(cookie) });
    const answer = await auth.login({ email: user.email, password });
    expect(Object.keys(answer)).toEqual(['user']);
    expect(cookies).toHaveLength(1);
  });

  test('with it: the password gives a challenge and no cookie, the code a session', async () => {
    const user = await buildUser(h);
    const { app } = await turnOn(user);
    const challenge = await challengeOf(user);
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
    const { app } = await turnOn(user);
    const challenge = await challengeOf(user);
    const code = app.nextCode();
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => secondStep(challenge, code)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('a recovery code works once, however it is typed', async () => {
    const user = await buildUser(h, { role: 'admin' });
    const { recoveryCodes } = await turnOn(user);
    const [first = ''] = recoveryCodes;
    const typed = first.toLowerCase().replaceAll('-', ' ');
    expect(await secondStep(await challengeOf(user), typed)).toMatchObject({ user: { id: user.id } });
    await expect(secondStep(await challengeOf(user), first)).rejects.toMatchObject(refusal('SECOND_FACTOR_WRONG'));
    expect(await h.caller(user).auth.totpStatus()).toMatchObject({ recoveryCodesLeft: 9 });
    const { items } = await h.caller(user).admin.auditLog({ actorId: user.id });
    expect(items.map(({ event }) => event)).toEqual(['login', 'secondFactor.recovered', 'secondFactor.on']);
  });

  test('guesses are counted per account, over all challenges, and stop the right code as well', async () => {
    const user = await buildUser(h);
    const { app } = await turnOn(user);
    const challenges = await Promise.all([challengeOf(user), challengeOf(user)]);
    const guess = (index: number) => secondStep(challenges[index % 2] ?? '', '000000');
    const { points } = rateLimits.secondFactor;
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

  test('a challenge ends with its time, with the password, and is nobody else’s to make', async () => {
    const user = await buildUser(h);
    const { app } = await turnOn(user);
    const late = await challengeOf(user);
    h.setNow(new Date(h.deps.now().getTime() + 5 * 60_000));
    await expect(secondStep(late, app.codeNow())).rejects.toMatchObject(refusal('CHALLENGE_EXPIRED'));
    h.setNow(null);
    const old = await challengeOf(user);
    await h.caller(user).auth.changePassword({ current: password, password: 'another long one' });
    await expect(secondStep(old, app.codeNow())).rejects.toMatchObject(refusal('CHALLENGE_EXPIRED'));
    for (const forged of ['made-up', `${old.split('.')[0] ?? ''}.made-up`]) {
      await expect(secondStep(forged, '000000')).rejects.toMatchObject(refusal('CHALLENGE_EXPIRED'));
    }
  });
});

describe('turning it off', () => {
  test('takes both proofs; then the password is enough again', async () => {
    const user = await buildUser(h, { role: 'authenticator' });
    const { app } = await turnOn(user);
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
    expect(await h.caller(null).auth.login({ email: user.email, password })).toMatchObject({ user: { id: user.id } });
  });
});

describe('where staff must have it', () => {
  test('staff without it reach what turns it on, and nothing of their work', async () => {
    for (const role of ['authenticator', 'admin'] as const) {
      const user = await buildUser(strict, { role });
      const signedIn = await strict.caller(null).auth.login({ email: user.email, password });
      expect(signedIn).toMatchObject({ user: { role } });
      const caller = strict.caller(user);
      const required = refusal('SECOND_FACTOR_REQUIRED');
      await expect(caller.authenticator.queue({})).rejects.toMatchObject(required);
      if (role === 'admin') await expect(caller.admin.overview()).rejects.toMatchObject(required);
      expect(await caller.auth.totpStatus()).toMatchObject({ isOn: false, isRequired: true });

      const { app } = await turnOn(user, strict);
      const { user: now } = await readSession(strict.deps, user.cookie);
      if (!now) throw new Error('the session ended');
      await expect(strict.caller(now).authenticator.queue({})).resolves.toMatchObject({ page: 1 });
      const off = strict.caller(now).auth.totpDisable({ password, code: app.nextCode() });
      await expect(off).rejects.toMatchObject(refusal('SECOND_FACTOR_KEPT'));
      strict.setNow(null);
    }
  });

  test('customers are not asked', async () => {
    const customer = await buildUser(strict);
    await expect(strict.caller(customer).documents.stats()).resolves.toBeDefined();
    expect(await strict.caller(customer).auth.totpStatus()).toMatchObject({ isRequired: false });
  });
});
