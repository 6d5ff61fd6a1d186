import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney, houseCurrency, inHouse } from '#shared/money.ts';

test.each([
  [0, '$0.00'],
  [1, '$0.01'],
  [1500, '$15.00'],
  [10_500, '$105.00'],
  [175_000, '$1,750.00'],
  [123_456_789, '$1,234,567.89'],
  [-4500, '-$45.00'],
])('%d cents read %s', (cents, text) => {
  expect(formatMoney(inHouse(cents))).toBe(text);
});

test.each([
  [1500, '$15'],
  [175_000, '$1,750'],
  [1549, '$15'],
  [1550, '$16'],
])('%d cents read %s where cents are noise', (cents, text) => {
  expect(formatMoney(inHouse(cents), 'en-US', { isWhole: true })).toBe(text);
});

test.each([
  ['pt-BR', 'US$\u00a015,00'],
  ['de-DE', '15,00\u00a0US$'],
  ['es-US', 'US$15.00'],
  ['ja-JP', 'US$15.00'],
  ['ar-u-nu-latn', '\u2066US$15.00\u2069'],
])('an amount in %s', (tag, text) => {
  expect(formatMoney(inHouse(1500), tag)).toBe(text);
});

test('every amount can be read back from its words', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (cents) => {
      expect(Number(formatMoney(inHouse(cents)).replaceAll(/[$,.]/g, ''))).toBe(cents);
    }),
  );
});

test('money is United States dollars', () => {
  expect(houseCurrency).toBe('usd');
});
