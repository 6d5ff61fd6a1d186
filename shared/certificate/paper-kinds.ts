import type { SourceLanguage } from '#shared/languages.ts';
import { unknownKind } from './title.ts';

/** Kinds of documents for certificate titles, as data. */

/** Kinds that every country issues. */
export const commonKinds = [
  'Birth certificate',
  'Marriage certificate',
  'Divorce decree',
  'Death certificate',
  'Baptismal certificate',
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

/** Country-specific kinds. */
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
  France: ['Full copy of birth record', 'Family record book', 'Criminal record extract (bulletin 3)'],
  Italy: ['Full copy of birth record', 'Certificate of family status', 'Criminal record certificate'],
  Poland: [
    'Full copy of civil status record',
    'Abridged copy of civil status record',
    'Certificate of no criminal record',
  ],
  Ukraine: ['Extract from the State Register of Civil Status Acts', 'Certificate of no criminal record'],
  China: ['Household register (hukou)', 'Notarial certificate', 'Certificate of no criminal record'],
  Romania: ['Civil status record extract', 'Criminal record certificate'],
  Netherlands: ['Civil status record extract', 'Registration certificate', 'Certificate of good conduct'],
  Belgium: ['Civil status record extract', 'Certificate of family status', 'Criminal record certificate'],
  Turkey: ['Civil status record extract', 'Registration certificate', 'Criminal record certificate'],
  Taiwan: ['Civil status record extract', 'Certificate of no criminal record'],
  Vietnam: ['Civil status record extract', 'Judicial record certificate'],
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
  French: ['France'],
  Italian: ['Italy'],
  Polish: ['Poland'],
  Ukrainian: ['Ukraine'],
  'Chinese (Simplified)': ['China'],
  Romanian: ['Romania'],
  Dutch: ['Netherlands', 'Belgium'],
  Turkish: ['Turkey'],
  Vietnamese: ['Vietnam'],
  'Chinese (Traditional)': ['Taiwan'],
} as const satisfies Record<SourceLanguage, readonly Country[]>;

type CountryKind = (typeof kindsByCountry)[Country][number];
export type PaperKind = (typeof commonKinds)[number] | CountryKind | typeof unknownKind;

export const paperKinds: readonly PaperKind[] = [
  ...new Set<PaperKind>([...commonKinds, ...Object.values<readonly CountryKind[]>(kindsByCountry).flat(), unknownKind]),
];

const knownKinds: ReadonlySet<string> = new Set(paperKinds);

/** Whether a kind is on the list, which exempts it from the checks of free text. */
export function isKnownKind(kind: string): boolean {
  return knownKinds.has(kind);
}

/** The last words of the listed kinds, without what stands in parentheses: `register`, `certificate`. */
const kindNouns: ReadonlySet<string> = new Set(
  paperKinds
    .map((kind) => plainKind(kind).split(' ').at(-1)?.toLowerCase() ?? '')
    .filter((noun) => !noun.endsWith('s')),
);

function plainKind(kind: string): string {
  return kind.replace(/ \([^()]*\)$/, '');
}

/** Whether a typed kind ends in the noun of a listed one: `Family register`, and neither plurals nor proper names. */
export function isCommonKind(kind: string): boolean {
  const plain = plainKind(kind);
  return /^\p{Lu}\p{Ll}*(?: \p{Ll}+)*$/u.test(plain) && kindNouns.has(plain.split(' ').at(-1)?.toLowerCase() ?? '');
}

/** Kinds to suggest for a source language, those of its countries first. */
export function kindsFor(language: string): readonly string[] {
  const countries = Object.hasOwn(countriesOf, language) ? countriesOf[language as SourceLanguage] : [];
  return [...new Set([...countries.flatMap((country) => kindsByCountry[country]), ...commonKinds])];
}
