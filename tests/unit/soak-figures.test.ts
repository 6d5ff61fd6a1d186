import { expect, test } from 'vitest';
import { judge, type Sample } from '../../scripts/soak/figures.ts';

/** Half an hour of samples, ten a minute; the first five minutes climb whatever comes after. */
function halfAnHour(after: (minute: number) => Partial<Sample>): Sample[] {
  return Array.from({ length: 300 }, (_, index) => {
    const minute = index / 10;
    // The sawtooth of garbage collection.
    const wave = 20 * Math.sin(index);
    const warm = minute < 5 ? 40 * minute : 200;
    return { minute, megabytes: warm + wave, descriptors: 90, handles: 70, ...(minute < 5 ? {} : after(minute)) };
  });
}

test('a process without a leak passes, whatever its warm-up', () => {
  const verdict = judge(
    halfAnHour(() => ({})),
    5,
  );
  expect(verdict.isGood).toBe(true);
  expect(Math.abs(verdict.megabytesPerMinute)).toBeLessThan(0.2);
});

test.each([
  ['memory', (minute: number) => ({ megabytes: 200 + 1.5 * minute })],
  ['descriptors', (minute: number) => ({ descriptors: 90 + minute })],
  ['handles', (minute: number) => ({ handles: 70 + minute })],
])('one whose %s grow does not', (_what, after) => expect(judge(halfAnHour(after), 5).isGood).toBe(false));

test('too few samples are inconclusive', () =>
  expect(() => judge(halfAnHour(() => ({})).slice(0, 55), 5)).toThrow('too few samples'));
