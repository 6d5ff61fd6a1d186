import { describe, expect, test } from 'vitest';
import { checklistPoints } from '#shared/certificate/checklist.ts';
import { makesClaim } from '#shared/certificate/claims.ts';
import { findDraftStatement, hasUntranslated } from '#shared/certificate/drafts.ts';
import { findFactFaults, initialsOf } from '#shared/certificate/facts.ts';
import { findFileFaults, findUncheckedPoints, unresolved } from '#shared/certificate/findings.ts';
import { commonKinds, kindsByCountry, kindsFor } from '#shared/certificate/paper-kinds.ts';
import { proposeFacts } from '#shared/certificate/propose-facts.ts';
import { certificateFacts } from '#shared/certificate/statement.ts';
import { sourceLanguages } from '#shared/languages.ts';
import type { BlockContent, TextBlock } from '#shared/schemas/translation-text.ts';
import type { SpelledName } from '#shared/spelling.ts';
import { blockOf } from '../support/printed-texts.ts';

const today = '2026-11-22';
const whole = {
  paperKind: 'Birth certificate',
  holders: [{ name: 'João Pereira da Silva', nativeName: 'João Pereira da Silva' }],
  issuer: '2nd Civil Registry Office of São Paulo',
  registerNumber: 'Book A-23, page 45, no. 1234',
  issuedOn: '1991-03-20',
};
const rulesOf = (facts: unknown) => findFactFaults(certificateFacts.parse(facts), today).map(({ rule }) => rule);

test('complete facts pass, and so does the required minimum', () => {
  expect(rulesOf(whole)).toEqual([]);
  expect(rulesOf({ paperKind: 'Passport', holders: [{ name: 'Ana' }] })).toEqual([]);
});

test('each fact that is missing or malformed is refused by its own rule', () => {
  expect(rulesOf({})).toEqual(['kind.missing', 'holder.missing']);
  const changed: [object, string][] = [
    [{ paperKind: 'scan_001' }, 'kind.format'],
    [{ paperKind: 'my birth.pdf' }, 'kind.file-name'],
    [{ paperKind: 'x'.repeat(61) }, 'kind.format'],
    [{ paperKind: 'Birth\ncertificate' }, 'kind.format'],
    [{ paperKind: 'Birth certificate ✓' }, 'kind.format'],
    [{ holders: [] }, 'holder.missing'],
    [{ holders: [{ name: ' ' }] }, 'holder.missing'],
    [{ holders: [{ name: 'محمد' }] }, 'holder.format'],
    [{ holders: [{ name: 'Ana 2' }] }, 'holder.format'],
    [{ holders: [{ name: 'Ana', nativeName: 'Ana <b>' }] }, 'holder.native-format'],
    [{ holders: Array.from({ length: 13 }, () => ({ name: 'Ana' })) }, 'holder.many'],
    [{ issuer: 'a'.repeat(121) }, 'issuer.format'],
    [{ registerNumber: 'none' }, 'register-number.format'],
    [{ issuedOn: '2026-02-31' }, 'issued-on.format'],
    [{ issuedOn: '2026-11-23' }, 'issued-on.future'],
  ];
  for (const [change, rule] of changed) expect([change, rulesOf({ ...whole, ...change })]).toEqual([change, [rule]]);
});

