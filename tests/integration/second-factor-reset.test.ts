import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { lockAccount } from '#server/features/auth/queries.ts';
import { resetTotp } from '#server/features/auth/second-factor/service.ts';
import { startSession } from '#server/features/auth/session.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { buildUser, defaultPassword as password, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { challengeOf, turnOn } from '../support/second-factor.ts';

const h = useHarness();
let admin: BuiltUser;
beforeAll(async () => {
  admin = await buildUser(h, { role: 'admin', name: 'Olga Lima' });
});
afterEach(() => h.setNow(null));

const refusal = (code: ErrorCode) => ({ cause: { code } });
const reason = 'Her phone was stolen.';
const reset = (id: string, by = admin) => h.caller(by).admin.resetSecondFactor({ id, reason });

test('an admin resets a lost one: it is off, every session ends, the next login needs only the password', async () => {
  const person = await buildUser(h, { role: 'authenticator' });
  const { recoveryCodes } = await turnOn(h, person);
  const find = async () => (await h.caller(admin).admin.users({ search: person.email })).items[0];
  expect(await find()).toMatchObject({ hasSecondFactor: true });
  const challenge = await challengeOf(h, person);

  expect(await reset(person.id)).toMatchObject({ id: person.id, hasSecondFactor: false });
  expect(await find()).toMatchObject({ hasSecondFactor: false });
  const sessions = h.db.selectFrom('sessions').select('id').where('userId', '=', person.id);
  expect(await sessions.execute()).toEqual([]);
  const stale = h.caller(null).auth.loginSecondFactor({ challenge, code: recoveryCodes[0] ?? '' });
  await expect(stale).rejects.toMatchObject(refusal('SECOND_FACTOR_WRONG'));
  const answer = await h.caller(null).auth.login({ email: person.email, password });
  expect(answer).toMatchObject({ user: { id: person.id } });
});

test('old recovery codes stay invalid after the second factor is enabled again', async () => {
  const person = await buildUser(h);
  const { recoveryCodes } = await turnOn(h, person);
  await reset(person.id);
  const { sessionId } = await startSession(h.deps, person.id, 'test');
  await turnOn(h, { ...person, sessionId });
  const again = h.caller(null).auth.loginSecondFactor({
    challenge: await challengeOf(h, person),
    code: recoveryCodes[0] ?? '',
  });
  await expect(again).rejects.toMatchObject(refusal('SECOND_FACTOR_WRONG'));
});

test('a login whose code is submitted just before a reset starts no session after it', async () => {
  const person = await buildUser(h);
  const { recoveryCodes } = await turnOn(h, person);
  const challenge = await challengeOf(h, person);
  const waits = sql<{ waits: boolean }>`select exists (
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') as waits`;
  const login = await h.db.transaction().execute(async (trx) => {
    await lockAccount(trx, person.id);
    const late = h.caller(null).auth.loginSecondFactor({ challenge, code: recoveryCodes[0] ?? '' });
    const outcome = late.then(
      () => 'signed in',
      (error: unknown) => error,
    );
    await expect.poll(async () => (await waits.execute(h.db)).rows[0]?.waits).toBe(true);
    await resetTotp(h.deps, trx, { userId: person.id, by: admin });
    return { outcome };
  });
  expect(await login.outcome).toMatchObject(refusal('CHALLENGE_EXPIRED'));
  expect(await h.db.selectFrom('sessions').select('id').where('userId', '=', person.id).execute()).toEqual([]);
});

test('actor and reason are in the audit log, and the user is notified once', async () => {
  const person = await buildUser(h, { name: 'Bea Reis' });
  await turnOn(h, person);
  const outcomes = await Promise.allSettled([reset(person.id), reset(person.id), reset(person.id)]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { items } = await h.caller(admin).admin.auditLog({ actorId: admin.id });
  expect(items.filter(({ subjectUserId }) => subjectUserId === person.id)).toMatchObject([
    { event: 'secondFactor.reset', actorName: 'Olga Lima', subjectEmail: person.email, details: { reason } },
  ]);
  await h.runJobs();
  const told = (await h.mails(person.email)).filter(({ subject }) => subject.includes('reset by our staff'));
  expect(told).toHaveLength(1);
  expect(told[0]?.links).toContain(`${h.env.publicUrl}/login`);
  expect(told[0]?.text).not.toContain(reason);
});

test('refuses the caller’s own, an unknown user’s, a disabled or an unconfirmed one, and writes nothing', async () => {
  const other = await buildUser(h, { role: 'admin' });
  await turnOn(h, other);
  const begun = await buildUser(h);
  await h.caller(begun).auth.totpSetup({ password });
  const off = await buildUser(h);
  const blank = () => h.caller(admin).admin.resetSecondFactor({ id: other.id, reason: '  ' });
  const refused: [() => Promise<unknown>, ErrorCode][] = [
    [() => reset(other.id, other), 'OWN_SECOND_FACTOR'],
    [() => reset(randomUUID()), 'USER_NOT_FOUND'],
    [() => reset(off.id), 'SECOND_FACTOR_OFF'],
    [() => reset(begun.id), 'SECOND_FACTOR_OFF'],
    [blank, 'SECOND_FACTOR_REASON_REQUIRED'],
  ];
  for (const [call, code] of refused) await expect(call()).rejects.toMatchObject(refusal(code));
  expect(await h.caller(other).auth.totpStatus()).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
  expect((await h.caller(begun).auth.sessions()).items).toHaveLength(1);
});
