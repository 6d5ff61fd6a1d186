import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { checkPromises, promisedNow } from '#server/features/documents/promise.ts';
import { transition } from '#server/features/documents/transition.ts';
import { reconcile } from '#server/features/payments/fulfilment.ts';
import { refundPayment, syncRefunds } from '#server/features/payments/refunds/service.ts';
import { refundMissedSurcharges, refundSurcharge } from '#server/features/payments/refunds/surcharge.ts';
import { defaultOfficeCalendar } from '#shared/promise/office-calendar.ts';
import { untilRead } from '../support/company.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { buildDraft, documentOf, openCheckout, pay, paymentOf, steerPayments } from '../support/orders.ts';
import { reviewsOf } from '../support/reviews.ts';
import { insertText } from '../support/text-rows.ts';

/** Promised delivery times: their clock, alerts, and the refund of a missed rush promise. */

const hourMs = 60 * 60 * 1000;

const h = useHarness({ env: { TRANSLATION_WEBHOOK_URL: '', SANDBOX_TRANSLATIONS: 'false' } });
let admin: BuiltUser;
let clerk: BuiltUser;
beforeAll(async () => {
  admin = await buildUser(h, { role: 'admin' });
  clerk = await buildUser(h, { role: 'authenticator' });
  // Open on holidays, whatever the day of the run is.
  const facts = { ...defaultOfficeCalendar, openDays: [...defaultOfficeCalendar.holidayDays] };
  const { id } = await h.caller(admin).admin.publishCalendar({ facts, reason: 'open on every day' });
  await untilRead(h, { kind: 'calendar', id });
});
afterEach(() => h.setNow(null));

async function buildRush({ pages = 1 }: { pages?: number } = {}) {
  h.setNow(new Date());
  const user = await buildUser(h);
  const draft = await buildDraft(h, user, { pages, speed: 'rush' });
  const { sessionId } = await openCheckout(h, user, [draft]);
  await pay(h, sessionId);
  await h.caller(user).payments.processSession({ sessionId });
  const payment = await paymentOf(h, sessionId);
  const order = await documentOf(h, draft.id);
  if (!order.dueAt || !order.orderedAt) throw new Error('the order has no promise');
  return {
    user,
    id: draft.id,
    paymentId: payment.id,
    intentId: payment.stripePaymentIntentId ?? '',
    orderedAt: order.orderedAt,
    dueAt: order.dueAt,
  };
}
type Rush = Awaited<ReturnType<typeof buildRush>>;

const after = (time: Date, milliseconds: number) => new Date(time.getTime() + milliseconds);
const refundsOf = async ({ intentId }: Rush) =>
  (await h.deps.stripe.refunds.list({ payment_intent: intentId })).data.map(({ amount }) => amount);
const deliver = ({ id }: Rush) =>
  h.db
    .transaction()
    .execute((trx) => transition(h.deps, trx, { documentId: id, event: 'approve', as: 'staff', actor: clerk }));
const bellOf = async (user: BuiltUser, documentId: string) => {
  const { items } = await h.caller(user).notifications.list({});
  return items.filter((note) => note.documentId === documentId).map(({ type }) => type);
};
const refundMails = async ({ user }: Rush) =>
  (await h.mails(user.email)).filter(({ subject }) => /refund/i.test(subject)).map(({ text }) => text);

describe('a rush order', () => {
  test('costs half as much again, as a separate line at checkout, on the receipt and in the mail', async () => {
    const rush = await buildRush({ pages: 2 });
    const receipt = await h.caller(rush.user).payments.receipt({ paymentId: rush.paymentId });
    expect(receipt).toMatchObject({
      amountCents: 4500,
      lines: [{ rateCents: 1500, speed: 'rush', surchargeCents: 1500, totalCents: 4500 }],
    });
    const payment = await h.db.selectFrom('payments').selectAll().where('id', '=', rush.paymentId).executeTakeFirst();
    const { data } = await h.deps.stripe.checkout.sessions.listLineItems(payment?.stripeSessionId ?? '');
    expect(data.map(({ amount_total, quantity }) => [amount_total, quantity])).toEqual([
      [3000, 2],
      [1500, 2],
    ]);
    expect(await h.caller(rush.user).documents.get({ id: rush.id })).toMatchObject({
      speed: 'rush',
      totalCostCents: 4500,
      dueAt: (await promisedNow({ ...h.deps, now: () => rush.orderedAt })).rush,
      deliveredAt: null,
      promiseOutcome: null,
    });
    await h.runJobs();
    const [mail] = await h.mails(rush.user.email);
    expect(mail?.text).toContain('Rush, 4–8 hours: $15.00');
    expect(mail?.text).toContain('Ready by');
  });

  test('is chosen and changed before payment, with the price', async () => {
    const user = await buildUser(h);
    const input = { filename: 'deed.pdf', idempotencyKey: randomUUID(), speed: 'rush' as const };
    const made = await h.caller(user).documents.create(input);
    expect(made).toMatchObject({ speed: 'rush', totalCostCents: 2250, dueAt: null });
    expect(await h.caller(user).documents.create(input)).toMatchObject({ id: made.id });
    expect(await h.caller(user).documents.update({ id: made.id, speed: 'standard' })).toMatchObject({
      speed: 'standard',
      totalCostCents: 1500,
    });
  });

  test('that is delivered in time keeps its surcharge', async () => {
    const rush = await buildRush();
    h.setNow(rush.dueAt);
    await deliver(rush);
    expect(await documentOf(h, rush.id)).toMatchObject({ promiseOutcome: 'kept', deliveredAt: rush.dueAt });
    h.setNow(after(rush.dueAt, hourMs));
    await checkPromises(h.deps);
    await refundSurcharge(h.deps, rush.id);
    await refundMissedSurcharges(h.deps);
    await h.runJobs();
    expect(await refundsOf(rush)).toEqual([]);
  });
});

