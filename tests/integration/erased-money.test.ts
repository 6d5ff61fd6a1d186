import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { sweepGuests } from '#server/features/payments/guest-orders.ts';
import { resumeErasures } from '#server/features/privacy/erasure/service.ts';
import { limits } from '#shared/limits.ts';
import { bankImportOutput } from '#shared/schemas/received.ts';
import { up } from '../../migrations/20261130-1831-payment-flags.ts';
import { camtOf } from '../support/bank-files.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { buildDraft } from '../support/orders.ts';
import { buildRate, buildStatement } from '../support/pay.ts';
import { buildDue, recordFor } from '../support/received.ts';
import { buildPending, statement } from '../support/reviews.ts';
import { tablesWith } from '../support/stored-texts.ts';

/** Money owed to a deleted account is paid out before its name is erased; accounting records keep no names. */

const h = useHarness({ env: { TRANSLATION_WEBHOOK_URL: '' } });
let admin: BuiltUser;
beforeAll(async () => {
  await h.listen();
  admin = await buildUser(h, { role: 'admin' });
});

/** Runs the erasures that wait, later than the time in which each is left to its own job. */
async function resume(): Promise<void> {
  await h.runJobs();
  h.setNow(new Date(Date.now() + 5 * 60_000));
  try {
    await resumeErasures(h.deps);
  } finally {
    h.setNow(null);
  }
  await h.runJobs();
}

async function deleteAccount(user: BuiltUser): Promise<void> {
  await h.caller(user).auth.deleteAccount({ email: user.person.email });
  await resume();
}

const profileOf = (id: string) =>
  h.db.selectFrom('profiles').select(['name', 'erasedAt']).where('id', '=', id).executeTakeFirstOrThrow();
async function payoutsOf(id: string) {
  const { email } = await h.db.selectFrom('profiles').select('email').where('id', '=', id).executeTakeFirstOrThrow();
  return (await h.caller(admin).admin.payouts()).items.filter((one) => one.email === email);
}

/** Confirms what is to be paid out to an account. */
async function payOut(id: string): Promise<void> {
  for (const { id: refundId } of await payoutsOf(id)) {
    await h.caller(admin).admin.confirmPayout({ refundId, reference: 'sent back' });
  }
  // Mails about it go first.
  await resume();
  await resume();
}

const bellOf = (user: { id: string }) =>
  h.db
    .selectFrom('notifications')
    .select('message')
    .where('userId', '=', user.id)
    .where('type', '=', 'payout_waiting')
    .execute();

describe('the credit of a deleted account', () => {
  test('waits for its payout with the account’s name, and is told once', async () => {
    const { id, owner, statementId } = await buildDue(h, { pages: 1 });
    await recordFor(h, admin, { statementId, cents: 2500 });
    const { name } = await profileOf(id);
    await deleteAccount(owner);
    await resume();
    expect(await profileOf(id)).toEqual({ name, erasedAt: null });
    const credit = { amountCents: 1000, currency: 'usd', name, reason: 'Credit of a deleted account' };
    expect(await payoutsOf(id)).toMatchObject([{ amountCents: 1500 }, credit]);
    expect(await bellOf(admin)).toMatchObject([{ message: expect.stringContaining('$10.00 of credit is left') }]);
    await payOut(id);
    expect(await profileOf(id)).toEqual({ name: null, erasedAt: expect.any(Date) });
    expect((await h.caller(admin).admin.due({})).items.filter((one) => one.accountId === id)).toEqual([]);
  });

  test('includes money that was brought for an order that never started', async () => {
    const user = await buildUser(h, { name: 'Ivo Kranz' });
    const draft = await buildDraft(h, user);
    await recordFor(h, admin, { orderId: draft.id, cents: 400 });
    await deleteAccount(user);
    await resume();
    expect(await profileOf(user.id)).toMatchObject({ erasedAt: null });
    expect(await payoutsOf(user.id)).toMatchObject([{ name: 'Ivo Kranz', amountCents: 400 }]);
  });
});

