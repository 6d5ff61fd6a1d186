import { expect, test } from 'vitest';
import { missingRounds, type Missing } from '#client/features/authenticator/workspace/missing.ts';

/** Where a press on "Approve" leads, and F8 after it. */

const missing: Missing[] = ['first', 'second', 'third'].map((place) => ({ place, level: 'answer', say: place }));

test('F8 after a refused approval goes on from the place that the approval led to', () => {
  const rounds = missingRounds();
  expect(rounds.first(missing)?.place).toBe('first');
  expect([1, 2, 3].map(() => rounds.next(missing)?.place)).toEqual(['second', 'third', 'first']);
  expect(rounds.first(missing)?.place).toBe('first');
  expect(rounds.next(missing)?.place).toBe('second');
});

test('nothing is missing', () => {
  expect([missingRounds().first([]), missingRounds().next([])]).toEqual([undefined, undefined]);
});
