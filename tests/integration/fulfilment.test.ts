import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCheckoutSession } from '#server/features/payments/checkout/service.ts';
import { reconcile, syncSession } from '#server/features/payments/fulfilment.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import {
  buildDraft,
  buildOrder,
  deliver,
  documentOf,
  expectFulfilledOnce,
  expectUntouched,
  openCheckout,
  pay,
  paymentOf,
  postEvent,
  sessionEvent,
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
const toReconciler = () => ({ ...h.deps, now: () => new Date(Date.now() + 10 * 60 * 1000) });

describe('paid once, reported through any channel, fulfilled once', () => {
  type Order = Awaited<ReturnType<typeof buildOrder>>;
  const tell: Record<string, (order: Order) => Promise<unknown>> = {
    webhook: ({ sessionId }) => deliver(h, sessionId),
    'success page': ({ user, sessionId }) => visit(user, sessionId),
    reconciler: () => reconcile(toReconciler()),
  };
  const names = Object.keys(tell);
  const orders = names.flatMap((first) => names.map((second) => [first, second] as const));

  test.each(orders)('%s, then %s', async (first, second) => {
    const order = await buildOrder(h, { pages: 3 });
    await pay(h, order.sessionId);
    await tell[first]?.(order);
    await expectFulfilledOnce(h, order.draft);
    await tell[second]?.(order);
    await expectFulfilledOnce(h, order.draft);
    expect(await paymentOf(h, order.sessionId)).toMatchObject({
      status: 'paid',
      flag: null,
      cardBrand: 'visa',
      cardLast4: '4242',
    });
  });

  test('fifty at once', async () => {
    const order = await buildOrder(h);
    await pay(h, order.sessionId);
    const event = await sessionEvent(h, order.sessionId);
    await Promise.all([
      ...Array.from({ length: 25 }, () => visit(order.user, order.sessionId)),
      ...Array.from({ length: 15 }, () => syncSession(h.deps, order.sessionId)),
      ...Array.from({ length: 10 }, () => postEvent(h, event)),
      h.runJobs(),
    ]);
    await h.runJobs();
    await expectFulfilledOnce(h, order.draft);
    expect((await h.mails(order.user.email)).map((mail) => mail.subject)).toHaveLength(1);
  });

  test('one event delivered twenty times is recorded and processed once', async () => {
    const { sessionId, draft } = await buildOrder(h);
    await pay(h, sessionId);
    const event = await sessionEvent(h, sessionId);
    const answers = await Promise.all(Array.from({ length: 20 }, () => postEvent(h, event)));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    const recorded = await h.db.selectFrom('stripeEvents').select('id').where('id', '=', event.id).execute();
    expect(recorded).toHaveLength(1);
    const run = await h.runJobs();
    expect(run.done.filter((name) => name === 'payments.fulfil')).toHaveLength(1);
    await expectFulfilledOnce(h, draft);
  });

  test('two events of one session', async () => {
    const { sessionId, draft } = await buildOrder(h);
    await pay(h, sessionId);
    await deliver(h, sessionId);
    await deliver(h, sessionId, 'checkout.session.async_payment_succeeded');
    await expectFulfilledOnce(h, draft);
  });

  test('the tab is closed after paying: the provider’s own webhook, sent twice, is enough', async () => {
    const { sessionId, draft } = await buildOrder(h);
    await steerPayments(h, 'control', { webhooks: 'twice' });
    await pay(h, sessionId);
    await expect
      .poll(async () => {
        await h.runJobs();
        return (await documentOf(h, draft.id)).paymentStatus;
      })
      .toBe('paid');
    await expectFulfilledOnce(h, draft);
  });

  test('no webhook ever comes and the tab is closed', async () => {
    const { sessionId, draft } = await buildOrder(h);
    await pay(h, sessionId);
    await reconcile(toReconciler());
    await h.runJobs();
    await expectFulfilledOnce(h, draft);
  });

  test('the payment row has no session id yet', async () => {
    const { sessionId, draft } = await buildOrder(h);
    await pay(h, sessionId);
    await h.db
      .updateTable('payments')
      .set({ stripeSessionId: null, checkoutUrl: null })
      .where('stripeSessionId', '=', sessionId)
      .execute();
    await deliver(h, sessionId);
    await expectFulfilledOnce(h, draft);
    expect(await paymentOf(h, sessionId)).toMatchObject({ status: 'paid' });
  });

  test('several documents become several orders and one receipt', async () => {
    const user = await buildUser(h);
    const drafts = await Promise.all([1, 2, 3].map((pages) => buildDraft(h, user, { pages })));
    const { sessionId } = await openCheckout(h, user, drafts);
    await pay(h, sessionId);
    await deliver(h, sessionId);
    for (const draft of drafts) await expectFulfilledOnce(h, draft);
    const receipt = await h.caller(user).payments.receipt({ paymentId: (await paymentOf(h, sessionId)).id });
    expect(receipt).toMatchObject({ amountCents: 9000, lines: [{ pages: 1 }, { pages: 2 }, { pages: 3 }] });
  });

  test('the list of payments includes open checkouts, unless it is limited to receipts', async () => {
    const { user, sessionId } = await buildOrder(h);
    await pay(h, sessionId);
    await deliver(h, sessionId);
    await openCheckout(h, user, [await buildDraft(h, user)]);
    const { list } = h.caller(user).payments;
    expect((await list({})).items.map(({ status }) => status)).toEqual(['open', 'paid']);
    expect(await list({ settled: true })).toMatchObject({ total: 1, items: [{ status: 'paid', documents: 1 }] });
  });
});

