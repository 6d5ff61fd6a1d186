import { beforeAll, describe, expect, test } from 'vitest';
import { buildDocument, buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { buildDraft, documentOf, openCheckout, pay, paymentOf, steerPayments } from '../support/orders.ts';
import { reviewsOf } from '../support/reviews.ts';
import { insertText } from '../support/text-rows.ts';

/** Cancellation by the customer, until work starts. */

// Orders are paid and refunded at the payment sandbox.
const h = useHarness({ env: { TRANSLATION_WEBHOOK_URL: '' } });
let clara: BuiltUser;
beforeAll(async () => {
  clara = await buildUser(h, { role: 'authenticator' });
});

async function buildPaid(count = 1) {
  const user = await buildUser(h);
  const drafts = [];
  for (let index = 0; index < count; index += 1) drafts.push(await buildDraft(h, user, { pages: index + 1 }));
  const { sessionId } = await openCheckout(h, user, drafts);
  await pay(h, sessionId);
  await h.caller(user).payments.processSession({ sessionId });
  const { id: paymentId, stripePaymentIntentId } = await paymentOf(h, sessionId);
  const orders = await Promise.all(
    drafts.map(async ({ id }) => ({ id, reviewId: (await reviewsOf(h, id))[0]?.id ?? '' })),
  );
  const [first = { id: '', reviewId: '' }, second = first] = orders;
  const intentId = stripePaymentIntentId ?? '';
  return { user, first, second, paymentId, intentId };
}

const cancel = (user: BuiltUser, documentId: string) => h.caller(user).payments.cancelOrder({ documentId });
const tooLate = { cause: { code: 'CANCEL_TOO_LATE' } };
const sentBack = async (payment_intent: string) =>
  (await h.deps.stripe.refunds.list({ payment_intent, limit: 100 })).data.map(({ amount }) => amount);

describe('before anybody works on it', () => {
  test('one press refunds the whole price, ends the review and tells both sides', async () => {
    const { user, first, intentId } = await buildPaid();
    expect(await h.caller(user).documents.get({ id: first.id })).toMatchObject({ canCancel: true });
    const cancelled = await cancel(user, first.id);
    expect(cancelled).toMatchObject({ paymentStatus: 'refunded', canCancel: false });
    expect(cancelled.refunds).toMatchObject([{ amountCents: 1500 }]);
    expect(cancelled.timeline.map(({ event }) => event)).toContain('cancelled');
    expect(await reviewsOf(h, first.id)).toMatchObject([{ status: 'cancelled' }]);
    expect(await sentBack(intentId)).toEqual([1500]);
    await expect(h.caller(clara).authenticator.claim({ id: first.reviewId })).rejects.toMatchObject({
      cause: { code: 'CONFLICT' },
    });
    const [notice] = await h.db
      .selectFrom('notifications')
      .select('type')
      .where('userId', '=', user.id)
      .where('type', '=', 'payment_refunded')
      .execute();
    expect(notice).toBeDefined();
  });

  test('pressed four times at once, the money goes back once and every press succeeds', async () => {
    const { user, first, intentId } = await buildPaid();
    const presses = await Promise.all([1, 2, 3, 4].map(() => cancel(user, first.id)));
    expect(presses).toHaveLength(4);
    expect(await sentBack(intentId)).toEqual([1500]);
    const events = await h.db
      .selectFrom('documentEvents')
      .select('id')
      .where('documentId', '=', first.id)
      .where('event', '=', 'cancelled')
      .execute();
    expect(events).toHaveLength(1);
  });

  test('one order of two is refunded by its own price; the other goes on, and can be cancelled after it', async () => {
    const { user, first, second, intentId, paymentId } = await buildPaid(2);
    await cancel(user, first.id);
    expect(await documentOf(h, second.id)).toMatchObject({ paymentStatus: 'paid', paymentHold: null });
    await cancel(user, second.id);
    expect((await sentBack(intentId)).toSorted((a, b) => a - b)).toEqual([1500, 3000]);
    expect(await h.caller(user).payments.receipt({ paymentId })).toMatchObject({ refundedCents: 4500 });
  });
});

describe('too late', () => {
  test('after a claim, even one that was given back', async () => {
    const { user, first, intentId } = await buildPaid();
    await h.caller(clara).authenticator.claim({ id: first.reviewId });
    await h.caller(clara).authenticator.release({ id: first.reviewId });
    expect(await h.caller(user).documents.get({ id: first.id })).toMatchObject({ canCancel: false });
    await expect(cancel(user, first.id)).rejects.toMatchObject(tooLate);
    expect(await sentBack(intentId)).toEqual([]);
  });

  test('after the text was edited, and after delivery', async () => {
    const { user, first } = await buildPaid();
    await insertText(h, { id: first.reviewId, documentId: first.id });
    await h.db
      .insertInto('translationTextVersions')
      .values({
        reviewId: first.reviewId,
        version: 1,
        saveId: crypto.randomUUID(),
        cause: 'saved',
        savedBy: clara.id,
        savedAt: h.deps.now(),
        patch: JSON.stringify({ blocks: [], pages: [] }),
      })
      .execute();
    await expect(cancel(user, first.id)).rejects.toMatchObject(tooLate);
    const delivered = await buildDocument(h, { owner: user, status: 'completed' });
    await expect(cancel(user, delivered.id)).rejects.toMatchObject(tooLate);
  });

  test('a claim and a cancellation at once: one of them wins, never both', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { user, first, intentId } = await buildPaid();
      const [cancelled, claimed] = await Promise.allSettled([
        cancel(user, first.id),
        h.caller(clara).authenticator.claim({ id: first.reviewId }),
      ]);
      if (cancelled.status === 'rejected') {
        expect(cancelled.reason).toMatchObject(tooLate);
        expect(claimed.status).toBe('fulfilled');
        expect(await sentBack(intentId)).toEqual([]);
      } else {
        expect(await documentOf(h, first.id)).toMatchObject({ paymentStatus: 'refunded' });
        expect(await reviewsOf(h, first.id)).toMatchObject([{ status: 'cancelled', claimedBy: null }]);
      }
    }
  });
});

test('an unpaid draft, a free order and another customer’s order are refused', async () => {
  const { first } = await buildPaid();
  const stranger = await buildUser(h);
  await expect(cancel(stranger, first.id)).rejects.toMatchObject({ cause: { code: 'DOCUMENT_NOT_FOUND' } });
  const draft = await buildDraft(h, stranger);
  await expect(cancel(stranger, draft.id)).rejects.toMatchObject({ cause: { code: 'ORDER_UNPAID' } });
  const free = await buildDocument(h, { owner: clara, status: 'processing', paymentStatus: 'free' });
  await expect(cancel(clara, free.id)).rejects.toMatchObject({ cause: { code: 'CANCEL_FREE' } });
});

test('while the card provider is away, the order is held and the job sends the refund once', async () => {
  const { user, first, intentId } = await buildPaid();
  await steerPayments(h, 'control', { apiDown: true });
  expect(await cancel(user, first.id)).toMatchObject({ paymentHold: 'refund', canCancel: false });
  expect(await cancel(user, first.id)).toMatchObject({ paymentHold: 'refund' });
  await steerPayments(h, 'control', { apiDown: false });
  await h.runJobs();
  expect(await documentOf(h, first.id)).toMatchObject({ paymentStatus: 'refunded', paymentHold: null });
  expect(await sentBack(intentId)).toEqual([1500]);
});
