import { describe, expect, test } from 'vitest';
import { draftTable } from '#server/features/translation/drafting/table.ts';
import { createTranslator } from '#server/features/translation/drafting/translate.ts';
import { phrasesOf } from '#server/features/translation/phrasebook.ts';
import type { Spelling } from '#shared/spelling.ts';
import { roleOf } from '#shared/translation-roles.ts';
import type { SourceTag } from '#shared/translation-text.ts';

const translatorOf = (lang: SourceTag, spelling?: Spelling) =>
  createTranslator({ lang, phrases: phrasesOf(lang), spelling });
const textOf = (lang: SourceTag, text: string) => translatorOf(lang).text(text)?.target;
const valueOf = (lang: SourceTag, label: string, text: string) => translatorOf(lang).value(text, roleOf(label))?.target;

describe('names outside their fields', () => {
  test.each<[SourceTag, string, string | undefined]>([
    ['nl', 'J.P. de Vries', 'J.P. de Vries'],
    ['nl', 'P. Visser', 'P. Visser'],
    ['nl', 'B. Ouders', undefined],
    ['pl', '/-/ Anna Nowak', '/-/ Anna Nowak'],
    ['pl', 'prof. dr hab. Jan Kowalski', 'Prof. Jan Kowalski'],
    ['pl', 'mgr Anna Nowak', 'mgr Anna Nowak'],
    ['pl', 'Rektor prof. dr hab. Jan Kowalski', 'Rector Prof. Jan Kowalski'],
    ['uk', 'Директор Г.І. Сидоренко', 'Director H.I. Sydorenko'],
    ['uk', 'Суддя О.В. Петренко', 'Judge O.V. Petrenko'],
  ])('%s: %s', (lang, text, english) => {
    expect(textOf(lang, text)).toBe(english);
  });

  test('initials of a state begin no name', () => {
    expect(textOf('tr', 'T.C. İçişleri Bakanlığı')).not.toBe('T.C. İçişleri Bakanlığı');
  });

  test('initials in a phrase end no sentence', () => {
    expect(textOf('nl', 'Hierbij verklaren wij dat de heer J. Jansen')).toBe('We hereby declare that Mr. J. Jansen');
  });

  test('a town in the name of a university is no word of papers', () => {
    expect(textOf('fr', 'Ville de Dakar')).toBe('City of Dakar');
  });
});

describe('names of the spelling sheet in another case', () => {
  const spelling: Spelling = {
    people: [
      { name: 'Anna Kowalska', nativeName: null },
      { name: 'Jan Kowalski', nativeName: null },
    ],
    family: [],
  };
  test.each([
    ['sprawy z powództwa Anny Kowalskiej', 'the action brought by Anna Kowalska'],
    ['przeciwko Janowi Kowalskiemu', 'against Jan Kowalski'],
    ['przeciwko Janinie Kowalskiej', undefined],
  ])('%s', (text, english) => {
    expect(translatorOf('pl', spelling).text(text)?.target).toBe(english);
  });
});

test.each<[SourceTag, string]>([
  ['nl', '1017 AB Amsterdam'],
  ['nl', 'Prins Hendrikkade 12'],
  ['pl', 'ul. Długa 12/4, 31-146 Kraków'],
  ['fr', '12 rue de la Paix, 69003 Lyon'],
])('a line of nothing but an address is copied, %s: %s', (lang, text) => {
  expect(textOf(lang, text)).toBe(text);
});

test.each<[SourceTag, string, string | undefined]>([
  ['pl', '3 marca 2020 r. o godz. 7:45', 'March 3, 2020 at 07:45'],
  ['pl', 'od 1 lutego 2010 r. do nadal', 'from February 1, 2010 to present'],
  ['nl', '3 mei 1988 te Utrecht', 'May 3, 1988, in Utrecht'],
  ['fr', 'à 10 heures', 'at 10:00'],
  ['uk', '12 червня 2018 року м. Полтава', 'June 12, 2018, Poltava'],
  ['uk', '5 років 3 місяці 12 днів', '5 years 3 months 12 days'],
  ['uk', '15 000 гривень 00 копійок', '15,000 hryvnias 00 kopiykas'],
  ['uk', 'Полтавська область', 'Poltava Region'],
  ['uk', 'Шевченківський районний суд м. Полтави', 'Shevchenkivskyi District Court of Poltava'],
  ['uk', 'ТОВ «Альфа»', 'LLC "Alfa"'],
  ['uk', '081 Право', '081 Law'],
  ['pl', 'ABC Logistyka Sp. z o.o.', 'ABC Logistyka Sp. z o.o.'],
  ['pl', 'AM, B1, B', 'AM, B1, B'],
  ['pl', 'A Rh+', 'A Rh+'],
  ['pl', 'USC.5362.123.2021', undefined],
  ['nl', '4a. Datum van afgifte', '4a. Date of issue'],
  ['fr', 'Département de Thiès', 'Department of Thiès'],
  ['fr', 'Département de mathématiques', 'Department of Mathematics'],
])('lines of papers, %s: %s', (lang, text, english) => {
  expect(textOf(lang, text)).toBe(english);
});

test.each<[SourceTag, string, string, string | undefined]>([
  ['uk', 'Blood pressure', '120/80 мм рт. ст.', '120/80 mmHg'],
  ['pl', 'Make', 'Toyota', 'Toyota'],
  ['nl', 'Employer', 'Jansen Logistics', 'Jansen Logistics'],
  ['nl', 'Employer', 'Gemeente Utrecht', 'Municipality of Utrecht'],
  ['pl', 'Civil Registry Office', 'Warszawa', 'Warsaw'],
  ['nl', 'Place of birth', 'Alphen aan den Rijn', 'Alphen aan den Rijn'],
])('names of companies, products and offices, %s, %s: %s', (lang, label, text, english) => {
  expect(valueOf(lang, label, text)).toBe(english);
});

test('below headings that say nothing of their values a row says what they are', () => {
  const rows = [
    ['', 'Mężczyzna', 'Kobieta'],
    ['Nazwisko', 'Kowalski', 'Nowak'],
  ];
  const steps = draftTable(rows, translatorOf('pl'));
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  expect(step.value?.target.rows[1]).toEqual(['Surname', 'Kowalski', 'Nowak']);
});
