import { beforeAll, describe, expect, test } from 'vitest';
import { queueOrderEmail } from '#server/features/documents/order-mail.ts';
import { findOrderState } from '#server/features/documents/order-state.ts';
import { stateText } from '#server/features/notifications/state-texts.ts';
import type { OrderStateName } from '#shared/order-state.ts';
import { buildDocument, buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { buildDraft, openCheckout, pay } from '../support/orders.ts';
import { buildPending, reviewsOf, statement } from '../support/reviews.ts';

/** One order in every state: details, list, success page, mails and the cancellation agree on it. */

const h = useHarness({ env: { TRANSLATION_WEBHOOK_URL: '' } });
let clara: BuiltUser;
let owner: BuiltUser;
beforeAll(async () => {
  clara = await buildUser(h, { role: 'authenticator' });
  owner = await buildUser(h, { locale: 'de' });
});

const squeezed = (text: string) => text.replaceAll(/[\s\u2066-\u2069]+/g, ' ');

/** State of the order as each reader sees it. */
async function askAll(documentId: string, user = owner) {
  const { state, canCancel } = await h.caller(user).documents.get({ id: documentId });
  const { items } = await h.caller(user).documents.list({ pageSize: 100 });
  const listed = items.find(({ id }) => id === documentId)?.state;
  await h.runJobs();
  const before = (await h.mails(user.email)).length;
  await h.db.transaction().execute((trx) =>
    queueOrderEmail(h.deps, trx, {
      userId: user.id,
      to: { name: user.name, address: user.email },
      template: 'message-received',
      payload: { documentId, filename: 'birth-certificate.pdf' },
    }),
  );
  await h.runJobs();
  const mails = await h.mails(user.email);
  expect(mails).toHaveLength(before + 1);
  expect(listed).toEqual(state);
  expect(squeezed(mails[0]?.text ?? '')).toContain(squeezed(state.sentence));
  expect(squeezed(mails[0]?.html.replaceAll(/<[^>]*>/g, ' ') ?? '')).toContain(squeezed(state.sentence));
  expect(canCancel).toBe(state.freeToCancelUntil !== null);
  const found = await findOrderState(h.db, { documentId, now: h.deps.now() });
  expect(found && stateText(found.state, { locale: user.locale ?? 'en' })).toBe(state.sentence);
  return state;
}

const change = (id: string, values: object) => h.db.updateTable('documents').set(values).where('id', '=', id).execute();

async function pending(withTranslation: boolean) {
  const { document, review } = await buildPending(h, { owner, withTranslation });
  return { id: document.id, reviewId: review.id };
}

async function begun(withTranslation: boolean) {
  const order = await pending(withTranslation);
  await h.caller(clara).authenticator.claim({ id: order.reviewId });
  return order;
}

async function delivered(isMailed = false) {
  const { document, review } = await buildPending(h, { owner, isMailed });
  await h.caller(clara).authenticator.approve({ id: review.id, ...statement });
  return { id: document.id, code: document.verificationCode };
}

const orders: Record<OrderStateName, () => Promise<{ id: string }>> = {
  draft: () => buildDraft(h, owner),
  received: () => pending(false),
  'being translated': () => begun(false),
  'question for you': async () => {
    const order = await begun(false);
    await h.db
      .insertInto('blockQuestions')
      .values({
        id: crypto.randomUUID(),
        documentId: order.id,
        reviewId: order.reviewId,
        blockId: crypto.randomUUID(),
        page: 1,
        question: 'Which name is written here?',
        askedBy: clara.id,
        askedAt: h.deps.now(),
      })
      .execute();
    return order;
  },
  'being checked': () => begun(true),
  'at the notary': async () => {
    const order = await begun(true);
    await h.db
      .updateTable('documentsToBeVerified')
      .set({ notarySince: h.deps.now() })
      .where('id', '=', order.reviewId)
      .execute();
    return order;
  },
  ready: () => delivered(),
  'on its way by mail': async () => {
    const order = await delivered(true);
    const sent = { documentId: order.id, carrier: 'usps', trackingNumber: '9400100000000000000000' } as const;
    await h.caller(clara).authenticator.sendMailing(sent);
    return order;
  },
  held: async () => {
    const order = await begun(false);
    await change(order.id, { paymentHold: 'dispute' });
    return order;
  },
  refunded: async () => {
    const order = await pending(false);
    await change(order.id, { paymentStatus: 'refunded' });
    await h.db
      .updateTable('documentsToBeVerified')
      .set({ status: 'cancelled' })
      .where('id', '=', order.reviewId)
      .execute();
    return order;
  },
  failed: async () => {
    const order = await pending(false);
    await change(order.id, { status: 'failed' });
    return order;
  },
  revoked: async () => {
    const order = await delivered();
    const revocation = { verificationCode: order.code, reason: 'Wrong person.', class: 'error' } as const;
    await h.caller(clara).authenticator.revoke(revocation);
    return order;
  },
};

describe('everyone says the same of an order that is', () => {
  test.each(Object.entries(orders))('%s', async (name, build) => {
    const { id } = await build();
    expect(await askAll(id)).toMatchObject({ state: name });
  });
});

test('a paid order: success page, receipt, list and details say that nobody has begun, until somebody has', async () => {
  const user = await buildUser(h);
  const draft = await buildDraft(h, user);
  const { sessionId } = await h.caller(user).payments.createCheckoutSession({
    documentIds: [draft.id],
    expectedTotalCents: draft.totalCostCents,
    timeZone: 'America/New_York',
  });
  await pay(h, sessionId);
  const { documents } = await h.caller(user).payments.processSession({ sessionId });
  const { state } = await h.caller(user).documents.get({ id: draft.id });
  expect(state).toMatchObject({ state: 'received', badge: 'In Progress' });
  expect(state.sentence).toMatch(
    /nobody has begun.* Ready by .* New York Time\. Free to cancel until a translator begins/,
  );
  expect(documents[0]?.state).toEqual(state);
  await h.runJobs();
  const [receipt] = await h.mails(user.email);
  expect(squeezed(receipt?.text ?? '')).toContain(squeezed(state.sentence));
  expect(receipt?.text).not.toMatch(/have started|has started/);

  const [review] = await reviewsOf(h, draft.id);
  await h.caller(clara).authenticator.claim({ id: review?.id ?? '' });
  const after = await h.caller(user).documents.get({ id: draft.id });
  expect(after).toMatchObject({ canCancel: false, state: { state: 'being translated', freeToCancelUntil: null } });
  await expect(h.caller(user).payments.cancelOrder({ documentId: draft.id })).rejects.toMatchObject({
    cause: { code: 'CANCEL_TOO_LATE' },
  });
});

test('a translation from the workflow that nobody has opened is still free to cancel, and not under review', async () => {
  const { id } = await pending(true);
  expect(await askAll(id)).toMatchObject({ state: 'received', badge: 'In Progress' });
});

test('several orders of one receipt are named where they differ', async () => {
  const user = await buildUser(h);
  const one = await buildDraft(h, user, { filename: 'one.pdf' });
  const other = await buildDraft(h, user, { filename: 'other.pdf', speed: 'rush' });
  const { sessionId } = await openCheckout(h, user, [one, other]);
  await pay(h, sessionId);
  await h.caller(user).payments.processSession({ sessionId });
  await h.runJobs();
  const [receipt] = await h.mails(user.email);
  for (const { id, filename } of [one, other]) {
    const { state } = await h.caller(user).documents.get({ id });
    expect(squeezed(receipt?.text ?? '')).toContain(squeezed(`${filename}: ${state.sentence}`));
  }
});

test('a free order of staff has a state too, and is not cancelled', async () => {
  const document = await buildDocument(h, { owner: clara, status: 'processing', paymentStatus: 'free' });
  expect(await askAll(document.id, clara)).toMatchObject({ state: 'received', freeToCancelUntil: null });
});
