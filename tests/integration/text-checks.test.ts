import { afterAll, beforeAll, expect, test } from 'vitest';
import { stopChecks } from '#server/features/translation/checks/checker.ts';
import { reviewChecks } from '#server/features/translation/checks/service.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { buildText, paragraphOf } from '../support/texts.ts';

/** Checks of a review's text, as the studio shows them and the decision asks again. */

let h: Harness;
let clara: BuiltUser;
beforeAll(async () => {
  h = await createHarness({ env: { TRANSLATION_WEBHOOK_URL: '', SANDBOX_TRANSLATIONS: 'false' } });
  clara = await buildUser(h, { role: 'authenticator', name: 'Clara Reis' });
});
afterAll(async () => {
  stopChecks();
  await h.stop();
});

const isEdited = { state: 'edited' } as const;

test('findings name block, page, rule and level, by the version and the customer’s spelling', async () => {
  const { review, document, owner } = await buildText(h, [
    [
      paragraphOf('Certifico que Ana Conceição é filha', {
        target: 'I certify that Ana Conseição is a daugther',
        ...isEdited,
      }),
      paragraphOf('Dou fé.', { position: 2 }),
    ],
    [],
  ]);
  await h.caller(owner).documents.savePeople({ id: document.id, people: [{ name: 'Ana Conceição' }] });
  const { version, findings } = await h.caller(clara).authenticator.textChecks({ id: review.id });
  expect(version).toBe((await h.caller(clara).authenticator.text({ id: review.id })).version);
  expect(findings.map(({ rule, page, level, severity }) => ({ rule, page, level, severity }))).toEqual(
    expect.arrayContaining([
      { rule: 'name-altered', page: 1, level: 'answer', severity: 'warning' },
      { rule: 'spelling', page: 1, level: 'advice', severity: 'warning' },
      { rule: 'block-unconfirmed', page: 1, level: 'law', severity: 'error' },
      { rule: 'block-untranslated', page: 1, level: 'law', severity: 'error' },
      { rule: 'page-empty', page: 2, level: 'law', severity: 'error' },
    ]),
  );
});

test('an edited phrase is the usual English from then on, and a retired one is no term', async () => {
  const { review } = await buildText(h, [[paragraphOf('Nubente', { target: 'Intended spouse', ...isEdited })]]);
  const api = h.caller(clara).authenticator;
  const rules = async () => (await api.textChecks({ id: review.id })).findings.map(({ rule }) => rule);
  const phrase = { lang: 'pt', source: 'Nubente' } as const;
  expect(await rules()).toContain('term-differs');
  await api.editPhrase({ ...phrase, seen: 'Party to the marriage', target: 'Intended spouse' });
  expect(await rules()).not.toContain('term-differs');
  await api.editPhrase({ ...phrase, seen: 'Intended spouse', target: 'Fiancé' });
  expect(await rules()).toContain('term-differs');
  await api.retirePhrase({ ...phrase, isRetired: true });
  expect(await rules()).not.toContain('term-differs');
});

test('a decision is blocked by errors and unanswered warnings; printed reasons are its notes', async () => {
  const doubled = paragraphOf('O pai', { target: 'The the father', state: 'edited' });
  const { text } = await buildText(h, [[doubled]]);
  const confirmed = { ...text, blocks: text.blocks.map((block) => ({ ...block, state: 'confirmed' as const })) };
  const open = await reviewChecks(h.deps, confirmed, []);
  expect(open.unresolved.map(({ rule }) => rule)).toEqual(['doubled-word']);
  const [blockId = null] = confirmed.blocks.map(({ id }) => id);
  const answer = { rule: 'doubled-word', blockId, reason: 'As in the original.', isPrinted: true };
  const other = { rule: 'spelling', blockId, reason: 'Not found.', isPrinted: true };
  expect(await reviewChecks(h.deps, confirmed, [answer, other])).toEqual({
    unresolved: [],
    acknowledged: [answer],
    notes: ['As in the original.'],
  });
});

test('a wrong number passes with a reason of ten characters that is kept, and not with a shorter one', async () => {
  const { text } = await buildText(h, [[paragraphOf('Às 5 horas', { target: 'At 6 o’clock', state: 'edited' })]]);
  const confirmed = { ...text, blocks: text.blocks.map((block) => ({ ...block, state: 'confirmed' as const })) };
  const [blockId = null] = confirmed.blocks.map(({ id }) => id);
  const answer = (reason: string) => ({ rule: 'number-missing', blockId, reason, isPrinted: false });
  const refused = await reviewChecks(h.deps, confirmed, [answer('It is so.')]);
  expect(refused.unresolved.map(({ say }) => say)).toEqual([
    expect.stringMatching(/Say why it is right, in at least 10 characters\.$/),
  ]);
  const kept = answer('The clock of the registry stood an hour early.');
  expect(await reviewChecks(h.deps, confirmed, [kept])).toEqual({ unresolved: [], acknowledged: [kept], notes: [] });
});