describe('claims', () => {
  const claims = [
    'NOTARIZED birth certificate',
    'Notarised deed',
    'N.O.T.A.R.I.Z.E.D copy',
    'N O T A R I Z E D copy',
    'NOTA RIZED copy',
    'Not-arized copy',
    'N0TAR1ZED copy',
    'Nоtаrized copy',
    'ＮＯＴＡＲＩＺＥＤ copy',
    'Nótárízéd copy',
    'No\u200btarized copy',
    'Approved by USCIS',
    'U.S.C.I.S. form',
    'U S C I S form',
    'OFFICIALLY APPROVED',
    'Official birth certificate',
    'Certified copy',
    'Apostille of The Hague',
    'Sworn translation',
    'Verified document',
    'Certificado oficial',
    'Authorized by the Department of State',
    'Notary Public, State of Texas',
  ];
  const fields = [
    (text: string) => ({ paperKind: text }),
    (text: string) => ({ holders: [{ name: text }] }),
    (text: string) => ({ holders: [{ name: 'Ana', nativeName: text }] }),
    (text: string) => ({ issuer: text }),
    (text: string) => ({ registerNumber: `${text} 12` }),
  ];

  test.each(claims)('%s is refused in every field', (text) => {
    expect(makesClaim(text)).toBe(true);
    for (const field of fields) expect(rulesOf({ ...whole, ...field(text) })).not.toEqual([]);
  });

  test.each([
    'Marius Cisneros',
    'Maria Notari',
    'Valid Hadžić',
    'Courtney Seal',
    'Nguyễn Thị Ánh Tuyết',
    'Łukasz Wójcik-Đặng',
    'José María O’Neill Jr.',
    'Certificate of residence',
    'Vaccination certificate',
    'Notary Office of Lisbon',
    'Ministry of Justice and Public Security',
  ])('%s is an honest text', (text) => expect(makesClaim(text)).toBe(false));

  test.each([
    ['Anna Official', undefined],
    ['Maria Souza (née Silva)', undefined],
    ['Ana Silva / Souza', undefined],
    ['José Pérez 2.º', undefined],
    ['Ali Reza', 'علی\u200Cرضا'],
    ['Kshitij', 'क्\u200Dषितिज'],
    ['Charlie', 'צ׳רלי'],
  ])('%s %s is a name', (name, nativeName) =>
    expect(rulesOf({ ...whole, holders: [{ name, nativeName }] })).toEqual([]),
  );

  test.each(['Official', 'Official translation', 'True Official Copy', 'Official, sworn', 'Ana 2', 'A\u200Dna'])(
    '%s is none',
    (name) => expect(rulesOf({ ...whole, holders: [{ name }] })).not.toEqual([]),
  );

  test('a free kind names the paper and praises nothing', () => {
    for (const paperKind of ['Valid passport', 'Legally recognized diploma', 'True copy of a diploma', 'Notary act']) {
      expect(rulesOf({ ...whole, paperKind })).toEqual(['kind.claim']);
    }
    expect(rulesOf({ ...whole, paperKind: 'Fishing license' })).toEqual([]);
  });
});

test('every listed kind is one the rules would take, and each language offers its own first', () => {
  for (const kind of [...commonKinds, ...Object.values(kindsByCountry).flat()]) {
    expect([kind, kind.length <= 60, makesClaim(kind)]).toEqual([kind, true, false]);
  }
  for (const language of sourceLanguages) expect(kindsFor(language)).toContain('Birth certificate');
  expect(kindsFor('Japanese')[0]).toBe('Family register (koseki)');
  expect(kindsFor('Klingon')).toEqual([...commonKinds]);
});

test.each([
  ['SANDBOX DRAFT — not a translation', true],
  ['This is NOT A\nTRANSLATION', true],
  ['Draft for review', true],
  ['D R A F T', true],
  ['page one\nS A N D B O X  D R A F T\npage two', true],
  ['DO NOT USE', true],
  ['Machine translation, unreviewed', true],
  ['He served under the military draft board of Ohio.', false],
  ['Paid by bank draft no. 42', false],
  ['Overdraft limit: R$ 500', false],
  ['Name: Marina Alves. Place: Belo Horizonte.', false],
])('what a file says of itself: %s', (text, isDraft) => expect(findDraftStatement(text) !== undefined).toBe(isDraft));

test('the file: blank pages and drafts are errors, another number of pages is a warning', () => {
  const file = { pages: 2, blankPages: [2], draftStatement: 'draft' };
  const rules = (isSpecimen: boolean) => findFileFaults(file, { sourcePages: 3, isSpecimen }).map(({ rule }) => rule);
  expect(rules(false)).toEqual(['file.blank-page', 'file.draft', 'file.page-count']);
  expect(rules(true)).toEqual(['file.blank-page', 'file.page-count']);
  expect(findFileFaults(undefined, { sourcePages: 1, isSpecimen: true })).toMatchObject([{ rule: 'file.unreadable' }]);

  const findings = findFileFaults({ ...file, blankPages: [] }, { sourcePages: 3, isSpecimen: true });
  expect(unresolved(findings, [{ rule: 'file.page-count', reason: '' }])).toEqual(findings);
  expect(unresolved(findings, [{ rule: 'file.page-count', reason: 'Two sides on one sheet' }])).toEqual([]);
});

