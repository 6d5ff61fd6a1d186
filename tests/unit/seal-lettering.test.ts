import { expect, test } from 'vitest';
import { marksOfAskew, type AskewRun } from '#server/features/translation/reading/marks.ts';

/** Lettering of a seal in a page's text layer: its box is the seal, however short the lettering. */

const page = { width: 595, height: 842 };
const seal = { x: 470, y: 560, radius: 41 };
const height = 10;

/** Letters from `first` to `last` degrees, on the outside of the circle. */
function lettersOn(text: string, first: number, last: number): AskewRun[] {
  return [...text].map((letter, index) => {
    const turn = ((first + ((last - first) * index) / (text.length - 1)) * Math.PI) / 180;
    const at = (radius: number): [number, number] => [
      seal.x + radius * Math.cos(turn),
      seal.y + radius * Math.sin(turn),
    ];
    const [start, top] = [at(seal.radius), at(seal.radius + height)];
    const [x, y] = [(start[0] + top[0]) / 2, (start[1] + top[1]) / 2];
    const box = {
      x0: (x - height / 2) / page.width,
      y0: (y - height / 2) / page.height,
      x1: (x + height / 2) / page.width,
      y1: (y + height / 2) / page.height,
    };
    return { text: letter, angle: turn + Math.PI / 2, box, start, end: start, height };
  });
}

test.each([
  ['世田谷区長之印', 150, 215],
  ['OFICIALÍA DEL REGISTRO', 120, 400],
])('%s is a seal with its rim', (text, first, last) => {
  const [mark, ...more] = marksOfAskew(lettersOn(text, first, last), page);
  expect(more).toEqual([]);
  expect(mark?.content).toMatchObject({ kind: 'mark', mark: 'seal' });
  const { x = 1, y = 1, width = 0, height: tall = 0 } = mark?.box ?? {};
  const outer = seal.radius + height;
  expect(x).toBeLessThan((seal.x - outer + 1) / page.width);
  expect(y).toBeLessThan((seal.y - outer * Math.sin(Math.PI / 4)) / page.height);
  expect(x + width).toBeGreaterThan((seal.x + outer * Math.cos(Math.PI / 4)) / page.width);
  expect(tall * page.height).toBeLessThan(2.6 * outer);
});

test('a straight line of oblique letters is a stamp in its own box', () => {
  const runs = Array.from('RECEBIDO', (letter, index): AskewRun => {
    const start: [number, number] = [100 + 9 * index, 300 - 4 * index];
    const box = { x0: start[0] / 595, y0: start[1] / 842, x1: (start[0] + 9) / 595, y1: (start[1] + 10) / 842 };
    return { text: letter, angle: -0.42, box, start, end: start, height };
  });
  const [mark] = marksOfAskew(runs, page);
  expect(mark?.content).toMatchObject({ kind: 'mark', mark: 'stamp' });
  expect(mark?.box.width).toBeLessThan(0.15);
});
