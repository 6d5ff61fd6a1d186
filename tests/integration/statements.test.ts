import { PDF } from '@libpdf/core';
import { beforeAll, describe, expect, test } from 'vitest';
import { readMoneyAndDays } from '#server/features/admin/overview.ts';
import { closeMonths } from '#server/features/payments/on-account/statements.ts';
import { receivedOf } from '#shared/money.ts';
import type { BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import {
  ageTab,
  buildAccount,
  endMonth,
  onlyPaymentOf,
  orderPages,
  paymentsOf,
  payStatement,
  putOnAccount,
} from '../support/on-account.ts';
import { buildDraft, deliver, documentOf, pay, steerPayments } from '../support/orders.ts';
import { buildMember } from '../support/organizations.ts';

// Monthly statements of orders on account, and their payment.

const h = useHarness({ env: { TRANSLATION_WEBHOOK_URL: '' } });
beforeAll(async () => {
  await h.listen();
});

const refusal = (code: string) => ({ cause: { code } });
const accountOf = (user: BuiltUser) => h.caller(user).payments.account();
const invoicesOf = async (user: BuiltUser) => (await h.caller(user).payments.invoices({})).items;
const bellOf = async (user: BuiltUser) => (await h.caller(user).notifications.list({})).items.map(({ type }) => type);
const money = () => readMoneyAndDays(h.db, { since: new Date(Date.now() - 1000), days: 1 });
const sessionOf = (id: string) => h.deps.stripe.checkout.sessions.retrieve(id);

async function overdue(accountId: string): Promise<void> {
  await h.db
    .updateTable('payments')
    .set({ dueAt: new Date(Date.now() - 1000) })
    .where('userId', '=', accountId)
    .where('statedAt', 'is not', null)
    .execute();
}

describe('at the month’s end', () => {
  test('the tab becomes one numbered invoice, however often and at once the job runs', async () => {
    const { id, owner, billing } = await buildAccount(h);
    await orderPages(h, owner, 2);
    await closeMonths(h.deps);
    expect(await onlyPaymentOf(h, id)).toMatchObject({ statedAt: null });
    await ageTab(h, id, 32);
    await Promise.all([1, 2, 3].map(() => closeMonths(h.deps)));
    await h.runJobs();
    const { id: paymentId, statedAt, dueAt } = await onlyPaymentOf(h, id);
    expect((dueAt?.getTime() ?? 0) - (statedAt?.getTime() ?? 0)).toBe(30 * 24 * 60 * 60 * 1000);
    const invoices = await invoicesOf(billing);
    expect(invoices).toMatchObject([
      { kind: 'invoice', state: 'due', totalCents: 3000, dueCents: 3000, paidCents: 0, creditedCents: 0, paymentId },
    ]);
    const { number = '', id: invoiceId = '' } = invoices[0] ?? {};
    const { rows } = await h.deps.pool.query<{ gaps: boolean }>(
      `select max(v.number) <> count(*) or max(v.number) <> max(n.last) as gaps from invoices v
        join invoice_numbers n using (kind, year) where v.kind = 'invoice' and v.year > 2000`,
    );
    expect(rows).toEqual([{ gaps: false }]);
    const subjects = (await h.mails(billing.person.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes(number))).toEqual([
      `Invoice ${number} for Reis & Souza LLP: $30.00`,
    ]);
    expect((await bellOf(owner)).filter((type) => type === 'statement_issued')).toHaveLength(1);

    const get = (path: string) => fetch(`${h.env.publicUrl}/files/${path}`, { headers: { cookie: billing.cookie } });
    const [page] = (
      await PDF.load(new Uint8Array(await (await get(`invoices/${invoiceId}`)).arrayBuffer()))
    ).getPages();
    const text = page?.extractText().text.replaceAll(/\s+/g, ' ');
    for (const part of [number, 'PAYMENT DUE', '$30.00', 'Amount due']) expect(text).toContain(part);
    expect(text).not.toContain('has been paid');
    expect(await (await get('invoices.csv')).text()).toContain('due');
  });

  test('after a downtime of two months, the next order opens a new tab and the old one is stated', async () => {
    const { id, owner } = await buildAccount(h);
    await orderPages(h, owner, 2);
    await ageTab(h, id, 62);
    const late = await Promise.all([buildDraft(h, owner), buildDraft(h, owner)]);
    await Promise.all([...late.map((draft) => putOnAccount(h, owner, [draft])), closeMonths(h.deps)]);
    const [old, current] = await paymentsOf(h, id);
    expect(await paymentsOf(h, id)).toHaveLength(2);
    expect(old).toMatchObject({ amountCents: 3000, statedAt: expect.any(Date) });
    expect(current).toMatchObject({ amountCents: 3000, statedAt: null });
    await closeMonths(h.deps);
    expect(await invoicesOf(owner)).toHaveLength(1);
    expect((await accountOf(owner)).due).toHaveLength(2);
  });

  test('a tab whose orders were all credited ends without an invoice', async () => {
    const { id, owner } = await buildAccount(h);
    const [document] = await orderPages(h, owner, 1);
    await h.caller(owner).payments.cancelOrder({ documentId: document?.id ?? '' });
    await endMonth(h, id);
    await h.runJobs();
    expect(await onlyPaymentOf(h, id)).toMatchObject({ status: 'refunded', statedAt: null, creditedCents: 1500 });
    expect(await invoicesOf(owner)).toEqual([]);
    await orderPages(h, owner, 1);
    expect(await accountOf(owner)).toMatchObject({ usedCents: 1500 });
  });
});

describe('paying', () => {
  test('settles every order of the statement once, however often it is reported, and makes room on the account', async () => {
    const { id, owner, billing } = await buildAccount(h, { limitCents: 3000 });
    const before = await money();
    await orderPages(h, owner, 2);
    await endMonth(h, id);
    const { id: paymentId } = await onlyPaymentOf(h, id);
    const pages = await Promise.all([1, 2, 3].map(() => h.caller(billing).payments.payStatement({ paymentId })));
    const sessions = new Set(pages.map(({ sessionId }) => sessionId));
    expect(sessions.size).toBe(1);
    const [sessionId = ''] = sessions;
    expect(await sessionOf(sessionId)).toMatchObject({ amount_total: 3000 });
    await pay(h, sessionId);
    await Promise.all([
      deliver(h, sessionId),
      h.caller(billing).payments.processSession({ sessionId }),
      h.caller(owner).payments.processSession({ sessionId }),
    ]);
    await h.runJobs();
    expect(await onlyPaymentOf(h, id)).toMatchObject({
      status: 'paid',
      amountCents: 3000,
      cardLast4: '4242',
      flag: null,
    });
    expect((await bellOf(owner)).filter((type) => type === 'payment_confirmed')).toHaveLength(1);
    expect(await invoicesOf(owner)).toMatchObject([{ state: 'paid', dueCents: 0, paidCents: 3000 }]);
    expect(await money()).toMatchObject({ charged: before.charged + 3000, refunded: before.refunded });
    await expect(h.caller(billing).payments.payStatement({ paymentId })).rejects.toMatchObject(refusal('ALREADY_PAID'));
    expect(await accountOf(owner)).toMatchObject({ usedCents: 0, leftCents: 3000, due: [] });
    await orderPages(h, owner, 1);
  });

  test('before the month’s end states the tab at once', async () => {
    const { id, owner } = await buildAccount(h);
    await orderPages(h, owner, 1);
    const { id: paymentId } = await onlyPaymentOf(h, id);
    await payStatement(h, owner, paymentId);
    expect(await onlyPaymentOf(h, id)).toMatchObject({ status: 'paid' });
    expect(await invoicesOf(owner)).toHaveLength(1);
    await orderPages(h, owner, 1);
    expect(await paymentsOf(h, id)).toHaveLength(2);
  });

  test('twice, in two sessions, returns the second payment', async () => {
    const { id, owner } = await buildAccount(h);
    await orderPages(h, owner, 1);
    const { id: paymentId } = await onlyPaymentOf(h, id);
    const sessionId = await payStatement(h, owner, paymentId);
    const again = await h.deps.stripe.checkout.sessions.create({
      mode: 'payment',
      client_reference_id: paymentId,
      line_items: [
        { quantity: 1, price_data: { currency: 'usd', unit_amount: 1500, product_data: { name: 'Again' } } },
      ],
      success_url: 'http://shop.test/a',
    });
    expect(again.id).not.toBe(sessionId);
    await pay(h, again.id);
    await deliver(h, again.id);
    await h.runJobs();
    const [statement, duplicate] = await paymentsOf(h, id);
    expect(statement).toMatchObject({ status: 'paid', flag: null, refundedCents: 0 });
    expect(duplicate).toMatchObject({ status: 'refunded', flag: 'already-paid', refundedCents: 1500 });
  });

  test('another amount than is due is set aside for staff, and the statement stays due', async () => {
    const { id, owner, admin } = await buildAccount(h);
    await orderPages(h, owner, 1);
    await endMonth(h, id);
    const { id: paymentId } = await onlyPaymentOf(h, id);
    const { sessionId } = await h.caller(owner).payments.payStatement({ paymentId });
    await h.db.updateTable('payments').set({ amountCents: 1600 }).where('id', '=', paymentId).execute();
    await pay(h, sessionId);
    await deliver(h, sessionId);
    await deliver(h, sessionId);
    const [statement, aside] = await paymentsOf(h, id);
    expect(statement).toMatchObject({ status: 'due', stripeSessionId: null });
    expect(aside).toMatchObject({ status: 'paid', amountCents: 1500, flag: 'amount-differs' });
    expect(await paymentsOf(h, id)).toHaveLength(2);
    expect(await bellOf(admin)).toContain('payment_flagged');
  });

  test('is for those who pay for this organization', async () => {
    const { id, owner } = await buildAccount(h);
    await orderPages(h, owner, 1);
    const { id: paymentId } = await onlyPaymentOf(h, id);
    const other = await buildAccount(h);
    await expect(h.caller(other.owner).payments.payStatement({ paymentId })).rejects.toMatchObject(
      refusal('PAYMENT_NOT_FOUND'),
    );
    const member = await buildMember(h, { organization: { id } });
    await expect(h.caller(member).payments.payStatement({ paymentId })).rejects.toMatchObject(refusal('MEMBER_DENIED'));
    await expect(accountOf(member)).rejects.toMatchObject(refusal('MEMBER_DENIED'));
    expect(await onlyPaymentOf(h, id)).toMatchObject({ statedAt: null });
  });

  test('that the card provider cannot open now, can be opened later', async () => {
    const { id, owner } = await buildAccount(h);
    await orderPages(h, owner, 1);
    await endMonth(h, id);
    const { id: paymentId } = await onlyPaymentOf(h, id);
    await steerPayments(h, 'control', { apiDown: true });
    await expect(h.caller(owner).payments.payStatement({ paymentId })).rejects.toMatchObject(
      refusal('CHECKOUT_FAILED'),
    );
    await steerPayments(h, 'control', { apiDown: false });
    await payStatement(h, owner, paymentId);
    expect(await onlyPaymentOf(h, id)).toMatchObject({ status: 'paid' });
  });
});

describe('what is returned', () => {
  test('before the statement is a credit note of it, and is not asked for', async () => {
    const { id, owner } = await buildAccount(h);
    const [first] = await orderPages(h, owner, 3);
    await h.caller(owner).payments.cancelOrder({ documentId: first?.id ?? '' });
    await endMonth(h, id);
    const items = await invoicesOf(owner);
    expect(items.find(({ kind }) => kind === 'invoice')).toMatchObject({
      ...{ state: 'due', totalCents: 4500, creditedCents: 1500, dueCents: 3000 },
    });
    const note = items.find(({ kind }) => kind === 'credit-note');
    expect(note).toMatchObject({ totalCents: 1500, state: 'refunded', dueCents: 0 });
    const { id: paymentId } = await onlyPaymentOf(h, id);
    const sessionId = await payStatement(h, owner, paymentId);
    expect(await sessionOf(sessionId)).toMatchObject({ amount_total: 3000 });
    expect((await h.caller(owner).payments.invoice({ id: note?.id ?? '' })).cardLast4).toBeNull();
    expect((await invoicesOf(owner)).find(({ kind }) => kind === 'invoice')).toMatchObject({ paidCents: 3000 });
  });

  test('after the statement ends its open checkout, and the next one asks for less', async () => {
    const { id, owner } = await buildAccount(h);
    const [first] = await orderPages(h, owner, 2);
    await endMonth(h, id);
    const { id: paymentId } = await onlyPaymentOf(h, id);
    const { sessionId } = await h.caller(owner).payments.payStatement({ paymentId });
    await h.caller(owner).payments.cancelOrder({ documentId: first?.id ?? '' });
    expect((await sessionOf(sessionId)).status).toBe('expired');
    await h.runJobs();
    const next = await payStatement(h, owner, paymentId);
    expect(await sessionOf(next)).toMatchObject({ amount_total: 1500 });
    expect(await onlyPaymentOf(h, id)).toMatchObject({ status: 'paid', refundedCents: 1500, creditedCents: 1500 });
    expect((await invoicesOf(owner)).map(({ kind }) => kind).toSorted()).toEqual(['credit-note', 'invoice']);
  });

  test('in whole, after the statement, leaves nothing to pay', async () => {
    const { id, owner, admin } = await buildAccount(h);
    await orderPages(h, owner, 2);
    await endMonth(h, id);
    const { id: paymentId } = await onlyPaymentOf(h, id);
    await h.caller(admin).payments.refund({ paymentId, reason: 'Goodwill' });
    await h.runJobs();
    expect(await onlyPaymentOf(h, id)).toMatchObject({ status: 'refunded', creditedCents: 3000, paidAt: null });
    expect((await invoicesOf(owner)).find(({ kind }) => kind === 'invoice')).toMatchObject({
      ...{ state: 'credited', dueCents: 0, paidCents: 0 },
    });
    await expect(h.caller(owner).payments.payStatement({ paymentId })).rejects.toMatchObject(refusal('ALREADY_PAID'));
  });

  test('while it is being paid, is returned to the card', async () => {
    const { id, owner } = await buildAccount(h);
    const [first] = await orderPages(h, owner, 2);
    await endMonth(h, id);
    const { id: paymentId } = await onlyPaymentOf(h, id);
    const { sessionId } = await h.caller(owner).payments.payStatement({ paymentId });
    await pay(h, sessionId);
    await h.caller(owner).payments.cancelOrder({ documentId: first?.id ?? '' });
    await h.runJobs();
    const payment = await onlyPaymentOf(h, id);
    expect(payment).toMatchObject({ status: 'paid', refundedCents: 1500, creditedCents: 0 });
    const refunds = await h.deps.stripe.refunds.list({ payment_intent: payment.stripePaymentIntentId ?? '' });
    expect(refunds.data.map(({ amount }) => amount)).toEqual([1500]);
  });

  test('after it was paid goes to the card, up to what was collected', async () => {
    const { id, owner, admin } = await buildAccount(h);
    const [first, second] = await orderPages(h, owner, 3);
    await h.caller(owner).payments.cancelOrder({ documentId: first?.id ?? '' });
    const { id: paymentId } = await onlyPaymentOf(h, id);
    await payStatement(h, owner, paymentId);
    const refund = (amountCents: number) =>
      h.caller(admin).payments.refund({ paymentId, documentId: second?.id, amountCents, reason: 'A page was blank' });
    await refund(500);
    await h.runJobs();
    expect(await onlyPaymentOf(h, id)).toMatchObject({ status: 'paid', refundedCents: 2000, creditedCents: 1500 });
    const receipt = await h.caller(owner).payments.receipt({ paymentId });
    expect(receivedOf(receipt)).toEqual({ paidCents: 4500 - 1500, returnedCents: 500 });
    const rest = { paymentId, amountCents: 2501, reason: 'Too much' };
    await expect(h.caller(admin).payments.refund(rest)).rejects.toMatchObject(refusal('REFUND_NOT_POSSIBLE'));
    expect(await documentOf(h, second?.id ?? '')).toMatchObject({ paymentStatus: 'paid', refundedCents: 500 });
    const notes = (await invoicesOf(owner)).filter(({ kind }) => kind === 'credit-note');
    expect(notes.map(({ totalCents }) => totalCents).toSorted((one, other) => one - other)).toEqual([500, 1500]);
  });
});

test('an overdue statement is told once, closes the account for new orders alone, and opens it again when paid', async () => {
  const { id, owner, admin, billing } = await buildAccount(h);
  const [placed] = await orderPages(h, owner, 1);
  await endMonth(h, id);
  await overdue(id);
  await Promise.all([closeMonths(h.deps), closeMonths(h.deps)]);
  await closeMonths(h.deps);
  await h.runJobs();
  expect((await bellOf(owner)).filter((type) => type === 'statement_overdue')).toHaveLength(1);
  const told = await h.db
    .selectFrom('notifications')
    .select('message')
    .where('userId', '=', admin.id)
    .where('type', '=', 'account_overdue')
    .where('message', 'like', '%Reis & Souza LLP%')
    .execute();
  expect(told).toHaveLength(1);
  for (const { person } of [owner, billing]) {
    const subjects = (await h.mails(person.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('is overdue'))).toHaveLength(1);
  }
  expect(await invoicesOf(owner)).toMatchObject([{ state: 'overdue' }]);
  expect(await accountOf(owner)).toMatchObject({ isOverdue: true, leftCents: 0 });
  const draft = await buildDraft(h, owner);
  await expect(putOnAccount(h, owner, [draft])).rejects.toMatchObject(refusal('ACCOUNT_OVERDUE'));
  expect(await documentOf(h, placed?.id ?? '')).toMatchObject({ paymentStatus: 'paid', paymentHold: null });
  await payStatement(h, owner, (await onlyPaymentOf(h, id)).id);
  await putOnAccount(h, owner, [draft]);
});
