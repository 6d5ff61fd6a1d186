import { describe, expect, test } from 'vitest';
import type { Word } from '#server/features/translation/reading/layout/words.ts';
import {
  doubtNumbers,
  doubtNumerals,
  doubtVariants,
  settleCloseNumbers,
  settleCodes,
  settleLetters,
  settleNumbers,
  settleWords,
} from '#server/features/translation/reading/numbers.ts';
import { doubtfulIn } from '#server/features/translation/reading/read-picture.ts';

/** Two readings of one piece of a scan: `text confidence` each. */

function wordsOf(reading: string): Word[] {
  return reading.split('|').map((part, index) => {
    const [text = '', confidence = ''] = part.trim().split(' ');
    return { text, confidence: Number(confidence), x0: index * 50, x1: index * 50 + 40, y0: 0, y1: 20 };
  });
}

function shown(words: readonly Word[]): string {
  return words.map(({ text, confidence }) => `${text} ${confidence}`).join('|');
}

describe('a number that is read twice', () => {
  test.each([
    ['the same, which confirms it', 'B-207 56', 'B-207 92', 'B-207 92'],
    ['the same but for dashes and the end of a sentence', '45127, 92', '45127 60', '45127, 92'],
    ['otherwise, by the surer reading', '87,385 78', '87,35 93', '87,35 79'],
    ['otherwise, while the first is surer', '12.345 95', '12.346 80', '12.345 79'],
    ['without its separator', '1250 70', '12.50 96', '12.50 79'],
    ['cut off at its edge', '12345 77', '2345 96', '12345 79'],
    ['whole, after a piece of it', '0 96', '120.50 96', '120.50 79'],
    ['as letters', '577 50', 'govy 70', '577 50'],
    ['not at all', '1988 96', '', '1988 79'],
    ['word by word', '123456 93|O1 73|55 96', '123456 91|01 94|55 92', '123456 93|01 73|55 96'],
    ['in one piece', '1988 96|1 95', '19881 80', '1988 96|1 95'],
    ['with Eastern digits, which the data confuses', '٤٥٧٢ 95', '٤٥٧٢ 95', '٤٥٧٢ 79'],
  ])('%s', (_name, first, again, settled) => {
    expect(shown(settleNumbers(wordsOf(first), again === '' ? [] : wordsOf(again)))).toBe(settled);
  });
});

test('a number between letters without spaces takes no digit of theirs, and is marked where the readings differ', () => {
  const settled = (first: string, again: string) => shown(settleCloseNumbers(wordsOf(first), wordsOf(again)));
  expect(settled('63 91', '63 95')).toBe('63 95');
  expect(settled('63 91', '634 96')).toBe('63 79');
  expect(settled('880307-1284567 66', '880307-1234567 90')).toBe('880307-1234567 79');
});

test('kanji whose variants the data cannot tell are marked, in one word or in several', () => {
  expect(shown(doubtVariants(wordsOf('高橋 96|健太郎 96')))).toBe('高橋 79|健太郎 96');
  expect(shown(doubtVariants(wordsOf('山 96|崎 96|美智子 96')))).toBe('山 96|崎 79|美智子 96');
  expect(shown(doubtVariants(wordsOf('最高 96')))).toBe('最高 96');
});

test('a code is taken from the engine of shapes, with zeros beside its digits, and marked where the two differ', () => {
  expect(shown(settleCodes(wordsOf('MUPA910823MICX 51|XN07 60'), wordsOf('MUPA910823MJCXXNO7 77')))).toBe(
    'MUPA910823MJCXXN07 79',
  );
  expect(shown(settleCodes(wordsOf('MUPA910823MJCXXN07 90'), wordsOf('MUPA910823MICXXNO7 78')))).toBe(
    'MUPA910823MJCXXN07 79',
  );
  expect(shown(settleCodes(wordsOf('GX1230457 62'), wordsOf('GX1230457 84')))).toBe('GX1230457 84');
});

test('a doubted word is taken from a surer second reading', () => {
  expect(shown(settleWords(wordsOf('Begoña 23'), wordsOf('Begoña 96')))).toBe('Begoña 96');
  expect(shown(settleWords(wordsOf('Begofa 85'), wordsOf('Begoña 95')))).toBe('Begoña 79');
  expect(shown(settleWords(wordsOf('Silva 70'), wordsOf('Siva 60')))).toBe('Silva 70');
});

test('letters that the data of a language lacks come from that of another, and nothing else does', () => {
  const letters = /[üÜ]/;
  for (const read of ['Guemes 84', 'Giiemes 84']) {
    expect(shown(settleLetters(wordsOf(read), wordsOf('Güemes 92'), letters))).toBe('Güemes 79');
  }
  expect(shown(settleLetters(wordsOf('Ibáñez 80'), wordsOf('Ibanez 91'), letters))).toBe('Ibáñez 80');
  expect(shown(settleLetters(wordsOf('Araújo 50'), wordsOf('Aradüjo 84'), letters))).toBe('Araújo 50');
});

test('a Hebrew numeral, with gershayim or without, and a few Latin letters on such a page are marked', () => {
  expect(shown(wordsOf('תשמייח 86|ייח 82|תשמ״ח 92|י״ח, 91|ע״י 90|באדר 92|חיים 90').map(doubtNumerals))).toBe(
    'תשמייח 79|ייח 79|תשמ״ח 79|י״ח, 79|ע״י 90|באדר 92|חיים 90',
  );
  expect(shown(wordsOf('VAM 88|vo2k 90|الرقم 90|Google 95|GX1230457 90').map(doubtNumerals))).toBe(
    'VAM 79|vo2k 79|الرقم 90|Google 95|GX1230457 90',
  );
});

test('numbers without a second reading are marked', () => {
  expect(shown(doubtNumbers(wordsOf('1988 96|livro 93|7 40')))).toBe('1988 79|livro 93|7 40');
});

test('a doubted word that a colon parts is marked on both sides of it', () => {
  const words = wordsOf('Nr.:4572 70|vom 90|2019 60');
  const content = { kind: 'field', label: 'Nr.', value: '4572 vom 2019' } as const;
  expect(doubtfulIn({ content, words }, 'de')).toEqual(['Nr.', '4572', '2019']);
});

test('an Arabic or Hebrew label that lost its value is marked', () => {
  const content = { kind: 'paragraph', text: 'رقم القيد:' } as const;
  const words = wordsOf('رقم 92|القيد: 93');
  expect(doubtfulIn({ content, words }, 'ar')).toEqual(['القيد:']);
  expect(doubtfulIn({ content: { kind: 'paragraph', text: 'Anmerkungen:' }, words: [] }, 'de')).toEqual([]);
});
