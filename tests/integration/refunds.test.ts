import { randomUUID } from 'node:crypto';
import { Stripe } from 'stripe';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { updateSourceRemoved } from '#server/features/documents/retention.ts';
import { refundPayment, syncRefunds } from '#server/features/payments/refunds/service.ts';
import { createStripe } from '#server/platform/integrations/stripe.ts';
import { startCutProxy } from '../support/cut-proxy.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { buildDraft, documentOf, openCheckout, pay, paymentOf, steerPayments } from '../support/orders.ts';
import { reviewsOf } from '../support/reviews.ts';

const h = useHarness({ env: { TRANSLATION_WEBHOOK_URL: '' } });
let admin: BuiltUser;
beforeAll(async () => {
  admin = await buildUser(h, { role: 'admin' });
});
afterEach(() => steerPayments(h, 'control', { apiDown: false }));

/** A fulfilled order of $45.00. */
async function buildPaidOrder() {
  const user = await buildUser(h);
  const draft = await buildDraft(h, user, { pages: 3 });
  const { sessionId } = await openCheckout(h, user, [draft]);
  await pay(h, sessionId);
  await h.caller(user).payments.processSession({ sessionId });
  const payment = await paymentOf(h, sessionId);
  return { user, draft, paymentId: payment.id, sessionId, intentId: payment.stripePaymentIntentId ?? '' };
}

const refund = (paymentId: string, amountCents?: number) =>
  h.caller(admin).payments.refund({ paymentId, reason: 'asked for by phone', ...(amountCents ? { amountCents } : {}) });

const refunded = async (intentId: string) => {
  const { data } = await h.deps.stripe.refunds.list({ payment_intent: intentId });
  return data.map((one) => one.amount).sort((a, b) => a - b);
};

const rowsOf = (paymentId: string) =>
  h.db
    .selectFrom('refunds')
    .select(['amountCents', 'status', 'reason', 'requestedBy'])
    .where('paymentId', '=', paymentId)
    .orderBy('createdAt')
    .execute();

/** The card provider, once the cards' banks have sent every refund back. */
function bouncing(): Stripe {
  const stripe = createStripe(h.env.stripe);
  stripe.refunds.list = ((...args: Parameters<typeof stripe.refunds.list>) => {
    const answer = h.deps.stripe.refunds.list(...args);
    const bounced = answer.then((list) => ({
      ...list,
      data: list.data.map((one) => ({ ...one, status: 'failed' })),
    }));
    return Object.assign(bounced, answer, { then: bounced.then.bind(bounced) });
  }) satisfies typeof stripe.refunds.list;
  return stripe;
}

/** Refund notifications of the customer: in the application and by mail. */
async function refundNoticesOf(user: BuiltUser) {
  await h.runJobs();
  const notifications = await h.db
    .selectFrom('notifications')
    .select('message')
    .where('userId', '=', user.id)
    .where('type', '=', 'payment_refunded')
    .execute();
  const mails = await h.mails(user.email);
  return {
    notifications: notifications.map((row) => row.message),
    mails: mails.filter((mail) => /refund/i.test(mail.subject)).length,
  };
}

const notPossible = { code: 'CONFLICT', cause: { code: 'REFUND_NOT_POSSIBLE' } };
const failed = { code: 'SERVICE_UNAVAILABLE', cause: { code: 'REFUND_FAILED' } };

