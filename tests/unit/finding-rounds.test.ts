import { expect, test } from 'vitest';
import { findingRounds } from '#client/features/authenticator/studio/text/finding-rounds.ts';
import type { TextFinding } from '#shared/schemas/studio.ts';

/** The order in which F8 visits findings. */

function finding(blockId: string, level: TextFinding['level']): TextFinding {
  return { rule: 'rule', level, severity: level === 'law' ? 'error' : 'warning', blockId, page: 1, say: blockId };
}

const advice = finding('first', 'advice');
const answer = finding('second', 'answer');
const law = finding('third', 'law');

test('law comes first, then what is to be answered, then advice, and around again', () => {
  const rounds = findingRounds();
  const visited = [1, 2, 3, 4].map(() => rounds.next([advice, answer, law])?.blockId);
  expect(visited).toEqual(['third', 'second', 'first', 'third']);
});

test('a block is visited once, and a solved finding gives its turn to the next', () => {
  const rounds = findingRounds();
  expect(rounds.next([advice, answer, finding('second', 'law'), law])?.blockId).toBe('second');
  expect(rounds.next([advice, answer, law])?.blockId).toBe('first');
  expect(findingRounds().next([])).toBeUndefined();
});
