import { expect, test } from 'vitest';
import { countOf, nounFor } from '#shared/plural.ts';

test.each([
  [0, '0 pages'],
  [1, '1 page'],
  [2, '2 pages'],
])('%d: %s', (pages, text) => expect(countOf(pages, 'page')).toBe(text));

test('a noun may have its own plural', () => {
  expect(nounFor(1, 'file is', 'files are')).toBe('file is');
  expect(countOf(3, 'file is', 'files are')).toBe('3 files are');
});