test('every point of the checklist is asked for by itself', () => {
  for (const point of checklistPoints) {
    const rest = checklistPoints.filter((one) => one !== point);
    expect(findUncheckedPoints(rest)).toMatchObject([{ rule: `checklist.${point}` }]);
  }
  expect(findUncheckedPoints(checklistPoints)).toEqual([]);
});

test.each([
  ['João Pereira da Silva', 'J. P. S.'],
  ['Nguyễn Thị Ánh', 'N. T. Á.'],
  ['ana', 'A.'],
  ['Al-Hassan, Omar', 'A. O.'],
])('initials of %s', (name, initials) => expect(initialsOf(name)).toBe(initials));

test.each([
  ['[untranslated: Nada mais havendo]', true],
  ['[Un\ntrans lated:x]', true],
  ['The untranslated part [illegible]', false],
])('%s is marked as untranslated: %s', (text, expected) => {
  expect(hasUntranslated(text)).toBe(expected);
  const file = { pages: 1, blankPages: [], draftStatement: undefined, isUntranslated: expected };
  const rules = findFileFaults(file, { sourcePages: 1, isSpecimen: true }).map(({ rule }) => rule);
  expect(rules).toEqual(expected ? ['file.untranslated'] : []);
});

describe('facts proposed from the text of the studio', () => {
  const textOf = (blocks: readonly BlockContent[]) =>
    blocks.map((block): TextBlock => ({
      ...block,
      version: 1,
      confirmedBy: null,
      confirmedByName: null,
      confirmedAt: null,
    }));
  const fieldOf = (label: string, value: string, source = value) =>
    blockOf({ kind: 'field', source: { label: '', value: source }, target: { label, value } });

  test('are the kind, holder, register number, date, place and marks that it states', () => {
    const blocks = textOf([
      blockOf({ kind: 'mark', mark: 'emblem', target: '[Coat of arms]' }),
      blockOf({ kind: 'heading', target: 'CERTIFIED COPY OF BIRTH CERTIFICATE' }),
      fieldOf('Full name', 'Hanako Yamada', '山田 花子'),
      fieldOf('Registration number:', '104235 01 55 1988'),
      fieldOf('Date of issue', 'March 7, 2019'),
      blockOf({
        kind: 'table',
        target: {
          rows: [
            ['Place of issue', 'Tokyo'],
            ['Issued by', 'Setagaya Ward Office'],
          ],
        },
      }),
      blockOf({ kind: 'mark', mark: 'seal', target: '[Round seal: Setagaya Ward Office]' }),
      blockOf({ kind: 'mark', mark: 'illegible', target: '[illegible]' }),
    ]);
    expect(proposeFacts(blocks, { today: '2026-11-22' })).toEqual({
      paperKind: 'Birth certificate',
      holders: [{ name: 'Hanako Yamada', nativeName: '山田 花子' }],
      registerNumber: '104235 01 55 1988',
      issuedOn: '2019-03-07',
      place: 'Tokyo',
      issuer: 'Setagaya Ward Office',
      marks: ['Coat of arms', 'Round seal: Setagaya Ward Office'],
    });
  });

  test('never name a holder who is neither confirmed by a person nor on the sheet', () => {
    const heading = blockOf({ kind: 'heading', target: 'Birth certificate' });
    const drafted = textOf([heading, { ...fieldOf('Name', 'Hanako Yamada'), state: 'drafted' }]);
    const holdersOf = (people: SpelledName[]) => proposeFacts(drafted, { today, people }).holders;
    expect(holdersOf([])).toBeUndefined();
    expect(holdersOf([{ name: 'Jiro Yamada', nativeName: null }])).toBeUndefined();
    expect(holdersOf([{ name: 'YAMADA Hanako', nativeName: null }])).toEqual([{ name: 'YAMADA Hanako' }]);
  });

  test('are none that a certificate could not state', () => {
    const blocks = textOf([
      blockOf({ kind: 'heading', target: 'Minutes' }),
      fieldOf('Date of issue', 'March 7, 2099'),
      fieldOf('Registration number', 'not stated'),
      fieldOf('Name', '___'),
    ]);
    expect(proposeFacts(blocks, { today: '2026-11-22' })).toEqual({});
  });
});
