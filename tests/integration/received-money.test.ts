import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { sendReminders } from '#server/features/payments/dunning/reminders.ts';
import { closeMonths } from '#server/features/payments/on-account/statements.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { endMonth, onlyPaymentOf, orderPages, paymentsOf, putOnAccount } from '../support/on-account.ts';
import { buildDraft, documentOf, openCheckout, pay, paymentOf, sessionsOf } from '../support/orders.ts';
import { ageStatement, buildDue, dayFromNow, recordFor, usd } from '../support/received.ts';

// Money that comes by bank, cash or check: for statements, for orders, taken back, and what is due without it.

const h = useHarness({ env: { TRANSLATION_WEBHOOK_URL: '' } });
beforeAll(async () => {
  await h.listen();
});

const refusal = (code: string) => ({ cause: { code } });
const accountOf = (user: BuiltUser) => h.caller(user).payments.account();
const dueOf = async (admin: BuiltUser, accountId: string) =>
  (await h.caller(admin).admin.due({})).items.find((item) => item.accountId === accountId);
const subjectsOf = async (user: BuiltUser) => (await h.mails(user.person.email)).map(({ subject }) => subject);
const statementOf = (id: string) =>
  h.db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
/** The ledger itself: what is received of a payment is the sum of its allocations. */
async function allocatedTo(paymentId: string): Promise<number> {
  const rows = await h.db.selectFrom('receivedAllocations').selectAll().where('paymentId', '=', paymentId).execute();
  return rows.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

describe('a statement', () => {
  test('is paid by two transfers: overdue ends, the firm gets both receipts, and orders go on', async () => {
    const { id, owner, billing, admin, statementId, number } = await buildDue(h);
    await ageStatement(h, statementId, 3);
    await closeMonths(h.deps);
    expect(await accountOf(owner)).toMatchObject({ isOverdue: true, isStopped: true, leftCents: 0 });
    const draft = await buildDraft(h, owner);
    await expect(putOnAccount(h, owner, [draft])).rejects.toMatchObject(refusal('ACCOUNT_OVERDUE'));

    const first = await recordFor(h, admin, { statementId, cents: 1000 });
    expect(first).toMatchObject({ leftCents: 2000, amountCents: 1000, method: 'bank', reference: 'wire 4711' });
    expect(first.paidFor).toEqual([{ paymentId: statementId, number, amountCents: 1000 }]);
    expect(await accountOf(owner)).toMatchObject({ usedCents: 2000, isOverdue: true });
    expect(await recordFor(h, admin, { statementId, cents: 2000 })).toMatchObject({ leftCents: 0, freeCents: 0 });
    expect(await statementOf(statementId)).toMatchObject({
      status: 'paid',
      receivedCents: 3000,
      stripeSessionId: null,
    });
    expect(await allocatedTo(statementId)).toBe(3000);
    expect(await accountOf(owner)).toMatchObject({ isOverdue: false, isStopped: false, usedCents: 0 });
    await putOnAccount(h, owner, [draft]);
    await h.runJobs();
    expect(await subjectsOf(billing)).toEqual(
      expect.arrayContaining([`Payment received for invoice ${number}: $10.00`, `Invoice ${number} is paid: $20.00`]),
    );
    const [mail] = (await h.mails(billing.person.email)).filter(({ subject }) =>
      subject.startsWith('Payment received'),
    );
    expect(mail?.text).toContain('$20.00 is left to pay');
    expect(mail?.text).toContain(first.number);
    const invoice = (await h.caller(owner).payments.invoices({})).items.find((one) => one.number === number);
    expect(invoice).toMatchObject({ state: 'paid', dueCents: 0, paidCents: 3000 });
    const audit = await h.caller(admin).admin.auditLog({ event: 'payment.recorded' });
    expect(audit.items.filter(({ subjectUserId }) => subjectUserId === id)).toHaveLength(2);
  });

  test('pressed five times at once, and sent again later, is paid once', async () => {
    const { id, admin, statementId } = await buildDue(h);
    const key = randomUUID();
    const press = () => recordFor(h, admin, { statementId, cents: 1000, key });
    const presses = await Promise.all([1, 2, 3, 4, 5].map(press));
    expect(new Set(presses.map(({ number }) => number)).size).toBe(1);
    expect(await press()).toMatchObject({ number: presses[0]?.number, leftCents: 2000 });
    // Without a key, the same content within a minute is one press.
    const plain = () =>
      h.caller(admin).admin.recordPayment({
        ...{ statementId, amount: usd(700), method: 'cash', receivedOn: dayFromNow(h), reference: '' },
      });
    const [one, other] = await Promise.all([plain(), plain()]);
    expect(one.number).toBe(other.number);
    expect(await statementOf(statementId)).toMatchObject({ receivedCents: 1700, status: 'due' });
    expect(await dueOf(admin, id)).toMatchObject({ dueCents: 1300, creditCents: 0 });
  });

  test('leaves the excess as credit, which the next month uses', async () => {
    const { id, owner, billing, admin, statementId } = await buildDue(h, { pages: 1 });
    expect(await recordFor(h, admin, { statementId, cents: 2500 })).toMatchObject({ leftCents: 0, freeCents: 1000 });
    expect(await dueOf(admin, id)).toMatchObject({ dueCents: 0, creditCents: 1000, statements: [] });
    await orderPages(h, owner, 1);
    await endMonth(h, id);
    const [, next] = await paymentsOf(h, id);
    expect(next).toMatchObject({ status: 'due', amountCents: 1500, receivedCents: 1000 });
    expect(await dueOf(admin, id)).toMatchObject({ dueCents: 500, creditCents: 0 });
    await h.runJobs();
    expect(await subjectsOf(billing)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Payment received.*\$10/)]),
    );
    // A credit note above the remaining amount makes the remainder credit again.
    const item = await h.db
      .selectFrom('paymentItems')
      .select('documentId')
      .where('paymentId', '=', next?.id ?? '')
      .executeTakeFirstOrThrow();
    await h.caller(admin).payments.refund({
      ...{ paymentId: next?.id ?? '', documentId: item.documentId, amountCents: 900, reason: 'goodwill' },
    });
    expect(await statementOf(next?.id ?? '')).toMatchObject({ status: 'paid', refundedCents: 900, receivedCents: 600 });
    expect(await allocatedTo(next?.id ?? '')).toBe(600);
    expect(await dueOf(admin, id)).toMatchObject({ dueCents: 0, creditCents: 400 });
  });

  test('of an open month is stated first', async () => {
    const { owner, admin } = await buildDue(h);
    await orderPages(h, owner, 1);
    const tab = (await paymentsOf(h, owner.id)).find(({ statedAt }) => statedAt === null);
    await recordFor(h, admin, { statementId: tab?.id ?? '', cents: 1500 });
    expect(await statementOf(tab?.id ?? '')).toMatchObject({ status: 'paid', statedAt: expect.any(Date) });
  });

  test('ends its card checkout, and money of both ways is never added up twice', async () => {
    const { owner, admin, statementId } = await buildDue(h);
    const { sessionId } = await h.caller(owner).payments.payStatement({ paymentId: statementId });
    await recordFor(h, admin, { statementId, cents: 1000 });
    expect(await h.deps.stripe.checkout.sessions.retrieve(sessionId)).toMatchObject({ status: 'expired' });
    const next = await h.caller(owner).payments.payStatement({ paymentId: statementId });
    expect((await h.deps.stripe.checkout.sessions.retrieve(next.sessionId)).amount_total).toBe(2000);
    await pay(h, next.sessionId);
    await expect(recordFor(h, admin, { statementId, cents: 2000 })).rejects.toMatchObject(refusal('ALREADY_PAID'));
    expect(await statementOf(statementId)).toMatchObject({ status: 'paid', receivedCents: 1000 });
  });

  test('refuses anything that is not a payment of it', async () => {
    const { owner, admin, statementId } = await buildDue(h, { pages: 1 });
    const record = (input: object) =>
      h.caller(admin).admin.recordPayment({
        ...{ statementId, amount: usd(100), method: 'bank' as const, receivedOn: dayFromNow(h), reference: 'x' },
        ...input,
      });
    for (const cents of [0, -1, 0.5, 1e12]) {
      await expect(record({ amount: usd(cents) })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    }
    await expect(record({ receivedOn: '2999-01-01' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await expect(record({ receivedOn: '2026-02-30' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await expect(record({ orderId: randomUUID() })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await expect(record({ statementId: undefined })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await expect(record({ statementId: randomUUID() })).rejects.toMatchObject(refusal('PAYMENT_NOT_FOUND'));
    const clerk = { ...admin, capabilities: ['desk', 'manage', 'audit'] as const };
    await expect(recordFor(h, clerk, { statementId, cents: 100 })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(recordFor(h, owner, { statementId, cents: 100 })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await statementOf(statementId)).toMatchObject({ receivedCents: 0, status: 'due' });
  });
});

describe('a reversal', () => {
  test('is a counter entry, once, after which the statement is due and overdue again', async () => {
    const { id, owner, billing, admin, statementId } = await buildDue(h);
    await ageStatement(h, statementId, 3);
    const { id: receiptId, number } = await recordFor(h, admin, { statementId, cents: 3000 });
    const reverse = () => h.caller(admin).admin.reversePayment({ receiptId, reason: 'the check bounced' });
    const reversals = await Promise.all([reverse(), reverse(), reverse()]);
    expect(new Set(reversals.map((one) => one.id)).size).toBe(1);
    const [reversal] = reversals;
    expect(reversal).toMatchObject({ amountCents: -3000, reverses: number, note: 'the check bounced' });
    expect(await statementOf(statementId)).toMatchObject({ status: 'due', receivedCents: 0, paidAt: null });
    expect(await allocatedTo(statementId)).toBe(0);
    expect(await accountOf(owner)).toMatchObject({ isOverdue: true, usedCents: 3000 });
    const { items } = await h.caller(admin).admin.received({ search: number });
    expect(items).toMatchObject([{ number, reversedBy: reversal.number, freeCents: 0 }]);
    await expect(
      h.caller(admin).admin.reversePayment({ receiptId: reversal.id, reason: 'again' }),
    ).rejects.toMatchObject(refusal('REVERSAL_NOT_POSSIBLE'));
    await expect(
      h.caller(admin).admin.reversePayment({ receiptId: randomUUID(), reason: 'none' }),
    ).rejects.toMatchObject(refusal('RECEIPT_NOT_FOUND'));
    // A reversed entry gives no credit, and the same wire can be recorded again.
    expect(await dueOf(admin, id)).toMatchObject({ dueCents: 3000, creditCents: 0 });
    expect(await recordFor(h, admin, { statementId, cents: 3000 })).toMatchObject({ leftCents: 0 });
    await h.runJobs();
    expect(await subjectsOf(billing)).toEqual(expect.arrayContaining([expect.stringContaining('taken back: $30.00')]));
  });

  test('of what is over takes the credit wherever it went', async () => {
    const { id, owner, admin, statementId } = await buildDue(h, { pages: 1 });
    const { id: receiptId } = await recordFor(h, admin, { statementId, cents: 2500 });
    await orderPages(h, owner, 1);
    await endMonth(h, id);
    await h.caller(admin).admin.reversePayment({ receiptId, reason: 'another firm’s wire' });
    const payments = await paymentsOf(h, id);
    expect(payments.map(({ status, receivedCents }) => ({ status, receivedCents }))).toEqual([
      { status: 'due', receivedCents: 0 },
      { status: 'due', receivedCents: 0 },
    ]);
  });

  test('never changes or deletes recorded entries', async () => {
    const { admin, statementId } = await buildDue(h, { pages: 1 });
    const { id } = await recordFor(h, admin, { statementId, cents: 500 });
    const { pool } = h.deps;
    await expect(pool.query('delete from received_payments where id = $1', [id])).rejects.toThrow('append-only');
    await expect(pool.query('update received_payments set amount_cents = 1 where id = $1', [id])).rejects.toThrow(
      'append-only',
    );
    await expect(pool.query('update received_allocations set amount_cents = 1')).rejects.toThrow('append-only');
  });
});

describe('an order', () => {
  test('starts once two payments cover its price, and the excess stays as credit', async () => {
    const owner = await buildUser(h);
    const admin = await buildUser(h, { role: 'admin' });
    const draft = await buildDraft(h, owner, { pages: 2 });
    const { sessionId } = await openCheckout(h, owner, [draft]);
    const first = await recordFor(h, admin, { orderId: draft.id, cents: 1000 });
    expect(first).toMatchObject({ leftCents: 2000, freeCents: 1000, paidFor: [] });
    expect(await documentOf(h, draft.id)).toMatchObject({ paymentStatus: 'unpaid' });
    expect(await h.deps.stripe.checkout.sessions.retrieve(sessionId)).toMatchObject({ status: 'expired' });
    const key = randomUUID();
    const press = () => recordFor(h, admin, { orderId: draft.id, cents: 2500, key });
    const presses = await Promise.allSettled([press(), press(), press()]);
    expect(presses.every(({ status }) => status === 'fulfilled')).toBe(true);
    await h.runJobs();
    expect(await documentOf(h, draft.id)).toMatchObject({ paymentStatus: 'paid', chargedCents: 3000 });
    const payment = await h.db
      .selectFrom('payments')
      .selectAll()
      .where('userId', '=', owner.id)
      .where('status', '=', 'paid')
      .executeTakeFirstOrThrow();
    expect(payment).toMatchObject({ amountCents: 3000, receivedCents: 3000, stripePaymentIntentId: null });
    expect(await allocatedTo(payment.id)).toBe(3000);
    expect(await dueOf(admin, owner.id)).toMatchObject({ creditCents: 500, dueCents: 0 });
    expect(await h.caller(owner).payments.receipt({ paymentId: payment.id })).toMatchObject({ amountCents: 3000 });
    expect((await h.mails(owner.email)).map(({ subject }) => subject)).toEqual([expect.stringContaining('$30.00')]);
    await expect(recordFor(h, admin, { orderId: draft.id, cents: 100 })).rejects.toMatchObject(refusal('ALREADY_PAID'));
  });

  test('of a check that bounced ends, without a mail about money that never came', async () => {
    const owner = await buildUser(h);
    const admin = await buildUser(h, { role: 'admin' });
    const draft = await buildDraft(h, owner);
    const { id: receiptId } = await recordFor(h, admin, { orderId: draft.id, cents: 1500 });
    await h.caller(admin).admin.reversePayment({ receiptId, reason: 'the check bounced' });
    await h.runJobs();
    expect(await documentOf(h, draft.id)).toMatchObject({ paymentStatus: 'refunded' });
    expect(await onlyPaymentOf(h, owner.id)).toMatchObject({ status: 'refunded', refundedCents: 1500 });
    expect((await h.mails(owner.email)).filter(({ subject }) => subject.startsWith('Refund'))).toEqual([]);
  });

  test('that is refunded waits until somebody paid it out, once', async () => {
    const owner = await buildUser(h);
    const admin = await buildUser(h, { role: 'admin' });
    const draft = await buildDraft(h, owner);
    await recordFor(h, admin, { orderId: draft.id, cents: 1500 });
    const payment = await onlyPaymentOf(h, owner.id);
    await h.caller(admin).payments.refund({ paymentId: payment.id, reason: 'the customer asked' });
    await h.runJobs();
    expect(await documentOf(h, draft.id)).toMatchObject({ paymentStatus: 'paid', paymentHold: 'refund' });
    const open = (await h.caller(admin).admin.payouts()).items.filter(({ email }) => email === owner.email);
    expect(open).toMatchObject([{ amountCents: 1500, reason: 'the customer asked' }]);
    const confirm = () => h.caller(admin).admin.confirmPayout({ refundId: open[0]?.id ?? '', reference: 'check 12' });
    await Promise.all([confirm(), confirm()]);
    await h.runJobs();
    expect(await documentOf(h, draft.id)).toMatchObject({ paymentStatus: 'refunded' });
    const [mail, ...more] = (await h.mails(owner.email)).filter(({ subject }) => subject.startsWith('Refund'));
    expect(more).toEqual([]);
    expect(mail?.text).toContain('We paid $15.00 back to you by bank transfer');
    expect(mail?.text).not.toContain('card you paid with');
    const notices = (await h.caller(owner).notifications.list()).items.filter(
      ({ type }) => type === 'payment_refunded',
    );
    expect(notices.map(({ message }) => message)).toEqual([expect.stringContaining('by bank transfer')]);
    expect((await h.caller(admin).admin.payouts()).items.filter(({ email }) => email === owner.email)).toEqual([]);
  });
});

test('a check that bounces while a part of it waits to be paid out takes that off the statement instead', async () => {
  const { owner, admin, statementId } = await buildDue(h);
  const { id: receiptId } = await recordFor(h, admin, { statementId, cents: 3000 });
  await h.caller(admin).payments.refund({ paymentId: statementId, amountCents: 500, reason: 'goodwill' });
  await h.caller(admin).admin.reversePayment({ receiptId, reason: 'the check bounced' });
  const payouts = (await h.caller(admin).admin.payouts()).items.filter(({ email }) => email === owner.email);
  expect(payouts).toEqual([]);
  expect(await statementOf(statementId)).toMatchObject({
    ...{ status: 'due', receivedCents: 0, refundedCents: 500, creditedCents: 500 },
  });
  expect(await recordFor(h, admin, { statementId, cents: 2500 })).toMatchObject({ leftCents: 0 });
});

test('a refund of a paid statement by hand has a credit note that names no card and takes nothing off', async () => {
  const { owner, billing, admin, statementId } = await buildDue(h);
  await recordFor(h, admin, { statementId, cents: 3000 });
  await h.caller(admin).payments.refund({ paymentId: statementId, amountCents: 500, reason: 'goodwill' });
  const [payout] = (await h.caller(admin).admin.payouts()).items.filter(({ email }) => email === owner.email);
  await h.caller(admin).admin.confirmPayout({ refundId: payout?.id ?? '', reference: 'wire 12' });
  await h.runJobs();
  const [note] = (await h.mails(billing.person.email)).filter(({ subject }) => subject.startsWith('Credit note'));
  expect(note?.text).toContain('We paid $5.00 back to');
  expect(note?.text).not.toMatch(/card|off what/);
});

describe('what is due', () => {
  test('is summed by age, per account and in total', async () => {
    const [one, two] = [await buildDue(h, { pages: 1 }), await buildDue(h, { pages: 2 })];
    await ageStatement(h, one.statementId, 31);
    await ageStatement(h, two.statementId, 95);
    const { admin } = one;
    expect(await dueOf(admin, one.id)).toMatchObject({ aging: { current: 0, from0: 0, from30: 1500 }, dueCents: 1500 });
    expect(await dueOf(admin, two.id)).toMatchObject({ aging: { from90: 3000 }, isStopped: true });
    const { items, totals } = await h.caller(admin).admin.due({});
    const [total] = totals;
    expect(total?.dueCents).toBe(items.reduce((sum, { dueCents }) => sum + dueCents, 0));
    expect(Object.values(total?.aging ?? {}).reduce((sum, cents) => sum + cents, 0)).toBe(total?.dueCents);
    const found = await h.caller(admin).admin.due({ search: two.owner.email });
    expect(found.items.map(({ accountId }) => accountId)).toEqual([two.id]);
  });

  test('is reminded of on the days of the rules, once each, but not while it is promised', async () => {
    const { owner, billing, admin, statementId, number } = await buildDue(h, { pages: 1 });
    const reminders = async () => {
      await closeMonths(h.deps);
      await Promise.all([sendReminders(h.deps), sendReminders(h.deps)]);
      await h.runJobs();
      return (await subjectsOf(billing)).filter((subject) => subject.startsWith(`Reminder: invoice ${number}`)).length;
    };
    await ageStatement(h, statementId, 6);
    expect(await reminders()).toBe(0);
    await ageStatement(h, statementId, 8);
    expect(await reminders()).toBe(1);
    const promise = (promisedOn: string | null) => h.caller(admin).admin.promisePayment({ statementId, promisedOn });
    await expect(promise(dayFromNow(h, -1))).rejects.toMatchObject(refusal('PROMISE_PAST'));
    await promise(dayFromNow(h, 2));
    await ageStatement(h, statementId, 22);
    expect(await reminders()).toBe(1);
    expect(await accountOf(owner)).toMatchObject({ isOverdue: true, isStopped: false });
    const draft = await buildDraft(h, owner);
    await putOnAccount(h, owner, [draft]);
    await promise(null);
    // A pause of the server is made up by one reminder.
    await ageStatement(h, statementId, 50);
    expect(await reminders()).toBe(2);
    expect(await reminders()).toBe(2);
  });

  test('stops orders by the published rule, which two people cannot publish at once', async () => {
    const { owner, admin, statementId } = await buildDue(h, { pages: 1 });
    await ageStatement(h, statementId, 5);
    const { rules } = await h.caller(admin).admin.due({});
    const set = (stopAfterDays: number | null, basedOn: number) =>
      h.caller(admin).admin.setReceivableRules({
        ...{ reminderDays: [7, 21], stopAfterDays, basedOn, reason: 'a grace of ten days' },
      });
    await expect(set(-1, rules.version)).rejects.toMatchObject(refusal('RULES_FAULTY'));
    const results = await Promise.allSettled([set(10, rules.version), set(20, rules.version)]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await vi.waitFor(async () => {
      expect(await accountOf(owner)).toMatchObject({ isOverdue: true, isStopped: false });
    });
    const { rules: now } = await h.caller(admin).admin.due({});
    await set(0, now.version);
    await vi.waitFor(async () => {
      expect(await accountOf(owner)).toMatchObject({ isStopped: true });
    });
  });
});

test('a card payment of a person goes on as before', async () => {
  const owner = await buildUser(h);
  const draft = await buildDraft(h, owner);
  const { sessionId } = await openCheckout(h, owner, [draft]);
  await pay(h, sessionId);
  await h.caller(owner).payments.processSession({ sessionId });
  expect(await paymentOf(h, sessionId)).toMatchObject({ status: 'paid', receivedCents: 0 });
  expect(await sessionsOf(h, owner)).toHaveLength(1);
});
