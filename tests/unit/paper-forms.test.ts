import { describe, expect, test } from 'vitest';
import { draftBlocks } from '#server/features/translation/drafting/draft.ts';
import { fitForm, type PaperForm } from '#server/features/translation/form-fit.ts';
import { phrasesOf } from '#server/features/translation/phrasebook.ts';
import { parseForm, shippedForms } from '#server/features/translation/shipped-forms.ts';
import { roleOf } from '#shared/translation-roles.ts';
import { readReference } from '../../scripts/bench/studio/drafting-papers/paper-notation.ts';

const blocksOf = (text: string, lang: 'pt' | 'de' | 'es') => readReference(text, lang).blocks.map(({ block }) => block);
const formsOf = (): PaperForm[] => shippedForms().map((form) => ({ ...form, id: form.key }));

describe('the shipped forms', () => {
  test('are at least thirty, with English for each text and nothing that could be a person’s', () => {
    expect(shippedForms().length).toBeGreaterThanOrEqual(30);
    for (const { key, items } of shippedForms()) {
      expect(items.length, key).toBeGreaterThanOrEqual(10);
      expect(items.filter(({ kind }) => kind === 'title').length, key).toBeGreaterThanOrEqual(1);
      for (const { source, target } of items) {
        expect([key, source, target.trim()]).not.toContain('');
        expect(/\d{3}|@/.test(source + target), `${key}: ${source}`).toBe(false);
      }
    }
  });

  test('call a name a name, so that its value is copied', () => {
    const names = shippedForms().flatMap(({ items }) =>
      items.filter(({ target }) => /^(?:name|surname|given name)s?$/i.test(target)),
    );
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter(({ target }) => !roleOf(target).isName)).toEqual([]);
  });

  test('a form of traditional Chinese is none of simplified', () => {
    const langs = shippedForms().flatMap(({ key, lang }) => (key.startsWith('zh-Hant-') ? [lang] : []));
    expect(langs).toEqual(['zh-Hant', 'zh-Hant']);
  });

  test('a malformed file is named', () => {
    expect(() => parseForm('kind\tsource\tenglish\n', 'pt-x.tsv')).toThrow(/pt-x\.tsv/);
  });
});

const death = `
# REPÚBLICA FEDERATIVA DO BRASIL
# REGISTRO CIVIL DAS PESSOAS NATURAIS
# CERTIDÃO DE ÓBITO
Nome :: JOANA PRADO
Matrícula :: 123456 01 55
Sexo :: Feminino
Eleitor :: Sim
Sepultamento/Cremação (município e cemitério, se conhecido) :: Recife`;

describe('a paper fits its form', () => {
  test('by labels, regardless of the person', () => {
    const fit = fitForm(formsOf(), blocksOf(death, 'pt'), 'pt');
    expect(fit?.form.id).toMatch(/^pt-death-20(?:09|19)$/);
    const other = death.replace('JOANA PRADO', 'PEDRO LEMOS').replace('Recife', 'Natal').replace('123456', '98');
    expect(fitForm(formsOf(), blocksOf(other, 'pt'), 'pt')?.score).toBe(fit?.score);
  });

  test('and is drafted by it', () => {
    const blocks = blocksOf(death, 'pt');
    const fit = fitForm(formsOf(), blocks, 'pt');
    const form = fit && { name: 'Death certificate', targets: fit.targets };
    const drafts = draftBlocks(blocks, { lang: 'pt', phrases: phrasesOf('pt'), form });
    expect(drafts.at(-1)).toMatchObject({
      target: { label: 'Burial/cremation (municipality and cemetery, if known)', value: 'Recife' },
      draft: { from: 'phrasebook', detail: 'Form: Death certificate' },
    });
  });

  test('not without its title', () => {
    const paper = death.replace('CERTIDÃO DE ÓBITO', 'DECLARAÇÃO DE BENS');
    expect(fitForm(formsOf(), blocksOf(paper, 'pt'), 'pt')).toBeUndefined();
  });

  test('not among other labels, in another order or language', () => {
    const [title = '', ...labels] = blocksOf(death, 'pt').toReversed();
    void title;
    const form = formsOf().filter(({ id }) => id === 'pt-death-2019');
    expect(fitForm(form, labels, 'pt')).toBeUndefined();
    expect(fitForm(form, blocksOf(death, 'de'), 'de')).toBeUndefined();
    const strange = Array.from(
      { length: 30 },
      (_line, index) => `Campo ${'abcdefghijklmnopqrstuvwxyzabcd'[index]}x :: 1`,
    );
    expect(
      fitForm(form, blocksOf(`# CERTIDÃO DE ÓBITO\nNome :: A\nSexo :: B\nCor :: C\n${strange.join('\n')}`, 'pt'), 'pt'),
    ).toBeUndefined();
  });

  test('not where its labels stand elsewhere on the page', () => {
    const at = (x: number) =>
      blocksOf(death, 'pt').map((block, index) => ({ ...block, box: { x, y: index / 20, width: 0.2, height: 0.02 } }));
    const items = blocksOf(death, 'pt').flatMap((block, index): PaperForm['items'] => {
      const item = { target: 'English', at: { x: 0.1, y: index / 20 } };
      if (block.kind === 'field') return [{ ...item, kind: 'label', source: block.source.label }];
      if (block.kind !== 'heading') return [];
      return [{ ...item, kind: index === 2 ? 'title' : 'heading', source: block.source }];
    });
    const form: PaperForm = { id: 'learned', lang: 'pt', items };
    expect(fitForm([form], at(0.12), 'pt')?.score).toBe(1);
    expect(fitForm([form], at(0.6), 'pt')).toBeUndefined();
  });
});
