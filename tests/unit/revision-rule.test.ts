import { expect, test } from 'vitest';
import { revisionRule } from '#shared/schemas/revision-rule.ts';
import { isDrawn, reasonFor } from '#shared/team/revision.ts';

const paper = {
  translationType: 'certified',
  userId: '00000000-0000-4000-8000-000000000001',
  sourceLanguage: 'Portuguese (Portugal)',
  targetLanguage: 'English',
} as const;
const off = revisionRule.parse({});

test('without a published rule nothing is revised', () => {
  expect(reasonFor(off, paper)).toBeNull();
  expect(isDrawn(off, 1)).toBe(false);
});

test('a service, an account and a pair are revised, and the rest is counted for the sample', () => {
  const sampled = { ...off, sampleEvery: 4 };
  expect(reasonFor({ ...sampled, services: ['certified'] }, paper)).toBe('service');
  expect(reasonFor({ ...sampled, services: ['notarized'], accountIds: [paper.userId] }, paper)).toBe('account');
  expect(reasonFor({ ...sampled, pairs: [{ from: 'Portuguese', to: 'English' }] }, paper)).toBe('pair');
  expect(reasonFor({ ...sampled, pairs: [{ from: 'Spanish', to: 'English' }] }, paper)).toBe('sample');
});

test('every nth paper of the sample is drawn', () => {
  const drawn = Array.from({ length: 12 }, (_none, index) => index + 1).filter((at) => isDrawn({ sampleEvery: 4 }, at));
  expect(drawn).toEqual([4, 8, 12]);
});