describe('a missed rush promise', () => {
  test('refunds its surcharge once, with a mail and a notification, and the work goes on', async () => {
    const rush = await buildRush();
    h.setNow(after(rush.dueAt, 1000));
    await Promise.all([1, 2, 3].map(() => checkPromises(h.deps)));
    await h.runJobs();
    await Promise.all([1, 2, 3].map(() => refundSurcharge(h.deps, rush.id)));
    await refundMissedSurcharges(h.deps);
    await h.runJobs();
    expect(await refundsOf(rush)).toEqual([750]);
    expect(await documentOf(h, rush.id)).toMatchObject({
      promiseOutcome: 'missed',
      paymentStatus: 'paid',
      paymentHold: null,
      refundedCents: 750,
    });
    const mails = await refundMails(rush);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('wasn’t ready by the time we promised');
    const { items } = await h.caller(rush.user).notifications.list({});
    expect(items.filter(({ type }) => type === 'payment_refunded')).toHaveLength(1);
    expect(await bellOf(admin, rush.id)).toContain('promise_missed');
    await deliver(rush);
    const questions = await h.db
      .selectFrom('certificateQuestions')
      .selectAll()
      .where('documentId', '=', rush.id)
      .execute();
    expect(questions).toEqual([]);
  });

  test('that is noticed at the delivery is refunded all the same', async () => {
    const rush = await buildRush();
    h.setNow(after(rush.dueAt, 1));
    await Promise.all([deliver(rush), checkPromises(h.deps), refundSurcharge(h.deps, rush.id)]);
    await h.runJobs();
    await checkPromises(h.deps);
    await h.runJobs();
    expect(await refundsOf(rush)).toEqual([750]);
    expect(await documentOf(h, rush.id)).toMatchObject({ promiseOutcome: 'missed', isAuthenticated: true });
  });

  test('while the process is down is refunded after its start, without stale alerts', async () => {
    const rush = await buildRush();
    h.setNow(after(rush.dueAt, 5 * hourMs));
    await checkPromises(h.deps);
    await h.runJobs();
    expect(await refundsOf(rush)).toEqual([750]);
    expect(await bellOf(admin, rush.id)).not.toContain('promise_urgent');
    expect(await bellOf(clerk, rush.id)).not.toContain('promise_soon');
  });

  test('returns nothing beyond a full refund', async () => {
    const rush = await buildRush();
    h.setNow(after(rush.dueAt, 1000));
    await Promise.all([
      checkPromises(h.deps),
      refundPayment(h.deps, admin, { paymentId: rush.paymentId, reason: 'asked by phone' }),
    ]);
    await h.runJobs();
    await refundMissedSurcharges(h.deps);
    await h.runJobs();
    const refunds = await refundsOf(rush);
    expect(refunds.reduce((sum, cents) => sum + cents, 0)).toBe(2250);
  });
});

