import { describe, expect, test } from 'vitest';
import { findUnboundFacts } from '#shared/certificate/bound-facts.ts';
import type { CertificateFacts } from '#shared/certificate/facts.ts';
import { unresolved } from '#shared/certificate/findings.ts';
import { canonicalText, textOfBlocks, textOfPages, type PaperText } from '#shared/certificate/paper-text.ts';
import type { SpelledName } from '#shared/spelling.ts';
import { blockOf, fieldOf, pageOf, tableOf } from '../support/studio-texts.ts';

/** A certificate states what its text states: holder, kind, issuer, register number, dates, pages. */

const birth = `Federative Republic of Brazil
CERTIFICATE OF BIRTH
Name: João Pereira da Silva
Father: Carlos Alberto Souza
Mother: Maria Pereira, born in Porto
Registration number: 117531 01 55 2019 1
Issued by the 3rd Civil Registry Office of Campinas on March 14, 2019`;

const facts: CertificateFacts = { paperKind: 'Birth certificate', holders: [{ name: 'João Pereira da Silva' }] };

function rulesOf(
  stated: Partial<CertificateFacts>,
  text: PaperText | string = birth,
  { people = [], sourceLanguage = 'Portuguese' }: { people?: SpelledName[]; sourceLanguage?: string } = {},
): string[] {
  const paper = typeof text === 'string' ? textOfPages([text], { isExact: true }) : text;
  return findUnboundFacts({ facts: { ...facts, ...stated }, text: paper, people, sourceLanguage }).map(
    ({ rule, level }) => `${level} ${rule}`,
  );
}

const named = (
  name: string,
  text?: PaperText | string,
  options?: { people?: SpelledName[]; sourceLanguage?: string },
) => rulesOf({ holders: [{ name }] }, text, options);

describe('the holder', () => {
  test.each([
    'João Pereira da Silva',
    'JOAO PEREIRA DA SILVA',
    'Silva, João Pereira da',
    'João Silva',
    'João Pereira-da Silva',
  ])('%s is named by the text', (name) => {
    expect(named(name)).toEqual([]);
  });

  test.each(['Adolf Wrongperson', 'Clara Reis', 'João Souza', 'Carlos Pereira', 'Joana Pereira da Silva'])(
    '%s is not, and nobody can pass it',
    (name) => {
      expect(named(name)).toEqual(['law holder.not-in-text']);
      const text = textOfPages([birth], { isExact: true });
      const wrong = { facts: { ...facts, holders: [{ name }] }, text, people: [], sourceLanguage: 'Portuguese' };
      const reason = { rule: 'holder.not-in-text', reason: 'The customer said so on the phone.' };
      expect(unresolved(findUnboundFacts(wrong), [], [reason])).toHaveLength(1);
    },
  );

  test('every holder is looked for', () => {
    expect(rulesOf({ holders: [{ name: 'João Pereira da Silva' }, { name: 'Ana Costa' }] })).toEqual([
      'law holder.not-in-text',
    ]);
  });

  test.each([
    ['Ana Maria Souza', 'Passport\nSurname\nSOUZA\nGiven names\nANA MARIA\nNationality: Brazilian'],
    ['Ana Souza', 'Passport\nFamily name: Souza\nSex: F\nFirst name: Ana'],
    ['Jürgen Mueller', 'Passport of Jürgen Müller'],
    ['Jürgen Müller', 'Passport of JUERGEN MUELLER'],
    ['Anna-Lena Groß', 'Passport of Annalena Gross'],
    ['Sean O’Neill', "Passport of Sean O'Neill"],
    ['Mohammed Al-Sayed', 'Passport of Mohammed Alsayed'],
    ['Ana Souza', 'Passport of A n a S o u z a'],
    ['Ana Souza', 'Passport of Ana\nSouza'],
  ])('%s is found in fields, spellings and broken lines', (name, text) => {
    expect(rulesOf({ paperKind: 'Passport', holders: [{ name }] }, text)).toEqual([]);
  });

  test('names of two people do not make a third', () => {
    expect(named('Carlos Maria', 'Birth certificate\nChild of Carlos and Maria')).toEqual(['law holder.not-in-text']);
    expect(named('Ana Costa', 'Birth certificate\nAna Souza\nRui Costa')).toEqual(['law holder.not-in-text']);
  });

  test('the sheet spells a name of another script, when the source has it', () => {
    const blocks = [
      blockOf(1, { kind: 'heading', lang: 'ar', source: 'شهادة ميلاد', target: 'Birth certificate' }),
      fieldOf(2, {
        lang: 'ar',
        source: { label: 'الاسم', value: 'لَيلى حداد' },
        target: { label: 'Name', value: 'Leila Hadad' },
      }),
    ];
    const text = textOfBlocks({ pages: [pageOf(1)], blocks });
    const people = [{ name: 'Layla Haddad', nativeName: 'ليلى حداد' }];
    const options = { people, sourceLanguage: 'Arabic' };
    expect(named('Layla Haddad', text, options)).toEqual([]);
    expect(named('Layla Haddad', text, { sourceLanguage: 'Arabic' })).toEqual(['law holder.not-in-text']);
    expect(named('Layla Haddad', text, { ...options, people: [{ name: 'Layla Haddad', nativeName: 'سارة' }] })).toEqual(
      ['law holder.not-in-text'],
    );
    const native = (nativeName: string) => rulesOf({ holders: [{ name: 'Leila Hadad', nativeName }] }, text, options);
    expect(native('ليلى حداد')).toEqual([]);
    expect(native('سارة حداد')).toEqual(['answer holder.native-not-in-text']);
  });

  test('letters read from a picture may be wrong, so that a reason passes', () => {
    expect(named('Ana Costa', textOfPages([birth], { isExact: false }))).toEqual(['answer holder.not-in-text']);
  });
});

