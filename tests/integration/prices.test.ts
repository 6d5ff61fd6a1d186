import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { targetLanguage } from '#shared/languages.ts';
import { formatMoney, inHouse } from '#shared/money.ts';
import { linesOf, type PriceListLine } from '#shared/price-lines.ts';
import { quote } from '#shared/pricing.ts';
import type { PriceList } from '#shared/schemas/company.ts';
import { untilRead } from '../support/company.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { buildDraft, deliver, documentOf, pay, paymentOf } from '../support/orders.ts';
import { releasePrices } from '../support/prices.ts';

/** The published price list: who sees it, what it charges, and how it is published. */

let h: Harness;
let admin: BuiltUser;
let clientDir: string;

const page = '<html lang="en"><body><p>%PRICE:rate.certified.regular:en-US:full%, +%PRICE:rushPercent%%</p>';
const block = '<script type="application/json" id="prices">%PRICES%</script></body></html>';

beforeAll(async () => {
  clientDir = await mkdtemp(path.join(os.tmpdir(), 'prices-'));
  await mkdir(path.join(clientDir, 'pages/en'), { recursive: true });
  await mkdir(path.join(clientDir, 'assets'));
  await writeFile(path.join(clientDir, 'index.html'), `${page}${block}`);
  await writeFile(path.join(clientDir, 'pages/en/translations.html'), `${page}${block}`);
  h = await createHarness({ env: { CLIENT_DIR: clientDir } });
  await h.listen();
  admin = await buildUser(h, { role: 'admin', name: 'Rosa Lima' });
});
afterEach(() => h.setNow(null));
afterAll(async () => {
  await h.stop();
  await rm(clientDir, { recursive: true });
});

const hourMs = 60 * 60 * 1000;
const arabicPage = (cents: number): PriceListLine => ({
  ...{ service: 'certified', unit: 'page', amount: inHouse(cents) },
  pair: { source: 'Arabic', target: targetLanguage },
});
const api = () => h.caller(admin).admin;
const refusal = (code: string) => ({ cause: { code } });
const inForce = () => h.deps.company.inForce('prices');

/** The list in force with a change. */
async function changed(change: Partial<PriceList>): Promise<{ lines: PriceListLine[]; rushPercent: number }> {
  const list = { ...(await inForce()).facts, ...change };
  return { lines: linesOf(list), rushPercent: list.rushPercent };
}

const certifiedAt = (regular: number): PriceList['rates'] => ({
  ...releasePrices.rates,
  certified: { ...releasePrices.rates.certified, regular },
});

/** Publishes, and waits until this process reads it. */
async function publish(change: Partial<PriceList>, options: { validFrom?: string; basedOn?: number } = {}) {
  const version = await api().publishPrices({ ...(await changed(change)), reason: 'a new year', ...options });
  await untilRead(h, { kind: 'prices', id: version.id });
  return version;
}

function itemsOf(paymentId: string) {
  return h.db.selectFrom('paymentItems').selectAll().where('paymentId', '=', paymentId).orderBy('position').execute();
}

