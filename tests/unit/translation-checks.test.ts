import { describe, expect, test } from 'vitest';
import type { FindingLevel } from '#shared/schemas/studio.ts';
import type { TextBlock, TextPage } from '#shared/schemas/translation-text.ts';
import { noSpelling } from '#shared/spelling.ts';
import { checkText, type TextToCheck } from '#shared/translation-checks/check-text.ts';
import { findUnresolved, textRules } from '#shared/translation-checks/rules.ts';
import type { LanguageTag } from '#shared/translation-text.ts';
import { spells } from '../support/checked-texts.ts';

let made = 0;

function common(lang: LanguageTag) {
  made += 1;
  return {
    id: `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`,
    page: 1,
    position: made,
    box: null,
    confidence: null,
    doubtful: [],
    lang,
    dir: 'ltr' as const,
    state: 'confirmed' as const,
    draft: null,
    version: 1,
    confirmedBy: null,
    confirmedByName: null,
    confirmedAt: null,
  };
}

function paragraph(source: string, target: string, lang: LanguageTag = 'pt'): TextBlock {
  return { ...common(lang), kind: 'paragraph', source, target };
}

function field(source: [string, string], target: [string, string], lang: LanguageTag = 'pt'): TextBlock {
  const pair = ([label, value]: [string, string]) => ({ label, value });
  return { ...common(lang), kind: 'field', source: pair(source), target: pair(target) };
}

function page(number: number, isBlank = false): TextPage {
  const facts = { via: 'layer' as const, confidence: 99, rotation: 0 as const, reason: null, mrz: null };
  return { page: number, isBlank, state: 'read', lang: 'pt', ...facts };
}

function rulesOf(blocks: readonly TextBlock[], rest: Partial<TextToCheck> = {}): string[] {
  const findings = checkText({
    text: { pages: [page(1)], blocks: [...blocks] },
    spelling: noSpelling,
    phrases: [],
    sourcePages: 1,
    spells,
    ...rest,
  });
  return findings.map(({ rule }) => rule);
}

function sheet(name: string, nativeName: string | null = null) {
  return { people: [{ name, nativeName }], family: [] };
}

describe('completeness', () => {
  test('wants text on every page that is not marked as blank, and the pages of the original', () => {
    const blocks = [paragraph('Dou fé.', 'I attest.')];
    expect(rulesOf(blocks, { text: { pages: [page(1), page(2)], blocks }, sourcePages: 2 })).toEqual(['page-empty']);
    expect(rulesOf(blocks, { text: { pages: [page(1), page(2, true)], blocks }, sourcePages: 2 })).toEqual([]);
    expect(rulesOf(blocks, { sourcePages: 3 })).toEqual(['page-count']);
  });

  test('stops what is longer than one file can be printed', () => {
    const sentencesOf = (sentences: number) => 'The child was born there. '.repeat(sentences).trim();
    const long = Array.from({ length: 150 }, () => ({ ...paragraph('', sentencesOf(370)), page: 1 }));
    expect(rulesOf(long.slice(0, 10))).not.toContain('text-long');
    expect(rulesOf(long)).toContain('text-long');
  });

  test('wants each block translated and confirmed', () => {
    expect(rulesOf([{ ...paragraph('Dou fé.', ''), state: 'untranslated' }])).toEqual(['block-untranslated']);
    expect(rulesOf([{ ...paragraph('Dou fé.', 'I attest.'), state: 'drafted' }])).toEqual(['block-unconfirmed']);
    expect(rulesOf([field(['Nome', 'Ana'], ['Name', ''])])).toEqual(['block-untranslated']);
  });

  test('wants each mark described in brackets, and tables of one shape', () => {
    const mark = { ...common('pt'), kind: 'mark' as const, mark: 'seal' as const, source: '' };
    expect(rulesOf([{ ...mark, target: '' }])).toEqual(['mark-missing']);
    expect(rulesOf([{ ...mark, target: 'Round seal' }])).toEqual(['mark-brackets']);
    expect(rulesOf([{ ...mark, target: '[Round seal]' }])).toEqual([]);
    const table = { ...common('pt'), kind: 'table' as const, source: { rows: [['Nota', 'Dez']] } };
    expect(rulesOf([{ ...table, target: { rows: [['Grade', 'Ten']] } }])).toEqual([]);
    expect(rulesOf([{ ...table, target: { rows: [['Grade', 'Ten', 'More']] } }])).toEqual(['table-shape']);
  });
});

