import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { documentOf, steerPayments } from '../support/orders.ts';
import { buildReadyOrder, settleOrders, type ReadyOptions } from '../support/ready-orders.ts';
import { statement } from '../support/reviews.ts';
import { startWorkflowApi, type WorkflowApi } from '../support/workflow-api.ts';

/** Refunds and disputes after delivery: an admin decides whether the certificate stays valid. */

// Orders run through the payment provider and the workflow.
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

const approve = (id: string) => h.caller(clara).authenticator.approve({ id, ...statement });
const refund = (input: Parameters<ReturnType<Harness['caller']>['payments']['refund']>[0]) =>
  h.caller(admin).payments.refund(input);
const refused = (code: string) => ({ code: 'CONFLICT', cause: { code } });
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

test(
  'the certificate stays valid unless the refund withdraws it; its code then reports it revoked',
  { tags: 'sweep' },
  async () => {
    const [kept, gone] = [await buildReady(), await buildReady()];
    for (const { first } of [kept, gone]) await approve(first.reviewId);
    await refund({ paymentId: kept.paymentId, documentId: kept.first.id, reason: 'goodwill' });
    await refund({
      paymentId: gone.paymentId,
      documentId: gone.first.id,
      reason: 'a wrong name',
      certificate: 'withdraw',
    });
    const lookup = async (id: string) =>
      h.caller(null).verification.lookup({ code: (await documentOf(h, id)).verificationCode });
    expect(await lookup(kept.first.id)).toMatchObject({ status: 'Authenticated', isAuthenticated: true });
    expect(await newsOf(admin, 'refund_after_delivery', 'paper-1.pdf')).not.toEqual([]);
    expect(await lookup(gone.first.id)).toMatchObject({ state: 'revoked', isAuthenticated: false });
    expect(await h.caller(admin).admin.auditLog({ pageSize: 100 })).toMatchObject({
      items: expect.arrayContaining([
        expect.objectContaining({ event: 'certificate.withdrawn', documentId: gone.first.id }),
      ]) as unknown,
    });
    expect(await questionOf(gone.first.id)).toBeUndefined();
  },
);

const questionOf = async (id: string) => {
  const { items } = await h.caller(admin).admin.stuckWork({ pageSize: 100 });
  return items.find((item) => item.id === `certificate:${id}`);
};
const answersOf = async (id: string) => {
  const { items } = await h.caller(admin).admin.auditLog({ documentId: id, pageSize: 100 });
  return items
    .filter(({ event }) => event.startsWith('certificate.'))
    .map(({ event, actorId, details }) => ({ event, actorId, details }));
};
const lookUp = async (id: string) =>
  h.caller(null).verification.lookup({ code: (await documentOf(h, id)).verificationCode });

