import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { findFactFaults, commonMarks } from '#shared/certificate/facts.ts';
import { lintCertificate } from '#shared/certificate/linter.ts';
import { listRequirements, presetOf, termsOf } from '#shared/certificate/presets/presets.ts';
import { presetIds } from '#shared/certificate/recipients.ts';
import { removals, wholeDraft } from '../../scripts/bench/paper/removals.ts';
import { wholeFacts } from '../support/certificates.ts';

const rows = presetIds.flatMap((preset) => presetOf(preset).rules.map((rule) => ({ preset, rule, id: rule.id })));

describe('each preset', () => {
  test.each(presetIds)('%s passes a whole certificate', (preset) => {
    expect(lintCertificate(wholeDraft(preset))).toEqual([]);
  });

  test.each(rows)('$preset without what $id needs is refused by that rule alone', ({ preset, rule }) => {
    const findings = lintCertificate(removals[rule.needs](wholeDraft(preset)));
    const level = rule.severity === 'error' ? 'law' : 'answer';
    expect(findings).toEqual([{ rule: rule.id, say: rule.sayWhatToDo, severity: rule.severity, level }]);
  });

  test('leaves out the rules about a signer that the caller does not know', () => {
    for (const preset of presetIds) expect(lintCertificate({ ...wholeDraft(preset), signer: undefined })).toEqual([]);
  });

  test('takes a variety of a language as that language', () => {
    const draft = { ...wholeDraft('uscis'), sourceLanguage: 'Portuguese (Portugal)' };
    expect(lintCertificate(draft)).toEqual([]);
    expect(lintCertificate({ ...draft, sourceLanguage: 'Spanish' })).toMatchObject([{ rule: 'signer.language' }]);
  });
});

test('the copy of the source follows decision, order and preset, in that order', () => {
  const copies = presetIds.filter((recipient) => termsOf({ recipient, sourceCopy: null }).sourceCopy);
  expect(copies).toEqual(['uscis', 'ircc', 'naati']);
  expect(termsOf({ recipient: 'uscis', sourceCopy: false })).toEqual({ preset: 'uscis', sourceCopy: false });
  expect(termsOf({ recipient: 'uscis', sourceCopy: null }, { preset: 'eoir' })).toEqual({
    preset: 'eoir',
    sourceCopy: false,
  });
  expect(termsOf({ recipient: 'uscis', sourceCopy: false }, { sourceCopy: true }).sourceCopy).toBe(true);
});

test('every requirement of every preset names the place that answers it', () => {
  for (const preset of presetIds) {
    const answers = listRequirements().filter((row) => row.preset === preset);
    expect(answers.length).toBeGreaterThan(3);
    for (const { asks, place, reads } of answers) expect([asks, place, reads].every((text) => text !== '')).toBe(true);
  }
});

test('marks: listed ones may name an apostille, free ones must not', () => {
  const rulesOf = (marks: string[]) => findFactFaults({ ...wholeFacts, marks }, '2026-11-22').map(({ rule }) => rule);
  expect(rulesOf(commonMarks.slice(0, 12))).toEqual([]);
  expect(rulesOf(['Round stamp: “Registro Civil”, blue', '丸印', 'خاتم'])).toEqual([]);
  expect(rulesOf(['Apostille of The Hague, valid in the United States'])).toEqual(['marks.claim']);
  expect(rulesOf(['line\nbreak'])).toEqual(['marks.format']);
  expect(rulesOf(Array.from({ length: 13 }, () => 'Signature'))).toEqual(['marks.many']);
});

test('the table of requirements in the documentation is the one of the presets', async () => {
  const page = new URL('../../server/features/certification/authorities.md', import.meta.url);
  const table = (await readFile(page, 'utf8')).split('\n').map((line) => line.replaceAll(/\s+\|/g, ' |'));
  for (const { asks, place, reads } of listRequirements())
    expect(table).toContain(`| ${asks} | ${place} | “${reads}” |`);
});
