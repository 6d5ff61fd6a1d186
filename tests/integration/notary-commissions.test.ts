import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { certificationJobs } from '#server/features/certification/jobs.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { buildCommission, buildNotary, commissionOf } from '../support/notaries.ts';
import { buildDraft, openCheckout, paymentOf } from '../support/orders.ts';
import { buildPending } from '../support/reviews.ts';
import { buildStaff } from '../support/staff.ts';

/** Notary commissions, and the sale of notarized translations that follows from them. */

const h = useHarness();
let admin: BuiltUser;
beforeAll(async () => {
  admin = await buildUser(h, { role: 'admin' });
});

const refused = (code: string) => ({ cause: { code } });

describe('commissions', () => {
  const api = () => h.caller(admin).admin;

  test('are set by an admin with a recent proof, replaced with their versions kept, and ended', async () => {
    const person = await buildUser(h, { role: 'authenticator' });
    const input = { ...commissionOf(person.id), expiresOn: inYears(2) };
    await h.db.updateTable('sessions').set({ provedAt: null }).where('userId', '=', admin.id).execute();
    await expect(api().setCommission(input)).rejects.toMatchObject(refused('PROOF_NEEDED'));
    await h.db.updateTable('sessions').set({ provedAt: h.deps.now() }).where('userId', '=', admin.id).execute();
    await api().setCommission(input);
    await api().setCommission({ ...input, number: '99' });
    const versions = async () => (await api().commissions()).items.filter(({ userId }) => userId === person.id);
    expect(await versions()).toMatchObject([
      { number: '99', isInForce: true, endedAt: null },
      { number: input.number, isInForce: false, endedAt: expect.any(String) },
    ]);
    const id = (await versions())[0]?.id ?? '';
    await api().endCommission({ id });
    expect((await versions()).map(({ isInForce }) => isInForce)).toEqual([false, false]);
    await expect(api().endCommission({ id })).rejects.toMatchObject(refused('COMMISSION_NOT_FOUND'));
    const log = await h.caller(admin).admin.auditLog({ event: 'commission.ended' });
    expect(log.total).toBeGreaterThan(0);
  });

  test('follow the law of their state, and are for staff', async () => {
    const person = await buildUser(h, { role: 'authenticator' });
    const input = { ...commissionOf(person.id), expiresOn: inYears(2) };
    const cases = [
      [{ expiresOn: '2020-01-01' }, 'COMMISSION_PAST'],
      [{ expiresOn: inYears(5) }, 'COMMISSION_TERM'],
      [{ state: 'CA' }, 'COMMISSION_ELECTRONIC'],
      [{ userId: (await buildUser(h)).id }, 'COMMISSION_NEEDS_STAFF'],
    ] as const;
    for (const [changes, code] of cases) {
      await expect(api().setCommission({ ...input, ...changes })).rejects.toMatchObject(refused(code));
    }
  });
});

function inYears(years: number): string {
  const date = new Date(h.deps.now());
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date.toISOString().slice(0, 10);
}

test('notarized translations are sold while a commissioned notary and another certifier are in the house', async () => {
  const user = await buildUser(h);
  const sole = await buildUser(h, { role: 'authenticator' });
  await h.db
    .updateTable('profiles')
    .set({ role: 'user' })
    .where('role', 'in', ['authenticator', 'admin'])
    .where('id', '!=', sole.id)
    .execute();
  const offer = () => h.caller(user).documents.offer();
  const commission = await buildCommission(h, sole);
  // The only person who certifies cannot notarize their own work.
  expect(await offer()).toMatchObject({ hasNotary: false });
  await buildUser(h, { role: 'authenticator' });
  expect(await offer()).toMatchObject({ hasNotary: true });
  const order = { filename: 'birth.pdf', translationType: 'notarized', idempotencyKey: randomUUID() } as const;
  const draft = await h.caller(user).documents.create(order);
  expect(draft).toMatchObject({ translationType: 'notarized' });
  await h.db.updateTable('notaryCommissions').set({ expiresOn: '2020-01-01' }).where('id', '=', commission).execute();
  expect(await offer()).toMatchObject({ hasNotary: false });
});

test.each(['is ended', 'expires'])(
  'the checkout of a notarized order ends once the last commission %s',
  async (end) => {
    const notary = await buildUser(h, { role: 'authenticator' });
    await h.db.updateTable('notaryCommissions').set({ expiresOn: '2020-01-01' }).execute();
    const id = await buildCommission(h, notary);
    const [user, other] = [await buildUser(h), await buildUser(h)];
    const checkouts = [
      await openCheckout(h, user, [await buildDraft(h, user, { translationType: 'notarized' })]),
      await openCheckout(h, other, [await buildDraft(h, other)]),
    ];
    const statuses = async () => {
      await h.runJobs();
      return Promise.all(checkouts.map(async ({ sessionId }) => (await paymentOf(h, sessionId)).status));
    };
    await h.deps.jobs.enqueue(h.db, 'payments.reconcile', {});
    expect(await statuses()).toEqual(['open', 'open']);
    if (end === 'is ended') await h.caller(admin).admin.endCommission({ id });
    else {
      await h.db.updateTable('notaryCommissions').set({ expiresOn: '2020-01-01' }).where('id', '=', id).execute();
      await h.deps.jobs.enqueue(h.db, 'payments.reconcile', {});
    }
    expect(await statuses()).toEqual(['expired', 'open']);
  },
);

test('orders that were paid before the last notary left are told to those who set commissions, once each time', async () => {
  await buildNotary(h);
  await buildPending(h, { translationType: 'notarized' });
  const manager = await buildUser(h, { role: 'admin' });
  const desk = await buildStaff(h, { capabilities: ['desk'] });
  const told = async (user: { id: string }) => {
    for (const _run of ['once', 'again']) await certificationJobs['certification.watchCredentials'](h.deps, {});
    const query = h.db.selectFrom('notifications').select('message').where('type', '=', 'notary_missing');
    return (await query.where('userId', '=', user.id).execute()).map(({ message }) => message);
  };
  expect(await told(manager)).toEqual([]);
  const end = () => h.db.updateTable('notaryCommissions').set({ expiresOn: '2020-01-01' }).execute();
  await end();
  const message = expect.stringMatching(/^\d+ paid orders? needs? a notary, and nobody can act\./);
  expect(await told(manager)).toEqual([message]);
  expect(await told(desk)).toEqual([]);
  await buildNotary(h);
  expect(await told(manager)).toEqual([message]);
  await end();
  expect(await told(manager)).toEqual([message, message]);
});
