import { expect, test } from 'vitest';
import { bandsOf } from '#server/features/translation/bands.ts';

const house = { lang: 'pt', scope: null } as const;
const words = 'o presente termo foi lavrado pelo escrivão substituto desta comarca a pedido da parte interessada'.split(
  ' ',
);

/** Share of sentences that share a band with another in which `changed` words differ. */
function shareFound(changed: number): number {
  const tries = 200;
  const found = Array.from({ length: tries }, (_try, index) => {
    const sentence = words.map(
      (word, place) =>
        `${word}${String.fromCodePoint(97 + ((index * 7 + place) % 26))}${String.fromCodePoint(97 + (index % 26))}`,
    );
    const other = sentence.map((word, place) => (place < changed ? `${word}zz` : word));
    const bands = new Set(bandsOf(sentence.join(' '), house));
    return bandsOf(other.join(' '), house).some((band) => bands.has(band));
  });
  return found.filter(Boolean).length / tries;
}

test('sentences share a band the likelier, the more words they share', () => {
  expect(shareFound(0)).toBe(1);
  expect(shareFound(2)).toBeGreaterThan(0.95);
  expect(shareFound(4)).toBeGreaterThan(0.75);
  expect(shareFound(words.length)).toBeLessThan(0.05);
});

test('numbers, case and accents make no difference; language and account do', () => {
  expect(bandsOf('Livro 12, folha 7.', house)).toEqual(bandsOf('LIVRO 998 FOLHA 123', house));
  const one = new Set(bandsOf('Dou fé.', house));
  expect(bandsOf('Dou fé.', { ...house, scope: 'firm' }).some((band) => one.has(band))).toBe(false);
  expect(bandsOf('Dou fé.', { ...house, lang: 'es' }).some((band) => one.has(band))).toBe(false);
  expect(bandsOf('…', house)).toEqual([]);
});
