import { expect, test } from 'vitest';
import { findSpanFault, isInSpans, spanWords } from '#shared/team/parts.ts';

const span = (fromPage: number, toPage: number) => ({ fromPage, toPage });

test('parts cover every page once, in any order', () => {
  expect(findSpanFault([], 9)).toBeUndefined();
  expect(findSpanFault([span(4, 9), span(1, 3)], 9)).toBeUndefined();
  expect(findSpanFault([span(1, 3), span(3, 9)], 9)).toBe('Page 3 is in two parts.');
  expect(findSpanFault([span(1, 3), span(5, 9)], 9)).toBe('Page 4 is in no part.');
  expect(findSpanFault([span(1, 3), span(4, 8)], 9)).toBe('Page 9 is in no part.');
  expect(findSpanFault([span(1, 3), span(4, 10)], 9)).toBe('The document has 9 pages.');
  expect(findSpanFault([span(3, 1), span(4, 9)], 9)).toBe('A part goes from page 3 back to 1.');
  expect(findSpanFault([span(1, 9)], 9)).toBe('One part is the whole document: assign it instead.');
});

test('a page is in a part from its first page through its last', () => {
  expect([1, 2, 3, 4].map((page) => isInSpans([span(2, 3)], page))).toEqual([false, true, true, false]);
  expect([spanWords(span(2, 3)), spanWords(span(4, 4))]).toEqual(['pages 2–3', 'page 4']);
});
