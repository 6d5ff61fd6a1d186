import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inHouse } from '#shared/money.ts';
import { linesOf, listOf, type PriceListLine } from '#shared/price-lines.ts';
import {
  bankStatementSurcharge,
  describeService,
  quote,
  ratePerPage,
  translationTypes,
  type TranslationType,
} from '#shared/pricing.ts';
import { releasePrices } from '../support/prices.ts';

/** Dollars per page from the owner's price list. */
const priceList = {
  certified: { regular: 15, bankStatement: 25 },
  notarized: { regular: 20, bankStatement: 35 },
} as const satisfies Record<TranslationType, { regular: number; bankStatement: number }>;

const table = translationTypes.flatMap((type): [TranslationType, boolean, number][] => [
  [type, false, priceList[type].regular],
  [type, true, priceList[type].bankStatement],
]);

const everyPageCount = Array.from({ length: 50 }, (_, index) => index + 1);

describe.each(table)('%s, bank statement %s: $%d a page', (translationType, isBankStatement, dollars) => {
  test('from 1 to 50 pages the total is pages times the rate, to the cent', () => {
    expect(ratePerPage({ translationType, isBankStatement }, releasePrices)).toBe(dollars * 100);
    for (const pages of everyPageCount) {
      const totalCents = pages * dollars * 100;
      expect(quote([{ pages, translationType, isBankStatement }], releasePrices)).toEqual({
        lines: [{ pages, rateCents: dollars * 100, totalCents }],
        totalCents,
        currency: 'usd',
      });
    }
  });
});

test('a bank statement adds $10 certified, $15 notarized', () => {
  expect(bankStatementSurcharge({ translationType: 'certified' }, releasePrices)).toBe(1000);
  expect(bankStatementSurcharge({ translationType: 'notarized' }, releasePrices)).toBe(1500);
});

test('a service is described the same in checkout, receipts, mails and lists', () => {
  const certified = { translationType: 'certified', isBankStatement: false } as const;
  const statement = { translationType: 'notarized', isBankStatement: true } as const;
  expect(describeService(certified)).toBe('Certified Translation');
  expect(describeService(certified, 'short')).toBe('Certified');
  expect(describeService(statement)).toBe('Notarized Translation, bank statement');
  expect(describeService(statement, 'compact')).toBe('Notarized Translation, bank');
  expect(describeService(statement, 'short')).toBe('Notarized bank statement');
});

const item = fc.record({
  pages: fc.integer({ min: 1, max: 50 }),
  translationType: fc.constantFrom(...translationTypes),
  isBankStatement: fc.boolean(),
});

test('an order of many costs the sum of its lines, which keep their order', () => {
  fc.assert(
    fc.property(fc.array(item, { maxLength: 20 }), (items) => {
      const price = quote(items, releasePrices);
      expect(price.lines.map((line) => line.pages)).toEqual(items.map(({ pages }) => pages));
      expect(price.totalCents).toBe(items.reduce((sum, one) => sum + quote([one], releasePrices).totalCents, 0));
      expect(Number.isSafeInteger(price.totalCents)).toBe(true);
    }),
  );
});

test('a language’s pages and an office’s fee cost together what a card can be charged', () => {
  const lines = linesOf({
    ...releasePrices,
    rates: { ...releasePrices.rates, certified: { regular: 1500, bankStatement: 2500, document: 2000, word: 0 } },
    pairs: [{ source: 'Arabic', translationType: 'certified', unit: 'regular', rate: 0 }],
  });
  expect(listOf(lines, releasePrices, 'usd')).toHaveProperty('list');
  const free: PriceListLine = { service: 'certified', unit: 'document', office: 'lisbon', amount: inHouse(0) };
  expect(listOf([...lines, free], releasePrices, 'usd').faults).toEqual([
    { kind: 'low', key: 'certified page Arabic' },
  ]);
});

test('nothing is taken off an order that costs nothing', () => {
  const paper = { pages: 1, translationType: 'certified', isBankStatement: false, sourceLanguage: 'Arabic' } as const;
  const pairs = [{ source: 'Arabic', translationType: 'certified', unit: 'regular', rate: 0 }] as const;
  expect(quote([paper], { ...releasePrices, pairs: [...pairs] }, { percent: 10 }).totalCents).toBe(0);
});

test('an empty order costs nothing', () => {
  expect(quote([], releasePrices)).toEqual({ lines: [], totalCents: 0, currency: 'usd' });
});

test.each([0, -1, 51, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('%d pages have no price', (pages) => {
  expect(() => quote([{ pages, translationType: 'certified', isBankStatement: false }], releasePrices)).toThrow(
    RangeError,
  );
});
