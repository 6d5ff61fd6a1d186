import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { spellNumber } from '#shared/numerals/english-words.ts';
import { formatNumber, isSameNumber, parseNumbers } from '#shared/translation-numbers.ts';
import type { LanguageTag } from '#shared/translation-text.ts';

const english = (text: string, tag: LanguageTag) => parseNumbers(text, tag).map((number) => formatNumber(number, text));

describe('numbers of civil papers', () => {
  test.each<[LanguageTag, string, string[]]>([
    ['pt', '1.234,56', ['1,234.56']],
    ['pt', '1.234.567', ['1,234,567']],
    ['pt', '1234,5', ['1234.5']],
    ['pt', '1 234 567,89', ['1,234,567.89']],
    ['de', '1.234,50', ['1,234.50']],
    ['es', '1.234,56', ['1,234.56']],
    ['es', '1,234.56', ['1,234.56']],
    ['es', '12,5', ['12.5']],
    ['ja', '1,234', ['1,234']],
    ['ko', '1,234,567', ['1,234,567']],
    ['he', '1,234.50', ['1,234.50']],
    ['ar', '١٬٢٣٤٫٥٦', ['1,234.56']],
    ['ar', '١٢٣', ['123']],
    ['ja', '１２３', ['123']],
    ['pt', 'CPF 123.456.789-00', ['123.456.789-00']],
    [
      'pt',
      'matrícula 123456 01 55 1988 1 00012 034 0001234 56',
      ['123456', '01', '55', '1988', '1', '00012', '034', '0001234', '56'],
    ],
    ['pt', 'livro 0012, às 14:30', ['0012', '14:30']],
    ['pt', '2ª via, 1º ofício', ['2nd', '1st']],
    ['es', '3.er curso', ['3rd']],
    ['pt', 'vinte e um anos', ['twenty-one']],
    ['pt', 'mil novecentos e oitenta e oito', ['one thousand nine hundred eighty-eight']],
    ['pt', 'dois milhões trezentos mil e quinze', ['two million three hundred thousand fifteen']],
    ['es', 'dos mil millones', ['two billion']],
    ['es', 'treinta y cinco mil doscientos', ['thirty-five thousand two hundred']],
    ['de', 'einhundertdreiundzwanzig', ['one hundred twenty-three']],
    ['en', 'two hundred and five', ['two hundred five']],
    ['ar', 'ثلاثمائة وخمسة وعشرون', ['three hundred twenty-five']],
    ['he', 'מאה עשרים ושלוש', ['one hundred twenty-three']],
    ['ja', '金三万五千円', ['thirty-five thousand']],
    ['ko', '이백오십만원', ['two million five hundred thousand']],
  ])('%s: %s', (tag, text, wanted) => {
    expect(english(text, tag)).toEqual(wanted);
  });

  test.each<[LanguageTag, string]>([
    ['es', '1.234'],
    ['es', '1,234'],
    ['ar', '1.234'],
    ['pt', 'vinte dois'],
  ])('%s: %s is not guessed', (tag, text) => {
    expect(parseNumbers(text, tag).every(({ isAmbiguous }) => isAmbiguous)).toBe(true);
  });

  test.each<[LanguageTag, string]>([
    ['pt', 'um assento, uma criança, Sete Lagoas'],
    ['es', 'una copia'],
    ['ja', '千葉県八王子'],
    ['ko', '이사오'],
    ['pt', '7 de março de 1988'],
  ])('%s: %s has no number', (tag, text) => {
    expect(parseNumbers(text, tag)).toEqual([]);
  });

  test('a register number equals its digits, however they are set apart', () => {
    const isSame = (text: string) =>
      parseNumbers('123.456.789-00', 'pt').some((one) =>
        parseNumbers(text, 'en').some((other) => isSameNumber(one, other)),
      );
    expect([isSame('12345678900'), isSame('12345678901')]).toEqual([true, false]);
  });
});

describe('any number', () => {
  const ones =
    'zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split(
      ' ',
    );
  const tens = '- - vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split(' ');
  const hundreds =
    '- cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split(' ');
  const group = (value: number): string => {
    if (value === 100) return 'cem';
    if (value < 20) return ones[value] ?? '';
    if (value < 100) return [tens[Math.floor(value / 10)], ...(value % 10 ? [ones[value % 10]] : [])].join(' e ');
    return [hundreds[Math.floor(value / 100)], ...(value % 100 ? [group(value % 100)] : [])].join(' e ');
  };
  const portuguese = (value: number): string => {
    const [thousands, rest] = [Math.floor(value / 1000), value % 1000];
    if (thousands === 0) return group(rest);
    return `${thousands === 1 ? '' : `${group(thousands)} `}mil${rest === 0 ? '' : rest < 100 || rest % 100 === 0 ? ` e ${group(rest)}` : ` ${group(rest)}`}`;
  };

  test('in Portuguese words keeps its value', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 999_999 }), (value) => {
        expect(parseNumbers(portuguese(value), 'pt').map((number) => number.value)).toEqual([String(value)]);
      }),
    );
  });

  test('in English words keeps its value', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 999_999_999 }), (value) => {
        expect(parseNumbers(spellNumber(value), 'en').map((number) => number.value)).toEqual([String(value)]);
      }),
    );
  });

  const locales = {
    pt: 'pt-BR',
    de: 'de',
    he: 'he',
    ja: 'ja',
    ko: 'ko',
    en: 'en-US',
    es: 'es-MX',
    ar: 'ar-EG',
  } as const;
  test.each(['pt', 'de', 'he', 'ja', 'ko', 'en', 'es', 'ar'] as const)('%s: with separators keeps its value', (tag) => {
    const written = new Intl.NumberFormat(locales[tag], { minimumFractionDigits: 2 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
        const text = written.format(cents / 100);
        const [found, ...rest] = parseNumbers(text, tag);
        expect([found?.value, rest], text).toEqual([(cents / 100).toFixed(2), []]);
        expect(found && formatNumber(found, text)).toBe(
          new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }).format(cents / 100),
        );
      }),
    );
  });

  test('register digits are copied one by one', () => {
    const digits = fc
      .array(fc.integer({ min: 0, max: 9 }), { minLength: 7, maxLength: 40 })
      .map((list) => list.join(''));
    fc.assert(
      fc.property(digits, fc.constantFrom('pt', 'es', 'ja', 'ar'), (text, tag) => {
        expect(english(text, tag as LanguageTag)).toEqual([text]);
      }),
    );
  });
});
