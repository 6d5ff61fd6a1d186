import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDate, isSameDate, parseDates } from '#shared/translation-dates.ts';
import { parseNumbers } from '#shared/translation-numbers.ts';
import { directionOf, sourceTags, type LanguageTag } from '#shared/translation-text.ts';

const english = (text: string, tag: LanguageTag): (string | null)[] =>
  parseDates(text, tag).map((date) => formatDate(date));

describe('dates of civil papers', () => {
  test.each<[LanguageTag, string]>([
    ['pt', '07/03/1988'],
    ['pt', '7.3.1988'],
    ['pt', '7 de março de 1988'],
    ['pt', '07 DE MARCO DE 1988'],
    ['pt', '7 de março de 1.988'],
    ['pt', '07 (sete) de março de 1988'],
    ['pt', '07-MAR-1988'],
    ['pt', '07/mar/1988'],
    ['pt', 'sete dias do mês de março do ano de mil novecentos e oitenta e oito'],
    ['pt', 'sete dias do mês de março do ano de 1988 (mil novecentos e oitenta e oito)'],
    ['pt', '1988-03-07'],
    ['es', '7 de marzo de 1988'],
    ['es', '07 de marzo del año 1988'],
    ['es', 'siete días del mes de marzo de mil novecientos ochenta y ocho'],
    ['es', 'marzo 7 de 1988'],
    ['es', '7-mar-1988'],
    ['es', '7 (siete) de marzo de 1988 (mil novecientos ochenta y ocho)'],
    ['de', '7. März 1988'],
    ['de', '07.03.1988'],
    ['de', 'siebten März neunzehnhundertachtundachtzig'],
    ['de', '7. Maerz 1988'],
    ['en', 'March 7, 1988'],
    ['en', 'March 7th, 1988'],
    ['en', '7 March 1988'],
    ['en', 'the 7th day of March, 1988'],
    ['en', 'seventh day of March nineteen eighty-eight'],
    ['ja', '昭和63年3月7日'],
    ['ja', '昭和六十三年三月七日'],
    ['ja', '一九八八年三月七日'],
    ['ja', '西暦1988年3月7日'],
    ['ja', '１９８８年３月７日'],
    ['ja', 'S63.3.7'],
    ['ko', '1988년 3월 7일'],
    ['ko', '1988. 3. 7.'],
    ['ko', '일천구백팔십팔년 삼월 칠일'],
    ['ko', '단기 4321년 3월 7일'],
    ['ar', '٧ مارس ١٩٨٨'],
    ['ar', '7/3/1988'],
    ['ar', '٠٧/٠٣/١٩٨٨'],
    ['ar', '7 آذار 1988'],
    ['ar', 'السابع من مارس سنة ألف وتسعمائة وثمانية وثمانين'],
    ['ar', '٧ من شهر مارس عام ١٩٨٨ م'],
    ['he', '7 במרץ 1988'],
    ['he', '07.03.1988'],
    ['he', 'ב-7 במרץ 1988'],
    ['he', 'מ-7 למרץ 1988'],
    ['he', 'שבעה במרץ אלף תשע מאות שמונים ושמונה'],
  ])('%s: %s', (tag, text) => {
    expect(english(text, tag)).toEqual(['March 7, 1988']);
  });

  test.each<[LanguageTag, string, string]>([
    ['pt', 'vinte e um de dezembro de dois mil e vinte e três', 'December 21, 2023'],
    ['pt', '1º de janeiro de 2001', 'January 1, 2001'],
    ['pt', 'primeiro de janeiro de dois mil', 'January 1, 2000'],
    ['pt', 'março de 1988', 'March 1988'],
    ['es', 'treinta y uno de agosto de dos mil diecinueve', 'August 31, 2019'],
    ['es', 'veintitrés de setiembre de mil novecientos noventa', 'September 23, 1990'],
    ['de', 'einundzwanzigsten Dezember zweitausenddreiundzwanzig', 'December 21, 2023'],
    ['ja', '令和元年5月1日', 'May 1, 2019'],
    ['ja', '平成元年一月八日', 'January 8, 1989'],
    ['ja', '大正15年12月24日', 'December 24, 1926'],
    ['ja', '平成35年5月1日', 'May 1, 2023'],
    ['ja', '令和5年10月', 'October 2023'],
    ['ko', '이천이십삼년 시월 이십일일', 'October 21, 2023'],
    ['ar', 'الحادي والعشرون من كانون الأول عام ألفين وثلاثة وعشرين', 'December 21, 2023'],
    ['ar', '٢١ تشرين الثاني ٢٠٢٣', 'November 21, 2023'],
    ['he', 'עשרים ואחד בדצמבר אלפיים עשרים ושלוש', 'December 21, 2023'],
  ])('%s: %s is %s', (tag, text, wanted) => {
    expect(english(text, tag)).toEqual([wanted]);
  });

  test.each<[LanguageTag, string, string]>([
    ['ar', '١٨ رجب ١٤٠٨ هـ', 'Rajab 18, 1408 AH (March 7, 1988, in the Umm al-Qura calendar)'],
    ['ar', '1408/07/18 هـ', 'Rajab 18, 1408 AH (March 7, 1988, in the Umm al-Qura calendar)'],
    ['ar', '١٨/٧/١٤٠٨هـ', 'Rajab 18, 1408 AH (March 7, 1988, in the Umm al-Qura calendar)'],
    ['he', 'י״ח באדר תשמ״ח', '18 Adar 5748 (March 7, 1988, from the evening of March 6, 1988)'],
    ['he', 'י"ח אדר ה\'תשמ"ח', '18 Adar 5748 (March 7, 1988, from the evening of March 6, 1988)'],
    ['he', 'א\' בניסן תשפ"ד', '1 Nisan 5784 (April 9, 2024, from the evening of April 8, 2024)'],
  ])('%s: %s keeps its own calendar', (tag, text, wanted) => {
    expect(english(text, tag)).toEqual([wanted]);
  });

  test.each<[LanguageTag, string]>([
    ['en', '03/07/1988'],
    ['ja', '03/07/1988'],
    ['pt', '07/03/88'],
    ['pt', '03/25/1988'],
    ['pt', '07 (oito) de março de 1988'],
    ['pt', '7 de março de 1988 (mil novecentos e oitenta e nove)'],
    ['pt', '30 de fevereiro de 1988'],
    ['ja', '平成元年1月5日'],
    ['ko', '음력 1988년 3월 7일'],
    ['he', 'י״ח באדר תשע״ט'],
  ])('%s: %s is not guessed', (tag, text) => {
    expect(parseDates(text, tag)).toMatchObject([{ isAmbiguous: true, iso: null }]);
  });

  test.each<[LanguageTag, string]>([
    ['pt', 'CPF 123.456.789-00, RG 12.345.678-9, telefone 11-98765-4321, Lei 6.015/73'],
    ['pt', 'matrícula 123456 01 55 1988 1 00012 034 0001234 56'],
    ['pt', 'o mar e a terra, dez pessoas, set 12'],
    ['es', 'folio 12, tomo 3, acta 1988'],
    ['en', 'You may 5 times march on.'],
    ['de', 'Register Nr. 12/1988'],
  ])('%s: %s has no date', (tag, text) => {
    expect(parseDates(text, tag)).toEqual([]);
  });

  test('finds each date where it stands', () => {
    const text = 'Nascida em 7 de março de 1988, registrada aos dez dias do mês de abril de 1988.';
    expect(parseDates(text, 'pt').map(({ start, end }) => text.slice(start, end))).toEqual([
      '7 de março de 1988',
      'dez dias do mês de abril de 1988',
    ]);
  });

  test.each(sourceTags)('%s: the builder of a paper is no number', (tag) => {
    expect(parseDates('Oficio: constructor. constructor 7 constructor de constructor 1988', tag)).toEqual([]);
    expect(parseNumbers('constructor', tag)).toEqual([]);
  });

  test('a sighted month may have begun a day later than its calendar', () => {
    const isSame = (text: string) =>
      parseDates('١٨ رجب ١٤٠٨', 'ar').some((one) => parseDates(text, 'en').some((other) => isSameDate(one, other)));
    expect([isSame('March 8, 1988'), isSame('March 18, 1988')]).toEqual([true, false]);
  });
});