describe('names', () => {
  test('are copied from a source in Latin letters', () => {
    const pair = (target: string) => rulesOf([field(['Nome', 'João da Conceição'], ['Name', target])]);
    expect(pair('JOÃO DA CONCEIÇÃO')).toEqual([]);
    expect(pair('John Smith')).toEqual(['name-missing']);
    expect(pair('João da Conceicao')).toEqual(['name-accent']);
    expect(pair('João da Concepção')).toEqual(['name-altered']);
    expect(pair('João Conceição')).toEqual(['name-altered']);
    const prose = 'filho de Pedro Álvares Souza e de Maria Aparecida Lima';
    expect(rulesOf([paragraph(prose, 'son of Pedro Álvares Souza and Maria Aparecida Lima')])).toEqual([]);
    expect(rulesOf([paragraph(prose, 'son of Pedro Álvares Souza and Maria Lima')])).toEqual(['name-altered']);
    expect(rulesOf([paragraph(prose, 'son of Pedro Álvares Souza')])).toEqual(['name-missing']);
  });

  test('are no names of offices', () => {
    const office = ['Nome do ofício', 'Oficial de Registro Civil'] as [string, string];
    expect(rulesOf([field(office, ['Name of office', 'Civil Registry Officer'])])).toEqual([]);
  });

  test('that stand twice are right twice, whatever their given name', () => {
    const source = 'Es heirateten Hinnerk Weiß und Ana Weiß';
    expect(rulesOf([paragraph(source, 'Hinnerk Weiß and Ana Weiß were married', 'de')])).toEqual([]);
    expect(rulesOf([paragraph(source, 'Hinnerk Weiss and Ana Weiß were married', 'de')])).toEqual(['name-accent']);
    const twice = 'Ana Souza, filha de Ana Souza';
    expect(rulesOf([paragraph(twice, 'Ana Souza, daughter of Ana Sousa')])).toEqual(['name-altered']);
  });

  test('follow the spelling sheet, also from another script', () => {
    const spelling = sheet('Keiko Yamamoto', '山本 恵子');
    const pair = (target: string) => rulesOf([field(['氏名', '山本恵子'], ['Name', target], 'ja')], { spelling });
    expect(pair('Keiko YAMAMOTO')).toEqual([]);
    expect(pair('Keiko Yamamotto')).toEqual(['name-altered']);
    expect(pair('Hanako Suzuki')).toEqual(['name-missing']);
  });

  test('may be spelled as on the document or as in the passport', () => {
    const spelling = sheet('Joao da Conceicao');
    const pair = (target: string) => rulesOf([field(['Nome', 'João da Conceição'], ['Name', target])], { spelling });
    expect(pair('Joao da Conceicao')).toEqual([]);
    expect(pair('João da Conceição')).toEqual([]);
    expect(pair('João da Concepção')).toEqual(['name-altered']);
  });

  test('are compared with the family’s other documents', () => {
    const family = [{ name: 'Maria de Sousa Lima', nativeName: null, document: 'Birth Certificate' }];
    const blocks = [field(['Mãe', 'Maria de Souza Lima'], ['Mother', 'Maria de Souza Lima'])];
    expect(rulesOf(blocks, { spelling: { people: [], family } })).toEqual(['name-differs-in-family']);
  });

  test('of the sheet that appear nowhere are a warning', () => {
    const blocks = [paragraph('Dou fé.', 'I attest.')];
    expect(rulesOf(blocks, { spelling: sheet('Ana Souza') })).toEqual(['name-absent']);
  });
});

