import { expect, test } from 'vitest';
import { guessKind } from '#client/features/documents/order/kind-guess.ts';
import type { SourceLanguage } from '#shared/languages.ts';

test.each([
  ['Birth certificate', 'REPÚBLICA FEDERATIVA DO BRASIL Registro Civil das Pessoas Naturais CERTIDÃO DE NASCIMENTO'],
  ['Birth certificate', 'REGISTRO CIVIL ACTA DE NACIMIENTO Entidad de registro'],
  ['Birth certificate', 'الجمهورية العربية المتحدة شهادة ميلاد'],
  ['Marriage certificate', 'Heiratsurkunde Standesamt Köln'],
  ['Marriage certificate', 'Certidão de casamento'],
  ['Family relation certificate', '가족관계증명서 등록기준지'],
  ['Family register (koseki)', '戸籍謄本 本籍'],
  // A court's heading is not a power of attorney.
  [null, 'PODER JUDICIÁRIO Tribunal de Justiça do Estado'],
  // A title far down names another paper.
  [null, `${'Declaro que a informação acima confere. '.repeat(15)} certidão de nascimento`],
] as const)('%s by its title', (kind, text) => expect(guessKind(text, 'scan.pdf')).toBe(kind));

/** The title of a birth record in every language that is sold. */
const births: Readonly<Record<SourceLanguage, string>> = {
  Portuguese: 'CERTIDÃO DE NASCIMENTO',
  'Portuguese (Portugal)': 'Assento de Nascimento n.º 12',
  Spanish: 'Acta de Nacimiento',
  German: 'Geburtsurkunde',
  Arabic: 'شهادة ميلاد',
  Hebrew: 'תעודת לידה',
  Japanese: '出生届受理証明書',
  Korean: '출생증명서',
  French: "Copie intégrale d'acte de naissance",
  Italian: 'Estratto dell’atto di nascita',
  Polish: 'Odpis skrócony aktu urodzenia',
  Ukrainian: 'СВІДОЦТВО ПРО НАРОДЖЕННЯ',
  'Chinese (Simplified)': '出生医学证明',
  'Chinese (Traditional)': '出生證明書',
  Romanian: 'CERTIFICAT DE NAŞTERE',
  Dutch: 'Afschrift van een geboorteakte',
  Turkish: 'FORMÜL A DOĞUM KAYIT ÖRNEĞİ',
  Vietnamese: 'GIẤY KHAI SINH',
};
test.each(Object.entries(births))('a birth record of %s by its title', (_language, title) =>
  expect(guessKind(title, 'scan.pdf')).toBe('Birth certificate'),
);

test.each([
  ['Birth certificate', 'giay-khai-sinh.pdf'],
  ['Marriage certificate', 'Certidão-Casamento.JPG'],
  ['Birth certificate', '출생증명서.pdf'],
  ['Diploma', 'diploma.png'],
  [null, 'IMG_2041.jpg'],
] as const)('%s by the name of the file', (kind, filename) => expect(guessKind('', filename)).toBe(kind));

test('the title decides where the name says something else', () => {
  expect(guessKind('CERTIDÃO DE ÓBITO', 'certidao-nascimento.pdf')).toBe('Death certificate');
});
