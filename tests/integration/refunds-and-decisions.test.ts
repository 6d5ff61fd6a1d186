import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refundPayment } from '#server/features/payments/refunds/service.ts';
import { createStripe } from '#server/platform/integrations/stripe.ts';
import { limits } from '#shared/limits.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { documentOf, steerPayments } from '../support/orders.ts';
import { answerReadyOrder, buildReadyOrder, settleOrders, type ReadyOptions } from '../support/ready-orders.ts';
import { deliveriesOf, reviewsOf, statement, uploadIdOf } from '../support/reviews.ts';
import { startWorkflowApi, type WorkflowApi } from '../support/workflow-api.ts';

/** Interactions of refunds, disputes and decisions on the same order. */

// Orders run end to end through the provider and the workflow.
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

const buildReady = (options?: ReadyOptions) => buildReadyOrder(h, options);
const answerOrder = (id: string) => answerReadyOrder(h, id);

const approve = (id: string, staff = clara) => h.caller(staff).authenticator.approve({ id, ...statement });
const refund = (input: Parameters<ReturnType<Harness['caller']>['payments']['refund']>[0]) =>
  h.caller(admin).payments.refund(input);
const refused = (code: string) => ({ code: 'CONFLICT', cause: { code } });
const isQueued = async (reviewId: string) => {
  const { items } = await h.caller(clara).authenticator.queue({ pageSize: 100 });
  return items.some((item) => item.id === reviewId);
};
const newsOf = (user: BuiltUser, type: string, filename: string) =>
  h.db
    .selectFrom('notifications')
    .select('id')
    .where('userId', '=', user.id)
    .where('type', '=', type)
    .where('message', 'like', `%${filename}%`)
    .execute();

const settle = (isDone: () => Promise<boolean>) => settleOrders(h, isDone);

const standing = async (id: string) => {
  const { paymentStatus, paymentHold, refundedCents } = await documentOf(h, id);
  return { paymentStatus, paymentHold, refundedCents };
};

describe('a full refund', () => {
  test('removes the order from the queue and ends its claim; it can be neither decided nor reopened', async () => {
    const { first, paymentId, user } = await buildReady();
    await h.caller(clara).authenticator.claim({ id: first.reviewId });
    const uploadId = await uploadIdOf(h, first.reviewId, clara);
    await refund({ paymentId, reason: 'changed their mind' });
    expect(await isQueued(first.reviewId)).toBe(false);
    expect(await reviewsOf(h, first.id)).toMatchObject([{ status: 'cancelled', claimedBy: null }]);
    await expect(approve(first.reviewId)).rejects.toMatchObject(refused('ORDER_REFUNDED'));
    await expect(
      h.caller(clara).authenticator.sendCorrection({ id: first.reviewId, uploadId, ...statement }),
    ).rejects.toMatchObject(refused('ORDER_REFUNDED'));
    for (const status of ['pending', 'processing', 'completed'] as const) {
      await expect(
        h.caller(admin).admin.setDocumentStatus({ id: first.id, status, reason: 'by hand' }),
      ).rejects.toMatchObject(refused('ORDER_REFUNDED'));
    }
    await expect(h.caller(admin).admin.retryWork({ id: `dispatch:${first.id}` })).rejects.toMatchObject(
      refused('ORDER_REFUNDED'),
    );
    expect(await deliveriesOf(h, first.id)).toEqual([]);
    expect(await newsOf(clara, 'order_cancelled', 'paper-1.pdf')).not.toEqual([]);
    expect(await h.caller(user).documents.get({ id: first.id })).toMatchObject({ paymentStatus: 'refunded' });
  });

  test('of an order at the workflow refuses the late callback and never resends the order', async () => {
    const { first, paymentId } = await buildReady({ isTranslated: false });
    const sent = () => workflow.orders.filter((order) => order.body.includes(first.id)).length;
    const before = sent();
    await refund({ paymentId, reason: 'too slow' });
    expect((await answerOrder(first.id)).status).toBe(409);
    await h.deps.jobs.enqueue(h.db, 'translation.dispatch', { documentId: first.id, deliveryId: `${first.id}:again` });
    await h.runJobs();
    expect(sent()).toBe(before);
    expect((await h.caller(admin).admin.stuckWork({})).items.map((item) => item.documentId)).not.toContain(first.id);
  });

  test('made at the provider cancels the review as well, and a failed one reopens it', async () => {
    const { first, intentId } = await buildReady();
    const made = await h.deps.stripe.refunds.create({ payment_intent: intentId });
    await settle(async () => (await standing(first.id)).paymentStatus === 'refunded');
    await expect(approve(first.reviewId)).rejects.toMatchObject(refused('ORDER_REFUNDED'));
    await steerPayments(h, `refunds/${made.id}/fail`);
    await settle(async () => (await standing(first.id)).paymentStatus === 'paid');
    expect(await isQueued(first.reviewId)).toBe(true);
    expect(await newsOf(clara, 'order_resumed', 'paper-1.pdf')).not.toEqual([]);
    await approve(first.reviewId);
    expect(await deliveriesOf(h, first.id)).toHaveLength(1);
  });
});

