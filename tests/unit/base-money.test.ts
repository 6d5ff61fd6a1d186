import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isConvertible, statedRate, sumInBase, type CurrencySum } from '#shared/base-money.ts';
import { currencies } from '#shared/money.ts';

const currency = fc.constantFrom(...currencies);

/** Amounts with rates of one base, or without: the converted amount is that of a rate with ten decimals. */
const sums = fc.array(
  fc.record({
    currency,
    baseCurrency: fc.option(currency),
    cents: fc.integer({ min: -100_000_000, max: 100_000_000 }),
    rate: fc.bigInt({ min: 1n, max: 99_999_999_999_999n }),
    count: fc.nat(1000),
  }),
  { maxLength: 20 },
);

const scale = 10n ** 10n;

function decimal(value: bigint): string {
  const size = value < 0n ? -value : value;
  return `${value < 0n ? '-' : ''}${size / scale}.${String(size % scale).padStart(10, '0')}`;
}

test('two currencies are added by a rate alone, and each sum is rounded once', () => {
  fc.assert(
    fc.property(sums, currency, (rows, base) => {
      const given = rows.map((row): CurrencySum => ({ ...row, baseCents: decimal(BigInt(row.cents) * row.rate) }));
      const { cents, apart, currency: of } = sumInBase(given, base);
      expect(of).toBe(base);
      // The exact sum of convertible amounts is at most half a minor unit away.
      const exact = rows.reduce((sum, row) => {
        if (row.currency === base) return sum + BigInt(row.cents) * scale;
        return row.baseCurrency === base ? sum + BigInt(row.cents) * row.rate : sum;
      }, 0n);
      const error = BigInt(cents) * scale - exact;
      expect(2n * (error < 0n ? -error : error) <= scale).toBe(true);
      // Amounts without a rate are all listed, by currency, and change no other sum.
      const without = given.filter((row) => !isConvertible(row, base));
      for (const one of currencies) {
        const own = without.filter((row) => row.currency === one);
        expect(apart.find((sum) => sum.currency === one) ?? { cents: 0, count: 0 }).toMatchObject({
          cents: own.reduce((sum, row) => sum + row.cents, 0),
          count: own.reduce((sum, row) => sum + row.count, 0),
        });
      }
      expect(apart.every((sum) => sum.currency !== base)).toBe(true);
      const changed = given.map((row) => (isConvertible(row, base) ? row : { ...row, cents: row.cents + 1 }));
      expect(sumInBase(changed, base).cents).toBe(cents);
    }),
  );
});

test.each([
  ['0.5', 1],
  ['-0.5', -1],
  ['0.4999999999', 0],
  ['1083.2', 1083],
  ['90071992547.5000000000', 90_071_992_548],
])('%s minor units are %i', (baseCents, cents) => {
  expect(sumInBase([{ currency: 'eur', baseCurrency: 'usd', cents: 1, baseCents, count: 1 }], 'usd').cents).toBe(cents);
});

test.each([
  ['1.0832000000', 'eur', 'usd', '1.0832'],
  ['0.6700000000', 'jpy', 'usd', '0.0067'],
  ['14.5000000000', 'usd', 'krw', '1450'],
  ['1.0000000000', 'gbp', 'eur', '1'],
] as const)('a kept rate of %s from %s to %s was typed as %s', (kept, from, base, typed) => {
  expect(statedRate(kept, { currency: from, base })).toBe(typed);
});
