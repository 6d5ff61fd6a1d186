import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draftBlocks, listSegments } from '#server/features/translation/drafting/draft.ts';
import { phrasesOf } from '#server/features/translation/phrasebook.ts';
import { fillSlots, splitSentences, toSlots } from '#server/features/translation/segments.ts';
import type { Spelling } from '#shared/spelling.ts';
import { gapMark } from '#shared/translation-gaps.ts';
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

describe('what is not known stays open', () => {
  test.each([
    ['a word that no phrase has', 'Causa da morte :: Insuficiência zygomática'],
    ['an ambiguous date', 'Data de nascimento :: 07/03/88'],
    ['a day and month the other way round', 'Data de nascimento :: 03/25/1988'],
    ['a compound surname that may be two people', 'Filiação :: JOÃO COSTA E SILVA'],
  ])('%s is a gap beside its label', (_name, text) => {
    expect(targetsOf(text)).toMatchObject([{ label: expect.stringMatching(/\w/), value: gapMark }]);
  });

  test.each([
    ['a number whose separator may be either', 'es 1.234'],
    ['a number of words that do not join', 'vinte dois'],
    ['a sentence with too many unknown words', 'Dou fé. Xyzzy qwerty.'],
  ])('%s', (_name, text) => {
    const [, lang, rest] = /^(es) (.*)$/.exec(text) ?? [];
    expect(lang === 'es' ? draft(rest ?? '', lang) : draft(text)).toEqual([]);
  });

  test('a name in another script, unless the customer has spelled it', () => {
    const text = '氏名 :: 山田太郎';
    expect(targetsOf(text, 'ja')).toMatchObject([{ value: gapMark }]);
    const spelling = { people: [{ name: 'Taro Yamada', nativeName: '山田太郎' }], family: [] };
    expect(targetsOf(text, 'ja', spelling)).toMatchObject([{ value: 'Taro Yamada' }]);
  });

  test('cell by cell in tables', () => {
    const rows = Array.from({ length: 19 }, (_row, index) => `| Matemática | ${index + 1} |`);
    const [table] = targetsOf(['| Disciplina | Nota |', ...rows, '| Xyzzylogia | 9 |'].join('\n'));
    const cells = typeof table === 'object' && 'rows' in table ? table.rows.flat() : [];
    expect(cells).toHaveLength(42);
    expect(cells.filter((cell) => cell === gapMark)).toHaveLength(1);
    expect(cells.at(-1)).toBe('9');
  });

  test('sentence by sentence in paragraphs, slot by slot in phrases, inside the brackets of a mark', () => {
    expect(targetsOf('O referido é verdade e dou fé. Xyzzy qwerty.')).toMatchObject([
      expect.stringMatching(/^\p{Lu}.*\. \{…\}$/u),
    ]);
    expect(targetsOf('[seal] Xyzzy qwerty')).toEqual([`[Seal: ${gapMark}]`]);
  });

  test('a value without a known label, unless it is data', () => {
    expect(targetsOf('Xyzzy :: 7 de março de 1988')).toEqual([{ label: gapMark, value: 'March 7, 1988' }]);
    expect(targetsOf('Xyzzy :: Casado')).toEqual([]);
  });

  test('an empty value that recognition may have missed', () => {
    const [block] = readPaper('Número :: 12', 'pt').map(({ block: one }) => one);
    const field = block?.kind === 'field' ? [{ ...block, source: { label: 'Número', value: '' } }] : [];
    const drafted = (confidence: number) =>
      draftBlocks(
        field.map((one) => ({ ...one, confidence })),
        { lang: 'pt', phrases: phrasesOf('pt') },
      );
    expect(drafted(88)).toMatchObject([{ target: { value: gapMark } }]);
    expect(drafted(100)).toMatchObject([{ target: { value: '' } }]);
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
  ['pt', 'Nota :: 18 valores', '18 points'],
  ['pt', 'Ano :: 10.º ano', '10th year'],
  ['pt', 'Escala :: 0 a 20', '0 to 20'],
  ['pt', 'Hora :: às dez horas e trinta minutos', 'at 10:30'],
  ['pt', 'Valor :: 5.000,00 Kz', 'Kz 5,000.00'],
  ['pt', 'Emitente :: Alfa & Beta, Lda.', 'Alfa & Beta, Lda.'],
  ['ar', 'العمر :: ٢٥ عاماً', '25 years'],
  ['ar', 'الطول :: 175 سم', '175 cm'],
  ['ar', 'المبلغ :: 12,500.00 ريال سعودي', '12,500.00 Saudi riyals'],
  ['ar', 'المبلغ :: 1500 د.ع', 'IQD 1500'],
  ['ar', 'الساعة :: العاشرة والنصف صباحاً', '10:30 a.m.'],
  ['ar', 'الساعة :: ١٠:٣٠ م', '10:30 p.m.'],
  ['ar', 'التاريخ :: يوم الأحد الموافق 12/3/2020م', 'Sunday, March 12, 2020'],
  ['ar', 'محل وتاريخ الولادة :: دمشق 12/3/1990', 'Damascus, March 12, 1990'],
  ['he', 'גיל :: 35 שנים', '35 years'],
])('%s: %s', (lang, text, value) => {
  expect(targetsOf(text, lang)).toMatchObject([{ value }]);
});

describe('values as Polish, Ukrainian, Dutch and Turkish papers write them', () => {
  test.each<[SourceTag, string, string]>([
    ['pl', 'Data urodzenia :: 12 maja 1985 r.', 'May 12, 1985'],
    ['pl', 'Data urodzenia :: 12.V.1985', 'May 12, 1985'],
    ['pl', 'Okres :: od 1 stycznia 2020 r. do 31 grudnia 2020 r.', 'from January 1, 2020 to December 31, 2020'],
    ['pl', 'Kwota :: 1 234,56 zł', 'PLN 1,234.56'],
    ['pl', 'Wiek :: 45 lat', '45 years'],
    ['pl', 'Godzina zgonu :: godz. 10:30', '10:30'],
    ['pl', 'Obywatelstwo :: niemieckie', 'German'],
    ['pl', 'Kraj :: Polska', 'Poland'],
    ['pl', 'Imiona rodziców :: Jan i Maria', 'Jan and Maria'],
    ['pl', 'Płeć :: K', 'F'],
    ['pl', 'Data i miejsce urodzenia :: 3 maja 1975 r., Lublin', 'May 3, 1975, Lublin'],
    ['uk', 'Дата народження :: «05» грудня 2021 року', 'December 5, 2021'],
    ['uk', 'Сума :: 1 234,56 грн', 'UAH 1,234.56'],
    ['uk', 'Стать :: Ж / F', 'F'],
    ['uk', 'Прізвище :: ТКАЧЕНКО / TKACHENKO', 'TKACHENKO'],
    ['uk', 'По батькові :: Іванівна', 'Ivanivna'],
    [
      'uk',
      'Місце народження :: село Іванівка Білоцерківського району Київської області',
      'village of Ivanivka, Bilotserkivskyi District, Kyiv Region',
    ],
    ['uk', 'Батько :: Коваль Олег Ігорович, громадянин України', 'Koval Oleh Ihorovych, citizen of Ukraine'],
    ['uk', 'Серія та номер :: І-БК № 123456', 'I-BK No. 123456'],
    ['nl', 'Geboortedatum :: 12 MEI/MAY 1985', 'May 12, 1985'],
    ['nl', 'Periode :: 01-01-2020 t/m 31-12-2020', 'January 1, 2020 through December 31, 2020'],
    ['nl', 'Tijdstip van geboorte :: tien uur dertig minuten', '10:30'],
    ['nl', 'Bedrag :: € 1.250,-', '€1,250.00'],
    ['nl', 'Naam :: van den Berg, Jan', 'van den Berg, Jan'],
    ['nl', 'Geboorteplaats :: Den Haag', 'The Hague'],
    ['nl', 'IBAN :: NL91 INGB 0001 2345 67', 'NL91 INGB 0001 2345 67'],
    ['tr', 'Tutar :: 1.234,56 TL', 'TL 1,234.56'],
    ['tr', 'Tarih :: 12 Mayıs 2021 Pazartesi', 'Monday, May 12, 2021'],
    ['tr', 'Doğum Yeri ve Tarihi :: ANKARA 12/05/1980', 'ANKARA, May 12, 1980'],
    ['tr', 'Hakim :: Selma ARSLAN 123456', 'Selma ARSLAN 123456'],
    ['tr', 'Öğrenci No :: 20123456', '20123456'],
  ])('%s: %s', (lang, text, value) => {
    expect(targetsOf(text, lang)).toMatchObject([{ value }]);
  });

  test.each<[SourceTag, string, string]>([
    ['pl', 'Urząd Stanu Cywilnego w Krakowie', 'Civil Registry Office in Kraków'],
    ['pl', 'Urząd Stanu Cywilnego w Xyzowie', `Civil Registry Office in ${gapMark}`],
    ['pl', 'przeciwko Annie Kowalskiej', `against ${gapMark}`],
    ['pl', 'Warszawa, dnia 12 maja 2021 r.', 'Warsaw, May 12, 2021'],
    ['pl', 'RZECZPOSPOLITA POLSKA / REPUBLIC OF POLAND', 'REPUBLIC OF POLAND'],
    ['uk', 'м. Київ, 12 травня 2021 року', 'Kyiv, May 12, 2021'],
    ['uk', 'Шевчук Олена Іванівна', 'Shevchuk Olena Ivanivna'],
    ['nl', 'Stad Antwerpen', 'City of Antwerp'],
    ['tr', 'Ankara 5. Aile Mahkemesi', 'Ankara Family Court No. 5'],
  ])('a place, a person or a date of %s is not copied in another case: %s', (lang, text, english) => {
    expect(targetsOf(text, lang)).toEqual([english]);
  });

  test.each<[SourceTag, string, string]>([
    ['pl', '1. Nazwisko / Surname :: Nowak', '1. Surname'],
    ['pl', 'TERMIN WAŻNOŚCI / EXPIRY DATE :: 20.01.2029', 'EXPIRY DATE'],
    ['nl', 'Naam (Name) :: de Vries', 'Name'],
  ])('a label that is numbered, or printed in English as well, %s: %s', (lang, text, label) => {
    expect(targetsOf(text, lang)).toMatchObject([{ label }]);
  });
});

describe('labels are read in the forms that papers give them', () => {
  test.each<[SourceTag, string, string]>([
    ['pt', '4a. Data de emissão :: 12/03/2020', '4a. Date of issue'],
    ['ar', '1- تاريخ الميلاد :: 12/3/1990', '1- Date of birth'],
    ['pt', 'Nome / Name :: João Costa', 'Name'],
    ['ar', 'تاريخ الميلاد (Date of Birth) :: 12/3/1990', 'Date of Birth'],
    ['he', 'תאריך ומקום לידה :: 12.3.1990', 'Date and place of birth'],
    ['ar', 'تاريخ ميلاد :: 12/3/1990', 'Date of birth'],
    ['ar', 'النسبة :: ٨٥٫٥ %', 'Percentage'],
  ])('%s: %s', (lang, text, label) => {
    expect(targetsOf(text, lang)).toMatchObject([{ label }]);
  });

  test('a name is not the possessor of a second label', () => {
    expect(targetsOf('مهنة وعنوان الأب :: 12', 'ar')).toEqual([{ label: gapMark, value: '12' }]);
  });
});

test.each<[SourceTag, string, string]>([
  ['he', 'ניתן בירושלים ביום 12 במרץ 2020', 'Given in Jerusalem on March 12, 2020'],
  ['ar', 'حرر بالقاهرة في 12/3/2020', 'Issued in Cairo on March 12, 2020'],
  ['ar', 'عمان، 12 آذار 2020', 'Amman, March 12, 2020'],
  ['ar', 'تونس في 12/3/2020', 'Tunis, March 12, 2020'],
  ['ar', 'حكم. صورة طبق الأصل.', 'Judgment. True copy of the original.'],
])('a preposition written onto a place, and sentences without capitals, %s: %s', (lang, text, english) => {
  expect(targetsOf(text, lang)).toEqual([english]);
});

test('a given name that is a word of papers is no grade, and a date under a label is no place', () => {
  expect(targetsOf('الاسم :: حسن', 'ar')).toEqual([{ label: 'Name', value: gapMark }]);
  expect(targetsOf('תאריך: 12/05/2022', 'he')).toEqual(['Date: May 12, 2022']);
});

test('a phrase of several words is known beside any label', () => {
  expect(targetsOf('Xyzzy :: Comunhão parcial de bens')).toEqual([
    { label: gapMark, value: 'Partial community property' },
  ]);
});

describe('a label and its value say one thing', () => {
  test.each<[SourceTag, string, object]>([
    ['pt', 'Estado :: casado', { label: 'Marital status', value: 'Married' }],
    ['es', 'Estado :: divorciada', { label: 'Marital status', value: 'Divorced' }],
    ['pt', 'Estado :: Paraná', { label: 'State', value: 'Paraná' }],
    ['pt', 'Data de nascimento :: Casado', { label: 'Date of birth', value: gapMark }],
    ['he', 'מצב אישי :: נקבה', { label: 'Marital status', value: gapMark }],
    ['es', 'Sexo :: casada', { label: 'Sex', value: gapMark }],
  ])('%s: %s', (lang, text, target) => {
    expect(targetsOf(text, lang)).toMatchObject([target]);
  });

  test('doubtful readings are drafted neither as names nor as places', () => {
    const valueOf = (text: string, doubtful: string[]) => {
      const blocks = readPaper(text, 'ar').map(({ block }) => ({ ...block, doubtful }));
      const [first] = draftBlocks(blocks, { lang: 'ar', phrases: phrasesOf('ar') });
      return first?.target;
    };
    expect(valueOf('اسم الأم :: Tod', ['Tod'])).toMatchObject({ value: gapMark });
    expect(valueOf('محل الميلاد :: ٥/٥-١', ['٥/٥-١'])).toMatchObject({ value: gapMark });
    expect(valueOf('رقم القيد :: ٥٢١١', ['٥٢١١'])).toMatchObject({ value: '5211' });
  });

  test('in a line as in a field', () => {
    expect(targetsOf('Estado: casado')).toEqual(['Marital status: Married']);
    expect(targetsOf('Estado: soltero', 'es')).toEqual(['Marital status: Single']);
  });

  test('beside grades, the Hebrew word for an occupation is a subject', () => {
    expect(targetsOf('| מקצוע | ציון |\n| מתמטיקה | 91 |', 'he')).toMatchObject([
      { rows: [['Subject', expect.anything()], expect.anything()] },
    ]);
  });
});

test('a Japanese sentence and a date behind it do not run together', () => {
  expect(targetsOf('上記のとおり証明する。令和6年2月8日', 'ja')).toEqual([
    'Certified as stated above. February 8, 2024',
  ]);
});

test.each<[SourceTag, string, string]>([
  ['de', 'Rosenheim, den 11. April 2023', 'Rosenheim, April 11, 2023'],
  ['he', 'ניתן ביום 10/11/2021', 'Given on November 10, 2021'],
  ['he', `י"ב באדר ב' תשנ"ב`, '12 Adar II 5752 (March 17, 1992, from the evening of March 16, 1992)'],
])('dates stay whole, %s: %s', (lang, text, english) => {
  expect(targetsOf(text, lang)).toEqual([english]);
});

test('a card is not numbered by its name', () => {
  expect(JSON.stringify(targetsOf('رقم البطاقة الوطنية :: 12345', 'ar'))).not.toContain('No. National');
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