describe('the kind', () => {
  test.each([
    ['Birth certificate', 'Certificate of Birth, page 1 of 2'],
    ['Birth certificate', 'Full Birth Certificate'],
    ['Birth certificate', 'Registry of births, marriages and deaths\nExtract from the Register of Births'],
    ['Marriage certificate', 'Record of Marriage'],
    ['Divorce decree', 'Divorce Judgment'],
    ['Single status certificate', 'Certificate of No Impediment to Marriage'],
    ['Certificate of good conduct', 'Certificate of Conduct'],
    ['Academic transcript', 'School transcript'],
    ['Population registry code record (CURP)', 'Unique Population Registry Code'],
    ['Personal document', 'Certificate of Birth'],
    ['Voter registration', 'Voter registration form'],
    ['Bank statement', 'Account statement'],
  ])('%s is what “%s” is', (paperKind, title) => {
    expect(rulesOf({ paperKind }, `${title}\nName: João Pereira da Silva`)).toEqual([]);
  });

  test.each([
    ['Divorce decree', 'Certificate of Birth'],
    ['Marriage certificate', 'Registry of births, marriages and deaths\nBirth certificate'],
    ['Voter registration', 'Certificate of Birth'],
    ['Marriage certificate', 'Certificate of No Impediment to Marriage'],
    ['Diploma', 'Bank statement'],
    ['Divorce decree', 'To whom it may concern'],
  ])('%s is not what “%s” is', (paperKind, title) => {
    expect(rulesOf({ paperKind }, `${title}\nName: João Pereira da Silva`)).toEqual(['answer kind.differs']);
  });
});

describe('issuer, number and date', () => {
  test.each([
    { issuer: '3rd Civil Registry Office of Campinas' },
    { issuer: 'Civil Registry Office, Campinas' },
    { registerNumber: '117531 01 55 2019 1' },
    { registerNumber: 'No. 117531.01.55.2019-1' },
    { issuedOn: '2019-03-14' },
  ])('%o is in the text', (stated) => {
    expect(rulesOf(stated)).toEqual([]);
  });

  test.each([
    [{ issuer: '2nd Civil Registry Office of Campinas' }, 'answer issuer.not-in-text'],
    [{ issuer: 'Ministry of Justice' }, 'answer issuer.not-in-text'],
    [{ registerNumber: '999999' }, 'answer register-number.not-in-text'],
    [{ registerNumber: '17531 01 55' }, 'answer register-number.not-in-text'],
    [{ issuedOn: '2019-04-14' }, 'answer issued-on.not-in-text'],
  ])('%o is not', (stated, rule) => {
    expect(rulesOf(stated)).toEqual([rule]);
  });

  test.each([
    '3 March 1999',
    'March 3, 1999',
    '03/03/1999',
    '1999-03-03',
    '3rd of March, 1999',
    '03 MAR 1999',
    '03.03.1999',
  ])('the date is found as %s', (date) => {
    expect(rulesOf({ issuedOn: '1999-03-03' }, `Birth certificate\nJoão Pereira da Silva\nIssued: ${date}`)).toEqual(
      [],
    );
  });

  test('the source’s own writing of number and date counts', () => {
    const blocks = [
      blockOf(1, { kind: 'heading', source: 'Certidão de nascimento', target: 'Birth certificate' }),
      tableOf(
        2,
        [
          ['Nome', 'João Pereira da Silva'],
          ['Emitida em', '14 de março de 2019'],
        ],
        [
          ['Name', 'João Pereira da Silva'],
          ['Issued', 'as stated'],
        ],
      ),
    ];
    expect(rulesOf({ issuedOn: '2019-03-14' }, textOfBlocks({ pages: [pageOf(1)], blocks }))).toEqual([]);
  });
});

describe('the text', () => {
  test('a file without a text wants a reason of ten letters', () => {
    const certified = { facts, text: textOfPages(['', '—'], { isExact: true }), people: [], sourceLanguage: 'German' };
    const findings = findUnboundFacts(certified);
    expect(findings.map(({ rule, level }) => [rule, level])).toEqual([['text.missing', 'answer']]);
    expect(unresolved(findings, [], [{ rule: 'text.missing', reason: 'Seen.     ' }])).toHaveLength(1);
    const reason = 'A scan, compared letter by letter.';
    expect(unresolved(findings, [], [{ rule: 'text.missing', reason }])).toEqual([]);
  });

  test('each page of the original has a text, a mark or a statement that it is blank', () => {
    const blocks = [
      blockOf(1, { kind: 'heading', target: 'Birth certificate' }),
      fieldOf(2, { target: { label: 'Name', value: 'João Pereira da Silva' } }),
    ];
    const pages = [pageOf(1), pageOf(2), { ...pageOf(3), isBlank: true }];
    const text = textOfBlocks({ pages, blocks });
    const findings = findUnboundFacts({ facts, text, people: [], sourceLanguage: 'Portuguese' });
    expect(findings).toMatchObject([{ rule: 'text.page-empty', level: 'answer', page: 2 }]);
  });

  test('is the same text in another Unicode form and with other line breaks', () => {
    const one = textOfPages(['João\n Pereira ', 'two'], { isExact: true });
    const other = textOfPages(['Joa\u0303o Pereira', ' two\n'], { isExact: true });
    expect(canonicalText(one)).toBe('João Pereira\ftwo');
    expect(canonicalText(other)).toBe(canonicalText(one));
    expect(canonicalText({ pages: ['Jo\u0000ão\ud800 Pereira'] })).toBe('João\ufffd Pereira');
  });
});