describe('dates', () => {
  test.each<[LanguageTag, string, string, string[]]>([
    ['pt', 'nascida em 07/03/1988', 'born on March 7, 1988', []],
    ['pt', 'nascida em 07/03/1988', 'born on July 3, 1988', ['date-swapped']],
    ['pt', 'nascida em 07/03/1988', 'born on March 8, 1988', ['date-missing']],
    ['pt', 'aos sete dias do mês de março de mil novecentos e oitenta e oito', 'on March 7, 1988', []],
    ['pt', 'nascida em 07/03/1988', 'born on 07/03/1988', ['date-ambiguous']],
    ['pt', 'nascida em Olinda', 'born on March 8, 1988', ['date-added', 'place-name']],
    ['es', 'el día 3 de julio de 1988', 'on July 3, 1988', []],
    ['de', 'am 3. Juli 1988', 'on March 7, 1988', ['date-swapped']],
    ['ja', '昭和63年3月7日', 'March 7, 1988', []],
    ['ja', '昭和63年3月7日', 'March 7, Showa 63 (1988)', []],
    ['ja', '昭和63年3月7日', 'March 7, 1989', ['date-missing']],
    ['ar', '١٨ رجب ١٤٠٨', 'Rajab 18, 1408 AH (March 7, 1988)', []],
    ['ko', '1988년 3월 7일', 'March 7, 1988', []],
  ])('%s: %s → %s', (lang, source, target, rules) => {
    expect(rulesOf([paragraph(source, target, lang)])).toEqual(rules);
  });
});

describe('names on a scan', () => {
  const scan = (mrz: TextPage['mrz'] = null) => ({ ...page(1), via: 'ocr' as const, mrz });
  const read = (block: TextBlock): TextBlock => ({ ...block, confidence: 97 });
  const nameOf = (name: string, lang: LanguageTag = 'pt', labels: [string, string] = ['Nome', 'Name']) =>
    read(field([labels[0], name], [labels[1], 'Ana Braga'], lang));
  const findingsOf = (blocks: TextBlock[], rest: Partial<TextToCheck> = {}, mrz: TextPage['mrz'] = null) =>
    checkText({
      text: { pages: [scan(mrz)], blocks },
      spelling: noSpelling,
      phrases: [],
      sourcePages: 1,
      ...rest,
    }).flatMap(({ rule, say }) => (rule === 'name-unconfirmed' ? [say] : []));

  test('that nothing confirms want a look each, once', () => {
    const blocks = [
      nameOf('Ana Braga'),
      read(paragraph('A mãe é Ana Braga, e o pai é José Nunes.', 'x')),
      read(field(['Profissão', 'Professora'], ['Occupation', 'Teacher'])),
    ];
    expect(findingsOf(blocks)).toEqual([
      'Read by the machine alone: “Ana Braga”. Compare each letter with the original.',
      'Read by the machine alone: “José Nunes”. Compare each letter with the original.',
    ]);
    // Typed by a person, or taken from a text layer.
    expect(findingsOf(blocks.map((block) => ({ ...block, confidence: null })))).toEqual([]);
    expect(findingsOf(blocks, { text: { pages: [page(1)], blocks } })).toEqual([]);
  });

  test('are confirmed by the spelling sheet with each accent, or by the machine-readable zone', () => {
    expect(findingsOf([nameOf('INÊS ARAÚJO')], { spelling: sheet('Inês Araújo') })).toEqual([]);
    expect(findingsOf([nameOf('Ines Araújo')], { spelling: sheet('Inês Araújo') })).toHaveLength(1);
    const zone = (isValid: boolean) => ({ lines: [], isValid, fields: { firstName: 'INES', lastName: 'ARAUJO' } });
    expect(findingsOf([nameOf('Inês Araújo')], {}, zone(true))).toEqual([]);
    expect(findingsOf([nameOf('Inês Araújo')], {}, zone(false))).toHaveLength(1);
  });

  test('of other scripts are known by the English of their label, also by the phrasebook’s, and by their column', () => {
    expect(findingsOf([nameOf('髙橋義雄', 'ja', ['父', 'Father'])])).toHaveLength(1);
    expect(
      findingsOf([nameOf('髙橋義雄', 'ja', ['父', 'Father'])], { spelling: sheet('Yoshio', '髙橋 義雄') }),
    ).toEqual([]);
    const phrases = [{ source: 'اسم الأب', target: 'Father’s Name' }];
    expect(findingsOf([nameOf('محمد علي', 'ar', ['اسم الأب', ''])], { phrases })).toHaveLength(1);
    const rows = [
      ['성명', '직업'],
      ['김영호', '교사'],
    ];
    const targets = [
      ['Name', 'Occupation'],
      ['Kim', 'Teacher'],
    ];
    const table = { ...common('ko'), kind: 'table' as const, source: { rows }, target: { rows: targets } };
    expect(findingsOf([read(table)])).toEqual([
      'Read by the machine alone: “김영호”. Compare each letter with the original.',
    ]);
  });

  test('read in two ways are shown beside each other', () => {
    const prose = read(paragraph('父高橋義雄の届出により記載', 'x', 'ja'));
    expect(findingsOf([nameOf('髙橋義雄', 'ja', ['父', 'Father']), prose])[1]).toBe(
      '“高橋義雄” may be “髙橋義雄”, as elsewhere. Compare both places.',
    );
  });
});

