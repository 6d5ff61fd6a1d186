import { describe, expect, test } from 'vitest';
import { createLookup } from '#server/features/translation/drafting/lookup.ts';
import { createTranslator } from '#server/features/translation/drafting/translate.ts';
import { phrasesOf } from '#server/features/translation/phrasebook.ts';
import { noRole, roleOf } from '#shared/translation-roles.ts';
import type { SourceTag } from '#shared/translation-text.ts';

const translatorOf = (lang: SourceTag) => createTranslator({ lang, phrases: phrasesOf(lang) });

describe('a rule of one language is none of another', () => {
  test.each<[SourceTag, string, string | undefined]>([
    ['nl', 'Naam en Adres', 'Name and address'],
    ['es', 'Nombre en Domicilio', undefined],
    ['de', '2. Name', '2. Name'],
    ['de', '2. Klasse', 'Grade 2'],
  ])('label, %s: %s', (lang, text, english) => {
    expect(translatorOf(lang).label(text)?.target).toBe(english);
  });

  test.each<[SourceTag, string, string | undefined]>([
    ['ja', '10点', '10 points'],
    ['zh', '10点', '10:00'],
    ['es', '10.5 h', '10.5 h'],
    ['fr', '10 h 5 min', '10:05'],
    ['pl', '12.05 Kraków', undefined],
    ['es', 'de nacionalidad Argentina', 'Of Argentine nationality'],
    ['fr', 'de nationalité Suisse', 'Of Swiss nationality'],
  ])('value, %s: %s', (lang, text, english) => {
    expect(translatorOf(lang).value(text, noRole)?.target).toBe(english);
  });
});

test.each<[SourceTag, string, string]>([
  ['fr', 'Nom / Surname', 'Surname'],
  ['fr', 'Nom / Date', 'Surname / Date'],
  ['es', 'Nombre / Total', 'Name / Total'],
])('a word that both languages have is no English of the label beside it, %s: %s', (lang, text, english) => {
  expect(translatorOf(lang).label(text)?.target).toBe(english);
});

test('a title says both of its words, where one of them is English as well', () => {
  expect(translatorOf('es').text('ORIGINAL / COPIA')?.target).toBe('Original / Copy');
});

test('a state behind a name is no given name', () => {
  expect(translatorOf('es').value('Juan Pérez, Soltero', roleOf('Name'))?.target).toBe('Juan Pérez, Single');
});

test('a sign alone between two slots ends the first, and a blank alone leaves it one word', () => {
  const lookup = createLookup(
    [
      { source: 'Hecho en {1}, {2}', target: 'Done in {1}, {2}', kind: 'phrase' },
      { source: 'Juzgado {1} {2} Civil', target: '{1} Civil Court, {2}', kind: 'office' },
    ],
    'es',
  );
  expect(lookup.find('Hecho en San José, Costa Rica')?.slots).toEqual(['San José', 'Costa Rica']);
  expect(lookup.find('Juzgado Segundo de Quito Civil')?.slots).toEqual(['Segundo', 'de Quito']);
});
