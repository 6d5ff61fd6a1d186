import { beforeAll, expect, test } from 'vitest';
import type { ErrorCode } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';
import { buildUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { buildDraft, deliver, documentOf, pay, paymentOf } from '../support/orders.ts';

// Saved quotes, and orders at their price.

const refusal = (code: ErrorCode) => ({ cause: { code } });
const page = { pages: 1, translationType: 'certified', isBankStatement: false } as const;

const h = useHarness();
beforeAll(async () => {
  await h.listen();
});

test('an order costs what its valid quote says, although prices have risen since', async () => {
  const owner = await buildUser(h);
  const api = h.caller(owner);
  const saved = await api.payments.saveQuote({ items: [page, { ...page, speed: 'rush' }], title: 'Souza' });
  expect(saved).toMatchObject({ title: 'Souza', state: 'valid', lines: [{ totalCents: 1500 }, { speed: 'rush' }] });
  expect((await api.payments.quotes({})).items).toEqual([saved]);

  // As if the price list had said less when the quote was made.
  const lines = saved.lines.map((line) => ({
    ...line,
    rateCents: line.rateCents - 100,
    totalCents: line.totalCents - 100,
  }));
  const totalCents = saved.totalCents - 200;
  await h.db
    .updateTable('quotes')
    .set({ lines: JSON.stringify(lines), totalCents })
    .where('id', '=', saved.id)
    .execute();
  const drafts = [await buildDraft(h, owner, { speed: 'rush' }), await buildDraft(h, owner)];
  const documentIds = drafts.map(({ id }) => id);
  const order = { documentIds, expectedTotalCents: totalCents, quoteId: saved.id };
  const { sessionId } = await api.payments.createCheckoutSession(order);
  // Asked again, it is the same checkout.
  expect(await api.payments.createCheckoutSession(order)).toMatchObject({ sessionId });
  await pay(h, sessionId);
  await deliver(h, sessionId);
  await h.runJobs();
  expect(await paymentOf(h, sessionId)).toMatchObject({ status: 'paid', amountCents: totalCents, flag: null });
  expect(await documentOf(h, documentIds[1] ?? '')).toMatchObject({ paymentStatus: 'paid', chargedCents: 1400 });
  expect((await api.payments.quotes({})).items).toMatchObject([{ state: 'ordered' }]);

  const again = await buildDraft(h, owner);
  await expect(
    api.payments.createCheckoutSession({ ...order, documentIds: [again.id, documentIds[0] ?? ''] }),
  ).rejects.toMatchObject(refusal('ALREADY_PAID'));
  await expect(api.payments.createCheckoutSession({ ...order, documentIds: [again.id] })).rejects.toMatchObject(
    refusal('QUOTE_USED'),
  );
});

test('a quote is refused for other documents, after 30 days, and for another account', async () => {
  const [owner, other] = [await buildUser(h), await buildUser(h)];
  const { id: quoteId, totalCents } = await h.caller(owner).payments.saveQuote({ items: [page] });
  const orderOf = async (options: object = {}, user = owner) => ({
    documentIds: [(await buildDraft(h, user, options)).id],
    expectedTotalCents: totalCents,
    quoteId,
  });
  const checkout = (user: typeof owner, order: Awaited<ReturnType<typeof orderOf>>) =>
    h.caller(user).payments.createCheckoutSession(order);
  await expect(checkout(owner, await orderOf({ pages: 2 }))).rejects.toMatchObject(refusal('QUOTE_DIFFERS'));
  await expect(checkout(owner, await orderOf({ speed: 'rush' }))).rejects.toMatchObject(refusal('QUOTE_DIFFERS'));
  await expect(checkout(other, await orderOf({}, other))).rejects.toMatchObject(refusal('QUOTE_NOT_FOUND'));
  const late = await orderOf();
  h.setNow(new Date(Date.now() + limits.quoteMs + 1000));
  await expect(checkout(owner, late)).rejects.toMatchObject(refusal('QUOTE_EXPIRED'));
  h.setNow(null);
});
