import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { linesOf } from '#shared/price-lines.ts';
import { discountOf, quote } from '#shared/pricing.ts';
import type { PriceList } from '#shared/schemas/company.ts';
import { untilRead } from '../support/company.ts';
import { buildCoupon } from '../support/coupons.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { buildDraft, deliver, documentOf, pay, paymentOf } from '../support/orders.ts';
import { buildOrganization } from '../support/organizations.ts';
import { releasePrices as releaseLike } from '../support/prices.ts';

/** Discounts of an order: coupons, lists and volume discounts of organizations. */

let h: Harness;
let admin: BuiltUser;

beforeAll(async () => {
  h = await createHarness();
  await h.listen();
  admin = await buildUser(h, { role: 'admin' });
});
afterEach(() => h.setNow(null));
afterAll(() => h.stop());

const hourMs = 60 * 60 * 1000;
const refusal = (code: string) => ({ cause: { code } });
const payments = (who: BuiltUser) => h.caller(who).payments;

async function coupons(code: string) {
  const all = (await h.caller(admin).admin.coupons()).coupons;
  return all.find((one) => one.code === code);
}

const checkout = (owner: BuiltUser, id: string, expectedTotalCents: number, coupon?: string) =>
  payments(owner).createCheckoutSession({ documentIds: [id], expectedTotalCents, ...(coupon && { coupon }) });