describe('a price that was shown', () => {
  test('holds for 24 hours under its version, then the new total is told', async () => {
    const before = await inForce();
    const owner = await buildUser(h);
    const [draft, late] = [await buildDraft(h, owner), await buildDraft(h, owner)];
    const total = quote([draft], before.facts).totalCents;
    const after = await publish({ rates: certifiedAt(before.facts.rates.certified.regular + 300) });
    const checkout = (id: string, expectedTotalCents: number) =>
      h.caller(owner).payments.createCheckoutSession({ documentIds: [id], expectedTotalCents });

    const { sessionId } = await checkout(draft.id, total);
    const payment = await paymentOf(h, sessionId);
    expect(payment.amountCents).toBe(total);
    expect(await itemsOf(payment.id)).toMatchObject([{ priceVersionId: before.id, totalCents: total }]);
    expect(await documentOf(h, draft.id)).toMatchObject({ priceVersionId: before.id });

    await expect(checkout(late.id, total - 1)).rejects.toMatchObject({
      cause: { code: 'PRICE_CHANGED', details: { totalCents: total + 300, total: formatMoney(inHouse(total + 300)) } },
    });
    h.setNow(new Date(Date.now() + 24 * hourMs + 60_000));
    await expect(checkout(late.id, total)).rejects.toMatchObject({
      cause: { code: 'PRICE_CHANGED', details: { totalCents: total + 300 } },
    });
    // The card provider's clock is the real one.
    h.setNow(null);
    const { sessionId: second } = await checkout(late.id, total + 300);
    expect(await itemsOf((await paymentOf(h, second)).id)).toMatchObject([{ priceVersionId: after.id }]);
  });

  test('leaves a draft a day later, unless it is in a checkout', async () => {
    const before = await inForce();
    const owner = await buildUser(h);
    const [draft, open] = [await buildDraft(h, owner, { pages: 2 }), await buildDraft(h, owner)];
    const regular = before.facts.rates.certified.regular;
    const order = { documentIds: [open.id], expectedTotalCents: quote([open], before.facts).totalCents };
    await h.caller(owner).payments.createCheckoutSession(order);
    await h.db.updateTable('documents').set({ priceVersionId: before.id }).where('id', '=', draft.id).execute();
    const after = await publish({ rates: certifiedAt(regular + 250) });
    const reprice = async () => {
      await h.deps.jobs.enqueue(h.db, 'documents.expireDrafts', {});
      await h.runJobs();
      return documentOf(h, draft.id);
    };
    expect(await reprice()).toMatchObject({ priceVersionId: before.id });
    h.setNow(new Date(Date.now() + 24 * hourMs + 60_000));
    expect(await reprice()).toMatchObject({ priceVersionId: after.id, totalCostCents: 2 * (regular + 250) });
    expect(await documentOf(h, open.id)).toMatchObject({ priceVersionId: before.id, totalCostCents: regular });
  });

  test('of a saved quote is charged by the list of the quote', async () => {
    const owner = await buildUser(h);
    const customer = h.caller(owner).payments;
    const item = { pages: 2, translationType: 'certified', isBankStatement: false } as const;
    const saved = await customer.saveQuote({ items: [item] });
    const before = await inForce();
    await publish({ rates: certifiedAt(before.facts.rates.certified.regular + 100) });
    const draft = await buildDraft(h, owner, { pages: 2 });
    const order = { documentIds: [draft.id], expectedTotalCents: saved.totalCents, quoteId: saved.id };
    const { sessionId } = await customer.createCheckoutSession(order);
    const payment = await paymentOf(h, sessionId);
    expect(payment.amountCents).toBe(saved.totalCents);
    expect(await itemsOf(payment.id)).toMatchObject([{ priceVersionId: before.id }]);
  });
});

