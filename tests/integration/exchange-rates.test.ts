import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { parseRates } from '#server/features/admin/exchange-rates/csv.ts';
import { compactCounters } from '#server/features/admin/overview.ts';
import { refreshReports } from '#server/features/admin/reports/cells.ts';
import type { Currency } from '#shared/money.ts';
import { linesOf } from '#shared/price-lines.ts';
import { untilRead } from '../support/company.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { leastOf, longestTurn } from '../support/loop-turns.ts';
import { buildDraft, deliver, documentOf, pay, paymentOf } from '../support/orders.ts';
import { asNow } from '../support/organizations.ts';
import { releasePrices } from '../support/prices.ts';
import { buildStaff } from '../support/staff.ts';

/** Day's rates, what payments keep of them, and the sums that they make possible. */

let h: Harness;
let admin: BuiltUser;

const rate = 1200;

beforeAll(async () => {
  h = await createHarness();
  await h.listen();
  admin = await buildUser(h, { role: 'admin' });
  await publish('eur');
  await publish('jpy');
});
afterAll(() => h.stop());

const refusal = (code: string) => ({ cause: { code } });
const today = () => new Date().toISOString().slice(0, 10);
const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

async function publish(currency: Currency): Promise<void> {
  const { certified } = releasePrices.rates;
  const rates = { ...releasePrices.rates, certified: { ...certified, regular: rate, bankStatement: rate } };
  const lines = linesOf({ ...releasePrices, currency, rates });
  const version = await h
    .caller(admin)
    .admin.publishPrices({ currency, lines, rushPercent: 50, reason: 'of a country' });
  await untilRead(h, { kind: 'prices', id: version.id });
}

async function paidOrder(currency: Currency, pages = 1) {
  const user = await buildUser(h);
  await h.caller(user).documents.chooseCurrency({ currency });
  const owner = await asNow(h, user);
  const { id } = await buildDraft(h, owner, { pages });
  await h.caller(owner).documents.chooseCurrency({ currency });
  const order = { documentIds: [id], expectedTotalCents: pages * rate, currency };
  const { sessionId } = await h.caller(owner).payments.createCheckoutSession(order);
  await pay(h, sessionId);
  await deliver(h, sessionId);
  return { id, payment: await paymentOf(h, sessionId) };
}

const save = (currency: Currency, day: string, text: string) =>
  h.caller(admin).admin.saveExchangeRate({ currency, day, rate: text });
const audited = (event: string) =>
  h.db.selectFrom('staffEvents').select('details').where('event', '=', event).orderBy('createdAt').execute();