describe('an entry taken back whose credit waits as a payout', () => {
  /** An account that was deleted with a credit, brought by these entries. */
  async function deletedWith(...cents: number[]) {
    const user = await buildUser(h, { name: 'Ivo Kranz' });
    const draft = await buildDraft(h, user, { pages: 3 });
    const receipts: string[] = [];
    for (const each of cents) {
      receipts.push((await recordFor(h, admin, { orderId: draft.id, cents: each, reference: `check ${each}` })).id);
    }
    await deleteAccount(user);
    await resume();
    return { user, receipts };
  }
  const reverse = (receiptId: string) =>
    h.caller(admin).admin.reversePayment({ receiptId, reason: 'the check bounced' });

  test('takes the payout back, twice at once too, and the account is deleted then', async () => {
    const { user, receipts } = await deletedWith(400);
    const [payout] = await payoutsOf(user.id);
    expect(payout).toMatchObject({ amountCents: 400 });
    const [receiptId = ''] = receipts;
    const [one, other] = await Promise.all([reverse(receiptId), reverse(receiptId)]);
    expect(one.number).toBe(other.number);
    expect(await payoutsOf(user.id)).toEqual([]);
    const confirm = h.caller(admin).admin.confirmPayout({ refundId: payout?.id ?? '', reference: 'wire 1' });
    await expect(confirm).rejects.toMatchObject({ cause: { code: 'PAYOUT_NOT_FOUND' } });
    const audit = await h.caller(admin).admin.auditLog({ event: 'payment.reversed' });
    expect(audit.items.filter(({ subjectUserId }) => subjectUserId === user.id)).toHaveLength(1);
    await resume();
    expect(await profileOf(user.id)).toMatchObject({ erasedAt: expect.any(Date) });
  });

  test('leaves the payout of what other entries brought, until they are taken back too', async () => {
    const { user, receipts } = await deletedWith(400, 700);
    expect(await payoutsOf(user.id)).toMatchObject([{ amountCents: 1100 }]);
    await reverse(receipts[0] ?? '');
    expect(await payoutsOf(user.id)).toMatchObject([{ amountCents: 700, reason: 'Credit of a deleted account' }]);
    await reverse(receipts[1] ?? '');
    expect(await payoutsOf(user.id)).toEqual([]);
  });

  test('and a payout confirmed at once: one of them wins', async () => {
    const { user, receipts } = await deletedWith(400);
    const [payout] = await payoutsOf(user.id);
    const [confirmed, reversed] = await Promise.allSettled([
      h.caller(admin).admin.confirmPayout({ refundId: payout?.id ?? '', reference: 'wire 1' }),
      reverse(receipts[0] ?? ''),
    ]);
    expect([confirmed.status, reversed.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    const rows = await h.db
      .selectFrom('refunds as f')
      .innerJoin('payments as y', 'y.id', 'f.paymentId')
      .select(['f.status', 'f.amountCents'])
      .where('y.userId', '=', user.id)
      .where('f.status', '=', 'succeeded')
      .execute();
    expect(rows).toMatchObject([{ amountCents: 400 }]);
  });

  test('has a flag of its own, and no decision waits about it', async () => {
    const { user } = await deletedWith(400);
    const payments = h.db.selectFrom('payments').select(['id', 'flag']).where('userId', '=', user.id);
    const [credit] = await payments.execute();
    expect(credit).toMatchObject({ flag: 'credit-left' });
    const { items } = await h.caller(admin).admin.stuckWork({ pageSize: 100 });
    expect(items.map(({ id }) => id)).not.toContain(`payment:${credit?.id ?? ''}`);
  });
});

test('an upgrade gives the credit of accounts deleted before the flag of its own, and leaves other amounts that differ', async () => {
  const payments = (userId: string) =>
    h.db.selectFrom('payments').select('flag').where('userId', '=', userId).where('flag', 'is not', null).execute();
  const [deleted, other] = [await buildUser(h), await buildUser(h)];
  await recordFor(h, admin, { orderId: (await buildDraft(h, deleted)).id, cents: 400 });
  await deleteAccount(deleted);
  await resume();
  await recordFor(h, admin, { orderId: (await buildDraft(h, other)).id, cents: 1500 });
  await sql`alter table payments drop constraint payments_flag_known`.execute(h.db);
  await h.db
    .updateTable('payments')
    .set({ flag: 'amount-differs' })
    .where('userId', 'in', [deleted.id, other.id])
    .execute();
  await up(new Kysely<unknown>({ dialect: new PostgresDialect({ pool: h.deps.pool }) }));
  expect(await payments(deleted.id)).toEqual([{ flag: 'credit-left' }]);
  expect(await payments(other.id)).toEqual([{ flag: 'amount-differs' }]);
});

test('a guest of the desk who brought a part of the price keeps their name until it is paid out', async () => {
  const paper = { filename: 'birth.pdf', translationType: 'certified', sourceLanguage: 'Portuguese' } as const;
  const { id, accountId, documents } = await h.caller(admin).admin.createOrder({
    client: { name: 'Uwe Brandt', email: 'uwe.brandt@people.example' },
    documents: [{ ...paper, idempotencyKey: randomUUID() }],
    lines: [],
  });
  const file = {
    fileId: randomUUID(),
    fileKey: `${accountId}/birth.pdf`,
    fileSizeBytes: 9,
    fileMimetype: 'application/pdf',
  };
  const stored = h.db.updateTable('documents').set({ ...file, fileSha256: 'a'.repeat(64) });
  await stored.where('id', '=', documents[0]?.id ?? '').execute();
  await recordFor(h, admin, { orderId: id, cents: 400, reference: 'cash of Uwe Brandt' });
  const sweep = async () => {
    h.setNow(new Date(Date.now() + limits.unpaidDraftMs + 60_000));
    await sweepGuests(h.deps).finally(() => h.setNow(null));
  };
  await sweep();
  await sweep();
  expect(await profileOf(accountId)).toEqual({ name: 'Uwe Brandt', erasedAt: null });
  const payouts = (await h.caller(admin).admin.payouts()).items.filter(({ name }) => name === 'Uwe Brandt');
  expect(payouts).toMatchObject([{ email: 'uwe.brandt@people.example', amountCents: 400 }]);
  await h.caller(admin).admin.confirmPayout({ refundId: payouts[0]?.id ?? '', reference: 'sent back' });
  await sweep();
  expect(await profileOf(accountId)).toEqual({ name: null, erasedAt: expect.any(Date) });
  expect(await tablesWith(h, 'Uwe Brandt')).toEqual([]);
});

test('a deleted account leaves no payer, reference or note with the money that accounting keeps', async () => {
  const { owner, statementId, number, id } = await buildDue(h, { pages: 2 });
  const entries = [
    { amount: '10.00', payer: 'Zorblatt LLP', reference: `Zorblatt pays ${number}`, bankReference: 'T-zorblatt-1' },
    { amount: '77.00', payer: 'Quibble Inc', reference: 'Quibble pays nothing', bankReference: 'T-quibble-2' },
  ];
  const sent = await fetch(`${h.env.publicUrl}/files/bank-statements?filename=november.xml`, {
    method: 'PUT',
    headers: { cookie: admin.cookie, 'Content-Type': 'application/xml', Origin: h.env.publicUrl },
    body: camtOf(entries),
  });
  const { importId } = bankImportOutput.parse(await sent.json());
  const { items } = await h.caller(admin).admin.bankLines({ importId });
  await h.caller(admin).admin.confirmBankLine({ lineId: items[0]?.id ?? '' });
  await h.caller(admin).admin.promisePayment({ statementId, promisedOn: '2999-01-01', note: 'Zorblatt called' });
  await recordFor(h, admin, { statementId, cents: 2000, reference: 'check of Zorblatt' });
  const kept = ['public.bank_lines', 'public.payments', 'public.received_payments'];
  expect(await tablesWith(h, 'Zorblatt')).toEqual(expect.arrayContaining(kept));
  await deleteAccount(owner);
  await payOut(id);
  expect(await profileOf(id)).toMatchObject({ erasedAt: expect.any(Date) });
  expect(await tablesWith(h, 'Zorblatt')).toEqual([]);
  expect(await tablesWith(h, 'Quibble')).toEqual(['public.bank_lines']);
  const ledger = h.db.selectFrom('receivedPayments').select('amountCents').where('accountId', '=', id);
  expect((await ledger.execute()).map(({ amountCents }) => amountCents).toSorted()).toEqual([1000, 2000]);
});

describe('the pay of somebody who left the staff and deletes their account', () => {
  const leave = async (person: BuiltUser) => {
    await h.db.updateTable('profiles').set({ role: 'user', capabilities: null }).where('id', '=', person.id).execute();
    await deleteAccount({ ...person, role: 'user' });
    await resume();
  };

  test('keeps their name while what they earned is on no statement', async () => {
    const person = await buildUser(h, { role: 'authenticator', name: 'Olga Wirth' });
    await buildRate(h, person);
    const { review } = await buildPending(h);
    await h.caller(person).authenticator.approve({ id: review.id, ...statement });
    await leave(person);
    expect(await profileOf(person.id)).toEqual({ name: 'Olga Wirth', erasedAt: null });
  });

  test('keeps their name until their statement is paid', async () => {
    const person = await buildUser(h, { role: 'authenticator', name: 'Petra Lund' });
    const id = await buildStatement(h, person, { earnedCents: 500 });
    await leave(person);
    expect(await profileOf(person.id)).toEqual({ name: 'Petra Lund', erasedAt: null });
    await h.caller(admin).admin.markStatementPaid({ id, paidOn: '2019-02-03', reference: 'wire' });
    await resume();
    expect(await profileOf(person.id)).toEqual({ name: null, erasedAt: expect.any(Date) });
  });
});
