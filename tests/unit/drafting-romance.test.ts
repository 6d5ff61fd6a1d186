import { expect, test } from 'vitest';
import { draftBlocks } from '#server/features/translation/drafting/draft.ts';
import { phrasesOf } from '#server/features/translation/phrasebook.ts';
import { gapMark } from '#shared/translation-gaps.ts';
import { readPaper } from '../../scripts/bench/studio/drafting-papers/read-paper.ts';

type Tag = 'fr' | 'it' | 'ro';

function targetsOf(text: string, lang: Tag) {
  const blocks = readPaper(text, lang).map(({ block }) => block);
  return draftBlocks(blocks, { lang, phrases: phrasesOf(lang) }).map(({ target }) => target);
}

test.each<[Tag, string, string]>([
  ['fr', 'Durée :: 6 mois', '6 months'],
  ['it', 'Durata :: 3 anni', '3 years'],
  ['ro', 'Vârsta :: 32 de ani', '32 years'],
  ['fr', 'Heure de naissance :: 14 heures 30', '14:30'],
  ['fr', 'Heure de naissance :: dix heures trente minutes', '10:30'],
  ['it', 'Ora di nascita :: ore 10.30', '10:30'],
  ['fr', 'Moyenne :: 12,25/20', '12.25/20'],
  ['ro', 'Nota :: 9 (nouă)', '9 (nine)'],
  ['fr', 'Rang :: 14e', '14th'],
  ['it', 'Parte :: I', 'I'],
  ['fr', 'Sexe :: F', 'F'],
  ['fr', 'Capital social :: 10 000,00 euros', '10,000.00 euros'],
  ['ro', 'Salariul net :: 4.500 lei', '4,500 lei'],
])('values, %s: %s', (lang, text, value) => {
  expect(targetsOf(text, lang)).toMatchObject([{ value }]);
});

test.each<[Tag, string, string]>([
  ['fr', 'Nationalité :: sénégalaise', 'Senegalese'],
  ['fr', 'Nationalité :: Algérienne', 'Algerian'],
  ['fr', 'Pays de naissance :: Suisse', 'Switzerland'],
  ['it', 'Cittadinanza :: RUMENA', 'Romanian'],
  ['it', 'Paese di nascita :: Argentina', 'Argentina'],
  ['ro', 'Cetățenia :: moldovenească', 'Moldovan'],
  ['ro', 'Locul nașterii :: Roman', 'Roman'],
])('a country and its people are told apart, %s: %s', (lang, text, value) => {
  expect(targetsOf(text, lang)).toMatchObject([{ value }]);
});

test.each<[Tag, string, string]>([
  ['fr', 'Lieu de naissance :: Lyon (69)', 'Lyon (69)'],
  ['fr', 'Lieu de naissance :: Paris 15e', 'Paris 15th arrondissement'],
  ['it', "Luogo di nascita :: Reggio nell'Emilia", "Reggio nell'Emilia"],
  ['fr', 'Adresse :: 12 bis, avenue Foch, 75116 Paris', '12 bis, avenue Foch, 75116 Paris'],
  ['ro', 'Adresa :: Str. Unirii nr. 4, Iași', 'Str. Unirii nr. 4, Iași'],
  ['it', 'Residenza :: Torino', 'Turin'],
  ['it', 'Genitori :: Mario Rossi e Anna Bianchi', 'Mario Rossi and Anna Bianchi'],
])('places and names, %s: %s', (lang, text, value) => {
  expect(targetsOf(text, lang)).toMatchObject([{ value }]);
});

test.each<[Tag, string, string]>([
  ['fr', '4a. Date de délivrance :: 03/05/2019', '4a. Date of issue'],
  ['fr', 'Nom / Surname :: DUPONT', 'Surname'],
  ['it', 'Cognome/Surname/Nom :: ROSSI', 'Surname'],
  ['fr', "Date d'expiration :: 03/05/2019", 'Date of expiry'],
])('labels with a number or their English, %s: %s', (lang, text, label) => {
  expect(targetsOf(text, lang)).toMatchObject([{ label }]);
});

test.each<[Tag, string, string]>([
  ['fr', 'né à Lyon (Rhône) le 3 mai 1951', 'Born in Lyon (Rhône) on May 3, 1951'],
  ['fr', 'Nantes, le 18 avril 2023', 'Nantes, April 18, 2023'],
  ['it', 'Catania, lì 12 ottobre 2022', 'Catania, October 12, 2022'],
  ['ro', 'Perioada: 01.03.2021 - 31.03.2021', 'Period March 1, 2021 - March 31, 2021'],
  ['fr', 'Madame Isabelle MOREAU, retraitée, célibataire', 'Ms. Isabelle MOREAU, retired, single'],
])('sentences, %s: %s', (lang, text, english) => {
  expect(targetsOf(text, lang)).toEqual([english]);
});

test.each<[Tag, string, string]>([
  ['it', 'Facoltà di Agraria', `Faculty of ${gapMark}`],
  ['it', 'ha conseguito il titolo di Dottore in Ingegneria Civile', `Obtained the degree of ${gapMark}`],
  ['ro', 'Facultatea de Teologie', `Faculty of ${gapMark}`],
])('a subject that is not known is no name to copy, %s: %s', (lang, text, english) => {
  expect(targetsOf(text, lang)).toEqual([english]);
});

test('people with a title are no headings of a table', () => {
  expect(targetsOf('| dott.ssa Anna Conti | Presidente |\n| dott. Luca Rinaldi | Giudice |', 'it')).toMatchObject([
    {
      rows: [
        ['Dr. Anna Conti', 'President'],
        ['Dr. Luca Rinaldi', 'Judge'],
      ],
    },
  ]);
});