describe('what an order costs', () => {
  test('is filled up to the minimum once, on checkout and receipt, and is paid without a flag', async () => {
    const before = await inForce();
    await publish({ minimumCents: 5000, rates: certifiedAt(1500), postageCents: 0 });
    const owner = await buildUser(h);
    const customer = h.caller(owner).payments;
    const drafts = [await buildDraft(h, owner), await buildDraft(h, owner, { isMailed: true })];
    const order = { documentIds: drafts.map(({ id }) => id), expectedTotalCents: 5000 };
    const { sessionId } = await customer.createCheckoutSession(order);
    expect(await customer.createCheckoutSession(order)).toMatchObject({ sessionId });
    const { data } = await h.deps.stripe.checkout.sessions.listLineItems(sessionId);
    expect(data.map(({ amount_total }) => amount_total)).toEqual([1500, 2000, 1500]);
    await pay(h, sessionId);
    await deliver(h, sessionId);
    await h.runJobs();
    const payment = await paymentOf(h, sessionId);
    expect(payment).toMatchObject({ status: 'paid', amountCents: 5000, flag: null });
    const receipt = await customer.receipt({ paymentId: payment.id });
    expect(receipt.lines).toMatchObject([
      { topUpCents: 2000, totalCents: 3500 },
      { topUpCents: 0, postageCents: 0, totalCents: 1500 },
    ]);
    await publish({ minimumCents: before.facts.minimumCents, postageCents: before.facts.postageCents });
    // A paid order shows its own list's price, whatever is in force.
    const { quote: shown } = await h.caller(owner).documents.get({ id: drafts[0]?.id ?? '' });
    expect(shown).toMatchObject({ totalCents: 3500, lines: [{ topUpCents: 2000 }] });
  });

  test('follows the language where the list has a separate rate', async () => {
    const pair = { source: 'Japanese', translationType: 'certified', unit: 'regular', rate: 2600 } as const;
    await publish({ pairs: [pair] });
    const owner = await buildUser(h);
    const create = (sourceLanguage: 'Japanese' | 'Spanish') =>
      h.caller(owner).documents.create({
        ...{ filename: 'koseki.pdf', translationType: 'certified', isBankStatement: false, sourceLanguage },
        idempotencyKey: randomUUID(),
      });
    const { rates } = (await inForce()).facts;
    expect((await create('Japanese')).totalCostCents).toBe(2600);
    expect((await create('Spanish')).totalCostCents).toBe(rates.certified.regular);
    // A quote without a language does not apply to this one.
    const customer = h.caller(owner).payments;
    const item = { pages: 1, translationType: 'certified', isBankStatement: false } as const;
    const { id: quoteId, totalCents } = await customer.saveQuote({ items: [item] });
    const draft = await buildDraft(h, owner, { sourceLanguage: 'Japanese' });
    const order = { documentIds: [draft.id], expectedTotalCents: totalCents, quoteId };
    await expect(customer.createCheckoutSession(order)).rejects.toMatchObject(refusal('QUOTE_DIFFERS'));
    await publish({ pairs: [] });
  });

  test('is never a mixture of two lists while one is published under load', async () => {
    const owners = await Promise.all(Array.from({ length: 24 }, () => buildUser(h)));
    const orders = await Promise.all(
      owners.map(async (owner) => ({
        owner,
        drafts: [await buildDraft(h, owner, { pages: 3 }), await buildDraft(h, owner, { speed: 'rush' })],
      })),
    );
    const order = async ({ owner, drafts }: (typeof orders)[number]) => {
      const { totalCents } = quote(drafts, (await inForce()).facts);
      return h
        .caller(owner)
        .payments.createCheckoutSession({ documentIds: drafts.map(({ id }) => id), expectedTotalCents: totalCents });
    };
    const half = orders.length / 2;
    const first = orders.slice(0, half).map(order);
    const published = publish({ rates: certifiedAt(1900), rushPercent: 80 });
    const sessions = await Promise.all([...first, ...orders.slice(half).map(order)]);
    await published;
    for (const { sessionId } of sessions) {
      const payment = await paymentOf(h, sessionId);
      const items = await itemsOf(payment.id);
      const [version = ''] = new Set(items.map(({ priceVersionId }) => priceVersionId ?? ''));
      expect(new Set(items.map(({ priceVersionId }) => priceVersionId)).size).toBe(1);
      const kept = await h.deps.company.byId('prices', version);
      const price = quote(items, kept?.facts ?? releasePrices);
      expect(price.totalCents).toBe(payment.amountCents);
      expect(items.map(({ totalCents }) => totalCents)).toEqual(price.lines.map(({ totalCents }) => totalCents));
    }
  });
});

