import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '#server/errors.ts';
import { backoffs } from '#shared/backoffs.ts';
import { rateLimits } from '#shared/rate-limits.ts';
import { openBrowser, tokensMailedTo } from '../support/accounts.ts';
import { buildUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { challengeOf, turnOn } from '../support/second-factor.ts';

// Guessing is throttled, and an attacker cannot lock the owner out of the account or its mail.

const h = useHarness();
beforeEach(() => h.deps.pool.query('delete from rate_limits'));

const { free } = backoffs.guessesByCaller;
const refusal = (code: string) => ({ cause: { code } });
const from = (ip: string) => h.caller(null, { ip }).auth;

async function outcomes(calls: readonly Promise<unknown>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const result of await Promise.allSettled(calls)) {
    const error: unknown = result.status === 'rejected' ? result.reason : undefined;
    const name = error instanceof Error && error.cause instanceof AppError ? error.cause.code : 'ok';
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** Advances every counter's clock. */
async function wait(seconds: number): Promise<void> {
  await h.deps.pool.query('update rate_limits set expire = expire - $1', [seconds * 1000]);
}

describe('passwords', () => {
  const guess = (ip: string, email: string) => from(ip).login({ email, password: 'guess' });

  test('failures from one network block neither the owner elsewhere nor a known device on it', async () => {
    const user = await buildUser(h);
    const known = await openBrowser(h, { ip: 'office' }).signIn(user);
    await outcomes(Array.from({ length: free + 5 }, () => guess('office', user.email)));
    await expect(from('office').login(user)).rejects.toMatchObject(refusal('TOO_MANY_LOGINS'));
    expect(await from('home').login(user)).toMatchObject({ user: { id: user.id } });
    expect(await (await known.api()).auth.login(user)).toMatchObject({ user: { id: user.id } });
  });

  test('the delay grows with each failure, is reported, and expires', async () => {
    const { email } = await buildUser(h);
    await outcomes(Array.from({ length: free }, () => guess('one', email)));
    for (const delay of [5, 10, 20, 40, 80, 160, 320, 640, 900]) {
      const error: unknown = await guess('one', email).catch((one: unknown) => one);
      const refused = error instanceof Error && error.cause instanceof AppError ? error.cause : undefined;
      const seconds = Number(refused?.details['retryAfter']);
      // The reported rest shrinks while a slow machine gets to the next attempt.
      expect(seconds).toBeGreaterThan(delay / 2);
      expect(seconds).toBeLessThanOrEqual(delay);
      await wait(seconds);
      await expect(guess('one', email)).rejects.toMatchObject(refusal('INVALID_CREDENTIALS'));
    }
  });

  test(
    'failures over many networks are bounded; a known device and a fresh reset pass',
    { tags: 'sweep' },
    async () => {
      const user = await buildUser(h);
      const known = await openBrowser(h, { ip: 'home' }).signIn(user);
      const attack = () =>
        outcomes(Array.from({ length: 50 }, (_, network) => guess(`net-${String(network)}`, user.email)));
      expect(await attack()).toEqual({ INVALID_CREDENTIALS: 50 });
      await h.deps.pool.query(`update rate_limits set points = $1 where key like 'guessesByAccount:%'`, [
        backoffs.guessesByAccount.free - 10,
      ]);
      const { INVALID_CREDENTIALS: tried = 0, TOO_MANY_LOGINS: refused = 0 } = await attack();
      expect(tried + refused).toBe(50);
      expect(tried).toBeGreaterThanOrEqual(10);
      // One more may get a turn after the first wait of five seconds.
      expect(tried).toBeLessThanOrEqual(11);
      await expect(from('cafe').login(user)).rejects.toMatchObject(refusal('TOO_MANY_LOGINS'));
      expect(await (await known.api()).auth.login(user)).toMatchObject({ user: { id: user.id } });

      await from('cafe').requestPasswordReset({ email: user.email });
      const [token = ''] = await tokensMailedTo(h, user.email, 'reset-password');
      const cafe = openBrowser(h, { ip: 'cafe' });
      await (await cafe.api()).auth.resetPassword({ token, password: 'another long sentence' });
      expect(await from('cafe').login({ email: user.email, password: 'another long sentence' })).toMatchObject({
        user: { id: user.id },
      });
      await attack();
      expect(
        await (await cafe.api()).auth.login({ email: user.email, password: 'another long sentence' }),
      ).toMatchObject({
        user: { id: user.id },
      });
    },
  );
});

test('codes: guesses with a stolen password stop neither the owner elsewhere nor their known device', async () => {
  const user = await buildUser(h);
  const { app } = await turnOn(h, user);
  const home = openBrowser(h, { ip: 'home' });
  const signIn = async (code: string) => {
    const challenge = await challengeOf(h, user);
    await (await home.api()).auth.loginSecondFactor({ challenge, code });
  };
  await signIn(app.nextCode());
  const challenge = await challengeOf(h, user);
  const guesses = Array.from({ length: free + 5 }, () => from('home').loginSecondFactor({ challenge, code: '000000' }));
  expect(await outcomes(guesses)).toEqual({ SECOND_FACTOR_WRONG: free, TOO_MANY_CODES: 5 });
  await signIn(app.nextCode());
  const answer = await from('elsewhere').loginSecondFactor({
    challenge: await challengeOf(h, user),
    code: app.nextCode(),
  });
  expect(answer.user.id).toBe(user.id);
  h.setNow(null);
});

describe('reset links', () => {
  const request = (ip: string, email: string) => from(ip).requestPasswordReset({ email });

  test('requests by others do not block the owner’s request', async () => {
    const user = await buildUser(h);
    const { points } = rateLimits.linksByCaller;
    await outcomes(Array.from({ length: points + 5 }, () => request('stranger', user.email)));
    await expect(request('stranger', user.email)).rejects.toMatchObject(refusal('TOO_MANY_RESETS'));
    expect(await request('home', user.email)).toEqual({});
  });

  test('are limited per inbox, and the newest one works however many were requested', { tags: 'sweep' }, async () => {
    const user = await buildUser(h);
    for (let turn = 0; turn < rateLimits.resetsByInbox.points + 10; turn += 1) await request(randomUUID(), user.email);
    const tokens = await tokensMailedTo(h, user.email, 'reset-password');
    expect(tokens).toHaveLength(rateLimits.resetsByInbox.points);
    const newest = { token: tokens.at(-1) ?? '' };
    expect(await from('home').checkPasswordReset(newest)).toEqual({ valid: true });
    // Once it is used, the next one is mailed at once.
    await from('home').resetPassword({ ...newest, password: 'another long sentence' });
    await request('home', user.email);
    expect(await tokensMailedTo(h, user.email, 'reset-password')).toHaveLength(tokens.length + 1);
  });
});
