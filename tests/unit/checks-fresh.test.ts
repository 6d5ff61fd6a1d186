import { expect, test } from 'vitest';
import { measure, measureRight } from '../../scripts/bench/studio/checks-fresh.ts';

/** The share that is met of errors that the checks were not mended by; see `scripts/bench/studio/checks-truth/README.md`. The other parts are the bench's. */
test('errors in papers of twelve languages are found', () => {
  const { all, languages } = measure('held');
  expect(all[0] / all[1]).toBeGreaterThanOrEqual(0.85);
  expect(languages.size).toBe(12);
});

test.each([
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'eighthHeld',
  'ninth',
  'tenth',
  'sixteenth',
  'twentyFirst',
  'twentySecond',
  'twentyThird',
  'twentySixth',
] as const)('errors in dense paragraphs and blocks are found: %s', (part) => {
  const [found, all] = measure(part).all;
  expect(found / all).toBeGreaterThanOrEqual(0.97);
});

test.each([
  ['fifteenth', 0],
  ['sixteenth', 1],
  ['seventeenth', 1],
  ['twentieth', 0],
  ['twentyFirst', 0],
  ['eighteenth', 0],
  ['twentySecond', 0],
  ['twentyThird', 0],
  ['twentySixth', 0],
  ['twentyEighth', 0],
  ['thirtieth', 0],
] as const)('right records and blocks want no answer: %s, but for %i', (part, most) => {
  expect(measure(part).vain[0]).toBeLessThanOrEqual(most);
});

test.each([
  ['twentyEighth', 0.86],
  ['thirtieth', 0.74],
] as const)('errors about things are found: %s, from %d on', (part, least) => {
  const [found, all] = measure(part).all;
  expect(found / all).toBeGreaterThanOrEqual(least);
});

test('errors in many kinds of paper are found', () => {
  const [found, all] = measure('varied').all;
  expect(found / all).toBeGreaterThanOrEqual(0.92);
});

test('right papers of twelve languages want no answer', () => {
  const { law, ...right } = measureRight();
  expect(law).toBe(0);
  for (const [wanted, all] of Object.values(right)) expect(wanted / all).toBeLessThanOrEqual(0.01);
});