test('a partial refund keeps the order in the queue and records the refunded amount', async () => {
  const { first, paymentId } = await buildReady();
  await refund({ paymentId, amountCents: 500, reason: 'a late delivery' });
  expect(await standing(first.id)).toEqual({ paymentStatus: 'paid', paymentHold: null, refundedCents: 500 });
  await approve(first.reviewId);
});

test('a refund without a provider response puts the order on hold, and a job retries it', async () => {
  const { first, paymentId } = await buildReady();
  const stripe = createStripe(h.env.stripe);
  stripe.refunds.create = (() =>
    Promise.reject(new stripe.errors.StripeConnectionError({ type: 'api_error', message: 'cut' }))) satisfies (
    ...args: never[]
  ) => Promise<never>;
  await expect(refundPayment({ ...h.deps, stripe }, admin, { paymentId, reason: 'in the dark' })).rejects.toMatchObject(
    { code: 'REFUND_FAILED' },
  );
  expect(await standing(first.id)).toMatchObject({ paymentHold: 'refund' });
  await expect(approve(first.reviewId)).rejects.toMatchObject(refused('REFUND_PENDING'));
  await expect(
    h.caller(admin).admin.setDocumentStatus({ id: first.id, status: 'completed', reason: 'by hand' }),
  ).rejects.toMatchObject(refused('REFUND_PENDING'));
  await h.runJobs();
  expect(await standing(first.id)).toEqual({ paymentStatus: 'refunded', paymentHold: null, refundedCents: 1500 });
});

describe('a dispute', () => {
  const open = (intentId: string, body: object = {}) =>
    steerPayments(h, 'disputes', { payment_intent: intentId, ...body });
  const disputeOf = async (intentId: string) =>
    (await h.deps.stripe.disputes.list({ payment_intent: intentId })).data[0]?.id ?? '';

  test('puts the order on hold until it is won', async () => {
    const { first, intentId, paymentId } = await buildReady();
    await open(intentId);
    await settle(async () => (await standing(first.id)).paymentHold === 'dispute');
    await expect(approve(first.reviewId)).rejects.toMatchObject(refused('PAYMENT_DISPUTED'));
    await expect(refund({ paymentId, reason: 'to be rid of it' })).rejects.toMatchObject(refused('PAYMENT_DISPUTED'));
    await steerPayments(h, `disputes/${await disputeOf(intentId)}/won`);
    await settle(async () => (await standing(first.id)).paymentHold === null);
    await approve(first.reviewId);
  });

  test('that is lost counts as a refund and sends the customer no refund mail', async () => {
    const { first, intentId, paymentId, user } = await buildReady();
    await open(intentId);
    await settle(async () => (await standing(first.id)).paymentHold === 'dispute');
    await steerPayments(h, `disputes/${await disputeOf(intentId)}/lost`);
    await settle(async () => (await standing(first.id)).paymentStatus === 'refunded');
    expect(await isQueued(first.reviewId)).toBe(false);
    await expect(approve(first.reviewId)).rejects.toMatchObject(refused('ORDER_REFUNDED'));
    expect(await h.db.selectFrom('payments').selectAll().where('id', '=', paymentId).executeTakeFirst()).toMatchObject({
      status: 'refunded',
      refundedCents: 1500,
    });
    expect((await h.mails(user.email)).filter((mail) => /refund/i.test(mail.subject))).toEqual([]);
  });
});

test('a concurrent refund and decision are serialized: no decision commits after a refund', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { first, intentId, paymentId } = await buildReady();
    await h.deps.stripe.refunds.create({ payment_intent: intentId });
    const [decision, ...others] = await Promise.allSettled([
      approve(first.reviewId),
      refund({ paymentId, reason: 'at once' }),
      answerOrder(first.id),
      h.runJobs(),
    ]);
    await settle(async () => (await standing(first.id)).paymentStatus === 'refunded');
    const delivered = await deliveriesOf(h, first.id);
    const [review] = await reviewsOf(h, first.id);
    expect(delivered).toHaveLength(decision.status === 'fulfilled' ? 1 : 0);
    expect(review?.status).toBe(decision.status === 'fulfilled' ? 'completed' : 'cancelled');
    const broken = [decision, ...others].filter(
      (one) => one.status === 'rejected' && /deadlock|INTERNAL/i.test((one.reason as Error).message),
    );
    expect(broken).toEqual([]);
  }
});