describe('numbers', () => {
  test.each<[LanguageTag, string, string, string[]]>([
    ['pt', 'valor de R$ 1.234,56', 'amount of R$1,234.56', []],
    ['pt', 'valor de R$ 1.234,56', 'amount of R$1,243.56', ['number-missing']],
    ['pt', 'valor de R$ 1.234,56', 'amount of R$1.234,56', ['number-separators']],
    ['pt', 'livro 0012, folha 34', 'book 0012, page 34', []],
    ['pt', 'livro 0012, folha 34', 'book 012, page 34', ['register-number']],
    ['pt', '123456 01 55 1988 1 00012 034 0001234 56', '123456 01 55 1988 1 00012 034 0001234 56', []],
    ['pt', '123456 01 55 1988 1 00012 034 0001234 56', '123456 01 55 1988 1 00012 034 0001243 56', ['register-number']],
    ['pt', '12345601551988100012034000123456', '123456 01 55 1988 1 00012 034 000123456', []],
    ['pt', 'às 14h30', 'at 2:30 p.m.', []],
    ['pt', 'às 14h30', 'at 3:30 p.m.', ['number-missing']],
    ['de', 'um 5 Uhr 40 Minuten', 'at 5:40 a.m.', []],
    ['de', 'um 17 Uhr 40', 'at 4:40 p.m.', ['number-missing']],
    ['de', 'um 17 Uhr', 'at 5 p.m.', []],
    ['pt', 'dez por cento', 'ten percent', []],
    ['pt', 'dois adultos', 'both are adults', []],
    ['pt', '2ª via', 'second copy', []],
    ['pt', 'vinte e um anos', 'twenty-one years', []],
    ['pt', 'vinte e um anos', '21 years', []],
    ['pt', 'sala', 'room 21', ['number-added']],
    ['pt', 'Termo n.º 6.789', 'Entry No. 6.789', []],
    ['pt', 'área de 58 m²', 'area of 58 m² (about 624 sq. ft.)', []],
    ['pt', 'área de 58 m²', 'area of 58 m² (about 724 sq. ft.)', ['number-added']],
    ['es', 'Peso: 3,250 kg', 'Weight: 3.250 kg (7 lb 3 oz)', []],
    ['es', 'Peso: 3,250 kg', 'Weight: 3.250 kg (8 lb 3 oz)', ['number-added']],
    ['it', 'vive qui da vent’anni', 'has lived here for twenty years', []],
    ['it', 'vive qui da vent’anni', 'has lived here for thirty years', ['number-missing']],
    ['ja', '令和3年12月末日', 'December 31, 2021', []],
    ['ja', '令和3年12月末日', 'December 30, 2021', ['date-added']],
    ['ar', 'أول يناير', 'January 1', []],
    ['ar', 'أول يناير', 'January 2', ['date-added']],
    ['de', 'im zweiten Obergeschoss', 'on the third floor (U.S. count)', ['word-unmatched']],
    ['de', 'im zweiten Obergeschoss', 'on the third floor', ['ordinal-missing']],
    ['pt', 'RG 1.234.567', 'RG 1.234.567', []],
    ['ar', '١٢٣٤٥', '12345', []],
    ['ja', '第１２３号', 'No. 123', []],
  ])('%s: %s → %s', (lang, source, target, rules) => {
    expect(rulesOf([paragraph(source, target, lang)])).toEqual(rules);
  });
});

describe('consistency', () => {
  test('one source has one English', () => {
    const twice = (target: string) => [
      field(['Naturalidade', 'Recife'], ['Place of birth', 'Recife']),
      field(['Naturalidade', 'Olinda'], [target, 'Olinda']),
    ];
    expect(rulesOf(twice('Place of Birth'))).toEqual([]);
    expect(rulesOf(twice('Nationality'))).toEqual(['segment-differs']);
  });

  test('a phrase of the phrasebook is rendered as there', () => {
    const phrases = [{ source: 'Dou fé', target: 'I attest' }];
    expect(rulesOf([paragraph('Dou fé.', 'I attest.')], { phrases })).toEqual([]);
    expect(rulesOf([paragraph('Dou fé.', 'I give faith.')], { phrases })).toEqual(['term-differs']);
  });
});

