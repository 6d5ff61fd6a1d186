import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { draftReview } from '#server/features/translation/drafting/service.ts';
import { learnForm } from '#server/features/translation/forms/learning.ts';
import { getText } from '#server/features/translation/text.ts';
import type { BlockContent } from '#shared/schemas/translation-text.ts';
import { gapMark } from '#shared/translation-gaps.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { buildText, deliverBlocks, fieldOf, paragraphOf } from '../support/texts.ts';

/** Forms of papers: shipped ones, what delivered papers teach, what staff change, and what no form may hold. */

const h = useHarness();
let clara: BuiltUser;
beforeAll(async () => {
  clara = await buildUser(h, { role: 'authenticator', name: 'Clara Reis' });
});
beforeEach(async () => {
  await h.db.deleteFrom('paperForms').execute();
});

const api = () => h.caller(clara).authenticator;
async function erase({ owner, document }: Awaited<ReturnType<typeof deliverBlocks>>): Promise<void> {
  await h.caller(owner).documents.erase({ id: document.id });
  await h.runJobs();
}
const forms = async (lang: 'pt' | 'de' = 'pt') => (await api().forms({ lang, pageSize: 100 })).items;
const refused = (code: string) => ({ cause: { code } });

const headingOf = (source: string, target: string, position: number): BlockContent => ({
  ...paragraphOf(source, { position }),
  kind: 'heading',
  target,
});
const filled = (label: string, english: string, value: string, position: number) => ({
  ...fieldOf({ label, value }),
  position,
  target: { label: english, value },
});

/** A permit that no phrasebook and no shipped form knows whole, filled in for one person. */
function permit({ name, day, number, street }: Record<'name' | 'day' | 'number' | 'street', string>): BlockContent[] {
  return [
    headingOf('Cartório', 'Registry Office', 1),
    headingOf('Certidão de registro', 'Registration certificate', 2),
    filled('Nome', 'Name of the holder', name, 3),
    filled('Data de nascimento', 'Born on', day, 4),
    filled('Número do registro', 'Permit number', number, 5),
    filled('Endereço', 'Business address', street, 6),
    filled('Data de emissão', 'Issued on', day, 7),
    filled('Validade', 'Valid until', day, 8),
    filled(name, name, 'Titular', 9),
    headingOf(name, name, 10),
    headingOf(`Inscrito em ${day} sob o número ${number}`, `Registered on ${day} under number ${number}`, 11),
  ];
}
const maria = {
  name: 'Maria Aparecida Lobato',
  day: '07/03/1988',
  number: '4471902',
  street: 'Rua das Laranjeiras 77',
};
const jose = { name: 'José Carlos Pinheiro', day: '12/11/1990', number: '8812377', street: 'Avenida Brasil 501' };

describe('shipped forms', () => {
  test('draft the labels of a paper of their kind', async () => {
    const blocks = [
      headingOf('Geburtsurkunde', '', 1),
      { ...fieldOf({ label: 'Standesamt', value: 'Rosenheim' }), position: 2 },
      { ...fieldOf({ label: 'Registernummer', value: 'G 214/1997' }), position: 3 },
      { ...fieldOf({ label: 'Geburtsname', value: 'Weidenfeller' }), position: 4 },
      { ...fieldOf({ label: 'Weitere Angaben aus dem Geburtsregister', value: 'keine' }), position: 5 },
    ].map((block) => ({ ...block, lang: 'de' as const }));
    const { review } = await buildText(h, [blocks], { sourceLanguage: 'German' });
    await draftReview(h.deps, { reviewId: review.id });
    const drafted = (await getText(h.deps, review.id)).blocks;
    expect(drafted.at(-1)).toMatchObject({
      target: { label: 'Further information from the birth register' },
      state: 'drafted',
    });
    expect((await forms('de')).find(({ id }) => id === 'de-birth')).toMatchObject({
      uses: 1,
      isShipped: true,
      version: 1,
    });
  });

  test('are named, versioned, edited and retired by staff', async () => {
    const { form, items } = await api().form({ id: 'pt-birth-2009' });
    const targets = items.map(({ target }, index) => (index === 0 ? 'Federative Republic of Brazil' : target));
    const change = { id: form.id, seen: 1, name: 'Birth, Brazil', issuer: form.issuer, targets };
    expect(await api().editForm(change)).toMatchObject({
      form: { name: 'Birth, Brazil', version: 2, changedByName: 'Clara Reis' },
      versions: [{ version: 2 }, { version: 1, name: form.name }],
    });
    await expect(api().editForm(change)).rejects.toMatchObject(refused('FORM_CHANGED'));
    expect(await api().retireForm({ id: form.id, isRetired: true })).toMatchObject({
      form: { isRetired: true, version: 2 },
    });
    expect((await api().forms({ lang: 'pt', filter: 'retired' })).items.map(({ id }) => id)).toEqual(['pt-birth-2009']);
    const admin = h.caller(await buildUser(h, { role: 'admin' })).admin;
    for (const event of ['form.edited', 'form.retired'] as const)
      expect((await admin.auditLog({ event })).total).toBe(1);
  });

  test('an unknown one is not found', async () => {
    for (const id of ['no-such', crypto.randomUUID()])
      await expect(api().form({ id })).rejects.toMatchObject(refused('FORM_NOT_FOUND'));
  });
});