describe('events in an odd order', () => {
  test('expired after completed changes nothing', async () => {
    const { sessionId, draft } = await buildOrder(h);
    await pay(h, sessionId);
    await deliver(h, sessionId);
    await deliver(h, sessionId, 'checkout.session.expired');
    await expectFulfilledOnce(h, draft);
  });

  test('completed after the payment was failed fulfills it', async () => {
    const { sessionId, draft } = await buildOrder(h);
    await pay(h, sessionId);
    const payment = await paymentOf(h, sessionId);
    await h.db.updateTable('payments').set({ status: 'expired' }).where('id', '=', payment.id).execute();
    await h.db.updateTable('paymentItems').set({ isLive: false }).where('paymentId', '=', payment.id).execute();
    await deliver(h, sessionId);
    await expectFulfilledOnce(h, draft);
  });

  test('“completed” for an unpaid session is ignored', async () => {
    const { sessionId, draft, user } = await buildOrder(h);
    const event = await sessionEvent(h, sessionId);
    const lie = { ...event.data.object, status: 'complete', payment_status: 'paid' };
    await postEvent(h, { ...event, data: { object: lie } });
    await h.runJobs();
    await expectUntouched(h, draft);
    expect(await visit(user, sessionId)).toMatchObject({ state: 'waiting', steps: [{ state: 'active' }, {}, {}] });
  });

  test('a page that expired frees its document', async () => {
    const { sessionId, draft, user } = await buildOrder(h);
    await steerPayments(h, `sessions/${sessionId}/expire`);
    await deliver(h, sessionId, 'checkout.session.expired');
    await expectUntouched(h, draft);
    expect(await visit(user, sessionId)).toMatchObject({ state: 'failed' });
    expect((await openCheckout(h, user, [draft])).sessionId).not.toBe(sessionId);
  });
});