describe('a coupon', () => {
  test('is shown, charged, on the receipt, and counted with its revenue', async () => {
    const code = await buildCoupon(h, admin, { percent: 20, cap: 5 });
    const owner = await buildUser(h);
    const draft = await buildDraft(h, owner, { pages: 3 });
    const shown = await payments(owner).orderPrice({ documentIds: [draft.id], coupon: ` ${code.toLowerCase()} ` });
    expect(shown).toMatchObject({ totalCents: 3600, discountCents: 900, discount: { kind: 'coupon', code } });
    const { sessionId } = await checkout(owner, draft.id, 3600, code);
    expect(await coupons(code)).toMatchObject({ uses: 1, orders: 0, revenueCents: 0 });
    const { data } = await h.deps.stripe.checkout.sessions.listLineItems(sessionId);
    expect(data.map(({ amount_total }) => amount_total)).toEqual([3600]);
    await pay(h, sessionId);
    await deliver(h, sessionId);
    const payment = await paymentOf(h, sessionId);
    expect(payment).toMatchObject({ status: 'paid', flag: null, amountCents: 3600 });
    const receipt = await payments(owner).receipt({ paymentId: payment.id });
    expect(receipt.lines).toMatchObject([{ discountCents: 900, totalCents: 3600 }]);
    expect(await coupons(code)).toMatchObject({ uses: 1, orders: 1, discountCents: 900, revenueCents: 3600 });
    expect(await documentOf(h, draft.id)).toMatchObject({ totalCostCents: 3600 });
  });

  test('raced by fifty checkouts is held exactly as often as it may, and once per customer', async () => {
    const code = await buildCoupon(h, admin, { cap: 10 });
    const owners = await Promise.all(Array.from({ length: 50 }, () => buildUser(h)));
    const drafts = await Promise.all(owners.map((owner) => buildDraft(h, owner)));
    const results = await Promise.allSettled(
      owners.map((owner, index) => checkout(owner, drafts[index]?.id ?? '', 1350, code)),
    );
    const refused = results.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    expect(refused).toHaveLength(40);
    for (const reason of refused) expect(reason).toMatchObject(refusal('COUPON_USED_UP'));
    expect(await coupons(code)).toMatchObject({ uses: 10, state: 'used-up' });

    const once = await buildCoupon(h, admin);
    const [owner] = owners;
    if (!owner) throw new Error('no owner');
    const own = await Promise.all([1, 2, 3].map(() => buildDraft(h, owner)));
    const twice = await Promise.allSettled(own.map(({ id }) => checkout(owner, id, 1350, once)));
    expect(twice.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await coupons(once)).toMatchObject({ uses: 1 });
  });

  test('of a checkout that ends without an order is free again, also for the same customer', async () => {
    const code = await buildCoupon(h, admin, { cap: 1 });
    const [owner, other] = [await buildUser(h), await buildUser(h)];
    const [draft, foreign] = [await buildDraft(h, owner), await buildDraft(h, other)];
    const { sessionId } = await checkout(owner, draft.id, 1350, code);
    expect(await checkout(owner, draft.id, 1350, code)).toMatchObject({ sessionId });
    await expect(checkout(other, foreign.id, 1350, code)).rejects.toMatchObject(refusal('COUPON_USED_UP'));
    // The same order without the code ends the checkout that held it.
    await checkout(owner, draft.id, 1500);
    expect(await coupons(code)).toMatchObject({ uses: 0, state: 'active' });
    await checkout(other, foreign.id, 1350, code);
    expect(await coupons(code)).toMatchObject({ uses: 1 });
  });

  test('is refused when it is unknown, ended, not yet valid, for other services, or combined with a quote', async () => {
    const owner = await buildUser(h);
    const draft = await buildDraft(h, owner);
    const price = (coupon: string) => payments(owner).orderPrice({ documentIds: [draft.id], coupon });
    await expect(price('NO-SUCH-CODE')).rejects.toMatchObject(refusal('COUPON_UNKNOWN'));
    const later = await buildCoupon(h, admin, { validFrom: new Date(Date.now() + hourMs).toISOString() });
    await expect(price(later)).rejects.toMatchObject(refusal('COUPON_UNKNOWN'));
    const notarized = await buildCoupon(h, admin, { services: ['notarized'] });
    await expect(price(notarized)).rejects.toMatchObject(refusal('COUPON_OTHER_SERVICES'));
    const ended = await buildCoupon(h, admin);
    await h.caller(admin).admin.endCoupon({ id: (await coupons(ended))?.id ?? '' });
    await expect(price(ended)).rejects.toMatchObject(refusal('COUPON_ENDED'));
    await expect(h.caller(admin).admin.createCoupon({ code: ended, percent: 5 })).rejects.toMatchObject(
      refusal('COUPON_TAKEN'),
    );
    const item = { pages: 1, translationType: 'certified', isBankStatement: false } as const;
    const { id: quoteId } = await payments(owner).saveQuote({ items: [item] });
    const order = { documentIds: [draft.id], expectedTotalCents: 1500, quoteId };
    const code = await buildCoupon(h, admin);
    await expect(payments(owner).createCheckoutSession({ ...order, coupon: code })).rejects.toMatchObject(
      refusal('COUPON_NOT_COMBINED'),
    );
  });

  test.each([
    ['a share and an amount', { percent: 10, amount: { cents: 500, currency: 'usd' } }],
    ['neither', {}],
    ['a share of 101', { percent: 101 }],
    ['an amount of 0', { amount: { cents: 0, currency: 'usd' } }],
    ['a cap of 0', { percent: 10, cap: 0 }],
    ['an end before its start', { percent: 10, validFrom: '2026-12-02T00:00:00Z', validUntil: '2026-12-01T00:00:00Z' }],
    ['a code of two letters', { code: 'AB', percent: 10 }],
  ])('with %s is not made', async (_name, terms) => {
    const input = { code: 'FAULTY-1', ...terms } as Parameters<typeof buildCoupon>[2] & { code: string };
    await expect(h.caller(admin).admin.createCoupon(input)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});

describe('an organization', () => {
  async function firm() {
    return (await buildOrganization(h)).owner;
  }

  test('pays its own list, keeps the price it was shown when that ends, and its quote until it does', async () => {
    const account = await firm();
    const { facts } = await h.deps.company.inForce('prices');
    const own: PriceList = {
      ...facts,
      rates: { ...facts.rates, certified: { ...facts.rates.certified, regular: 1100 } },
    };
    const terms = { accountId: account.id, reason: 'as agreed' };
    const published = await h.caller(admin).admin.publishPrices({ ...terms, ...own, lines: linesOf(own) });
    await untilRead(h, { kind: 'prices', id: published.id });
    expect((await h.caller(account).documents.offer()).prices).toMatchObject({ id: published.id });
    expect((await h.caller(null).documents.offer()).prices.id).not.toBe(published.id);
    const [draft, later] = [await buildDraft(h, account, { pages: 2 }), await buildDraft(h, account, { pages: 2 })];
    const item = { pages: 2, translationType: 'certified', isBankStatement: false } as const;
    const { id: quoteId, totalCents } = await payments(account).saveQuote({ items: [item] });
    expect(totalCents).toBe(2200);
    const ended = await h.caller(admin).admin.withdrawPrices(terms);
    await untilRead(h, { kind: 'prices', id: ended.id });
    expect((await payments(account).quote({ items: [item] })).totalCents).toBe(3000);
    await checkout(account, draft.id, 2200);
    await payments(account).createCheckoutSession({ documentIds: [later.id], expectedTotalCents: 2200, quoteId });
    await expect(h.caller(admin).admin.withdrawPrices(terms)).rejects.toMatchObject(refusal('NO_OWN_PRICES'));
  });

  test('has one discount: its volume’s, or a coupon that takes off more', async () => {
    const account = await firm();
    const steps = [
      { fromPages: 0, percent: 5 },
      { fromPages: 10, percent: 15 },
    ];
    const input = { accountId: account.id, facts: { steps }, reason: 'as agreed' };
    const { id } = await h.caller(admin).admin.publishVolumeDiscount(input);
    await untilRead(h, { kind: 'volume-discount', id });
    const draft = await buildDraft(h, account, { pages: 10 });
    const price = (documentId: string, coupon?: string) =>
      payments(account).orderPrice({ documentIds: [documentId], ...(coupon && { coupon }) });
    expect(await price(draft.id)).toMatchObject({ totalCents: 14_250, discount: { kind: 'volume', percent: 5 } });
    const better = await buildCoupon(h, admin, { percent: 10 });
    expect(await price(draft.id, better)).toMatchObject({ totalCents: 13_500, discount: { kind: 'coupon' } });
    const { sessionId } = await checkout(account, draft.id, 14_250);
    await pay(h, sessionId);
    await deliver(h, sessionId);
    const next = await buildDraft(h, account);
    expect(await price(next.id, better)).toMatchObject({ totalCents: 1275, discount: { kind: 'volume', percent: 15 } });
    await checkout(account, next.id, 1275, better);
    expect(await coupons(better)).toMatchObject({ uses: 0 });
  });
});

describe('a list with fees, postage and limits', () => {
  test('charges the fee of each document, mails where it has postage, and takes no larger file', async () => {
    const { facts } = await h.deps.company.inForce('prices');
    const list: PriceList = {
      ...facts,
      rates: { ...facts.rates, certified: { ...facts.rates.certified, document: 400 } },
      postage: [{ country: 'PT', cents: 2600 }],
      limits: { pages: 2, megabytes: 10 },
    };
    const version = await h.caller(admin).admin.publishPrices({ ...list, lines: linesOf(list), reason: 'a new year' });
    await untilRead(h, { kind: 'prices', id: version.id });
    const owner = await buildUser(h);
    const home = { name: 'Ana Reis', line1: '1 Main St', city: 'Boston', state: 'MA', zip: '02101' } as const;
    const draft = await buildDraft(h, owner);
    const mail = (country: string) =>
      h.caller(owner).documents.update({
        id: draft.id,
        mailing: { ...home, country, ...(country !== 'US' && { state: '', zip: '1000-001' }) },
      });
    expect((await mail('PT')).totalCostCents).toBe(1500 + 400 + 2600);
    await expect(mail('FR')).rejects.toMatchObject(refusal('MAIL_COUNTRY'));
    const { sessionId } = await checkout(owner, draft.id, 4500);
    const { data } = await h.deps.stripe.checkout.sessions.listLineItems(sessionId);
    expect(data.map(({ amount_total }) => amount_total)).toEqual([1500, 400, 2600]);
    const before = { ...facts, reason: 'as before', lines: linesOf(facts) };
    await h.caller(admin).admin.publishPrices(before);
  });
});

test('a discount is split to the cent, and leaves at least the minimum card charge', () => {
  const list = { pages: 1, translationType: 'certified', isBankStatement: false } as const;
  const prices = { ...releaseLike, minimumCents: 0 };
  const off = quote([list, list, list], prices, { amountCents: 1000 });
  expect(off.lines.map(({ discountCents }) => discountCents)).toEqual([333, 334, 333]);
  expect(quote([list], prices, { percent: 100 }).totalCents).toBe(50);
  expect(discountOf(quote([{ ...list, isMailed: true }], prices, { percent: 50 }))).toBe(750);
});
