import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysOf, periodBefore, splitPeriod } from '#shared/reports.ts';

describe('the period before', () => {
  test.each([
    [
      { from: '2026-11-01', to: '2026-11-30' },
      { from: '2026-10-01', to: '2026-10-31' },
    ],
    [
      { from: '2026-01-01', to: '2026-12-31' },
      { from: '2025-01-01', to: '2025-12-31' },
    ],
    [
      { from: '2026-03-01', to: '2026-03-31' },
      { from: '2026-02-01', to: '2026-02-28' },
    ],
    [
      { from: '2026-11-01', to: '2026-11-10' },
      { from: '2026-10-22', to: '2026-10-31' },
    ],
    [
      { from: '2024-02-29', to: '2024-02-29' },
      { from: '2024-02-28', to: '2024-02-28' },
    ],
  ])('%o', (period, before) => {
    expect(periodBefore(period)).toEqual(before);
  });
});

test('months and days of a period have each of its days once', () => {
  const day = fc.date({
    min: new Date('2023-01-01T00:00:00Z'),
    max: new Date('2027-12-31T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 900 }), (first, length) => {
      const from = first.toISOString().slice(0, 10);
      const to = new Date(Date.parse(from) + length * 86_400_000).toISOString().slice(0, 10);
      const { months, days } = splitPeriod({ from, to });
      const parts = [...(months ? [months] : []), ...days].toSorted((one, other) => (one.from < other.from ? -1 : 1));
      expect(parts.reduce((sum, part) => sum + daysOf(part), 0)).toBe(length + 1);
      expect(parts[0]?.from).toBe(from);
      expect(parts.at(-1)?.to).toBe(to);
      if (months) expect([months.from.slice(8), periodBefore(months).to < months.from]).toEqual(['01', true]);
    }),
  );
});
