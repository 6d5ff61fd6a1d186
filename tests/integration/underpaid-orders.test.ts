import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { onlyPaymentOf } from '../support/on-account.ts';
import { buildDraft, documentOf } from '../support/orders.ts';
import { answerReadyOrder } from '../support/ready-orders.ts';
import { recordFor } from '../support/received.ts';
import { deliveriesOf, reviewsOf, statement } from '../support/reviews.ts';
import { startWorkflowApi, type WorkflowApi } from '../support/workflow-api.ts';

/** Orders that several entries paid, one of which was taken back. */

let workflow: WorkflowApi;
let h: Harness;
let admin: BuiltUser;
let clara: BuiltUser;
beforeAll(async () => {
  workflow = await startWorkflowApi();
  h = await createHarness({ env: { TRANSLATION_WEBHOOK_URL: workflow.url } });
  await h.listen();
  admin = await buildUser(h, { role: 'admin' });
  clara = await buildUser(h, { role: 'authenticator', name: 'Clara Reis' });
});
afterAll(async () => {
  await h.stop();
  await workflow.stop();
});

const refused = (code: string) => ({ cause: { code } });

/** An order of two pages under review, paid by ten and by twenty dollars. */
async function buildPaid() {
  const owner = await buildUser(h);
  const { id } = await buildDraft(h, owner, { pages: 2 });
  const small = await recordFor(h, admin, { orderId: id, cents: 1000, reference: 'check 1' });
  const large = await recordFor(h, admin, { orderId: id, cents: 2000, reference: 'check 2' });
  await h.runJobs();
  await answerReadyOrder(h, id);
  await h.runJobs();
  const [review] = await reviewsOf(h, id);
  return { owner, id, small: small.id, large: large.id, reviewId: review?.id ?? '' };
}

const reverse = (receiptId: string) => h.caller(admin).admin.reversePayment({ receiptId, reason: 'the check bounced' });
const payRest = (orderId: string, cents: number) => recordFor(h, admin, { orderId, cents, reference: 'wire 9' });
const approve = (id: string) => h.caller(clara).authenticator.approve({ id, ...statement });
const holdOf = async (id: string) => (await documentOf(h, id)).paymentHold;
const queuedHoldOf = async (reviewId: string) => {
  const { items } = await h.caller(clara).authenticator.queue({ pageSize: 100 });
  return items.find((item) => item.id === reviewId)?.paymentHold;
};
const noticesOf = async (user: BuiltUser, type: string) =>
  (
    await h.db
      .selectFrom('notifications')
      .select('message')
      .where('userId', '=', user.id)
      .where('type', '=', type)
      .execute()
  ).map(({ message }) => message);
const payoutsOf = async ({ email }: BuiltUser) =>
  (await h.caller(admin).admin.payouts()).items.filter((item) => item.email === email);

/** What is received of a payment is the sum of its allocations. */
async function expectBalanced(owner: BuiltUser) {
  const payment = await onlyPaymentOf(h, owner.id);
  const rows = await h.db.selectFrom('receivedAllocations').selectAll().where('paymentId', '=', payment.id).execute();
  expect(payment.receivedCents).toBe(rows.reduce((sum, { amountCents }) => sum + amountCents, 0));
  return payment;
}

test('an order waits for what is missing, says so wherever it is shown, and goes on once it is paid', async () => {
  const { owner, id, small, reviewId } = await buildPaid();
  expect(await queuedHoldOf(reviewId)).toBeNull();
  await reverse(small);
  await h.runJobs();
  expect(await documentOf(h, id)).toMatchObject({ paymentStatus: 'paid', paymentHold: 'underpaid', refundedCents: 0 });
  expect(await expectBalanced(owner)).toMatchObject({ status: 'paid', receivedCents: 2000, refundedCents: 0 });

  expect(await queuedHoldOf(reviewId)).toBe('underpaid');
  await expect(approve(reviewId)).rejects.toMatchObject(refused('ORDER_UNDERPAID'));
  const { state } = await h.caller(owner).documents.get({ id });
  expect(state).toMatchObject({ state: 'held', badge: 'On hold', nextAt: null });
  expect(state.sentence).toContain('nobody works on it until $10.00 is paid');
  const details = await h.caller(admin).admin.documentDetails({ id });
  expect(details.payments).toMatchObject([{ missingCents: 1000, status: 'paid' }]);
  expect(await noticesOf(owner, 'payment_missing')).toEqual([expect.stringContaining('$10.00 is missing')]);
  const [receipt] = details.payments.map(({ receiptNumber }) => receiptNumber);
  const flags = (await noticesOf(admin, 'order_underpaid')).filter((message) => message.includes(`receipt ${receipt}`));
  expect(flags).toEqual([expect.stringContaining('$10.00')]);
  expect((await h.mails(owner.email)).filter(({ subject }) => subject.startsWith('Refund'))).toEqual([]);

  // Neither party gets money out of an order that is not whole.
  await expect(h.caller(owner).payments.cancelOrder({ documentId: id })).rejects.toMatchObject(
    refused('ORDER_UNDERPAID'),
  );
  const paymentId = details.payments[0]?.id ?? '';
  await expect(h.caller(admin).payments.refund({ paymentId, reason: 'goodwill' })).rejects.toMatchObject(
    refused('ORDER_UNDERPAID'),
  );

  expect(await payRest(id, 400)).toMatchObject({ leftCents: 600 });
  expect(await holdOf(id)).toBe('underpaid');
  expect((await h.caller(owner).documents.get({ id })).state.sentence).toContain('$6.00');
  expect(await payRest(id, 700)).toMatchObject({ leftCents: 0, freeCents: 100 });
  expect(await holdOf(id)).toBeNull();
  expect(await expectBalanced(owner)).toMatchObject({ status: 'paid', receivedCents: 3000 });
  await expect(payRest(id, 100)).rejects.toMatchObject(refused('ALREADY_PAID'));
  expect(await queuedHoldOf(reviewId)).toBeNull();
  await approve(reviewId);
});

