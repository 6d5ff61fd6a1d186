import { describe, expect, test } from 'vitest';
import { readNumerals } from '#server/features/translation/reading/digits/read-numerals.ts';
import type { Picture } from '#server/features/translation/reading/grey.ts';
import type { Word } from '#server/features/translation/reading/layout/words.ts';

/** Numbers in kanji by the shapes of their letters. */

const side = 40;
const height = 60;
const top = 10;

/** Bars of a letter: left, top, right and bottom in its square of 40. */
const bars: Readonly<Record<string, readonly (readonly [number, number, number, number])[]>> = {
  一: [[3, 19, 37, 22]],
  二: [
    [7, 9, 33, 12],
    [3, 31, 37, 34],
  ],
  三: [
    [5, 6, 35, 9],
    [8, 19, 32, 22],
    [3, 33, 37, 36],
  ],
  十: [
    [3, 16, 37, 19],
    [18, 3, 22, 38],
  ],
};

function drawn(letters: string): Picture {
  const width = (letters.length + 4) * side;
  const data = Buffer.alloc(width * height, 255);
  for (const [at, letter] of [...letters].entries()) {
    for (const [x0, y0, x1, y1] of bars[letter] ?? []) {
      for (let y = top + y0; y < top + y1; y += 1)
        data.fill(0, y * width + (at + 2) * side + x0, y * width + (at + 2) * side + x1);
    }
  }
  return { data, width, height };
}

/** The engine's words, each letter in the place that it was given. */
function words(letters: string, places: readonly number[]): Word[] {
  return [...letters].map((text, index) => {
    const x0 = ((places[index] ?? index) + 2) * side;
    return { text, confidence: 95, x0, x1: x0 + side - 2, y0: top, y1: top + side };
  });
}

const shown = (row: readonly Word[] = []) => row.map(({ text }) => text).join('');

describe('a number in kanji', () => {
  test('is read by its shapes where the engine lost a letter, and is doubtful', () => {
    const { rows } = readNumerals(drawn('二十三'), [words('二三', [0, 2]), words('三十二', [0, 1, 2])]);
    expect(shown(rows[0])).toBe('二十三');
    expect(rows[0]?.every(({ confidence }) => confidence < 80)).toBe(true);
  });

  test('that both readings show needs no further look', () => {
    const { rows, settled } = readNumerals(drawn('三十二'), [words('三十二', [0, 1, 2])]);
    expect(shown(rows[0])).toBe('三十二');
    expect(rows[0]?.every((word) => settled.has(word) && word.confidence >= 80)).toBe(true);
  });

  test('is left to the engine where a shape is no letter of numbers', () => {
    const picture = drawn('三十二');
    picture.data.fill(0, 20 * picture.width + 3 * side, 20 * picture.width + 3 * side + 38);
    for (let y = top; y < top + side; y += 1)
      picture.data.fill(0, y * picture.width + 3 * side + 2, y * picture.width + 4 * side - 2);
    const row = words('三十二', [0, 1, 2]);
    expect(readNumerals(picture, [row])).toEqual({ rows: [row], settled: new Set() });
  });

  test('is never cut short to the letters that are clear', () => {
    const picture = drawn('三一十二');
    for (let y = top; y < top + side; y += 2)
      picture.data.fill(0, y * picture.width + 3 * side + 2, y * picture.width + 4 * side - 2);
    const lost = words('三二', [0, 3]).map((word, index) => (index === 0 ? { ...word, x1: 5 * side } : word));
    const { rows } = readNumerals(picture, [lost, words('三十二一', [0, 1, 2, 3])]);
    expect(rows[0]).toEqual(lost);
  });

  test('begins where its ink does, though the box of the colon before it reaches over its first letter', () => {
    const picture = drawn('二三十三');
    const label = words('本', [-2]).map((word) => ({ ...word, x1: 2 * side }));
    const colon = { text: ':', confidence: 90, x0: 2 * side, x1: 2 * side + 30, y0: top, y1: top + side };
    const read = [...label, colon, ...words('こ三十三', [0.6, 1, 2, 3])];
    const { rows } = readNumerals(picture, [read, words('三十二三', [0, 1, 2, 3])]);
    expect(shown(rows[0])).toBe('本:二三十三');
  });

  test('is read though the boxes of a long row drift from its letters, and leaves the word behind it', () => {
    const picture = drawn('三一二十三');
    const drifted = words('三ニ十三', [0.9, 2.9, 3.9, 4.9]);
    const behind = words('に', [6]);
    const { rows } = readNumerals(picture, [[...drifted, ...behind], words('三十二三', [0, 1, 2, 3])]);
    expect(shown(rows[0])).toBe('三一二十三に');
    expect(rows[0]?.[0]?.confidence).toBeLessThan(80);
  });
});