describe('the clock stands still', () => {
  async function askAbout(rush: Rush) {
    const [review] = await reviewsOf(h, rush.id);
    if (!review) throw new Error('the order has no review');
    const [blockId = ''] = await insertText(h, review);
    const questionId = randomUUID();
    const place = { page: 1, box: { x: 0.1, y: 0.2, width: 0.4, height: 0.05 } };
    await h
      .caller(clerk)
      .authenticator.askCustomer({ id: review.id, questionId, blockId, ...place, question: 'How is it spelled?' });
    return questionId;
  }

  test('while a question waits for the customer', async () => {
    const rush = await buildRush();
    h.setNow(after(rush.orderedAt, 2 * hourMs));
    const id = await askAbout(rush);
    expect(await h.caller(rush.user).documents.get({ id: rush.id })).toMatchObject({
      pausedSince: after(rush.orderedAt, 2 * hourMs).toISOString(),
    });
    h.setNow(after(rush.dueAt, 20 * hourMs));
    await checkPromises(h.deps);
    await h.runJobs();
    expect(await refundsOf(rush)).toEqual([]);
    await h.caller(rush.user).documents.answerQuestion({ id, answer: 'With a cedilla.' });
    const order = await documentOf(h, rush.id);
    expect(order.pausedSince).toBeNull();
    expect(order.dueAt).toEqual(after(rush.dueAt, 26 * hourMs));
    expect((await reviewsOf(h, rush.id))[0]?.dueAt).toEqual(order.dueAt);
  });

  test('but a question after the deadline does not undo the miss', async () => {
    const rush = await buildRush();
    h.setNow(after(rush.dueAt, hourMs));
    await askAbout(rush);
    h.setNow(after(rush.dueAt, 2 * hourMs));
    await checkPromises(h.deps);
    await h.runJobs();
    expect(await refundsOf(rush)).toEqual([750]);
    await deliver(rush);
    await h.runJobs();
    expect(await refundsOf(rush)).toEqual([750]);
  });

  test('during a dispute, and a promise missed before it is refunded once it is won', async () => {
    const rush = await buildRush();
    h.setNow(after(rush.dueAt, 1000));
    await checkPromises(h.deps);
    await steerPayments(h, 'disputes', { payment_intent: rush.intentId, reason: 'product_not_received' });
    await h.deps.jobs.enqueue(h.db, 'payments.syncDisputes', { paymentIntentId: rush.intentId });
    const { data } = await h.deps.stripe.disputes.list({ payment_intent: rush.intentId });
    await h.runJobs();
    await refundMissedSurcharges(h.deps);
    await h.runJobs();
    expect(await refundsOf(rush)).toEqual([]);
    h.setNow(after(rush.dueAt, 50 * hourMs));
    await steerPayments(h, `disputes/${data[0]?.id ?? ''}/won`);
    await h.deps.jobs.enqueue(h.db, 'payments.syncDisputes', { paymentIntentId: rush.intentId });
    await h.runJobs();
    await refundMissedSurcharges(h.deps);
    await h.runJobs();
    expect(await refundsOf(rush)).toEqual([750]);
  });
});

test('staff are alerted at three quarters, admins at nine tenths, each once', async () => {
  const rush = await buildRush();
  const [review] = await reviewsOf(h, rush.id);
  await h.caller(admin).authenticator.assign({ id: review?.id ?? '', to: clerk.id });
  h.setNow(after(rush.orderedAt, 6 * hourMs));
  await checkPromises(h.deps);
  await checkPromises(h.deps);
  expect(await bellOf(clerk, rush.id)).toContain('promise_soon');
  expect(await bellOf(admin, rush.id)).not.toContain('promise_soon');
  h.setNow(after(rush.orderedAt, 7.5 * hourMs));
  await checkPromises(h.deps);
  await checkPromises(h.deps);
  expect((await bellOf(admin, rush.id)).filter((type) => type === 'promise_urgent')).toHaveLength(1);
  const queue = await h.caller(clerk).authenticator.queue({ due: 'soon' });
  expect(queue.items.find(({ documentId }) => documentId === rush.id)).toMatchObject({
    speed: 'rush',
    promiseStep: 'urgent',
  });
});

test('a rush refund whose answer was lost is found and not sent again', async () => {
  const rush = await buildRush();
  h.setNow(after(rush.dueAt, 1000));
  await checkPromises(h.deps);
  await refundSurcharge(h.deps, rush.id);
  // Killed between the provider's refund and the commit that records it.
  const [row] = await h.db.selectFrom('refunds').selectAll().where('documentId', '=', rush.id).execute();
  const create = { payment_intent: rush.intentId, amount: 750, metadata: { refundId: row?.id ?? '' } };
  await h.deps.stripe.refunds.create(
    { ...create, reason: 'requested_by_customer' },
    { idempotencyKey: `refund-${row?.id ?? ''}` },
  );
  await h.runJobs();
  await syncRefunds(h.deps, rush.intentId);
  await reconcile(h.deps);
  expect(await refundsOf(rush)).toEqual([750]);
  expect(await refundMails(rush)).toHaveLength(1);
});
