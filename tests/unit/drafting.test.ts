import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draftBlocks, listSegments } from '#server/features/translation/drafting/draft.ts';
import { phrasesOf } from '#server/features/translation/phrasebook.ts';
import { fillSlots, splitSentences, toSlots } from '#server/features/translation/segments.ts';
import type { Spelling } from '#shared/spelling.ts';
import type { SourceTag } from '#shared/translation-text.ts';
import { measureDrafting } from '../../scripts/bench/studio/drafting-papers/measure.ts';
import { readPaper } from '../../scripts/bench/studio/drafting-papers/read-paper.ts';

function draft(text: string, lang: SourceTag = 'pt', spelling?: Spelling) {
  const blocks = readPaper(text, lang).map(({ block }) => block);
  return draftBlocks(blocks, { lang, phrases: phrasesOf(lang), spelling });
}
const targetsOf = (text: string, lang?: SourceTag, spelling?: Spelling) =>
  draft(text, lang, spelling).map(({ target }) => target);

describe('drafts without memory and engine', () => {
  const papers = measureDrafting();

  test('fill at least 60 % of the segments of 28 papers', () => {
    const drafted = papers.reduce((sum, paper) => sum + paper.drafted, 0);
    const segments = papers.reduce((sum, paper) => sum + paper.segments, 0);
    expect(papers.length).toBeGreaterThanOrEqual(20);
    expect(drafted / segments).toBeGreaterThanOrEqual(0.6);
  });

  test('have no wrong date, no wrong number and no altered name', () => {
    expect(papers.flatMap(({ wrong }) => wrong)).toEqual([]);
  });

  test('say where they come from', () => {
    expect(draft('Estado civil :: Solteira')).toMatchObject([
      { target: { label: 'Marital status', value: 'Single' }, draft: { from: 'phrasebook' } },
    ]);
    expect(draft('7 de março de 1988')).toMatchObject([{ target: 'March 7, 1988', draft: { from: 'rule' } }]);
  });
});

describe('what is not known stays as it is', () => {
  test.each([
    ['a word that no phrase has', 'Causa da morte :: Insuficiência zygomática'],
    ['an ambiguous date', 'Data de nascimento :: 07/03/88'],
    ['a day and month the other way round', 'Data de nascimento :: 03/25/1988'],
    ['a compound surname that may be two people', 'Filiação :: JOÃO COSTA E SILVA'],
    ['a number whose separator may be either', 'es 1.234'],
    ['a number of words that do not join', 'vinte dois'],
    ['a sentence with one unknown part', 'Dou fé. Xyzzy qwerty.'],
  ])('%s', (_name, text) => {
    const [, lang, rest] = /^(es) (.*)$/.exec(text) ?? [];
    expect(lang === 'es' ? draft(rest ?? '', lang) : draft(text)).toEqual([]);
  });

  test('a name in another script, unless the customer has spelled it', () => {
    const text = '氏名 :: 山田太郎';
    expect(draft(text, 'ja')).toEqual([]);
    const spelling = { people: [{ name: 'Taro Yamada', nativeName: '山田太郎' }], family: [] };
    expect(targetsOf(text, 'ja', spelling)).toMatchObject([{ value: 'Taro Yamada' }]);
  });

  test('a person whose surname is a word of papers keeps it', () => {
    expect(targetsOf('Nome :: MARIA CASADO SOLTEIRA')).toMatchObject([{ value: 'MARIA CASADO SOLTEIRA' }]);
  });

  test('the field of one person has one name', () => {
    expect(targetsOf('Nome :: JOÃO COSTA E SILVA')).toMatchObject([{ value: 'JOÃO COSTA E SILVA' }]);
  });

  test('what a person wrote is left alone', () => {
    const blocks = readPaper('Dou fé', 'pt').map(({ block }) => ({ ...block, state: 'edited' as const }));
    expect(draftBlocks(blocks, { lang: 'pt', phrases: phrasesOf('pt') })).toEqual([]);
  });
});

test.each<[SourceTag, string, string]>([
  ['pt', 'Idade :: 84 anos', '84 years'],
  ['pt', 'Saldo :: R$ 1.234,56', 'R$ 1,234.56'],
  ['pt', 'Hora :: 14h30min', '14:30'],
  ['pt', 'Naturalidade :: Campinas - SP, Brasil', 'Campinas - SP, Brazil'],
  ['es', 'Nacionalidad :: Salvadoreña', 'Salvadoran'],
])('%s: %s', (lang, text, value) => {
  expect(targetsOf(text, lang)).toMatchObject([{ value }]);
});

test('segments that stay open are listed for the memory and the engine, names never', async () => {
  const blocks = readPaper('Nome :: MARIA REIS\nDou fé. Xyzzy qwerty.', 'pt').map(({ block }) => block);
  expect(await listSegments(blocks, { lang: 'pt', phrases: phrasesOf('pt') })).toMatchObject({
    open: ['Xyzzy qwerty.'],
  });
});

test('marks are described by convention', () => {
  expect(targetsOf('[seal]\n[signature]\n[seal] Registro Civil')).toEqual([
    '[Seal]',
    '[Signature]',
    '[Seal: Civil Registry]',
  ]);
});

describe('slots', () => {
  test('take names, numbers and dates out, and put another paper’s in', () => {
    const names = [{ name: 'João da Silva', nativeName: null }];
    const one = toSlots('Registro de JOÃO DA SILVA em 7 de março de 1988, livro 12.', 'pt', names);
    expect(one.pattern).toBe('Registro de {p1} em {d1}, livro {n1}.');
    const other = toSlots('Registro de Ana Reis em 09/10/2001, livro 0034.', 'pt', [
      { name: 'Ana Reis', nativeName: null },
    ]);
    expect(other.pattern).toBe(one.pattern);
    expect(fillSlots('{p1} was registered on {d1} in Book {n1}.', other)).toBe(
      'Ana Reis was registered on October 9, 2001 in Book 0034.',
    );
  });

  test('are not filled when one is missing, or the English has a number of its own', () => {
    const { slots } = toSlots('livro 12, folha 34', 'pt');
    expect([fillSlots('Book {n1}', { slots }), fillSlots('Book {n1}, page {n2} of 9', { slots })]).toEqual([
      undefined,
      undefined,
    ]);
  });

  test('sentences joined give the text back', () => {
    const words = fc.constantFrom(
      'Dou fé.',
      'Sr.',
      'Campinas',
      'n.º 12',
      '\n',
      'O',
      'registro.',
      ' ',
      'fls. 3',
      '氏名。',
    );
    fc.assert(
      fc.property(fc.array(words), (parts) => {
        const text = parts.join(' ');
        expect(splitSentences(text).join('')).toBe(text);
      }),
    );
  });
});
