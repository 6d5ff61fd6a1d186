import type { SourceLanguage } from '#shared/languages.ts';

/** Kinds of paper that a certificate names. Data: a new kind or country is a new line. */

/** Papers that every country issues. */
export const commonKinds = [
  'Birth certificate',
  'Marriage certificate',
  'Divorce decree',
  'Death certificate',
  'Adoption record',
  'Single status certificate',
  'Passport',
  'National identity card',
  'Driver license',
  'Residence permit',
  'Police clearance certificate',
  'Military service record',
  'Diploma',
  'Academic transcript',
  'School report card',
  'Enrollment certificate',
  'Employment letter',
  'Pay slip',
  'Tax return',
  'Bank statement',
  'Medical record',
  'Vaccination record',
  'Power of attorney',
  'Court judgment',
  'Contract',
  'Property deed',
  'Will',
  'Affidavit',
  'Personal letter',
] as const;

/** Title of a delivery whose kind of paper was never stated. */
export const unknownKind = 'Personal document';

/** Papers known by a name of their own, by the country that issues them. */
export const kindsByCountry = {
  Brazil: [
    'Individual taxpayer card (CPF)',
    'General registration card (RG)',
    'Work and social security card (CTPS)',
    'Voter registration card',
    'Military enlistment certificate',
    'Public deed',
    'High school completion certificate',
  ],
  Portugal: ['Citizen card', 'Criminal record certificate', 'Tax identification card (NIF)', 'Public deed'],
  Spain: ['Family record book', 'Foreigner identity card (NIE)', 'Municipal registration certificate'],
  Mexico: ['Population registry code record (CURP)', 'Voter card (INE)', 'Professional license'],
  Colombia: ['Citizenship card', 'Judicial record certificate'],
  Argentina: ['National identity document (DNI)', 'Criminal record certificate'],
  Germany: [
    'Family register extract',
    'Certificate of good conduct',
    'Registration certificate',
    'Certificate of heirship',
  ],
  Austria: ['Registration certificate', 'Certificate of citizenship'],
  Egypt: ['Family record extract', 'Military service certificate'],
  Syria: ['Family statement', 'Individual civil record extract'],
  Lebanon: ['Individual status record', 'Family status record'],
  Israel: ['Population registry extract', 'Marriage contract (ketubah)'],
  Japan: ['Family register (koseki)', 'Certificate of residence (juminhyo)', 'Seal registration certificate'],
  Korea: ['Family relation certificate', 'Basic certificate', 'Resident registration extract'],
} as const satisfies Record<string, readonly string[]>;

type Country = keyof typeof kindsByCountry;

const countriesOf = {
  Portuguese: ['Brazil', 'Portugal'],
  'Portuguese (Portugal)': ['Portugal', 'Brazil'],
  Spanish: ['Spain', 'Mexico', 'Colombia', 'Argentina'],
  German: ['Germany', 'Austria'],
  Arabic: ['Egypt', 'Syria', 'Lebanon'],
  Hebrew: ['Israel'],
  Japanese: ['Japan'],
  Korean: ['Korea'],
} as const satisfies Record<SourceLanguage, readonly Country[]>;

const known: ReadonlySet<string> = new Set([...commonKinds, ...Object.values(kindsByCountry).flat(), unknownKind]);

/** Whether a kind is on the list, and so needs no check of its words. */
export function isKnownKind(kind: string): boolean {
  return known.has(kind);
}

/** The kinds to offer for a paper in this language: those of its countries first. */
export function kindsFor(language: string): readonly string[] {
  const countries = Object.hasOwn(countriesOf, language) ? countriesOf[language as SourceLanguage] : [];
  return [...new Set([...countries.flatMap((country) => kindsByCountry[country]), ...commonKinds])];
}

/** What a customer's file name suggests, in the languages we translate from. The reviewer confirms it. */
const hints: readonly [RegExp, string][] = [
  [/nascimento|nacimiento|geburt|birth|출생|出生/, 'Birth certificate'],
  [/casamento|matrimonio|heirat|eheurkunde|marriage|혼인|婚姻/, 'Marriage certificate'],
  [/divorcio|scheidung|divorce/, 'Divorce decree'],
  [/obito|defuncion|sterbe|death/, 'Death certificate'],
  [/passaporte|pasaporte|reisepass|passport/, 'Passport'],
  [/historico|boletim|calificaciones|zeugnis|transcript/, 'Academic transcript'],
  [/diploma/, 'Diploma'],
  [/extrato|extracto|kontoauszug|statement/, 'Bank statement'],
  [/antecedentes|fuhrungszeugnis|police/, 'Police clearance certificate'],
  [/procuracao|poder|vollmacht|attorney/, 'Power of attorney'],
  [/cnh|habilitacao|fuhrerschein|licencia|driver/, 'Driver license'],
];

/** A proposal for the kind of paper; empty where nothing suggests one. */
export function proposeKind(filename: string, isBankStatement: boolean): string {
  if (isBankStatement) return 'Bank statement';
  const folded = filename.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '');
  return hints.find(([pattern]) => pattern.test(folded))?.[1] ?? '';
}