describe('a delivered paper', () => {
  test('teaches its form, which drafts the next one but for its values', async () => {
    const { document } = await deliverBlocks(h, clara, permit(maria));
    await learnForm(h.deps, { documentId: document.id });
    await learnForm(h.deps, { documentId: document.id });
    const [learned, ...others] = (await forms()).filter(({ isShipped }) => !isShipped);
    expect(learned).toMatchObject({
      name: 'Registration certificate',
      issuer: 'Registry Office',
      isProposed: true,
    });
    expect(others).toEqual([]);
    const open = permit(jose)
      .slice(0, 8)
      .map((block) =>
        block.kind === 'field' ? { ...block, target: { label: '', value: '' } } : { ...block, target: '' },
      );
    const { review } = await buildText(h, [open as BlockContent[]]);
    await draftReview(h.deps, { reviewId: review.id });
    const drafted = (await getText(h.deps, review.id)).blocks;
    expect(drafted.map(({ target }) => target)).toMatchObject([
      'Registry Office',
      'Registration certificate',
      { label: 'Name of the holder', value: jose.name },
      { label: 'Born on', value: 'November 12, 1990' },
      { label: 'Permit number', value: jose.number },
      { label: 'Business address' },
      { label: 'Issued on' },
      { label: 'Valid until', value: expect.not.stringContaining(gapMark) },
    ]);
  });

  test('keeps no personal data in its form', async () => {
    const { document } = await deliverBlocks(h, clara, permit(maria));
    await learnForm(h.deps, { documentId: document.id });
    const rows = [
      ...(await h.db.selectFrom('paperForms').selectAll().execute()),
      ...(await h.db.selectFrom('paperFormVersions').selectAll().execute()),
    ];
    expect(rows).toHaveLength(2);
    const kept = JSON.stringify(rows.map(({ name, issuer, items }) => ({ name, issuer, items })));
    for (const word of ['Maria', 'Aparecida', 'Lobato', '1988', '07/03', '4471902', 'Laranjeiras', '77'])
      expect(kept).not.toContain(word);
  });

  test('deletes its form when it is erased, unless staff or other customers keep it', async () => {
    const first = await deliverBlocks(h, clara, permit(maria));
    await learnForm(h.deps, { documentId: first.document.id });
    await erase(first);
    expect((await forms()).filter(({ isShipped }) => !isShipped)).toEqual([]);

    const next = await deliverBlocks(h, clara, permit(jose));
    await learnForm(h.deps, { documentId: next.document.id });
    const [learned] = (await forms()).filter(({ isShipped }) => !isShipped);
    if (!learned) throw new Error('no form was learned');
    const { items } = await api().form({ id: learned.id });
    await api().editForm({
      id: learned.id,
      ...{ seen: 1, name: learned.name, issuer: learned.issuer, targets: items.map(({ target }) => target) },
    });
    await erase(next);
    expect((await forms()).filter(({ isShipped }) => !isShipped)).toMatchObject([{ isProposed: false, version: 2 }]);
    expect(await h.db.selectFrom('paperFormPapers').selectAll().execute()).toEqual([]);
  });

  test('of three customers keeps it, without a record of the customers', async () => {
    for (const person of [maria, jose, { ...jose, name: 'Ana Souza' }]) {
      const { document } = await deliverBlocks(h, clara, permit(person));
      await learnForm(h.deps, { documentId: document.id });
    }
    expect((await forms()).filter(({ isShipped }) => !isShipped)).toMatchObject([{ isProposed: false }]);
    expect(await h.db.selectFrom('paperFormPapers').selectAll().execute()).toEqual([]);
  });
});