describe('a payment', () => {
  test('keeps the rate that held when it was recorded; later ones change nothing of it', async () => {
    const without = await paidOrder('eur');
    expect(without.payment).toMatchObject({ baseCurrency: null, baseRate: null });
    await save('eur', dayBefore(3), '1.05');
    await save('eur', dayBefore(1), '1.0832');
    await save('jpy', dayBefore(9), '0.0067');
    const euros = await paidOrder('eur', 3);
    expect(euros.payment).toMatchObject({ baseCurrency: 'usd', baseRate: '1.0832000000' });
    expect(await documentOf(h, euros.id)).toMatchObject({ baseCurrency: 'usd', baseRate: '1.0832000000' });
    const review = h.db.selectFrom('documentsToBeVerified').select(['baseCurrency', 'baseRate']);
    expect(await review.where('documentId', '=', euros.id).executeTakeFirst()).toMatchObject({ baseCurrency: 'usd' });
    // A yen is its own smallest unit, a dollar has a hundred.
    expect((await paidOrder('jpy')).payment.baseRate).toBe('0.6700000000');
    const csv = await fetch(`${h.env.publicUrl}/files/exports/payments.csv`, { headers: { cookie: admin.cookie } });
    expect(await csv.text()).toMatch(/36\.00,.*,EUR,.*,USD,1\.0832\r?\n/);
    await save('eur', today(), '2');
    expect((await paymentOf(h, euros.payment.stripeSessionId ?? '')).baseRate).toBe('1.0832000000');
    expect(without.payment.amountCents).toBe(rate);
    await h.caller(admin).admin.removeExchangeRate({ currency: 'eur', day: today() });
    await h.caller(admin).admin.removeExchangeRate({ currency: 'eur', day: today() });
    expect(await audited('exchangeRate.removed')).toMatchObject([{ details: { before: '2' } }]);
  });

  test('is converted by it in the overview, the report, and what translators see; without one it is listed apart', async () => {
    const before = await h.caller(admin).admin.overview();
    const day = today();
    await refreshReports(h.deps);
    const reportBefore = await h.caller(admin).admin.report({ from: day, to: day });
    // Two of €12.00 are $25.9968; sums are rounded once, so that the difference of two is a cent off at most.
    const orders = [await paidOrder('eur'), await paidOrder('eur')];
    const { payment } = orders[0] ?? { payment: { id: '' } };
    const overview = await h.caller(admin).admin.overview();
    expect(overview).toMatchObject({ currency: 'usd', apart: [{ currency: 'eur', cents: rate, count: 1 }] });
    expect(overview.otherCurrencies).toBe(1);
    expect(overview.chargedCents - before.chargedCents).toBeOneOf([2599, 2600]);
    expect(overview.days.at(-1)?.revenueCents).toBe(overview.revenueCents);

    await h.caller(admin).payments.refund({
      ...{ paymentId: payment.id, documentId: orders[0]?.id ?? '', amountCents: rate, reason: 'A page was blank.' },
    });
    await compactCounters(h.deps);
    const after = await h.caller(admin).admin.overview();
    expect(after.refundedCents - before.refundedCents).toBe(1300);
    expect(after.revenueCents).toBe(after.chargedCents - after.refundedCents);

    await Promise.all([refreshReports(h.deps), refreshReports(h.deps, { isWhole: true })]);
    const report = await h.caller(admin).admin.report({ from: day, to: day });
    expect(report).toMatchObject({ currency: 'usd', apart: [{ currency: 'eur', cents: rate, count: 1 }] });
    expect(report.total.revenueCents).toBe(after.chargedCents);
    expect(report.total.refundedCents).toBe(after.refundedCents);
    expect(report.total.orders - reportBefore.total.orders).toBe(2);
    // One day's two orders in euros with a rate, and the one without, each in a row of its own.
    const exported = await fetch(`${h.env.publicUrl}/files/exports/report.csv`, { headers: { cookie: admin.cookie } });
    const lines = (await exported.text()).split('\r\n').filter((line) => line.includes(',EUR,'));
    expect(lines.map((line) => line.split(',').slice(-4))).toEqual(
      expect.arrayContaining([
        ['EUR', '', '', ''],
        ['USD', 'USD', '64.99', '13.00'],
      ]),
    );
    const own = await h.caller(admin).admin.report({
      ...{ from: day, to: day, customerId: (await documentOf(h, orders[1]?.id ?? '')).userId },
    });
    expect(own).toMatchObject({ total: { orders: 1, revenueCents: 1300 }, apart: [] });
    expect((await h.caller(admin).authenticator.overview()).cards).toMatchObject({ valueCents: 0, currency: 'usd' });
    expect((await h.caller(admin).authenticator.history({})).totals).toMatchObject({ currency: 'usd', apart: [] });
  });

  test('is counted by currency as its rows say', async () => {
    const { rows } = await sql<{ counted: string; found: string }>`
      select (select coalesce(sum(base_cents), 0) from money_counters where subject = 'payments' and base_currency = 'usd')::text as counted,
        (select coalesce(sum((amount_cents - credited_cents) * base_rate), 0) from payments)::text as found`.execute(
      h.db,
    );
    expect(Number(rows[0]?.counted)).toBe(Number(rows[0]?.found));
    expect(Number(rows[0]?.found)).toBeGreaterThan(0);
  });
});