describe('an admin sends money back', () => {
  test('in full: the order is marked and the customer notified once', async () => {
    const { user, draft, paymentId, intentId } = await buildPaidOrder();
    expect(await refund(paymentId)).toEqual({
      refundedCents: 4500,
      remainingCents: 0,
      currency: 'usd',
      status: 'refunded',
    });
    expect(await refunded(intentId)).toEqual([4500]);
    const processing = { status: 'processing', paymentStatus: 'refunded' };
    expect(await h.caller(user).documents.get({ id: draft.id })).toMatchObject(processing);
    expect(await h.caller(admin).admin.documentDetails({ id: draft.id })).toMatchObject(processing);
    expect(await rowsOf(paymentId)).toEqual([
      { amountCents: 4500, status: 'succeeded', reason: 'asked for by phone', requestedBy: admin.id },
    ]);
    await h.deps.jobs.enqueue(h.db, 'payments.syncRefunds', { paymentIntentId: intentId });
    expect(await refundNoticesOf(user)).toEqual({ notifications: ['We sent $45.00 back to your card.'], mails: 1 });
    await expect(refund(paymentId)).rejects.toMatchObject(notPossible);
  });

  test('a part, then another, then the rest', async () => {
    const { user, draft, paymentId, intentId } = await buildPaidOrder();
    expect(await refund(paymentId, 1000)).toEqual({
      refundedCents: 1000,
      remainingCents: 3500,
      currency: 'usd',
      status: 'paid',
    });
    expect(await documentOf(h, draft.id)).toMatchObject({ paymentStatus: 'paid' });
    expect(await refund(paymentId, 1000)).toMatchObject({ refundedCents: 2000 });
    expect(await refund(paymentId)).toEqual({
      refundedCents: 4500,
      remainingCents: 0,
      currency: 'usd',
      status: 'refunded',
    });
    expect(await refunded(intentId)).toEqual([1000, 1000, 2500]);
    expect((await refundNoticesOf(user)).mails).toBe(3);
  });

  test('more than was paid, or than is left, is refused', async () => {
    const { paymentId, intentId } = await buildPaidOrder();
    await expect(refund(paymentId, 4501)).rejects.toMatchObject(notPossible);
    await refund(paymentId, 4000);
    await expect(refund(paymentId, 501)).rejects.toMatchObject(notPossible);
    expect(await refunded(intentId)).toEqual([4000]);
  });

  test('twice at once sends the money once', async () => {
    const { user, paymentId, intentId } = await buildPaidOrder();
    await Promise.allSettled(Array.from({ length: 4 }, () => refund(paymentId)));
    expect(await refunded(intentId)).toEqual([4500]);
    expect((await refundNoticesOf(user)).mails).toBe(1);
  });

  test('while the same press is under way, which is not taken for refused', async () => {
    const { draft, paymentId, intentId } = await buildPaidOrder();
    const { refunds } = h.deps.stripe;
    const create = refunds.create.bind(refunds);
    const held = Promise.withResolvers<void>();
    const inUse = { statusCode: 409, code: 'idempotency_key_in_use', type: 'invalid_request_error' } as const;
    const spy = vi
      .spyOn(refunds, 'create')
      .mockImplementationOnce(async (...call) => {
        await held.promise;
        return create(...call);
      })
      .mockRejectedValueOnce(new Stripe.errors.StripeInvalidRequestError({ ...inUse, message: 'in progress' }));
    const first = refund(paymentId, 1000);
    await expect.poll(() => spy.mock.calls.length).toBe(1);
    await expect(refund(paymentId, 1000)).rejects.toMatchObject(failed);
    expect(await documentOf(h, draft.id)).toMatchObject({ paymentHold: 'refund' });
    await refund(paymentId, 1000);
    held.resolve();
    await first;
    spy.mockRestore();
    expect(await refunded(intentId)).toEqual([1000]);
  });

  test('different parts at once never exceed the payment', async () => {
    const { paymentId, intentId } = await buildPaidOrder();
    await Promise.allSettled([3000, 2000, 1500].map((cents) => refund(paymentId, cents)));
    const total = (await refunded(intentId)).reduce((sum, cents) => sum + cents, 0);
    expect(total).toBeLessThanOrEqual(4500);
    expect(await paymentOfId(paymentId)).toMatchObject({ refundedCents: total });
  });

  const paymentOfId = (id: string) =>
    h.db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  test('a payment that is still open', async () => {
    const user = await buildUser(h);
    const { sessionId } = await openCheckout(h, user, [await buildDraft(h, user)]);
    await expect(refund((await paymentOf(h, sessionId)).id)).rejects.toMatchObject(notPossible);
  });

  test('a payment that does not exist', async () => {
    await expect(refund(randomUUID())).rejects.toMatchObject({ cause: { code: 'PAYMENT_NOT_FOUND' } });
  });

  test('requires the admin role and a reason', async () => {
    const { user, paymentId } = await buildPaidOrder();
    const staff = await buildUser(h, { role: 'authenticator' });
    for (const [actor, code] of [
      [user, 'FORBIDDEN'],
      [staff, 'FORBIDDEN'],
      [null, 'UNAUTHORIZED'],
    ] as const) {
      await expect(h.caller(actor).payments.refund({ paymentId, reason: 'mine' })).rejects.toMatchObject({ code });
    }
    await expect(h.caller(admin).payments.refund({ paymentId, reason: ' ' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });
});

describe('the provider', () => {
  test('is unavailable: nothing changes, and a retry refunds once', async () => {
    const { user, paymentId, intentId } = await buildPaidOrder();
    await steerPayments(h, 'control', { apiDown: true });
    await expect(refund(paymentId)).rejects.toMatchObject(failed);
    await steerPayments(h, 'control', { apiDown: false });
    expect(await refunded(intentId)).toEqual([]);
    expect(await refund(paymentId)).toMatchObject({ status: 'refunded' });
    expect(await refunded(intentId)).toEqual([4500]);
    expect((await refundNoticesOf(user)).mails).toBe(1);
  });

  /** A client that loses each response to a refund, whether or not the request reached the provider. */
  async function refundInTheDark(paymentId: string, mode: 'cut' | 'lose-answers'): Promise<void> {
    const proxy = await startCutProxy(h.payments.url);
    const stripe = createStripe({ ...h.env.stripe, apiUrl: proxy.url });
    // Listing earlier refunds still works; then the connection drops.
    stripe.refunds.list = ((...args: Parameters<typeof stripe.refunds.list>) => {
      const answer = h.deps.stripe.refunds.list(...args);
      proxy.set(mode);
      return answer;
    }) satisfies typeof stripe.refunds.list;
    const input = { paymentId, amountCents: 2000, reason: 'in the dark' };
    await expect(refundPayment({ ...h.deps, stripe }, admin, input)).rejects.toMatchObject({ code: 'REFUND_FAILED' });
    await proxy.stop();
  }

  test.each(['cut', 'lose-answers'] as const)(
    'drops the connection (%s): retrying the refund makes it once',
    async (mode) => {
      const { user, paymentId, intentId } = await buildPaidOrder();
      await refundInTheDark(paymentId, mode);
      if (mode === 'cut') {
        expect(await rowsOf(paymentId)).toMatchObject([{ amountCents: 2000, status: 'requested' }]);
        expect(await refund(paymentId, 2000)).toMatchObject({ refundedCents: 2000, remainingCents: 2500 });
      } else {
        await h.deps.jobs.enqueue(h.db, 'payments.syncRefunds', { paymentIntentId: intentId });
        expect((await h.runJobs()).failed).toEqual([]);
      }
      expect(await refunded(intentId)).toEqual([2000]);
      expect(await rowsOf(paymentId)).toMatchObject([{ amountCents: 2000, status: 'succeeded' }]);
      expect((await refundNoticesOf(user)).mails).toBe(1);
    },
  );

  test('says no: the refund is marked failed', async () => {
    const { paymentId, intentId } = await buildPaidOrder();
    const stripe = createStripe(h.env.stripe);
    // Between lookup and refund, all of it is refunded in the provider's dashboard.
    stripe.refunds.list = ((...args: Parameters<typeof stripe.refunds.list>) => {
      const answer = h.deps.stripe.refunds.list(...args);
      const meanwhile = answer.then(async (list) => {
        await h.deps.stripe.refunds.create({ payment_intent: intentId });
        return list;
      });
      return Object.assign(meanwhile, answer, { then: meanwhile.then.bind(meanwhile) });
    }) satisfies typeof stripe.refunds.list;
    const input = { paymentId, reason: 'too late' };
    await expect(refundPayment({ ...h.deps, stripe }, admin, input)).rejects.toMatchObject({ code: 'REFUND_FAILED' });
    expect(await rowsOf(paymentId)).toMatchObject([{ status: 'failed' }]);
    expect(await refunded(intentId)).toEqual([4500]);
  });

  test('reverses a refund: nothing is shown as refunded', async () => {
    const { draft, paymentId, intentId } = await buildPaidOrder();
    await refund(paymentId);
    expect(await documentOf(h, draft.id)).toMatchObject({ paymentStatus: 'refunded' });
    await syncRefunds({ ...h.deps, stripe: bouncing() }, intentId);
    expect(await documentOf(h, draft.id)).toMatchObject({ paymentStatus: 'paid' });
    expect(await rowsOf(paymentId)).toMatchObject([{ status: 'failed' }]);
    await syncRefunds(h.deps, intentId);
    expect(await documentOf(h, draft.id)).toMatchObject({ paymentStatus: 'refunded' });
  });

  test('a refund made in its dashboard arrives by webhook, and the customer is notified', async () => {
    await h.listen();
    const { user, draft, paymentId, intentId } = await buildPaidOrder();
    await h.deps.stripe.refunds.create({ payment_intent: intentId, metadata: { refundId: 'not one of ours' } });
    await expect
      .poll(async () => {
        await h.runJobs();
        return (await documentOf(h, draft.id)).paymentStatus;
      })
      .toBe('refunded');
    expect(await rowsOf(paymentId)).toEqual([
      { amountCents: 4500, status: 'succeeded', reason: 'Made at the card provider', requestedBy: null },
    ]);
    expect(await refundNoticesOf(user)).toEqual({ notifications: ['We sent $45.00 back to your card.'], mails: 1 });
  });

  test('a refund that precedes the payment’s fulfillment is recorded', async () => {
    await h.listen();
    await steerPayments(h, 'control', { webhooks: 'hold' });
    const user = await buildUser(h);
    const draft = await buildDraft(h, user);
    const { sessionId } = await openCheckout(h, user, [draft]);
    await pay(h, sessionId);
    const { payment_intent: intent } = await h.deps.stripe.checkout.sessions.retrieve(sessionId);
    await h.deps.stripe.refunds.create({ payment_intent: typeof intent === 'string' ? intent : '' });
    await h.caller(user).payments.processSession({ sessionId });
    await h.runJobs();
    expect(await paymentOf(h, sessionId)).toMatchObject({ status: 'refunded', refundedCents: 1500 });
    await steerPayments(h, 'control', { webhooks: 'deliver' });
  });
});

describe('money that was flagged', () => {
  test('an order that was changed can be ordered again once its money is back', async () => {
    const user = await buildUser(h);
    const draft = await buildDraft(h, user);
    const { sessionId } = await openCheckout(h, user, [draft]);
    await h.caller(user).documents.update({ id: draft.id, isBankStatement: true });
    await pay(h, sessionId);
    await h.caller(user).payments.processSession({ sessionId });
    const changed = await documentOf(h, draft.id);
    await expect(openCheckout(h, user, [changed])).rejects.toMatchObject({ cause: { code: 'ALREADY_PAID' } });
    await h.runJobs();
    expect(await paymentOf(h, sessionId)).toMatchObject({ status: 'refunded' });
    expect(await documentOf(h, draft.id)).toMatchObject({ paymentStatus: 'unpaid' });
    await openCheckout(h, user, [changed]);
  });

  test('what was paid twice stays paid when the second payment goes back', async () => {
    const { user, draft, paymentId } = await buildPaidOrder();
    const second = await buildPaidOrder();
    await h.db
      .updateTable('payments')
      .set({ flag: 'already-paid', userId: user.id })
      .where('id', '=', second.paymentId)
      .execute();
    await h.db
      .updateTable('paymentItems')
      .set({ documentId: draft.id, isLive: false })
      .where('paymentId', '=', second.paymentId)
      .execute();
    expect(await refund(second.paymentId)).toMatchObject({ status: 'refunded' });
    expect(await documentOf(h, draft.id)).toMatchObject({ paymentStatus: 'paid' });
    expect(await refund(paymentId)).toMatchObject({ status: 'refunded' });
    expect(await documentOf(h, draft.id)).toMatchObject({ paymentStatus: 'refunded' });
  });
});

describe('a refund that comes back after the order’s file left', () => {
  const payoutsOf = async (user: BuiltUser) =>
    (await h.caller(admin).admin.payouts()).items.filter(({ email }) => email === user.email);

  async function buildLost() {
    const order = await buildPaidOrder();
    await refund(order.paymentId);
    await h.db.transaction().execute((trx) => updateSourceRemoved(trx, { id: order.draft.id, now: h.deps.now() }));
    const deps = { ...h.deps, stripe: bouncing() };
    await syncRefunds(deps, order.intentId);
    return { ...order, deps };
  }

  test('waits to be paid out by hand instead of being worked on, and is told to those who keep the ledger', async () => {
    const { user, draft } = await buildLost();
    expect(await documentOf(h, draft.id)).toMatchObject({ paymentStatus: 'paid', fileKey: null });
    expect(await reviewsOf(h, draft.id)).toMatchObject([{ status: 'cancelled' }]);
    expect(await payoutsOf(user)).toMatchObject([{ amountCents: 4500, isReturned: true }]);
    const { items } = await h.caller(admin).notifications.list();
    expect(items.filter(({ documentId }) => documentId === draft.id).map(({ type }) => type)).toContain(
      'refund_came_back',
    );
    expect(items.filter(({ documentId }) => documentId === draft.id).map(({ type }) => type)).not.toContain(
      'order_resumed',
    );
  });

  test('is confirmed once, stays so after the next sync, and the customer reads that no card got it', async () => {
    const { user, draft, intentId, deps } = await buildLost();
    const [payout] = await payoutsOf(user);
    const confirm = () => h.caller(admin).admin.confirmPayout({ refundId: payout?.id ?? '', reference: 'wire 7' });
    await Promise.all([confirm(), confirm()]);
    await confirm();
    await syncRefunds(deps, intentId);
    expect(await documentOf(h, draft.id)).toMatchObject({ paymentStatus: 'refunded' });
    expect(await payoutsOf(user)).toEqual([]);
    const { notifications } = await refundNoticesOf(user);
    expect(notifications.filter((text) => text.includes('by bank transfer'))).toHaveLength(1);
  });

  test('of an order that still has its file goes on as before: no payout waits, and none can be confirmed', async () => {
    const { user, paymentId, intentId } = await buildPaidOrder();
    await refund(paymentId);
    await syncRefunds({ ...h.deps, stripe: bouncing() }, intentId);
    expect(await payoutsOf(user)).toEqual([]);
    const [failedRefund] = await h.db.selectFrom('refunds').select('id').where('paymentId', '=', paymentId).execute();
    const confirm = h.caller(admin).admin.confirmPayout({ refundId: failedRefund?.id ?? '', reference: '' });
    await expect(confirm).rejects.toMatchObject({ cause: { code: 'PAYOUT_NOT_FOUND' } });
  });
});
