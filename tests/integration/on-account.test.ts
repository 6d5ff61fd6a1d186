import { beforeAll, describe, expect, test } from 'vitest';
import { readMoneyAndDays } from '#server/features/admin/overview.ts';
import { issueInvoices } from '#server/features/payments/invoicing.ts';
import { refundSurcharge } from '#server/features/payments/refunds/surcharge.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { ageTab, buildAccount, onlyPaymentOf, orderPages, paymentsOf, putOnAccount } from '../support/on-account.ts';
import { buildDraft, documentOf, effectsOf, openCheckout, paymentOf } from '../support/orders.ts';
import { buildMember, buildOrganization } from '../support/organizations.ts';

// Orders of organizations on account, until their statement.

const h = useHarness({ env: { TRANSLATION_WEBHOOK_URL: '' } });
beforeAll(async () => {
  await h.listen();
});

const refusal = (code: string) => ({ cause: { code } });
const money = () => readMoneyAndDays(h.db, { since: new Date(Date.now() - 1000), days: 1 });
const accountOf = (user: BuiltUser) => h.caller(user).payments.account();

describe('a credit limit', () => {
  test('is set by an admin for organizations alone, bounded and audited', async () => {
    const { id, owner, admin } = await buildAccount(h, { limitCents: 50_000 });
    const audit = await h.caller(admin).admin.auditLog({ event: 'creditLimit.set' });
    expect(audit.items).toMatchObject([{ subjectUserId: id, actorId: admin.id, details: { from: null, to: 50_000 } }]);
    expect(await accountOf(owner)).toMatchObject({ limitCents: 50_000, usedCents: 0, leftCents: 50_000, due: [] });
    const set = (input: { id: string; limitCents: number | null }) => h.caller(admin).admin.setCreditLimit(input);
    await expect(set({ id, limitCents: 5_000_001 })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await expect(set({ id, limitCents: 0 })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    const person = await buildUser(h);
    await expect(set({ id: person.id, limitCents: 100 })).rejects.toMatchObject(refusal('NOT_AN_ORGANIZATION'));
    await expect(h.caller(owner).admin.setCreditLimit({ id, limitCents: 100 })).rejects.toMatchObject(
      refusal('MEMBER_DENIED'),
    );
  });

  test('is required to order on account; its removal stops orders, and debts stay due', async () => {
    const { owner } = await buildOrganization(h);
    const draft = await buildDraft(h, owner);
    await expect(putOnAccount(h, owner, [draft])).rejects.toMatchObject(refusal('ACCOUNT_OFF'));
    const person = await buildUser(h);
    const own = await buildDraft(h, person);
    await expect(putOnAccount(h, person, [own])).rejects.toMatchObject(refusal('ACCOUNT_OFF'));

    const { id, owner: head, admin } = await buildAccount(h);
    await orderPages(h, head, 1);
    await h.caller(admin).admin.setCreditLimit({ id, limitCents: null });
    const late = await buildDraft(h, head);
    await expect(putOnAccount(h, head, [late])).rejects.toMatchObject(refusal('ACCOUNT_OFF'));
    expect(await accountOf(head)).toMatchObject({ limitCents: null, usedCents: 1500, leftCents: 0 });
  });

  test('holds when ten orders come at once', async () => {
    const { id, owner } = await buildAccount(h, { limitCents: 4999 });
    const drafts = [];
    for (let made = 0; made < 10; made += 1) drafts.push(await buildDraft(h, owner));
    const results = await Promise.allSettled(drafts.map((draft) => putOnAccount(h, owner, [draft])));
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(7);
    for (const { reason } of refused) {
      expect(reason).toMatchObject({ cause: { code: 'ACCOUNT_LIMIT', details: { leftCents: expect.any(Number) } } });
    }
    expect(await onlyPaymentOf(h, id)).toMatchObject({ status: 'due', amountCents: 4500, onAccount: true });
    const paid = await Promise.all(drafts.map(async (draft) => (await documentOf(h, draft.id)).paymentStatus));
    expect(paid.filter((status) => status === 'paid')).toHaveLength(3);
    expect(await accountOf(owner)).toMatchObject({ usedCents: 4500, leftCents: 499 });
  });
});

describe('an order on account', () => {
  test('starts like a paid one, without card, receipt or invoice, and is not money received', async () => {
    const { id, owner, billing } = await buildAccount(h);
    const before = await money();
    const draft = await buildDraft(h, owner);
    const answer = await putOnAccount(h, billing, [draft]);
    await h.runJobs();
    const payment = await onlyPaymentOf(h, id);
    expect(answer).toEqual({ paymentId: payment.id, totalCents: 1500, documentIds: [draft.id] });
    expect(payment).toMatchObject({ status: 'due', amountCents: 1500, paidAt: null, stripeSessionId: null });
    expect(await documentOf(h, draft.id)).toMatchObject({
      status: 'processing',
      paymentStatus: 'paid',
      chargedCents: 1500,
    });
    expect(await effectsOf(h, { id: draft.id, userId: id })).toMatchObject({ reviews: 1, payEvents: 1, receipts: 0 });
    expect(await money()).toMatchObject({ charged: before.charged, refunded: before.refunded });
    expect((await h.caller(owner).payments.list({ settled: true })).items).toEqual([]);
    expect((await h.caller(owner).payments.list({})).items).toMatchObject([{ status: 'due', paidAt: null }]);
    await expect(h.caller(owner).payments.receipt({ paymentId: payment.id })).rejects.toMatchObject(
      refusal('PAYMENT_NOT_FOUND'),
    );
    await issueInvoices(h.deps, payment.id);
    expect((await h.caller(owner).payments.invoices({})).items).toEqual([]);
    const { items } = await h.caller(owner).notifications.list({});
    expect(items).toMatchObject([{ type: 'order_on_account', message: expect.stringContaining('$15.00') }]);
    expect((await h.mails(billing.person.email)).map(({ subject }) => subject)).toEqual([
      'Ordered on account: 1 document, $15.00',
    ]);
  });

  test('is made once, pressed four times at once, and shares a tab with the month’s others', async () => {
    const { id, owner } = await buildAccount(h);
    const [first, second] = [await buildDraft(h, owner), await buildDraft(h, owner)];
    const presses = await Promise.allSettled([1, 2, 3, 4].map(() => putOnAccount(h, owner, [first])));
    expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await putOnAccount(h, owner, [second]);
    expect(await onlyPaymentOf(h, id)).toMatchObject({ amountCents: 3000 });
    expect(await accountOf(owner)).toMatchObject({
      due: [{ documents: 2, dueCents: 3000, number: null, dueAt: null }],
    });
  });

  test('ends an open card checkout of the same document', async () => {
    const { owner } = await buildAccount(h);
    const draft = await buildDraft(h, owner);
    const { sessionId } = await openCheckout(h, owner, [draft]);
    await putOnAccount(h, owner, [draft]);
    expect((await h.deps.stripe.checkout.sessions.retrieve(sessionId)).status).toBe('expired');
    expect(await paymentOf(h, sessionId)).toMatchObject({ status: 'expired' });
    await expect(openCheckout(h, owner, [draft])).rejects.toMatchObject(refusal('ALREADY_PAID'));
  });

  test('that is refused leaves the card checkout open', async () => {
    const { owner } = await buildAccount(h, { limitCents: 100 });
    const draft = await buildDraft(h, owner);
    const { sessionId } = await openCheckout(h, owner, [draft]);
    await expect(putOnAccount(h, owner, [draft])).rejects.toMatchObject(refusal('ACCOUNT_LIMIT'));
    expect((await h.deps.stripe.checkout.sessions.retrieve(sessionId)).status).toBe('open');
  });

  test('is refused for another price, other members and other organizations', async () => {
    const { id, owner } = await buildAccount(h);
    const draft = await buildDraft(h, owner);
    const order = { documentIds: [draft.id], expectedTotalCents: 1400 };
    await expect(h.caller(owner).payments.orderOnAccount(order)).rejects.toMatchObject(refusal('PRICE_CHANGED'));
    const member = await buildMember(h, { organization: { id } });
    await expect(putOnAccount(h, member, [draft])).rejects.toMatchObject(refusal('MEMBER_DENIED'));
    const other = await buildAccount(h);
    await expect(putOnAccount(h, other.owner, [draft])).rejects.toMatchObject(refusal('DOCUMENT_NOT_FOUND'));
    expect(await paymentsOf(h, id)).toEqual([]);
  });

  test('costs what its quote says, which is used then', async () => {
    const { id, owner } = await buildAccount(h);
    const items = [{ pages: 1, translationType: 'certified', isBankStatement: false } as const];
    const saved = await h.caller(owner).payments.saveQuote({ items });
    await h.db.updateTable('quotes').set({ totalCents: 1200 }).where('id', '=', saved.id).execute();
    await h.deps.pool.query(`update quotes set lines = jsonb_set(lines, '{0,totalCents}', '1200') where id = $1`, [
      saved.id,
    ]);
    const draft = await buildDraft(h, owner);
    const order = { documentIds: [draft.id], expectedTotalCents: 1200, quoteId: saved.id };
    await h.caller(owner).payments.orderOnAccount(order);
    expect(await onlyPaymentOf(h, id)).toMatchObject({ amountCents: 1200 });
    expect(await documentOf(h, draft.id)).toMatchObject({ chargedCents: 1200 });
    const again = await buildDraft(h, owner);
    await expect(h.caller(owner).payments.orderOnAccount({ ...order, documentIds: [again.id] })).rejects.toMatchObject(
      refusal('QUOTE_USED'),
    );
    expect((await h.caller(owner).payments.quotes({})).items).toMatchObject([{ state: 'ordered' }]);
  });
});

describe('what is not collected yet', () => {
  test('is credited when its order is cancelled, once, without the card provider', async () => {
    const { id, owner, billing } = await buildAccount(h);
    const before = await money();
    const [first, second] = await orderPages(h, owner, 2);
    const cancel = () => h.caller(owner).payments.cancelOrder({ documentId: first?.id ?? '' });
    await Promise.all([cancel(), cancel(), cancel()]);
    expect(await documentOf(h, first?.id ?? '')).toMatchObject({ paymentStatus: 'refunded', refundedCents: 1500 });
    expect(await documentOf(h, second?.id ?? '')).toMatchObject({ paymentStatus: 'paid', refundedCents: 0 });
    const payment = await onlyPaymentOf(h, id);
    expect(payment).toMatchObject({ status: 'due', amountCents: 3000, refundedCents: 1500, creditedCents: 1500 });
    expect(await accountOf(owner)).toMatchObject({ usedCents: 1500 });
    expect(await money()).toMatchObject({ charged: before.charged, refunded: before.refunded });
    await h.runJobs();
    const { items } = await h.caller(owner).notifications.list({});
    expect(items.filter(({ type }) => type === 'payment_credited')).toHaveLength(1);
    expect((await h.mails(billing.person.email)).map(({ subject }) => subject)).toContain(
      '$15.00 credited to Reis & Souza LLP',
    );
  });

  test('a bug fixed: the next order of an emptied tab is cancelled too, not taken for the earlier one', async () => {
    const { id, owner } = await buildAccount(h);
    const [first] = await orderPages(h, owner, 1);
    await h.caller(owner).payments.cancelOrder({ documentId: first?.id ?? '' });
    const [second] = await orderPages(h, owner, 1);
    await h.caller(owner).payments.cancelOrder({ documentId: second?.id ?? '' });
    expect(await documentOf(h, second?.id ?? '')).toMatchObject({ paymentStatus: 'refunded' });
    expect(await onlyPaymentOf(h, id)).toMatchObject({ status: 'due', amountCents: 3000, refundedCents: 3000 });
  });

  test('is credited by staff in part, never beyond the order, and once when pressed twice', async () => {
    const { id, owner, admin } = await buildAccount(h);
    const [document] = await orderPages(h, owner, 2);
    const { id: paymentId } = await onlyPaymentOf(h, id);
    const credit = (amountCents: number) =>
      h.caller(admin).payments.refund({ paymentId, documentId: document?.id, amountCents, reason: 'A page was blank' });
    const answers = await Promise.all([credit(400), credit(400)]);
    expect(answers).toMatchObject([
      { refundedCents: 400, status: 'due' },
      { refundedCents: 400, status: 'due' },
    ]);
    await expect(credit(1101)).rejects.toMatchObject(refusal('REFUND_NOT_POSSIBLE'));
    await credit(1100);
    expect(await documentOf(h, document?.id ?? '')).toMatchObject({ paymentStatus: 'refunded' });
    expect(await onlyPaymentOf(h, id)).toMatchObject({ refundedCents: 1500, creditedCents: 1500 });
  });

  test('a missed rush promise takes its surcharge off the tab, once', async () => {
    const { id, owner } = await buildAccount(h);
    const rush = await buildDraft(h, owner, { speed: 'rush' });
    await putOnAccount(h, owner, [rush]);
    await h.db.updateTable('documents').set({ promiseOutcome: 'missed' }).where('id', '=', rush.id).execute();
    await Promise.all([1, 2, 3].map(() => refundSurcharge(h.deps, rush.id)));
    await h.runJobs();
    expect(await onlyPaymentOf(h, id)).toMatchObject({ refundedCents: 750, creditedCents: 750, status: 'due' });
    expect(await documentOf(h, rush.id)).toMatchObject({
      refundedCents: 750,
      paymentStatus: 'paid',
      paymentHold: null,
    });
  });

  test('of an erased order is credited before it is erased', async () => {
    const { id, owner } = await buildAccount(h);
    const [document] = await orderPages(h, owner, 1);
    await h.caller(owner).documents.erase({ id: document?.id ?? '' });
    await h.runJobs();
    expect(await documentOf(h, document?.id ?? '')).toMatchObject({ erasedAt: expect.any(Date) });
    expect(await onlyPaymentOf(h, id)).toMatchObject({ refundedCents: 1500 });
  });

  test('keeps the organization from being deleted; paid or cancelled, it can be', async () => {
    const { id, owner } = await buildAccount(h);
    const [document] = await orderPages(h, owner, 1);
    const leave = () => h.caller(owner).auth.deleteAccount({ email: owner.person.email });
    await expect(leave()).rejects.toMatchObject(refusal('ACCOUNT_UNPAID'));
    expect(await accountOf(owner)).toMatchObject({ limitCents: 100_000 });
    await h.caller(owner).payments.cancelOrder({ documentId: document?.id ?? '' });
    await ageTab(h, id, 40);
    await leave();
    await h.runJobs();
    const { rows } = await h.deps.pool.query(
      'select credit_limit_cents as limit from organizations where account_id = $1',
      [id],
    );
    expect(rows).toEqual([{ limit: null }]);
  });
});