describe('rates', () => {
  const imported = (csv: string, isDryRun = false) => h.caller(admin).admin.importExchangeRates({ csv, isDryRun });

  test('are imported once: dry, twice, at once; a fault is named by its line and nothing is written', async () => {
    const csv = 'Date;Currency;Rate\n2026-01-02;EUR;1.10\n2026-01-02;GBP;1.25\n';
    const count = async () => (await h.caller(admin).admin.exchangeRates()).rates.length;
    const before = await count();
    expect(await imported(csv, true)).toMatchObject({
      faults: [],
      written: null,
      lines: [{ state: 'new' }, { line: 3 }],
    });
    expect(await count()).toBe(before);
    const twice = await Promise.all([imported(csv), imported(csv)]);
    expect(twice.map(({ written }) => written).toSorted()).toEqual([0, 2]);
    expect(await imported(csv)).toMatchObject({ written: 0, lines: [{ state: 'known' }, { state: 'known' }] });
    expect(await count()).toBe(before + 2);
    const events = (await audited('exchangeRate.saved')).filter(
      ({ details }) => 'source' in details && details.source === 'imported',
    );
    expect(events).toHaveLength(1);

    const faulty =
      'date,currency,rate\n2026-02-30,EUR,1\n2026-01-05,XXX,1\n2026-01-05,USD,1\n2026-01-05,EUR,0\n2099-01-01,EUR,1\n2026-01-06,EUR,1\n2026-01-06,EUR,2\n"\n';
    const result = await imported(faulty);
    expect(result.faults.map(({ line }) => line)).toEqual([2, 3, 4, 5, 6, 8, 9]);
    expect(result.written).toBeNull();
    expect(await count()).toBe(before + 2);
    await expect(imported('day,rate\n')).rejects.toMatchObject(refusal('IMPORT_HEADER'));
  });

  test('are of another currency and of a day that has come; a member who may not manage changes none', async () => {
    await expect(save('usd', today(), '1')).rejects.toMatchObject(refusal('RATE_OF_BASE'));
    await expect(save('eur', '2099-01-01', '1')).rejects.toMatchObject(refusal('RATE_IN_FUTURE'));
    await expect(save('eur', today(), '-1')).rejects.toThrow();
    const reader = await buildStaff(h, { capabilities: ['account'] });
    expect((await h.caller(reader).admin.exchangeRates()).baseCurrency).toBe('usd');
    await expect(
      h.caller(reader).admin.saveExchangeRate({ currency: 'eur', day: today(), rate: '1' }),
    ).rejects.toMatchObject(refusal('ADMIN_ONLY'));
  });

  test('belong to a base: after it is changed, what kept rates of another is listed apart', async () => {
    const dollars = (await h.caller(admin).admin.overview()).revenueCents;
    await h.caller(admin).admin.setBaseCurrency({ currency: 'eur', reason: 'The house moved to Porto.' });
    await vi.waitUntil(async () => (await h.caller(admin).admin.exchangeRates()).baseCurrency === 'eur');
    expect((await h.caller(admin).admin.exchangeRates()).rates).toEqual([]);
    const overview = await h.caller(admin).admin.overview();
    expect(overview.currency).toBe('eur');
    expect(overview.apart.map(({ currency }) => currency)).toEqual(['jpy']);
    expect(overview.revenueCents).toBeGreaterThan(0);
    await refreshReports(h.deps);
    const report = await h.caller(admin).admin.report({ from: today(), to: today() });
    expect(report).toMatchObject({ currency: 'eur', apart: [{ currency: 'jpy' }] });
    expect(report.total.revenueCents - report.total.refundedCents).toBe(overview.revenueCents);
    await h.caller(admin).admin.setBaseCurrency({ currency: 'usd', reason: 'It moved back.' });
    await vi.waitUntil(async () => (await h.caller(admin).admin.exchangeRates()).baseCurrency === 'usd');
    expect((await h.caller(admin).admin.overview()).revenueCents).toBe(dollars);
  });
});

test('a list of 200 kB is imported whole, and holds the event loop for 50 ms at most', async () => {
  const currencies = ['EUR', 'GBP', 'BRL', 'JPY', 'KRW', 'ILS'];
  const days = Array.from({ length: 2_000 }, (_one, at) =>
    new Date(Date.UTC(2020, 0, 1 + at)).toISOString().slice(0, 10),
  );
  const lines = days.flatMap((day) => currencies.map((currency) => `${day},${currency},1`));
  const csv = `date,currency,rate\n${lines.join('\n')}`.slice(0, 199_990).replace(/\n[^\n]*$/, '');
  const limits = { base: 'usd', lastDay: '2026-01-01' } as const;
  const result = await parseRates(csv, limits);
  expect(result.faults).toEqual([]);
  expect(result.lines.length).toBeGreaterThan(9_500);
  const measure = async () => (await longestTurn(() => parseRates(csv, limits))).stallMs;
  expect(await leastOf(measure, 50)).toBeLessThan(50);
  expect(await h.caller(admin).admin.importExchangeRates({ csv, isDryRun: false })).toMatchObject({
    written: result.lines.length,
  });
});