describe('any day', () => {
  const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  const locales: Record<LanguageTag, string> = {
    pt: 'pt-BR',
    es: 'es',
    de: 'de',
    ar: 'ar-EG',
    he: 'he',
    ja: 'ja',
    ko: 'ko',
    fr: 'fr',
    it: 'it',
    pl: 'pl',
    uk: 'uk',
    zh: 'zh-CN',
    'zh-Hant': 'zh-TW',
    ro: 'ro',
    nl: 'nl',
    tr: 'tr',
    vi: 'vi',
    en: 'en-US',
  };

  test.each([...sourceTags, 'en'] as const)('%s: the long form of the language is read back', (tag) => {
    const long = new Intl.DateTimeFormat(locales[tag], { dateStyle: 'long', timeZone: 'UTC' });
    fc.assert(
      fc.property(days, (day) => {
        const text = long.format(day);
        expect(
          parseDates(text, tag).map(({ iso }) => iso),
          text,
        ).toEqual([day.toISOString().slice(0, 10)]);
      }),
    );
  });

  test('eras of Japan are read back', () => {
    const era = new Intl.DateTimeFormat('ja-u-ca-japanese', { dateStyle: 'long', timeZone: 'UTC' });
    const since = fc.date({ min: new Date('1912-07-31'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(since, (day) => {
        expect(parseDates(era.format(day), 'ja').map(({ iso }) => iso)).toEqual([day.toISOString().slice(0, 10)]);
      }),
    );
  });

  test('Hijri days are read back', () => {
    const years = fc.date({ min: new Date('1890-01-01'), max: new Date('2077-11-01'), noInvalidDate: true });
    const hijri = new Intl.DateTimeFormat('ar-SA-u-ca-islamic-umalqura', { dateStyle: 'long', timeZone: 'UTC' });
    fc.assert(
      fc.property(years, (day) => {
        const [found] = parseDates(hijri.format(day), 'ar');
        expect(found, hijri.format(day)).toMatchObject({ iso: day.toISOString().slice(0, 10), calendar: 'hijri' });
      }),
      { numRuns: 50 },
    );
  });

  test('a found date is never outside of its text, and never wrong about its direction', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...Array.from('0123456789/.-, demarço年月日القסב')) }),
        fc.constantFrom(...sourceTags),
        (text, tag) => {
          for (const { start, end } of parseDates(text, tag)) expect(text.slice(start, end).length).toBe(end - start);
          expect(directionOf(tag)).toMatch(/ltr|rtl/);
        },
      ),
    );
  });
});
