import { describe, expect, test } from 'vitest';
import { confirmInView, isSafeDraft } from '#client/features/authenticator/studio/text/safe-drafts.ts';
import { createTextStore } from '#client/features/authenticator/studio/text/text-store.ts';
import { createEffort } from '#client/features/authenticator/studio/use-effort.ts';
import type { TextFinding } from '#shared/schemas/studio.ts';
import { blockId, blockOf, textOf } from '../support/studio-texts.ts';

/** Effort by page, and drafts that are confirmed together. */

const minute = 60_000;

test('minutes count once something is done in them, keys apart from touches', () => {
  const effort = createEffort();
  expect(effort.note({ page: 1, isKey: true, now: 10 * minute })).toBe(true);
  expect(effort.note({ page: 1, isKey: true, now: 10 * minute + 59_000 })).toBe(false);
  expect(effort.note({ page: 1, isKey: false, now: 15 * minute })).toBe(true);
  expect(effort.note({ page: 2, isKey: true, now: 15 * minute })).toBe(true);
  expect(effort.pages()).toEqual([
    { page: 1, keys: 2, minutes: 2 },
    { page: 2, keys: 1, minutes: 1 },
  ]);
});

const rule = { from: 'rule', detail: null, similarity: null } as const;
const draft = (number: number, more: Parameters<typeof blockOf>[1] = {}) =>
  blockOf(number, { target: 'English', state: 'drafted', draft: rule, ...more });
const finding = (level: TextFinding['level'], name: string): TextFinding => ({
  rule: name,
  level,
  severity: level === 'law' ? 'error' : 'warning',
  blockId: blockId(1),
  page: 1,
  say: '',
});

describe('drafts confirmed together', () => {
  test.each([
    ['of a rule', draft(1), [], true],
    ['that only lacks its confirmation', draft(1), [finding('law', 'block-unconfirmed')], true],
    ['of an exact memory', draft(1, { draft: { ...rule, from: 'memory', similarity: 1 } }), [], true],
    ['of a similar memory', draft(1, { draft: { ...rule, from: 'memory', similarity: 0.9 } }), [], false],
    ['of an engine', draft(1, { draft: { ...rule, from: 'engine' } }), [], false],
    ['with a doubtful word', draft(1, { doubtful: ['Faro'] }), [], false],
    ['read with doubt', draft(1, { confidence: 60 }), [], false],
    ['of doubtful order', draft(1, { isOrderDoubtful: true }), [], false],
    ['with a finding to answer', draft(1), [finding('answer', 'name-unsure')], false],
    ['that a person edited', draft(1, { state: 'edited', draft: null }), [], false],
    ['without English', draft(1, { target: '' }), [], false],
  ])('a draft %s', (_name, block, findings, isSafe) => {
    expect(isSafeDraft(block, findings)).toBe(isSafe);
  });

  test('are those in view alone, in one step that undo takes back', () => {
    const store = createTextStore(textOf([draft(1), draft(2, { doubtful: ['Fonte'] }), draft(3), draft(4)]), {
      name: 'Ana',
    });
    const view = { store, shownIds: store.idsOf };
    const inView = [1, 2, 3].map(blockId);
    const { focus, say } = confirmInView(view, { focus: undefined, inView, findingsOf: () => [] });
    const states = () => [1, 2, 3, 4].map((number) => store.block(blockId(number))?.state);
    expect(states()).toEqual(['confirmed', 'drafted', 'confirmed', 'drafted']);
    expect(focus).toEqual({ id: blockId(2), key: 'text' });
    expect(say).toMatch(/^2 drafts in view confirmed/);
    store.undo();
    expect(states()).toEqual(['drafted', 'drafted', 'drafted', 'drafted']);
  });
});
