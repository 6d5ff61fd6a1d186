import { createHash } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { syncSession } from '#server/features/payments/fulfilment.ts';
import { sendRequestedRefund } from '#server/features/payments/refunds/service.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import {
  buildOrder,
  deliver,
  documentOf,
  effectsOf,
  expectFulfilledOnce,
  expectUntouched,
  never,
  openCheckout,
  pay,
  paymentOf,
  setTranslatorMode,
  steerPayments,
} from '../support/orders.ts';

/** The provider's own webhooks are held back; each test delivers the ones it needs. */

const h = useHarness();
beforeAll(async () => {
  await h.listen();
  await setTranslatorMode(h, 'silent');
});
beforeEach(() => steerPayments(h, 'control', { webhooks: 'hold', apiDown: false }));

const visit = (user: BuiltUser, sessionId: string) => h.caller(user).payments.processSession({ sessionId });

describe('payments that do not match their order are flagged, not fulfilled', () => {
  let admin: BuiltUser;
  beforeAll(async () => {
    admin = await buildUser(h, { role: 'admin' });
    await buildUser(h, { role: 'authenticator' });
  });

  /** Staff ids notified about the payment. */
  async function notifiedStaffOf(receiptNumber: string): Promise<string[]> {
    const rows = await h.db
      .selectFrom('notifications')
      .select('userId')
      .where('type', 'in', ['payment_flagged', 'payment_returned'])
      .where('message', 'like', `%(receipt ${receiptNumber})%`)
      .execute();
    return rows.map(({ userId }) => userId);
  }

  test('a refund interrupted by a process stop is sent once by the job', async () => {
    const order = await buildOrder(h);
    await h.caller(order.user).documents.discard({ id: order.draft.id });
    await pay(h, order.sessionId);
    await syncSession(h.deps, order.sessionId);
    const payment = await paymentOf(h, order.sessionId);
    expect(payment).toMatchObject({ status: 'paid', flag: 'order-changed' });
    const { items } = await h.caller(admin).admin.stuckWork({ pageSize: 100 });
    expect(items).toContainEqual(expect.objectContaining({ id: `payment:${payment.id}`, kind: 'payment' }));
    const { id } = await h.db
      .selectFrom('refunds')
      .select('id')
      .where('paymentId', '=', payment.id)
      .executeTakeFirstOrThrow();
    await Promise.all([1, 2, 3].map(() => sendRequestedRefund(h.deps, id)));
    await h.runJobs();
    const { data } = await h.deps.stripe.refunds.list({ payment_intent: payment.stripePaymentIntentId ?? '' });
    expect(data.map((one) => one.amount)).toEqual([payment.amountCents]);
    expect(await paymentOf(h, order.sessionId)).toMatchObject({ status: 'refunded' });
  });

  async function expectFlagged(order: { sessionId: string; draft: { id: string } }, flag: string): Promise<void> {
    const logged = vi.spyOn(h.deps.log, 'error');
    await deliver(h, order.sessionId);
    await deliver(h, order.sessionId);
    const payment = await paymentOf(h, order.sessionId);
    // Money for no order is refunded automatically, once; a wrong amount waits for staff.
    const isReturned = flag !== 'amount-differs';
    expect(payment).toMatchObject({ status: isReturned ? 'refunded' : 'paid', flag });
    const { data } = await h.deps.stripe.refunds.list({ payment_intent: payment.stripePaymentIntentId ?? '' });
    expect(data.map((one) => one.amount)).toEqual(isReturned ? [payment.amountCents] : []);
    expect(await notifiedStaffOf(String(payment.receiptNumber))).toEqual([admin.id]);
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ flag }), expect.any(String));
  }

  test('another amount', async () => {
    const order = await buildOrder(h);
    await h.db
      .updateTable('payments')
      .set({ amountCents: 1400 })
      .where('stripeSessionId', '=', order.sessionId)
      .execute();
    await pay(h, order.sessionId);
    await expectFlagged(order, 'amount-differs');
    await expectUntouched(h, order.draft);
    expect(await visit(order.user, order.sessionId)).toMatchObject({
      state: 'failed',
      steps: [{ state: 'done' }, { state: 'failed' }, { state: 'waiting' }],
    });
  });

  test('another currency', async () => {
    const order = await buildOrder(h);
    const payment = await paymentOf(h, order.sessionId);
    const foreign = await h.deps.stripe.checkout.sessions.create({
      mode: 'payment',
      client_reference_id: payment.id,
      success_url: h.env.publicUrl,
      line_items: [
        { quantity: 1, price_data: { currency: 'brl', unit_amount: 1500, product_data: { name: 'the same' } } },
      ],
    });
    await pay(h, foreign.id);
    await expectFlagged({ ...order, sessionId: foreign.id }, 'amount-differs');
    await expectUntouched(h, order.draft);
  });

  test('the document was changed after the page was opened', async () => {
    const order = await buildOrder(h);
    await h.caller(order.user).documents.update({ id: order.draft.id, isBankStatement: true });
    await pay(h, order.sessionId);
    await expectFlagged(order, 'order-changed');
    await expectUntouched(h, order.draft);
  });

  test('the file was replaced after the page was opened', async () => {
    const order = await buildOrder(h);
    const fileSha256 = createHash('sha256').update('another').digest('hex');
    await h.db.updateTable('documents').set({ fileSha256 }).where('id', '=', order.draft.id).execute();
    await pay(h, order.sessionId);
    await expectFlagged(order, 'order-changed');
    await expectUntouched(h, order.draft);
  });

  test('the document was discarded', async () => {
    const order = await buildOrder(h);
    await h.caller(order.user).documents.discard({ id: order.draft.id });
    await pay(h, order.sessionId);
    await expectFlagged(order, 'order-changed');
    expect(await effectsOf(h, order.draft)).toEqual(never);
    const mails = (await h.mails(order.user.email)).filter((mail) => /refund/i.test(mail.subject));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('The order was changed or discarded before the payment arrived.');
  });

  test('an admin has already set its status manually', async () => {
    const order = await buildOrder(h);
    await h.db.updateTable('documents').set({ status: 'completed' }).where('id', '=', order.draft.id).execute();
    await pay(h, order.sessionId);
    await expectFlagged(order, 'order-changed');
    expect(await documentOf(h, order.draft.id)).toMatchObject({ status: 'completed', paymentStatus: 'unpaid' });
  });

  test('it was paid on two pages', async () => {
    const first = await buildOrder(h);
    const payment = await paymentOf(h, first.sessionId);
    await h.db.updateTable('paymentItems').set({ isLive: false }).where('paymentId', '=', payment.id).execute();
    const second = await openCheckout(h, first.user, [first.draft]);
    await pay(h, first.sessionId);
    await pay(h, second.sessionId);
    const logged = vi.spyOn(h.deps.log, 'error');
    await deliver(h, first.sessionId);
    // The first one's fulfilment closes what else is open for the same document, and finds it paid.
    expect(await paymentOf(h, second.sessionId)).toMatchObject({ status: 'refunded', flag: 'already-paid' });
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ flag: 'already-paid' }), expect.any(String));
    await expectFulfilledOnce(h, first.draft);
  });

  test('one order was paid on two pages: the duplicate payment is recorded once and refunded', async () => {
    const order = await buildOrder(h);
    const payment = await paymentOf(h, order.sessionId);
    const second = await h.deps.stripe.checkout.sessions.create({
      mode: 'payment',
      client_reference_id: payment.id,
      success_url: h.env.publicUrl,
      line_items: [
        { quantity: 1, price_data: { currency: 'usd', unit_amount: 1500, product_data: { name: 'the same' } } },
      ],
    });
    await pay(h, order.sessionId);
    await pay(h, second.id);
    await deliver(h, order.sessionId);
    await Promise.all([1, 2, 3].map(() => syncSession(h.deps, second.id)));
    await deliver(h, second.id);
    await expectFulfilledOnce(h, order.draft);
    expect(await paymentOf(h, order.sessionId)).toMatchObject({ id: payment.id, status: 'paid', flag: null });

    const surplus = await paymentOf(h, second.id);
    expect(surplus).toMatchObject({
      userId: order.user.id,
      status: 'refunded',
      amountCents: 1500,
      flag: 'already-paid',
    });
    expect(await notifiedStaffOf(String(surplus.receiptNumber))).toEqual([admin.id]);
    expect(await paymentOf(h, second.id)).toMatchObject({ status: 'refunded', refundedCents: 1500 });
    await expectFulfilledOnce(h, order.draft);
  });
});
