import { describe, expect, test } from 'vitest';
import { formatPay, parsePay, payDecimal } from '#shared/pay/money.ts';
import { dayAt, isEnded, monthAfter, monthAt, monthBounds } from '#shared/pay/months.ts';
import { activitiesOf, countWords, earningOf, rateFor, rateStateOf, type PayRate } from '#shared/pay/rates.ts';

// Earnings of a piece of work, and the month they count in.

let sequence = 0;
const rate = (changes: Partial<PayRate> = {}): PayRate => ({
  pair: null,
  service: null,
  activity: 'certify',
  unit: 'page',
  unitCents: 500,
  currency: 'usd',
  rushPercent: 0,
  minimumCents: 0,
  validFrom: '2026-01-01',
  endsOn: null,
  sequence: (sequence += 1),
  ...changes,
});
const portuguese = { from: 'Portuguese', to: 'English' };
const work = {
  sourceLanguage: 'Portuguese',
  targetLanguage: 'English',
  service: 'certified',
  activity: 'certify',
} as const;

describe('the rate of a piece of work', () => {
  test('is the most specific one: a pair before a service, both before one', () => {
    const all = rate();
    const service = rate({ service: 'certified' });
    const pair = rate({ pair: portuguese });
    const both = rate({ pair: portuguese, service: 'certified' });
    const rates = [all, service, pair, both, rate({ activity: 'translate' }), rate({ service: 'notarized' })];
    expect(rateFor(rates, work, '2026-02-01')).toBe(both);
    expect(rateFor([all, service, pair], work, '2026-02-01')).toBe(pair);
    expect(rateFor([all, service], work, '2026-02-01')).toBe(service);
    expect(rateFor(rates, { ...work, sourceLanguage: 'Spanish' }, '2026-02-01')).toBe(service);
    expect(rateFor(rates, { ...work, sourceLanguage: 'Portuguese (Portugal)' }, '2026-02-01')).toBe(both);
    expect(rateFor(rates, { ...work, activity: 'revise' }, '2026-02-01')).toBeUndefined();
  });

  test('is the version of the day, and of two from one day the later one', () => {
    const old = rate();
    const next = rate({ validFrom: '2026-03-15' });
    const corrected = rate({ validFrom: '2026-03-15', unitCents: 700 });
    const rates = [corrected, next, old];
    expect(rateFor(rates, work, '2025-12-31')).toBeUndefined();
    expect(rateFor(rates, work, '2026-03-14')).toBe(old);
    expect(rateFor(rates, work, '2026-03-15')).toBe(corrected);
    expect(rateStateOf(old, rates, '2026-03-15')).toBe('replaced');
    expect(rateStateOf(corrected, rates, '2026-03-14')).toBe('upcoming');
  });

  test('falls back to a less specific one once it ended, and never to a version that was replaced', () => {
    const all = rate();
    const first = rate({ pair: portuguese });
    const ended = rate({ pair: portuguese, validFrom: '2026-02-01', endsOn: '2026-03-01' });
    const rates = [all, first, ended];
    expect(rateFor(rates, work, '2026-02-28')).toBe(ended);
    expect(rateFor(rates, work, '2026-03-01')).toBe(all);
    expect(rateStateOf(ended, rates, '2026-03-01')).toBe('ended');
    // Taken back before its first day.
    const never = rate({ validFrom: '2026-04-01', endsOn: '2026-04-01' });
    expect(rateFor([all, never], work, '2026-05-01')).toBe(all);
    expect(rateStateOf(never, [all, never], '2026-03-01')).toBe('ended');
  });
});

