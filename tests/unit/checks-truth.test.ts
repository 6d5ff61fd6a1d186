import { describe, expect, test } from 'vitest';
import { benchRight, heldOut } from '../../scripts/bench/studio/checks-truth.ts';

/** Two and a half minutes in all; `node scripts/bench/studio/checks-truth.ts --list` names the texts. */
describe('right headings, offices and phrases want an answer in one of a hundred at most', { tags: 'sweep' }, () => {
  test.each(heldOut.map((paper) => [paper.name, paper] as const))('%s', (_name, paper) => {
    const { rates, law } = benchRight(false, [paper]);
    expect(law).toBe(0);
    expect(rates[0]?.[1]).toBeLessThanOrEqual(1);
  });
});
