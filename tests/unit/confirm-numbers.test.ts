import { expect, test } from 'vitest';
import { confirmNumbers } from '#server/features/translation/reading/digits/confirm-numbers.ts';
import type { ReadBlock } from '#server/features/translation/reading/page-reading.ts';

// Doubts about numbers that the page itself resolves.

const block = (label: string, value: string, doubtful: string[]): ReadBlock => ({
  content: { kind: 'field', label, value },
  box: { x: 0, y: 0, width: 1, height: 0.1 },
  confidence: 80,
  doubtful,
});
const left = (blocks: readonly ReadBlock[], mrz: Parameters<typeof confirmNumbers>[1]['mrz'] = null) =>
  confirmNumbers(blocks, { lang: 'pt', mrz }).map(({ doubtful }) => doubtful);

test.each([
  ['CPF', '529.982.247-25', '529.982.247-26'],
  ['Matrícula', '104539 01 55 2013 1 00012 021 0000123-21', '104539 01 55 2013 1 00012 021 0000124-21'],
  ['DNI', '12345678Z', '12345678A'],
  ['IBAN', 'DE89 3704 0044 0532 0130 00', 'DE89 3704 0044 0532 0130 01'],
])('%s: right check digits end the doubt, wrong ones do not', (label, right, wrong) => {
  const words = (text: string) => text.split(' ').filter((word) => /\d{2}/.test(word));
  expect(left([block(label, right, words(right))])).toEqual([[]]);
  expect(left([block(label, wrong, words(wrong))])).toEqual([words(wrong)]);
});

test('a long number in a second place ends the doubt, a short one does not', () => {
  const twice = [block('Nº', '٧٣٤٥١٢٩', ['٧٣٤٥١٢٩']), block('Processo', '7345129', []), block('Livro', '12', ['12'])];
  expect(left([...twice, block('Folha', '12', [])])).toEqual([[], [], ['12'], []]);
  expect(left([block('Nº', '7345129 7345129', ['7345129'])])).toEqual([['7345129']]);
});

test('a date that is written twice ends the doubt', () => {
  const dates = [block('Nascimento', '07/03/1988', ['07/03/1988']), block('', 'aos 7 de março de 1988', [])];
  expect(left(dates)).toEqual([[], []]);
  expect(
    left([block('Nascimento', '07/03/1988', ['07/03/1988']), block('', '8 de março de 1988', [])])[0],
  ).toHaveLength(1);
});

test('a number of a valid machine-readable zone ends the doubt', () => {
  const lines = ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'];
  const number = [block('Nº', '184226', ['184226'])];
  expect(left(number, { lines, isValid: true, fields: {} })).toEqual([[]]);
  expect(left(number, { lines, isValid: false, fields: {} })).toEqual([['184226']]);
});