describe('an order at the workflow', () => {
  const linkOf = (documentId: string) => {
    const order = workflow.orders.findLast(({ body }) => body.includes(documentId));
    return (JSON.parse(order?.body ?? '{}') as { url: string }).url;
  };
  const statusOf = async (url: string) => (await fetch(url)).status;

  test('has a valid source link until its translation arrives; a retry and a refund revoke it as well', async () => {
    const [answered, retried, back] = [
      await buildReady({ isTranslated: false }),
      await buildReady({ isTranslated: false }),
      await buildReady({ isTranslated: false }),
    ];
    const links = [answered, retried, back].map(({ first }) => linkOf(first.id));
    expect(await Promise.all(links.map(statusOf))).toEqual([200, 200, 200]);
    await answerOrder(answered.first.id);
    await h.caller(admin).admin.retryWork({ id: `dispatch:${retried.first.id}` });
    await refund({ paymentId: back.paymentId, reason: 'too slow' });
    await h.runJobs();
    expect(await Promise.all(links.map(statusOf))).toEqual([403, 403, 403]);
    expect(await statusOf(linkOf(retried.first.id))).toBe(200);
  });

  test('past the callback deadline is failed work, and one bulk retry resends all of it', async () => {
    const late = [await buildReady({ isTranslated: false }), await buildReady({ isTranslated: false })];
    const stuck = async () => {
      const { items } = await h.caller(admin).admin.stuckWork({ pageSize: 100 });
      return late.filter(({ first }) => items.some((item) => item.id === `dispatch:${first.id}` && item.canRetry))
        .length;
    };
    expect(await stuck()).toBe(0);
    await h.db
      .updateTable('documentsToBeVerified')
      .set({ workflowSentAt: new Date(h.deps.now().getTime() - limits.workflowAnswerMs - 1000) })
      .where(
        'id',
        'in',
        late.map(({ first }) => first.reviewId),
      )
      .execute();
    expect(await stuck()).toBe(2);
    const before = workflow.orders.length;
    expect(await h.caller(admin).admin.retryAllWork({ kind: 'dispatch' })).toMatchObject({ skipped: 0 });
    await h.runJobs();
    expect(workflow.orders.length - before).toBeGreaterThanOrEqual(2);
    expect(await stuck()).toBe(0);
  });
});

describe('one document of several', () => {
  test('is refunded separately, up to its price; the others continue', async () => {
    const { first, second, paymentId } = await buildReady({ count: 2 });
    expect(await refund({ paymentId, documentId: first.id, reason: 'not needed' })).toEqual({
      refundedCents: 1500,
      remainingCents: 3000,
      currency: 'usd',
      status: 'paid',
    });
    expect(await standing(first.id)).toMatchObject({ paymentStatus: 'refunded', refundedCents: 1500 });
    expect(await standing(second.id)).toEqual({ paymentStatus: 'paid', paymentHold: null, refundedCents: 0 });
    await expect(approve(first.reviewId)).rejects.toMatchObject(refused('ORDER_REFUNDED'));
    await approve(second.reviewId);
    for (const input of [
      { paymentId, documentId: first.id, reason: 'again' },
      { paymentId, documentId: second.id, amountCents: 3001, reason: 'too much' },
    ]) {
      await expect(refund(input)).rejects.toMatchObject(refused('REFUND_NOT_POSSIBLE'));
    }
  });

  test('a partial refund at the provider is split in proportion, and the remainder stays refundable', async () => {
    const { first, second, paymentId, intentId } = await buildReady({ count: 2 });
    await h.deps.stripe.refunds.create({ payment_intent: intentId, amount: 1000 });
    await settle(async () => (await standing(first.id)).refundedCents > 0);
    expect(await standing(first.id)).toMatchObject({ paymentStatus: 'paid', refundedCents: 334 });
    expect(await standing(second.id)).toMatchObject({ paymentStatus: 'paid', refundedCents: 666 });
    await refund({ paymentId, documentId: second.id, reason: 'the rest' });
    expect(await standing(second.id)).toMatchObject({ paymentStatus: 'refunded', refundedCents: 3000 });
    expect(await standing(first.id)).toMatchObject({ paymentStatus: 'paid', refundedCents: 334 });
    expect(await refund({ paymentId, reason: 'all of it' })).toMatchObject({
      remainingCents: 0,
      currency: 'usd',
      status: 'refunded',
    });
    expect(await standing(first.id)).toMatchObject({ paymentStatus: 'refunded', refundedCents: 1500 });
  });
});