describe('delayed payment methods', () => {
  test('pending, then succeeded', async () => {
    const { sessionId, draft, user } = await buildOrder(h);
    await steerPayments(h, `sessions/${sessionId}/async-start`);
    await deliver(h, sessionId);
    expect(await visit(user, sessionId)).toMatchObject({ state: 'waiting' });
    await expectUntouched(h, draft);
    await steerPayments(h, `sessions/${sessionId}/async-succeed`);
    await deliver(h, sessionId, 'checkout.session.async_payment_succeeded');
    await expectFulfilledOnce(h, draft);
  });

  test('pending, then refused', async () => {
    const { sessionId, draft, user } = await buildOrder(h);
    await steerPayments(h, `sessions/${sessionId}/async-start`);
    await deliver(h, sessionId);
    await steerPayments(h, `sessions/${sessionId}/fail`);
    await deliver(h, sessionId, 'checkout.session.async_payment_failed');
    await expectUntouched(h, draft);
    expect(await visit(user, sessionId)).toMatchObject({ state: 'failed', steps: [{ state: 'failed' }, {}, {}] });
    await openCheckout(h, user, [draft]);
  });

  test('a declined card leaves the page open for another try', async () => {
    const { sessionId, draft, user, url } = await buildOrder(h);
    const card = { email: user.email, expiry: '12 / 34', cvc: '123', name: 'Ana Souza' };
    const post = (number: string) =>
      fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ ...card, number }) });
    expect(await (await post('4000 0000 0000 0002')).text()).toContain('Your card was declined.');
    await h.runJobs();
    expect(await visit(user, sessionId)).toMatchObject({ state: 'waiting' });
    await expectUntouched(h, draft);
    expect(await openCheckout(h, user, [draft])).toEqual({ sessionId, url });
    expect((await post('4242 4242 4242 4242')).status).toBe(303);
    expect(await visit(user, sessionId)).toMatchObject({ state: 'done' });
    await expectFulfilledOnce(h, draft);
  });
});

describe('the reconciler', () => {
  test('skips recent payments and checks each old one', async () => {
    const order = await buildOrder(h);
    await pay(h, order.sessionId);
    await reconcile(h.deps);
    await expectUntouched(h, order.draft);
  });

  test('a payment unknown to the provider does not block others', async () => {
    const [broken, order] = [await buildOrder(h), await buildOrder(h)];
    await h.db
      .updateTable('payments')
      .set({ stripeSessionId: 'cs_test_gone' })
      .where('stripeSessionId', '=', broken.sessionId)
      .execute();
    await pay(h, order.sessionId);
    const logged = vi.spyOn(h.deps.log, 'error');
    await reconcile(toReconciler());
    await expectFulfilledOnce(h, order.draft);
    expect(logged).toHaveBeenCalledOnce();
  });

  test('fails payments that never reached the provider after their deadline', async () => {
    const order = await buildOrder(h);
    const { id } = await paymentOf(h, order.sessionId);
    await h.db
      .updateTable('payments')
      .set({ stripeSessionId: null, checkoutUrl: null, expiresAt: new Date(Date.now() - 1000) })
      .where('id', '=', id)
      .execute();
    await reconcile(toReconciler());
    const payment = await h.db.selectFrom('payments').select('status').where('id', '=', id).executeTakeFirstOrThrow();
    expect(payment.status).toBe('expired');
    await openCheckout(h, order.user, [order.draft]);
  });

  test('retries later when the provider is unavailable', async () => {
    const order = await buildOrder(h);
    await pay(h, order.sessionId);
    await steerPayments(h, 'control', { apiDown: true });
    await expect(reconcile(toReconciler())).rejects.toThrow();
    expect(await visit(order.user, order.sessionId)).toMatchObject({ state: 'waiting' });
    await steerPayments(h, 'control', { apiDown: false });
    await reconcile(toReconciler());
    await expectFulfilledOnce(h, order.draft);
  });
});

test('with Stripe Tax the prices contain the tax: the total stays, and the order is fulfilled', async () => {
  const user = await buildUser(h);
  const draft = await buildDraft(h, user, { pages: 3 });
  const deps = { ...h.deps, env: { ...h.env, stripe: { ...h.env.stripe, hasInclusiveTax: true } } };
  const order = { documentIds: [draft.id], expectedTotalCents: 4500, isMobile: false };
  const { sessionId } = await createCheckoutSession(deps, user, order);
  const session = await h.deps.stripe.checkout.sessions.retrieve(sessionId, { expand: ['line_items'] });
  expect(session).toMatchObject({ automatic_tax: { enabled: true }, amount_total: 4500 });
  expect(session.line_items?.data[0]?.price?.tax_behavior).toBe('inclusive');
  await pay(h, sessionId);
  await h.caller(user).payments.processSession({ sessionId });
  expect(await documentOf(h, draft.id)).toMatchObject({ paymentStatus: 'paid' });
});
