import { expect, test } from 'vitest';
import { chooseCheckWords } from '#shared/certificate/check-words.ts';

const birth = `CERTIFICATE OF BIRTH. Registry book A-12, folio 14, entry 203. I, the undersigned registrar, hereby certify that
João Registrar Silva, male, deceased 2019, adopted, son of Rosa Folio, was born at 5:40. Annotation in the margin: divorced.`;

test('three words of forms per page, the same each time, those first that other pages lack', () => {
  const pages = [
    birth,
    'Registry book A-12, folio 15. The undersigned registrar. Apostille, countersigned in the margin.',
  ];
  const words = chooseCheckWords(pages, { personal: [] });
  expect(words).toEqual(chooseCheckWords(pages, { personal: [] }));
  expect(words.map((page) => page.length)).toEqual([3, 3]);
  const [first = [], second = []] = words;
  expect(second).toContain('countersigned');
  expect(first.filter((word) => second.includes(word))).toEqual([]);
  for (const [index, page] of words.entries())
    for (const word of page) expect(pages[index]?.toLowerCase()).toContain(word);
});

test('never a name, a place, a number, or what is said about a person', () => {
  const [words = []] = chooseCheckWords([birth], { personal: ['João Registrar Silva', 'Rosa Folio'] });
  expect(words).toHaveLength(3);
  for (const hidden of [
    'registrar',
    'folio',
    'joão',
    'silva',
    'rosa',
    'male',
    'deceased',
    'adopted',
    'divorced',
    'son',
  ])
    expect(words).not.toContain(hidden);
  expect(words.join('')).not.toMatch(/\d/);
});

test('a page without such words has none', () => {
  expect(chooseCheckWords(['', 'Maria 12.03.1990'], { personal: [] })).toEqual([[], []]);
});
