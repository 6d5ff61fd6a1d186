import { expect } from 'vitest';
import { buildUser } from './factories.ts';
import type { Harness } from './harness.ts';
import { buildDraft, openCheckout, pay, paymentOf } from './orders.ts';
import { pdfOf } from './pdf-fixtures.ts';
import { reviewsOf } from './reviews.ts';
import { callBack } from './workflow-api.ts';

/** Orders paid through the provider and translated by the workflow. */

export interface ReadyOptions {
  count?: number;
  isTranslated?: boolean;
}

/** Pays an order, dispatches it and, unless `isTranslated` is false, delivers its translation: ready for a decision. */
export async function buildReadyOrder(h: Harness, { count = 1, isTranslated = true }: ReadyOptions = {}) {
  const user = await buildUser(h);
  const drafts = [];
  for (let index = 0; index < count; index += 1) {
    drafts.push(await buildDraft(h, user, { pages: index + 1, filename: `paper-${index + 1}.pdf` }));
  }
  const { sessionId } = await openCheckout(h, user, drafts);
  await pay(h, sessionId);
  await h.caller(user).payments.processSession({ sessionId });
  await h.runJobs();
  const orders = [];
  for (const { id } of drafts) {
    if (isTranslated) await answerReadyOrder(h, id);
    const [review] = await reviewsOf(h, id);
    orders.push({ id, reviewId: review?.id ?? '' });
  }
  await h.runJobs();
  const payment = await paymentOf(h, sessionId);
  const [first, second] = orders;
  if (!first) throw new Error('count must be at least 1');
  return { user, first, second: second ?? first, paymentId: payment.id, intentId: payment.stripePaymentIntentId ?? '' };
}

export async function answerReadyOrder(h: Harness, documentId: string): Promise<Response> {
  const form = new FormData();
  form.set('document_id', documentId);
  form.set('file', new File([new Uint8Array(await pdfOf(1))], 'translation.pdf', { type: 'application/pdf' }));
  return callBack(h.env.publicUrl, form);
}

/** Runs queued jobs until `isDone`, while the provider's webhooks arrive. */
export async function settleOrders(h: Harness, isDone: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(async () => {
      await h.runJobs();
      return isDone();
    })
    .toBe(true);
}
