import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Currency } from '#shared/money.ts';
import { linesOf } from '#shared/price-lines.ts';
import type { PriceList } from '#shared/schemas/company.ts';
import { untilRead } from '../support/company.ts';
import { buildCoupon } from '../support/coupons.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { buildDraft, deliver, documentOf, pay, paymentOf } from '../support/orders.ts';
import { asNow, buildOrganization } from '../support/organizations.ts';
import { releasePrices } from '../support/prices.ts';

/** Orders in another currency than the house's: from its list through checkout and refund to exports. */

let h: Harness;
let admin: BuiltUser;

beforeAll(async () => {
  h = await createHarness();
  await h.listen();
  admin = await buildUser(h, { role: 'admin' });
  await publish('eur', 1200);
  await publish('jpy', 2000);
});
afterAll(() => h.stop());

const refusal = (code: string) => ({ cause: { code } });

function listAt(currency: Currency, regular: number): PriceList {
  const { certified } = releasePrices.rates;
  return {
    ...releasePrices,
    currency,
    rates: { ...releasePrices.rates, certified: { ...certified, regular, bankStatement: regular * 2 } },
  };
}

async function publish(currency: Currency, regular: number) {
  const version = await h.caller(admin).admin.publishPrices({
    ...{ currency, lines: linesOf(listAt(currency, regular)), rushPercent: 50, reason: 'prices of a country' },
  });
  await untilRead(h, { kind: 'prices', id: version.id });
  return version;
}

/** A customer who has chosen a currency; the session is read again, as a next request does. */
async function customerIn(currency: Currency): Promise<BuiltUser> {
  const user = await buildUser(h);
  await h.caller(user).documents.chooseCurrency({ currency });
  return asNow(h, user);
}

describe.each([
  ['eur', 1200, '€36.00', '36.00'],
  ['jpy', 2000, '¥6,000', '6000'],
] as const)('an order in %s', (currency, rate, text, decimal) => {
  test('is quoted, charged, refunded and exported in it, and is in no sum of the house’s', async () => {
    const before = await h.caller(admin).admin.overview();
    const user = await customerIn(currency);
    const draft = await buildDraft(h, user, { pages: 3 });
    const api = h.caller(user);
    // The draft was made at the house's list: choosing the currency again prices it.
    expect((await api.documents.chooseCurrency({ currency })).prices.list.currency).toBe(currency);
    expect(await documentOf(h, draft.id)).toMatchObject({ currency, totalCostCents: 3 * rate });
    const shown = await api.payments.orderPrice({ documentIds: [draft.id] });
    expect(shown).toMatchObject({ currency, totalCents: 3 * rate });
    const { id: quoteId } = await api.payments.saveQuote({
      items: [{ pages: 3, translationType: 'certified', isBankStatement: false }],
    });
    expect((await api.payments.quotes({})).items).toMatchObject([{ id: quoteId, currency, totalCents: 3 * rate }]);

    const order = { documentIds: [draft.id], expectedTotalCents: 3 * rate };
    // The same number of another currency's minor units is not the price that was shown.
    await expect(api.payments.createCheckoutSession({ ...order, currency: 'usd' })).rejects.toMatchObject({
      cause: { code: 'PRICE_CHANGED', details: { total: text, currency } },
    });
    const { sessionId } = await api.payments.createCheckoutSession({ ...order, currency });
    const session = await h.deps.stripe.checkout.sessions.retrieve(sessionId);
    expect(session).toMatchObject({ currency, amount_total: 3 * rate, metadata: { totalPrice: decimal } });
    await pay(h, sessionId);
    await deliver(h, sessionId);
    const payment = await paymentOf(h, sessionId);
    expect(payment).toMatchObject({ status: 'paid', flag: null, currency, amountCents: 3 * rate });
    const receipt = await api.payments.receipt({ paymentId: payment.id });
    expect(receipt).toMatchObject({ currency, amountCents: 3 * rate, lines: [{ rateCents: rate }] });
    const { number } = await api.payments.requestInvoice({ paymentId: payment.id, name: 'Ana Reis' });
    expect((await api.payments.invoices({})).items).toMatchObject([{ number, currency, totalCents: 3 * rate }]);

    const refunded = await h.caller(admin).payments.refund({
      ...{ paymentId: payment.id, documentId: draft.id, amountCents: rate, reason: 'A page was blank.' },
    });
    expect(refunded).toMatchObject({ refundedCents: rate, remainingCents: 2 * rate, currency });
    const texts = (await h.caller(user).notifications.list()).items.map(({ message }) => message).join(' ');
    expect(texts).toContain(text);
    expect(texts).not.toContain('$');

    const after = await h.caller(admin).admin.overview();
    expect(after.documents.ordered).toBe(before.documents.ordered + 1);
    expect([after.chargedCents, after.refundedCents]).toEqual([before.chargedCents, before.refundedCents]);
    expect(after.otherCurrencies).toBe(before.otherCurrencies + 1);
    expect(after.averagePerDocumentCents).toBe(before.averagePerDocumentCents);
    const csv = await exported('payments');
    expect(csv).toMatch(new RegExp(`${decimal.replace('.', '\\.')},.*,${currency.toUpperCase()},`));
    expect(await exported('documents')).toContain(`,${decimal},${decimal},${currency.toUpperCase()},`);
  });
});