describe('entries taken back at once', () => {
  test('one of them three times is one counter entry and one notice', async () => {
    const { owner, id, small } = await buildPaid();
    const reversals = await Promise.all([reverse(small), reverse(small), reverse(small)]);
    expect(new Set(reversals.map(({ number }) => number)).size).toBe(1);
    expect(await holdOf(id)).toBe('underpaid');
    expect(await expectBalanced(owner)).toMatchObject({ receivedCents: 2000 });
    expect(await noticesOf(owner, 'payment_missing')).toHaveLength(1);
  });

  test('all of them end the order', async () => {
    const { owner, id, small, large, reviewId } = await buildPaid();
    await Promise.all([reverse(small), reverse(large)]);
    await h.runJobs();
    expect(await documentOf(h, id)).toMatchObject({ paymentStatus: 'refunded', paymentHold: null });
    expect(await onlyPaymentOf(h, owner.id)).toMatchObject({ status: 'refunded', refundedCents: 3000 });
    expect((await reviewsOf(h, id)).map(({ status }) => status)).toEqual(['cancelled']);
    await expect(approve(reviewId)).rejects.toMatchObject(refused('ORDER_REFUNDED'));
    expect((await h.mails(owner.email)).filter(({ subject }) => subject.startsWith('Refund'))).toEqual([]);
  });

  test('and the rest recorded: the order waits exactly while something is missing', async () => {
    const { owner, id, small } = await buildPaid();
    await Promise.allSettled([reverse(small), payRest(id, 1000)]);
    const { receivedCents } = await expectBalanced(owner);
    expect(await holdOf(id)).toBe(receivedCents === 3000 ? null : 'underpaid');
  });

  test('a press repeated with its key pays what is missing once', async () => {
    const { owner, id, small } = await buildPaid();
    await reverse(small);
    const key = crypto.randomUUID();
    const press = () => recordFor(h, admin, { orderId: id, cents: 500, key });
    const presses = await Promise.all([press(), press(), press()]);
    expect(new Set(presses.map(({ number }) => number)).size).toBe(1);
    expect(await expectBalanced(owner)).toMatchObject({ receivedCents: 2500 });
  });
});

test('after delivery nothing is taken back, and what is missing is said to customer and staff', async () => {
  const { owner, id, small, reviewId } = await buildPaid();
  await approve(reviewId);
  await reverse(small);
  expect(await holdOf(id)).toBe('underpaid');
  const [delivery] = await deliveriesOf(h, id);
  const { state } = await h.caller(owner).documents.get({ id });
  expect(state).toMatchObject({ state: 'ready', stage: 'delivered' });
  expect(state.sentence).toContain('$10.00 of its price is still to be paid');
  const link = await h.caller(owner).documents.fileLink({ id, kind: 'translation', disposition: 'attachment' });
  expect((await fetch(link.url)).status).toBe(200);
  const code = delivery?.verificationCode ?? '';
  expect(await h.caller(null).verification.lookup({ code })).toMatchObject({ isAuthenticated: true });
  expect((await h.caller(admin).admin.documentDetails({ id })).payments).toMatchObject([{ missingCents: 1000 }]);
  await payRest(id, 1000);
  expect(await holdOf(id)).toBeNull();
  expect((await h.caller(owner).documents.get({ id })).state.sentence).not.toContain('$10.00');
});

describe('what waits to be paid out', () => {
  const refund = async (owner: BuiltUser, amountCents: number) =>
    h.caller(admin).payments.refund({
      ...{ paymentId: (await onlyPaymentOf(h, owner.id)).id, amountCents, reason: 'goodwill' },
    });

  test('is taken off what is missing', async () => {
    const { owner, id, small } = await buildPaid();
    await refund(owner, 400);
    expect(await holdOf(id)).toBe('refund');
    await reverse(small);
    expect(await payoutsOf(owner)).toEqual([]);
    expect(await expectBalanced(owner)).toMatchObject({ receivedCents: 2000, refundedCents: 400, creditedCents: 400 });
    expect(await holdOf(id)).toBe('underpaid');
    expect(await payRest(id, 600)).toMatchObject({ leftCents: 0 });
    expect(await documentOf(h, id)).toMatchObject({ paymentHold: null, refundedCents: 400 });
  });

  test('and exceeds what is missing waits for the rest alone', async () => {
    const { owner, id, small } = await buildPaid();
    await refund(owner, 1500);
    await reverse(small);
    const payouts = await payoutsOf(owner);
    expect(payouts).toMatchObject([{ amountCents: 500, reason: 'goodwill' }]);
    expect(await holdOf(id)).toBe('refund');
    await h.caller(admin).admin.confirmPayout({ refundId: payouts[0]?.id ?? '', reference: 'wire 7' });
    expect(await documentOf(h, id)).toMatchObject({ paymentStatus: 'paid', paymentHold: null, refundedCents: 1500 });
    expect(await noticesOf(owner, 'payment_missing')).toEqual([]);
  });
});
