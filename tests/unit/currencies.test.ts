import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currencyOfLanguages, resolveCurrency } from '#shared/currency-choice.ts';
import { smallestCharge } from '#shared/currency-facts.ts';
import {
  currencies,
  decimalOf,
  formatMoney,
  sumCents,
  sumMoney,
  sumsByCurrency,
  type Currency,
} from '#shared/money.ts';
import { listOf, linesOf } from '#shared/price-lines.ts';
import { quote, discountOf } from '#shared/pricing.ts';
import { priceList } from '#shared/schemas/company.ts';
import { releasePrices } from '../support/prices.ts';

const currency = fc.constantFrom(...currencies);
const money = fc.record({ cents: fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), currency });

describe('sums', () => {
  test('never add two currencies', () => {
    fc.assert(
      fc.property(fc.array(money, { maxLength: 30 }), currency, (amounts, of) => {
        const isOne = amounts.every((one) => one.currency === of);
        const plain = amounts.reduce((sum, { cents }) => sum + cents, 0);
        const refusal = RangeError;
        if (isOne) {
          expect(sumMoney(amounts, of)).toEqual({ cents: plain, currency: of });
          expect(sumCents(amounts, ({ cents }) => cents, of)).toBe(plain);
        } else {
          expect(() => sumMoney(amounts, of)).toThrow(refusal);
          expect(() => sumCents(amounts, ({ cents }) => cents, of)).toThrow(refusal);
        }
        const isAlike = new Set(amounts.map((one) => one.currency)).size < 2;
        const sum = () => sumCents(amounts, ({ cents }) => cents);
        if (isAlike) expect(sum()).toBe(plain);
        else expect(sum).toThrow(refusal);
      }),
    );
  });

  test('by currency have each amount once', () => {
    fc.assert(
      fc.property(fc.array(money, { maxLength: 30 }), (amounts) => {
        const sums = sumsByCurrency(amounts);
        expect(new Set(sums.map((one) => one.currency)).size).toBe(sums.length);
        for (const { cents, currency: of } of sums) {
          expect(
            sumMoney(
              amounts.filter((one) => one.currency === of),
              of,
            ).cents,
          ).toBe(cents);
        }
      }),
    );
  });

  test('of a quote are in the list’s currency, and leave what a card of it can be charged', () => {
    const item = { pages: 1, translationType: 'certified', isBankStatement: false } as const;
    fc.assert(
      fc.property(currency, fc.integer({ min: 1, max: 10_000_000 }), (of, amountCents) => {
        const price = quote([item], { ...releasePrices, currency: of }, { amountCents });
        expect(price.currency).toBe(of);
        expect(price.totalCents + discountOf(price)).toBe(1500);
        expect(price.totalCents).toBeGreaterThanOrEqual(Math.min(1500, smallestCharge(of)));
      }),
    );
  });
});

test.each<[Currency, number, string, string]>([
  ['usd', 150_000, '$1,500.00', '1500.00'],
  ['eur', 1500, '€15.00', '15.00'],
  ['gbp', 1500, '£15.00', '15.00'],
  ['brl', 1500, 'R$15.00', '15.00'],
  ['ils', 1500, '₪15.00', '15.00'],
  ['jpy', 1500, '¥1,500', '1500'],
  ['krw', 15_000, '₩15,000', '15000'],
])('%s: %i minor units are %s, and %s in files', (of, cents, text, decimal) => {
  expect(formatMoney({ cents, currency: of })).toBe(text);
  expect(decimalOf({ cents, currency: of })).toBe(decimal);
});

test('a reader of another language reads euros and yen as that language writes them', () => {
  expect(formatMoney({ cents: 1500, currency: 'eur' }, 'de-DE')).toBe('15,00\u00a0€');
  expect(formatMoney({ cents: 1500, currency: 'jpy' }, 'ja-JP')).toMatch(/^[¥￥]1,500$/);
});

test('a list costs at least what a card of its currency can be charged', () => {
  const at = (of: Currency, regular: number) =>
    priceList.safeParse({
      ...releasePrices,
      currency: of,
      rates: { ...releasePrices.rates, certified: { regular, bankStatement: 5000, document: 0, word: 0 } },
    });
  for (const of of currencies) {
    expect(at(of, smallestCharge(of)).success).toBe(true);
    expect(at(of, smallestCharge(of) - 1).error?.issues[0]?.path).toEqual(['rates', 'certified', 'regular']);
  }
});

test('a list has lines of its currency alone', () => {
  const lines = linesOf(releasePrices);
  const { rushPercent, limits } = releasePrices;
  expect(listOf(lines, { rushPercent, limits }, 'usd').faults).toBeUndefined();
  expect(listOf(lines, { rushPercent, limits }, 'eur').faults).toHaveLength(lines.length);
});

test.each([
  ['pt-BR,pt;q=0.9', 'brl'],
  ['pt-PT', 'eur'],
  ['pt', undefined],
  ['de', 'eur'],
  ['en-GB,en;q=0.8', 'gbp'],
  ['ja', 'jpy'],
  ['zh-Hant-TW', undefined],
  ['', undefined],
])('a browser of %j is shown %s', (header, of) => expect(currencyOfLanguages(header)).toBe(of));

test('a visitor is shown what they chose, then their country’s currency, of those that are offered', () => {
  expect(resolveCurrency({ cookie: 'a=1; currency=gbp', acceptLanguage: 'de' }, ['usd', 'eur', 'gbp'])).toBe('gbp');
  expect(resolveCurrency({ cookie: 'currency=jpy', acceptLanguage: 'de' }, ['usd', 'eur'])).toBe('usd');
  expect(resolveCurrency({ acceptLanguage: 'de' }, ['usd', 'eur'])).toBe('eur');
  expect(resolveCurrency({ acceptLanguage: 'de' }, ['usd'])).toBe('usd');
});