async function exported(kind: string): Promise<string> {
  const response = await fetch(`${h.env.publicUrl}/files/exports/${kind}.csv`, { headers: { cookie: admin.cookie } });
  expect(response.status).toBe(200);
  return response.text();
}

test('a coupon of an amount is refused in another currency, one of a share is taken', async () => {
  const user = await customerIn('eur');
  const draft = await buildDraft(h, user);
  const price = (coupon: string) => h.caller(user).payments.orderPrice({ documentIds: [draft.id], coupon });
  const dollars = await buildCoupon(h, admin, { amount: { cents: 500, currency: 'usd' } });
  await expect(price(dollars)).rejects.toMatchObject(refusal('COUPON_CURRENCY'));
  const euros = await buildCoupon(h, admin, { amount: { cents: 500, currency: 'eur' } });
  expect(await price(euros)).toMatchObject({ currency: 'eur', discountCents: 500, totalCents: 700 });
  expect(await price(await buildCoupon(h, admin, { percent: 50 }))).toMatchObject({ currency: 'eur', totalCents: 600 });
});

test('a firm orders on account in the house’s currency alone', async () => {
  const organization = await buildOrganization(h);
  await h.caller(admin).admin.setCreditLimit({ id: organization.id, limitCents: 100_000 });
  await h.caller(organization.owner).documents.chooseCurrency({ currency: 'eur' });
  const owner = await asNow(h, organization.owner);
  const draft = await buildDraft(h, organization);
  const order = { documentIds: [draft.id], expectedTotalCents: 1200 };
  await expect(h.caller(owner).payments.orderOnAccount(order)).rejects.toMatchObject(refusal('ACCOUNT_CURRENCY'));
  await expect(
    h.deps.pool.query(
      `insert into payments (user_id, status, amount_cents, on_account, currency, expires_at)
       values ($1, 'due', 100, true, 'eur', now())`,
      [organization.id],
    ),
  ).rejects.toThrow('payments_account_in_house_currency');
});

test('orders while a list is published are each the price of one version', async () => {
  const users = await Promise.all(Array.from({ length: 12 }, () => customerIn('eur')));
  const drafts = await Promise.all(users.map((user) => buildDraft(h, user, { pages: 2 })));
  const orders = users.map(async (user, index) => {
    const documentIds = [drafts[index]?.id ?? ''];
    const { totalCents, currency } = await h.caller(user).payments.orderPrice({ documentIds });
    const order = { documentIds, expectedTotalCents: totalCents, currency };
    return h.caller(user).payments.createCheckoutSession(order);
  });
  const [, ...sessions] = await Promise.all([publish('eur', 1300), ...orders]);
  for (const { sessionId } of sessions) {
    const payment = await paymentOf(h, sessionId);
    const { rows } = await h.deps.pool.query<{ rate: number; currency: string; regular: number }>(
      `select i.rate_cents as rate, v.facts ->> 'currency' as currency,
         (v.facts #>> '{rates,certified,regular}')::int as regular
       from payment_items i join company_versions v on v.id = i.price_version_id where i.payment_id = $1`,
      [payment.id],
    );
    expect(rows).toMatchObject([{ currency: 'eur' }]);
    expect(payment).toMatchObject({ currency: 'eur', amountCents: 2 * (rows[0]?.regular ?? 0) });
  }
});

test('a list that is ended is offered no more; a currency without a list is refused', async () => {
  const user = await buildUser(h);
  const api = h.caller(user);
  await expect(api.documents.chooseCurrency({ currency: 'krw' })).rejects.toMatchObject(
    refusal('CURRENCY_NOT_OFFERED'),
  );
  const { version } = await publish('gbp', 1000);
  expect((await api.documents.offer()).prices.offered).toContain('gbp');
  expect((await h.caller(null).documents.offer({ currency: 'gbp' })).prices.list.currency).toBe('gbp');
  const ended = await h.caller(admin).admin.withdrawPrices({ currency: 'gbp', basedOn: version, reason: 'no more' });
  await untilRead(h, { kind: 'prices', id: ended.id });
  expect((await api.documents.offer()).prices.offered).not.toContain('gbp');
  expect((await h.caller(null).documents.offer({ currency: 'gbp' })).prices.list.currency).toBe('usd');
});
