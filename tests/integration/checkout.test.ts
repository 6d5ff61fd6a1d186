import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createCheckoutSession } from '#server/features/payments/checkout/service.ts';
import { createStripe } from '#server/platform/integrations/stripe.ts';
import { rateLimits } from '#shared/rate-limits.ts';
import { startCutProxy } from '../support/cut-proxy.ts';
import { buildUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { buildDraft, documentOf, openCheckout, pay, paymentOf, sessionsOf, steerPayments } from '../support/orders.ts';
import { pdfOf } from '../support/pdf-fixtures.ts';

const h = useHarness({ env: { TRANSLATION_WEBHOOK_URL: '' } });
beforeAll(async () => {
  await h.listen();
});
afterEach(() => steerPayments(h, 'control', { apiDown: false, webhooks: 'deliver' }));

const stateOf = async (sessionId: string) => (await h.deps.stripe.checkout.sessions.retrieve(sessionId)).status;

async function replaceFile(cookie: string, documentId: string, bytes: Buffer): Promise<void> {
  const response = await fetch(`${h.env.publicUrl}/files/documents/${documentId}`, {
    method: 'PUT',
    headers: { cookie },
    body: new Uint8Array(bytes),
  });
  expect(response.status).toBe(200);
}

describe('the price', () => {
  test.each([
    ['certified', false, 3, 4500],
    ['certified', true, 1, 2500],
    ['certified', true, 50, 125_000],
  ] as const)('%s, bank statement %s, %i pages: %i cents', async (translationType, isBankStatement, pages, cents) => {
    const user = await buildUser(h);
    const draft = await buildDraft(h, user, { translationType, isBankStatement, pages });
    const { sessionId } = await openCheckout(h, user, [draft]);
    const session = await h.deps.stripe.checkout.sessions.retrieve(sessionId);
    expect(session).toMatchObject({ amount_total: cents, currency: 'usd', customer_email: user.email });
    expect(await paymentOf(h, sessionId)).toMatchObject({ amountCents: cents, status: 'open', userId: user.id });
  });

  test('a price change stops the checkout and reports the new total', async () => {
    const user = await buildUser(h);
    const draft = await buildDraft(h, user, { pages: 3 });
    const checkout = h
      .caller(user)
      .payments.createCheckoutSession({ documentIds: [draft.id], expectedTotalCents: 1500 });
    await expect(checkout).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'The price of this order is $45.00. Please check the new total and pay again.',
      cause: { code: 'PRICE_CHANGED', details: { total: '$45.00', totalCents: 4500 } },
    });
    expect(await sessionsOf(h, user)).toEqual([]);
  });
});