describe('an earning', () => {
  test.each([
    ['pages', rate({ unitCents: 450 }), 3, false, [1350, 0, 0, 1350]],
    ['words, by the hundred, halves up', rate({ unit: 'word', unitCents: 850 }), 431, false, [3664, 0, 0, 3664]],
    ['minutes of an hour', rate({ unit: 'hour', unitCents: 4000 }), 50, false, [3333, 0, 0, 3333]],
    ['a flat amount', rate({ unit: 'flat', unitCents: 1200 }), 1, false, [1200, 0, 0, 1200]],
    ['rush', rate({ unitCents: 333, rushPercent: 50 }), 1, true, [333, 167, 0, 500]],
    ['no rush', rate({ unitCents: 333, rushPercent: 50 }), 1, false, [333, 0, 0, 333]],
    [
      'up to the minimum',
      rate({ unitCents: 300, rushPercent: 50, minimumCents: 1000 }),
      1,
      true,
      [300, 150, 550, 1000],
    ],
    ['the minimum of no words', rate({ unit: 'word', unitCents: 850, minimumCents: 500 }), 0, false, [0, 0, 500, 500]],
  ])('of %s', (_name, terms, quantity, isRush, [baseCents, rushCents, topUpCents, amountCents]) =>
    expect(earningOf(terms, quantity, isRush)).toEqual({ baseCents, rushCents, topUpCents, amountCents }),
  );

  test('follows the activities of a decision', () => {
    expect(activitiesOf('approved')).toEqual(['certify']);
    expect(activitiesOf('corrected')).toEqual(['revise', 'certify']);
    expect(activitiesOf('supplied')).toEqual(['translate', 'certify']);
  });

  test('counts words without punctuation', () => {
    expect(countWords('The  holder’s name — João Pereira (born 1990), No. 12-B.\fEnd.')).toBe(10);
    expect(countWords('')).toBe(0);
  });
});

describe('a month', () => {
  const zone = 'America/New_York';
  test('begins and ends by the house’s clock, over changes of the clock too', () => {
    const march = monthBounds('2026-03', zone);
    expect([march.from.toISOString(), march.to.toISOString()]).toEqual([
      '2026-03-01T05:00:00.000Z',
      '2026-04-01T04:00:00.000Z',
    ]);
    const november = monthBounds('2026-11', zone);
    expect([november.from.toISOString(), november.to.toISOString()]).toEqual([
      '2026-11-01T04:00:00.000Z',
      '2026-12-01T05:00:00.000Z',
    ]);
    expect(monthBounds('2026-12', zone).to).toEqual(monthBounds('2027-01', zone).from);
    // Clocks go forward at the midnight with which the month begins.
    const asuncion = monthBounds('2023-10', 'America/Asuncion');
    expect(monthAt(asuncion.from, 'America/Asuncion')).toBe('2023-10');
    expect(monthAt(new Date(asuncion.from.getTime() - 1), 'America/Asuncion')).toBe('2023-09');
  });

  test.each([
    ['2026-11-01T03:59:59.999Z', '2026-10', '2026-10-31'],
    ['2026-11-01T04:00:00.000Z', '2026-11', '2026-11-01'],
    ['2026-12-01T04:59:59.999Z', '2026-11', '2026-11-30'],
    ['2027-01-01T04:59:59.999Z', '2026-12', '2026-12-31'],
  ])('of %s is %s', (at, month, day) => {
    expect(monthAt(new Date(at), zone)).toBe(month);
    expect(dayAt(new Date(at), zone)).toBe(day);
  });

  test('ends with its last moment', () => {
    const at = (time: string) => ({ now: new Date(time), timeZone: zone });
    expect(isEnded('2026-10', at('2026-11-01T03:59:59.999Z'))).toBe(false);
    expect(isEnded('2026-10', at('2026-11-01T04:00:00.000Z'))).toBe(true);
  });

  test('has neighbors over the year', () => {
    expect([monthAfter('2026-12'), monthAfter('2026-01', -1), monthAfter('2026-01', 13)]).toEqual([
      '2027-01',
      '2025-12',
      '2027-02',
    ]);
  });
});

test('amounts are read and written with the digits of their currency', () => {
  expect([parsePay('1,250.5', 'brl'), parsePay('12', 'jpy'), parsePay('12.5', 'jpy'), parsePay('-1', 'usd')]).toEqual([
    125_050,
    12,
    undefined,
    undefined,
  ]);
  expect([payDecimal({ cents: 125_050, currency: 'eur' }), payDecimal({ cents: -12, currency: 'jpy' })]).toEqual([
    '1250.50',
    '-12',
  ]);
  expect([formatPay({ cents: -1250, currency: 'usd' }), formatPay({ cents: 12, currency: 'jpy' })]).toEqual([
    '−$12.50',
    '¥12',
  ]);
});