describe('language', () => {
  test('words of the source are translated', () => {
    expect(rulesOf([paragraph('Registrado no livro', 'Registered in the livro')])).toEqual(['source-words']);
    expect(rulesOf([paragraph('Cartório do Registro Civil', 'Cartório of Civil Registry')])).toEqual(['source-words']);
    expect(rulesOf([paragraph('في المدينة', 'in the المدينة', 'ar')])).toEqual(['source-letters']);
    expect(rulesOf([paragraph('Rua da Saudade, Recife', 'Rua da Saudade, Recife')])).toEqual([]);
  });

  test('doubled and misspelled words are found, names are not', () => {
    expect(rulesOf([paragraph('O escrivão', 'The the clerk')])).toEqual(['doubled-word']);
    expect(rulesOf([paragraph('Certidão', 'Certficate')])).toEqual(['spelling']);
    expect(rulesOf([paragraph('o pai trabalha', 'the fahter works')])).toEqual(['spelling']);
    expect(rulesOf([paragraph('nascido em Itaquaquecetuba', 'born in Itaquaquecetuba')])).toEqual([]);
    expect(rulesOf([paragraph('名古屋市', 'City of Nagoya', 'ja')])).toEqual([]);
  });
});

describe('drafts', () => {
  test.each([
    ['This is not a translation.', 'draft-statement'],
    ['Lorem ipsum dolor sit amet', 'draft-statement'],
    ['[untranslated: Dou fé]', 'untranslated-mark'],
    ['Seal: []', 'empty-brackets'],
  ])('%s', (target, rule) => {
    expect(rulesOf([paragraph('Dou fé.', target)])).toContain(rule);
  });
});

test('a finding of law is never resolved, an answer by a reason, advice by its tick', () => {
  const finding = (rule: string, level: FindingLevel) => ({
    rule,
    level,
    severity: level === 'law' ? ('error' as const) : ('warning' as const),
    blockId: null,
    page: 1,
    say: 'Check it.',
  });
  const answer = (rule: string, reason = '') => ({ rule, blockId: null, reason });
  const tick = finding('segment-differs', 'advice');
  const reasoned = finding('name-accent', 'answer');
  const error = finding('block-unconfirmed', 'law');
  const short = { ...reasoned, say: 'Check it. Say why it is right, in at least 10 characters.' };
  expect(findUnresolved([tick, reasoned], [])).toEqual([tick, reasoned]);
  expect(findUnresolved([tick, reasoned], [answer(tick.rule), answer(reasoned.rule)])).toEqual([short]);
  expect(findUnresolved([reasoned], [answer(reasoned.rule, '  It is well  ')])).toEqual([]);
  expect(findUnresolved([reasoned], [answer(reasoned.rule, '  It is so. ')])).toEqual([short]);
  expect(findUnresolved([error], [answer(error.rule, 'It is right as it is.')])).toEqual([error]);
});

describe('levels', () => {
  test('are law for the form of a paper alone', () => {
    const law = Object.entries(textRules).flatMap(([rule, level]) => (level === 'law' ? [rule] : []));
    expect(law.toSorted()).toEqual([
      'block-gap',
      'block-unconfirmed',
      'block-untranslated',
      'draft-statement',
      'empty-brackets',
      'page-count',
      'page-empty',
      'table-shape',
      'text-long',
      'untranslated-mark',
    ]);
  });

  test('let a right English pass with a reason, and no mark that nobody confirmed', () => {
    const block = paragraph('Geboren um 5 Uhr 40 Minuten', 'Born at 5:40 a.m.', 'de');
    const text = { pages: [page(1)], blocks: [block] };
    const findings = checkText({ text, spelling: noSpelling, phrases: [], sourcePages: 1, spells });
    const reason = 'The hours and minutes are written as a time of day.';
    expect(
      findUnresolved(
        findings,
        findings.map(({ rule, blockId }) => ({ rule, blockId, reason })),
      ),
    ).toEqual([]);
    const mark = { ...common('pt'), kind: 'mark' as const, mark: 'seal' as const, source: '', target: '' };
    expect(rulesOf([{ ...mark, state: 'untranslated' }])).toEqual(['mark-missing', 'block-unconfirmed']);
  });
});