describe('refused checkouts', () => {
  test('requests over the rate limit', async () => {
    const user = await buildUser(h);
    const request = () =>
      h.caller(user).payments.createCheckoutSession({ documentIds: [randomUUID()], expectedTotalCents: 1500 });
    const answers = await Promise.allSettled(Array.from({ length: rateLimits.checkout.points }, request));
    expect(answers.every((answer) => answer.status === 'rejected')).toBe(true);
    await expect(request()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', cause: { code: 'TOO_MANY_CHECKOUTS' } });
  });

  test('a notarized translation without a notary: drafts, changes, staff uploads and checkouts are refused', async () => {
    const user = await buildUser(h);
    const staff = await buildUser(h, { role: 'authenticator' });
    const refusal = { code: 'PRECONDITION_FAILED', cause: { code: 'NOTARY_UNAVAILABLE' } };
    const order = {
      filename: 'birth.pdf',
      translationType: 'notarized',
      isBankStatement: false,
      sourceLanguage: 'Portuguese',
      idempotencyKey: randomUUID(),
    } as const;
    await expect(h.caller(user).documents.create(order)).rejects.toMatchObject(refusal);
    await expect(
      h.caller(staff).authenticator.uploadForClient({ ...order, clientName: 'Ana Souza' }),
    ).rejects.toMatchObject(refusal);
    const draft = await buildDraft(h, user);
    await expect(h.caller(user).documents.update({ id: draft.id, translationType: 'notarized' })).rejects.toMatchObject(
      refusal,
    );
    // A draft from when notarization was still sold.
    const old = await buildDraft(h, user, { translationType: 'notarized' });
    await expect(openCheckout(h, user, [draft, old])).rejects.toMatchObject(refusal);
    await h.caller(user).documents.update({ id: old.id, translationType: 'certified' });
    await openCheckout(h, user, [draft, await documentOf(h, old.id)]);
    expect(await h.caller(user).documents.offer()).toEqual({ hasNotary: false, prices: expect.anything() });
    const items = [{ pages: 2, translationType: 'notarized', isBankStatement: false } as const];
    expect(await h.caller(null).payments.quote({ items })).toMatchObject({ totalCents: 4000 });
  });

  test('a draft without a file', async () => {
    const user = await buildUser(h);
    const draft = await buildDraft(h, user, { withFile: false });
    await expect(openCheckout(h, user, [draft])).rejects.toMatchObject({
      message: 'Nenhum arquivo selecionado',
      cause: { code: 'FILE_REQUIRED' },
    });
  });

  test('another user’s document looks nonexistent', async () => {
    const user = await buildUser(h);
    const foreign = await buildDraft(h, await buildUser(h));
    const request = (id: string) =>
      h
        .caller(user)
        .payments.createCheckoutSession({ documentIds: [id], expectedTotalCents: 1500 })
        .catch((error: unknown) => error);
    const [theirs, nobodys] = await Promise.all([request(foreign.id), request(randomUUID())]);
    expect(theirs).toMatchObject({ code: 'NOT_FOUND', cause: { code: 'DOCUMENT_NOT_FOUND' } });
    expect(nobodys).toEqual(theirs);
  });

  test('another user’s document in a set stops the whole checkout', async () => {
    const user = await buildUser(h);
    const [mine, foreign] = [await buildDraft(h, user), await buildDraft(h, await buildUser(h))];
    await expect(openCheckout(h, user, [mine, foreign])).rejects.toMatchObject({
      cause: { code: 'DOCUMENT_NOT_FOUND' },
    });
  });

  test('a paid document, and a free document', async () => {
    const user = await buildUser(h);
    const paid = await buildDraft(h, user, { status: 'processing' });
    const free = await buildDraft(h, user, { paymentStatus: 'free' });
    for (const document of [paid, free]) {
      await expect(openCheckout(h, user, [document])).rejects.toMatchObject({ cause: { code: 'ALREADY_PAID' } });
    }
  });

  test('a document just paid, before its webhook arrives', async () => {
    await steerPayments(h, 'control', { webhooks: 'hold' });
    const user = await buildUser(h);
    const draft = await buildDraft(h, user);
    const { sessionId } = await openCheckout(h, user, [draft]);
    await pay(h, sessionId);
    await expect(openCheckout(h, user, [draft])).rejects.toMatchObject({ cause: { code: 'ALREADY_PAID' } });
    expect(await documentOf(h, draft.id)).toMatchObject({ paymentStatus: 'paid' });
  });

  test('any document, by staff', async () => {
    const staff = await buildUser(h, { role: 'authenticator' });
    const draft = await buildDraft(h, staff);
    await expect(openCheckout(h, staff, [draft])).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('one open payment page per order', () => {
  test('ten concurrent requests', async () => {
    const user = await buildUser(h);
    const draft = await buildDraft(h, user);
    const pages = await Promise.all(Array.from({ length: 10 }, () => openCheckout(h, user, [draft])));
    expect(new Set(pages.map((page) => page.sessionId)).size).toBe(1);
    expect(await sessionsOf(h, user)).toHaveLength(1);
  });

  test('a second tab or a later return reuses the same page', async () => {
    const user = await buildUser(h);
    const draft = await buildDraft(h, user);
    const first = await openCheckout(h, user, [draft]);
    expect(await openCheckout(h, user, [draft])).toEqual(first);
    expect(await sessionsOf(h, user)).toHaveLength(1);
  });

  test('a cancelled or expired page is replaced', async () => {
    const user = await buildUser(h);
    const draft = await buildDraft(h, user);
    const first = await openCheckout(h, user, [draft]);
    await steerPayments(h, `sessions/${first.sessionId}/expire`);
    const second = await openCheckout(h, user, [draft]);
    expect(second.sessionId).not.toBe(first.sessionId);
    expect(await stateOf(second.sessionId)).toBe('open');
    expect(await paymentOf(h, first.sessionId)).toMatchObject({ status: 'expired' });
  });

  test('an abandoned order can be paid later, without the drafts discarded in between', async () => {
    const user = await buildUser(h);
    const drafts = [await buildDraft(h, user, { pages: 2 }), await buildDraft(h, user), await buildDraft(h, user)];
    const [first, second, third] = drafts.map(({ id }) => id);
    const { sessionId } = await openCheckout(h, user, drafts);
    const session = await h.deps.stripe.checkout.sessions.retrieve(sessionId);
    const left = new URL(session.cancel_url ?? '');
    const payment = await paymentOf(h, sessionId);
    expect(left.pathname + left.search).toBe(`/payment-cancelled?payment=${payment.id}`);

    const request = () => h.caller(user).payments.openOrder({ paymentId: payment.id });
    expect((await request()).documents.map(({ id }) => id)).toEqual([first, second, third]);
    expect((await request()).totalCents).toBe(6000);
    await h.caller(user).documents.discard({ id: second ?? '' });
    expect(await request()).toMatchObject({ documents: [{ id: first }, { id: third }], totalCents: 4500 });
  });

  test('changed options close the old page', async () => {
    const user = await buildUser(h);
    const draft = await buildDraft(h, user);
    const first = await openCheckout(h, user, [draft]);
    await h.caller(user).documents.update({ id: draft.id, isBankStatement: true });
    const second = await openCheckout(h, user, [await documentOf(h, draft.id)]);
    expect(await stateOf(first.sessionId)).toBe('expired');
    expect(await paymentOf(h, second.sessionId)).toMatchObject({ amountCents: 2500 });
  });

  test('a replaced file closes the old page, even before a new one is requested', async () => {
    const user = await buildUser(h);
    const draft = await buildDraft(h, user);
    const first = await openCheckout(h, user, [draft]);
    await replaceFile(user.cookie, draft.id, await pdfOf(1, { text: 'another text' }));
    await h.runJobs();
    expect(await stateOf(first.sessionId)).toBe('expired');
    const second = await openCheckout(h, user, [await documentOf(h, draft.id)]);
    expect(await stateOf(second.sessionId)).toBe('open');
  });

  test('a different set with the same document closes the old page', async () => {
    const user = await buildUser(h);
    const [one, two] = [await buildDraft(h, user), await buildDraft(h, user)];
    const first = await openCheckout(h, user, [one]);
    const both = await openCheckout(h, user, [one, two]);
    expect(await stateOf(first.sessionId)).toBe('expired');
    const last = await openCheckout(h, user, [two]);
    expect(await stateOf(both.sessionId)).toBe('expired');
    expect(await stateOf(last.sessionId)).toBe('open');
  });

  test('concurrent checkouts of overlapping sets never leave two open pages for the shared document', async () => {
    const user = await buildUser(h);
    const [one, two] = [await buildDraft(h, user), await buildDraft(h, user)];
    await Promise.allSettled([openCheckout(h, user, [one]), openCheckout(h, user, [two, one])]);
    const open = async () => (await sessionsOf(h, user)).filter((session) => session.status === 'open');
    expect((await open()).length).toBeLessThanOrEqual(1);
    const last = await openCheckout(h, user, [one]);
    expect((await open()).map((session) => session.id)).toEqual([last.sessionId]);
  });

  test('discarding a draft closes its page', async () => {
    const user = await buildUser(h);
    const draft = await buildDraft(h, user);
    const { sessionId } = await openCheckout(h, user, [draft]);
    await h.caller(user).documents.discard({ id: draft.id });
    await h.runJobs();
    expect(await stateOf(sessionId)).toBe('expired');
    expect(await paymentOf(h, sessionId)).toMatchObject({ status: 'expired' });
  });

  test('a page close to expiry is replaced', async () => {
    const user = await buildUser(h);
    const draft = await buildDraft(h, user);
    const first = await openCheckout(h, user, [draft]);
    await h.db
      .updateTable('payments')
      .set({ expiresAt: new Date(Date.now() + 30 * 60 * 1000) })
      .where('stripeSessionId', '=', first.sessionId)
      .execute();
    expect((await openCheckout(h, user, [draft])).sessionId).not.toBe(first.sessionId);
  });
});

describe('several documents', () => {
  test('ten in one checkout have one line item each', async () => {
    const user = await buildUser(h);
    const drafts = await Promise.all(Array.from({ length: 10 }, () => buildDraft(h, user, { pages: 2 })));
    const { sessionId } = await openCheckout(h, user, drafts);
    const lines = await h.deps.stripe.checkout.sessions.listLineItems(sessionId, { limit: 100 });
    expect(lines.data.map((line) => line.amount_total)).toEqual(Array.from({ length: 10 }, () => 3000));
    const info = await h.caller(user).payments.getSessionInfo({ sessionId });
    expect(info.documentIds).toEqual(drafts.map((draft) => draft.id));
  });

  test('eleven are refused', async () => {
    const user = await buildUser(h);
    const documentIds = Array.from({ length: 11 }, () => randomUUID());
    await expect(
      h.caller(user).payments.createCheckoutSession({ documentIds, expectedTotalCents: 16_500 }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});

describe('provider failures', () => {
  test('unavailable: the error is from the catalogue, and a retry creates one page', async () => {
    const user = await buildUser(h);
    const draft = await buildDraft(h, user);
    await steerPayments(h, 'control', { apiDown: true });
    await expect(openCheckout(h, user, [draft])).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      message: 'Erro ao criar sessão de pagamento',
      cause: { code: 'CHECKOUT_FAILED' },
    });
    await steerPayments(h, 'control', { apiDown: false });
    await openCheckout(h, user, [draft]);
    expect(await sessionsOf(h, user)).toHaveLength(1);
    const payments = await h.db.selectFrom('payments').select('id').where('userId', '=', user.id).execute();
    expect(payments).toHaveLength(1);
  });

  /** The provider creates the session and its response is lost. */
  async function loseAnswer(user: Parameters<typeof createCheckoutSession>[1], documentId: string): Promise<void> {
    const proxy = await startCutProxy(h.payments.url);
    const stripe = createStripe({ ...h.env.stripe, apiUrl: proxy.url });
    proxy.set('lose-answers');
    const input = { documentIds: [documentId], expectedTotalCents: 1500, isMobile: false };
    await expect(createCheckoutSession({ ...h.deps, stripe }, user, input)).rejects.toMatchObject({
      code: 'CHECKOUT_FAILED',
    });
    await proxy.stop();
  }

  test('lost response: a retry finds the same session', async () => {
    const user = await buildUser(h);
    const draft = await buildDraft(h, user);
    await loseAnswer(user, draft.id);
    const page = await openCheckout(h, user, [draft]);
    expect((await sessionsOf(h, user)).map((session) => session.id)).toEqual([page.sessionId]);
  });

  test('lost response, then the same file is uploaded again: a retry opens a new page', async () => {
    const user = await buildUser(h);
    const bytes = await pdfOf(1);
    const draft = await buildDraft(h, user, { withFile: bytes });
    await loseAnswer(user, draft.id);
    await replaceFile(user.cookie, draft.id, bytes);
    const page = await openCheckout(h, user, [draft]);
    expect(await stateOf(page.sessionId)).toBe('open');
    const open = await h.db
      .selectFrom('payments')
      .select('stripeSessionId')
      .where('userId', '=', user.id)
      .where('status', '=', 'open')
      .execute();
    expect(open).toEqual([{ stripeSessionId: page.sessionId }]);
  });

  test('lost response, then the options change: a retry opens a new page', async () => {
    const user = await buildUser(h);
    const draft = await buildDraft(h, user);
    await loseAnswer(user, draft.id);
    await h.caller(user).documents.update({ id: draft.id, isBankStatement: true });
    const page = await openCheckout(h, user, [await documentOf(h, draft.id)]);
    expect(await paymentOf(h, page.sessionId)).toMatchObject({ amountCents: 2500, status: 'open' });
  });
});

describe('session metadata', () => {
  test('has string values only, and is visible to its owner', async () => {
    const user = await buildUser(h);
    const draft = await buildDraft(h, user, { pages: 3, filename: 'certidão.pdf' });
    const { sessionId } = await openCheckout(h, user, [draft]);
    const expected = {
      fileId: draft.fileId ?? '',
      userId: user.id,
      userEmail: user.email,
      filename: 'certidão.pdf',
      documentId: draft.id,
      documentIds: draft.id,
      isMobile: 'false',
      pages: '3',
      isCertified: 'true',
      isNotarized: 'false',
      totalPrice: '45.00',
      isBankStatement: 'false',
    };
    expect(await h.caller(user).payments.getSessionInfo({ sessionId })).toEqual({
      metadata: expected,
      paymentStatus: 'open',
      documentIds: [draft.id],
    });
    expect((await h.deps.stripe.checkout.sessions.retrieve(sessionId)).metadata).toEqual(expected);
  });

  test('another user’s session looks nonexistent', async () => {
    const user = await buildUser(h);
    const { sessionId } = await openCheckout(h, user, [await buildDraft(h, user)]);
    const other = h.caller(await buildUser(h)).payments;
    for (const asked of [sessionId, 'cs_test_nobody']) {
      const refusal = {
        code: 'NOT_FOUND',
        message: 'Failed to retrieve session information. Please contact support.',
        cause: { code: 'SESSION_INFO_FAILED' },
      };
      await expect(other.getSessionInfo({ sessionId: asked })).rejects.toMatchObject(refusal);
      await expect(other.processSession({ sessionId: asked })).rejects.toMatchObject(refusal);
    }
    await expect(h.caller(null).payments.getSessionInfo({ sessionId })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
  });
});