test('a refund at the provider opens a question about the certificate; the first answer is final and recorded once', async () => {
  const { first, intentId, user } = await buildReady();
  await approve(first.reviewId);
  await h.deps.stripe.refunds.create({ payment_intent: intentId });
  await settle(async () => (await standing(first.id)).paymentStatus === 'refunded');
  expect(await lookUp(first.id)).toMatchObject({ state: 'valid' });
  expect(await questionOf(first.id)).toMatchObject({ canRetry: false, question: { cause: 'refund' } });
  await expect(h.caller(admin).admin.retryWork({ id: `certificate:${first.id}` })).rejects.toMatchObject(
    refused('WORK_NEEDS_DECISION'),
  );
  expect(await h.caller(user).documents.get({ id: first.id })).toMatchObject({ refunds: [{ amountCents: 1500 }] });
  const answer = (choice: 'keep' | 'withdraw') =>
    h.caller(admin).admin.answerCertificate({ id: first.id, answer: choice });
  const pressed = await Promise.allSettled([answer('withdraw'), answer('withdraw'), answer('withdraw')]);
  expect(pressed.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
  await expect(answer('keep')).rejects.toMatchObject(refused('CERTIFICATE_ALREADY_DECIDED'));
  expect(await lookUp(first.id)).toMatchObject({ state: 'revoked' });
  expect(await questionOf(first.id)).toBeUndefined();
  expect(await answersOf(first.id)).toEqual([
    { event: 'certificate.withdrawn', actorId: admin.id, details: { cause: 'refund' } },
  ]);
  expect(await h.caller(admin).admin.documentDetails({ id: first.id })).toMatchObject({
    question: null,
    revokedAt: expect.any(String) as unknown,
  });
});

test('conflicting concurrent answers by two admins: one is stored, the other is refused', async () => {
  const { first, intentId } = await buildReady();
  await approve(first.reviewId);
  await expect(h.caller(admin).admin.answerCertificate({ id: first.id, answer: 'withdraw' })).rejects.toMatchObject(
    refused('CERTIFICATE_NOT_IN_QUESTION'),
  );
  await h.deps.stripe.refunds.create({ payment_intent: intentId, amount: 500 });
  await settle(async () => (await standing(first.id)).refundedCents === 500);
  const answers = await Promise.allSettled(
    (['keep', 'withdraw'] as const).map((answer) => h.caller(admin).admin.answerCertificate({ id: first.id, answer })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const isKept = answers[0]?.status === 'fulfilled';
  expect(await lookUp(first.id)).toMatchObject({ state: isKept ? 'valid' : 'revoked' });
  expect(await answersOf(first.id)).toHaveLength(1);
});

test('a failed refund closes its question', async () => {
  const { first, intentId } = await buildReady();
  await approve(first.reviewId);
  const made = await h.deps.stripe.refunds.create({ payment_intent: intentId });
  await settle(async () => (await questionOf(first.id)) !== undefined);
  await steerPayments(h, `refunds/${made.id}/fail`);
  await settle(async () => (await standing(first.id)).paymentStatus === 'paid');
  expect(await questionOf(first.id)).toBeUndefined();
  expect(await lookUp(first.id)).toMatchObject({ state: 'valid' });
});

describe('a dispute', () => {
  const open = (intentId: string, body: object = {}) =>
    steerPayments(h, 'disputes', { payment_intent: intentId, ...body });
  const disputeOf = async (intentId: string) =>
    (await h.deps.stripe.disputes.list({ payment_intent: intentId })).data[0]?.id ?? '';

  test('of a delivered order awaits a response by its deadline; once lost, it opens a question about the certificate', async () => {
    const { first, intentId } = await buildReady();
    await approve(first.reviewId);
    const stuck = async (kind: string) => {
      const { items } = await h.caller(admin).admin.stuckWork({ pageSize: 100 });
      return items.filter((item) => item.kind === kind && item.documentId === first.id);
    };
    await open(intentId, { reason: 'product_not_received' });
    await settle(async () => (await stuck('dispute')).length === 1);
    const stripeDisputeId = await disputeOf(intentId);
    const facts = { amountCents: 1500, reason: 'product_not_received', dueBy: expect.any(String) as unknown };
    expect(await stuck('dispute')).toMatchObject([
      { canRetry: false, dispute: { reference: stripeDisputeId, ...facts } },
    ]);
    expect(await h.caller(admin).admin.documentDetails({ id: first.id })).toMatchObject({
      disputes: [{ status: 'open', providerStatus: 'needs_response', ...facts }],
    });
    await steerPayments(h, `disputes/${stripeDisputeId}/under_review`);
    await settle(async () => (await stuck('dispute')).length === 0);
    await steerPayments(h, `disputes/${stripeDisputeId}/lost`);
    await settle(async () => (await stuck('certificate')).length === 1);
    expect(await stuck('certificate')).toMatchObject([{ question: { cause: 'dispute' } }]);
    await h.caller(admin).admin.answerCertificate({ id: first.id, answer: 'withdraw' });
    const { verificationCode: code } = await documentOf(h, first.id);
    expect(await h.caller(null).verification.lookup({ code })).toMatchObject({ state: 'revoked' });
    expect(await h.caller(admin).admin.documentDetails({ id: first.id })).toMatchObject({
      disputes: [{ status: 'lost', providerStatus: 'lost' }],
    });
  });
});