describe('publishing', () => {
  test('is in force for everybody, in the audit log, and as it was at any time', async () => {
    const before = await inForce();
    const validFrom = new Date(Date.now() + hourMs).toISOString();
    const planned = await publish({ postageCents: 1825 }, { validFrom });
    expect((await h.caller(null).documents.offer()).prices).toMatchObject({ id: before.id, nextAt: validFrom });
    const now = await publish({ postageCents: 1725 });
    const { prices } = await h.caller(null).documents.offer();
    expect(prices).toMatchObject({ id: now.id, version: now.version, list: { postageCents: 1725 } });
    const postageAt = async (at?: string) =>
      (await api().prices(at === undefined ? {} : { at })).lines.find(({ service }) => service === 'mailing')?.amount;
    expect(await postageAt()).toEqual(inHouse(1725));
    expect(await postageAt(validFrom)).toEqual(inHouse(1825));
    expect(await postageAt('2026-02-01T00:00:00Z')).toEqual(inHouse(releasePrices.postageCents));
    const { versions, latest } = await api().prices();
    expect(latest).toBe(now.version);
    expect(versions.slice(0, 2)).toMatchObject([
      { version: now.version, state: 'in-force', publishedByName: 'Rosa Lima', reason: 'a new year' },
      { version: planned.version, state: 'upcoming' },
    ]);
    const { items } = await api().auditLog({ event: 'prices.published' });
    expect(items[0]).toMatchObject({ details: { version: now.version, reason: 'a new year' } });
  });

  test.each<[string, (lines: PriceListLine[]) => unknown[]]>([
    ['−1', (lines) => priced(lines, -1)],
    ['a rate of 0', (lines) => priced(lines, 0)],
    ['a language’s rate below what a card can be charged', (lines) => [...lines, arabicPage(49)]],
    ['a trillion', (lines) => priced(lines, 1e12)],
    ['half a cent', (lines) => priced(lines, 0.5)],
    ['no minimum', (lines) => lines.filter(({ service }) => service !== 'order')],
    ['a rate twice', (lines) => [...lines, ...lines.slice(0, 1)]],
    ['an unknown unit', (lines) => [...lines, { service: 'certified', unit: 'order', amount: inHouse(500) }]],
    ['another currency', (lines) => [{ ...lines[0], amount: { cents: 1500, currency: 'xxx' } }, ...lines.slice(1)]],
    ['nothing', () => []],
  ])('refuses a list with %s, and saves no draft of it', async (_name, change) => {
    const before = await inForce();
    const { lines, rushPercent } = await changed({});
    const bad = change(lines) as PriceListLine[];
    await expect(api().publishPrices({ lines: bad, rushPercent, reason: 'a mistake' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    await expect(api().savePricesDraft({ lines: bad, rushPercent, basedOn: 1 })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    expect((await inForce()).id).toBe(before.id);
    expect((await api().prices()).draft).toBeNull();
  });

  test('by two people at once tells the second, whose draft is kept', async () => {
    const { latest } = await api().prices();
    const list = { ...(await changed({ postageCents: 1100 })), basedOn: latest };
    await api().savePricesDraft(list);
    expect((await api().prices()).draft).toMatchObject({ basedOn: latest, savedByName: 'Rosa Lima' });
    const results = await Promise.allSettled([
      api().publishPrices({ ...list, reason: 'the first of two' }),
      api().publishPrices({ ...list, reason: 'the second of two' }),
    ]);
    const refused = results.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    expect(refused).toMatchObject([{ cause: { code: 'FACTS_CHANGED', details: { version: latest + 1 } } }]);
    expect((await api().prices()).latest).toBe(latest + 1);
  });

  test('has no list at a time before the first one, in the year 0 as well', async () => {
    for (const at of ['0001-01-01T00:00:00Z', '0000-02-01T00:00:00Z']) {
      await expect(h.caller(admin).admin.prices({ at })).rejects.toMatchObject({ cause: { code: 'NOT_FOUND' } });
    }
  });

  test('is refused for the past and for anybody else', async () => {
    const list = { ...(await changed({})), reason: 'too late' };
    const validFrom = new Date(Date.now() - hourMs).toISOString();
    await expect(api().publishPrices({ ...list, validFrom })).rejects.toMatchObject(refusal('FACTS_IN_PAST'));
    const clerk = await buildUser(h, { role: 'authenticator' });
    await expect(h.caller(clerk).admin.publishPrices(list)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

test('pages rendered ahead show the list in force, with another ETag', async () => {
  const read = async () => {
    const response = await fetch(`${h.env.publicUrl}/translations`);
    return { text: await response.text(), tag: response.headers.get('etag') };
  };
  await publish({ rates: certifiedAt(1550), rushPercent: 40 });
  const before = await read();
  expect(before.text).toContain('<p>$15.50, +40%</p>');
  const { id } = await publish({ rates: certifiedAt(1700), rushPercent: 45 });
  const after = await read();
  expect(after.text).toContain('<p>$17.00, +45%</p>');
  expect(after.text).toContain(`"id":"${id}"`);
  expect(after.text).not.toContain('%PRICE');
  expect(after.tag).not.toBe(before.tag);
});

function priced(lines: readonly PriceListLine[], cents: number): PriceListLine[] {
  return lines.map((line, index) => (index === 0 ? { ...line, amount: { ...line.amount, cents } } : line));
}
