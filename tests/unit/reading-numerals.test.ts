import { describe, expect, test } from 'vitest';
import type { Word } from '#server/features/translation/reading/layout/words.ts';
import {
  doubtLostNumerals,
  inkHeightIn,
  isWellFormed,
  numeralRuns,
  overLostInk,
  partsOf,
  rowsOf,
  settleNumerals,
  widened,
} from '#server/features/translation/reading/numerals.ts';

/** Numbers in kanji of which the engine loses letters. */

const side = 30;

/** Letters of a row, each in its place; `text confidence place`. */
function row(reading: string, y = 0): Word[] {
  return reading.split('|').map((part) => {
    const [text = '', confidence = '', place = ''] = part.trim().split(' ');
    const x0 = Number(place) * side;
    return { text, confidence: Number(confidence), x0, x1: x0 + text.length * side - 3, y0: y, y1: y + side };
  });
}

/** Of the boxes. */
const letterHeight = () => side;
const shown = (words: readonly Word[]) => words.map(({ text }) => text).join('');
const isDoubtful = (words: readonly Word[]) => words.some(({ confidence }) => confidence < 80);

describe('a number in kanji', () => {
  test('of which a letter has no confidence is kept whole and doubtful: without it the year is another', () => {
    const [read = []] = doubtLostNumerals(
      [row('出 96 0|生 95 1|日 96 2|二 95 4|〇 95 5|〇 90 6|五 5 7|年 94 8|五 96 9|月 96 10')],
      { letterHeight },
    );
    expect(shown(read)).toBe('出生日二〇〇五年五月');
    expect(read.find(({ text, x0 }) => text === '五' && x0 < 8 * side)?.confidence).toBe(79);
  });

  test('that takes the room of one letter more is doubtful', () => {
    const [read = []] = doubtLostNumerals(
      [row('生 96 0|年 96 1|月 96 2|日 96 3|: 96 4|十 95 5|月 95 6|十 95 7|日 95 9')],
      { letterHeight },
    );
    expect(isDoubtful(read.slice(4))).toBe(true);
    const [whole = []] = doubtLostNumerals(
      [row('生 96 0|年 96 1|月 96 2|日 96 3|: 96 4|十 95 5|月 95 6|十 95 7|日 95 8')],
      { letterHeight },
    );
    expect(isDoubtful(whole)).toBe(false);
    const [tabbed = []] = doubtLostNumerals([row('年 96 1|月 96 2|日 96 3|十 95 12|月 95 13|十 95 14|日 95 15')], {
      letterHeight,
    });
    expect(isDoubtful(tabbed)).toBe(false);
  });

  test('beside letters that the engine doubts is doubtful: those are dropped, and they were digits', () => {
    const lost = row('年 96 0|度 96 1|: 96 2|GO一 12 3|三 95 6|年 95 7');
    const [read = []] = doubtLostNumerals([row('昭 96 0|和 96 1|時 96 2|代 96 3'), lost].toReversed(), {
      settled: new Set(lost),
      letterHeight,
    });
    expect(
      read
        .filter(({ text }) => '三年'.includes(text))
        .slice(-2)
        .every(({ confidence }) => confidence < 80),
    ).toBe(true);
  });

  test('has no katakana, and the longer of two readings counts, doubtful', () => {
    expect(shown(settleNumerals(row('平成ニ九年 95 0'), row('平成二九年 90 0')))).toBe('平成二九年');
    const [settled] = settleNumerals(row('十月十日 95 0'), row('十月十二日 80 0'));
    expect(settled).toMatchObject({ text: '十月十二日', confidence: 79 });
    expect(settleNumerals(row('十月十二日 95 0'), row('十月 80 0'))[0]).toMatchObject({
      text: '十月十二日',
      confidence: 79,
    });
  });

  test('is read with the ink beside it that is no word', () => {
    const width = 600;
    const data = Buffer.alloc(width * side, 255);
    for (let y = 5; y < 25; y += 1) data.fill(0, y * width + 6 * side, y * width + 7 * side);
    const words = row('二 95 4|〇 95 5|年 94 7');
    const stretched = overLostInk({ data, width, height: side }, words);
    expect(stretched[1]?.x1).toBeGreaterThan(6.5 * side);
    expect(stretched[0]?.x1).toBe(words[0]?.x1);
  });

  test('is one row though the engine cut it into lines', () => {
    expect(rowsOf([...row('年 94 7', 2), ...row('二 95 4'), ...row('月 95 4', 60)]).map(shown)).toEqual(['二年', '月']);
  });

  test('is one row though it begins with a stroke above the middle of its letters', () => {
    const stroke = row('一 95 4').map((word) => ({ ...word, y0: 12, y1: 16 }));
    expect(rowsOf([...stroke, ...row('九 95 5|九 95 6')]).map(shown)).toEqual(['一九九']);
  });

  test('is well formed where an era is whole and a counter follows a number', () => {
    const known = ['昭和五十三年一月十二日', '令和元年', '第二〇三四六号', '五丁目三十番地', '二〇〇四年'];
    expect(known.filter(isWellFormed)).toEqual(known);
    expect(['明十七', '年月日', '和二年', '十'].filter(isWellFormed)).toEqual([]);
  });

  test('a long run that is no number is told apart at once', () => {
    const started = performance.now();
    expect(isWellFormed(`${'一'.repeat(40)}目`)).toBe(false);
    expect(performance.now() - started).toBeLessThan(50);
  });

  test('runs on over letters that the engine took for others, not over a label or into the next sentence', () => {
    const runs = numeralRuns(
      row('地 93 0|: 93 2|二 89 3|十 89 4|志 37 5|番 76 6|と 90 7|人 90 8|に 90 9|三 90 10|番 90 11'),
      side,
    );
    expect(runs.map(shown)).toEqual(['二十志番', '三番']);
  });

  test('may begin and end with letters of other scripts, not with punctuation or a label', () => {
    const words = row('学 93 0|: 93 2|こ 89 3|O 60 4|〇 89 5|五 90 6|年 76 7|か 90 8|ら 90 9|東 90 10');
    expect(widened(words, words.slice(4, 7), side).map(shown)).toEqual([
      'こO〇五年から',
      'こO〇五年',
      '〇五年から',
      '〇五年',
    ]);
  });

  test('runs on over several letters that may each be a digit: 二〇一〇年 read as こ〇ワーで年', () => {
    const runs = numeralRuns(row('度 93 0|: 93 2|〇 67 4|ワー 44 5|で 72 7|年 95 8'), side);
    expect(runs.map(shown)).toEqual(['〇ワーで年']);
  });

  test('and the next one with a word between them are two numbers', () => {
    const run = row('三 95 0|月 95 1|か 93 2|ら 93 3|五 95 4|月 95 5');
    expect(partsOf(run).map(shown)).toEqual(['三月', '五月']);
    expect(partsOf(row('三 95 0|月 95 1'))).toEqual([]);
  });

  test('is as high as its ink, whether its boxes hold the letters or the whole line', () => {
    const width = 300;
    const data = Buffer.alloc(width * 100, 255);
    for (let y = 30; y < 62; y += 1) data.fill(0, y * width + 30, y * width + 90);
    const height = inkHeightIn({ data, width, height: 100 });
    const boxed = (y0: number, y1: number) => row('昭 96 1|和 96 2').map((word) => ({ ...word, y0, y1 }));
    expect(height(boxed(30, 62))).toBe(32);
    expect(height(boxed(20, 71))).toBe(32);
  });

  test('is as high as its boxes where the ink is a stroke or runs into the next row', () => {
    const width = 300;
    const data = Buffer.alloc(width * 100, 255);
    for (let y = 45; y < 49; y += 1) data.fill(0, y * width + 30, y * width + 90);
    const boxes = row('一 96 1|一 96 2').map((word) => ({ ...word, y0: 30, y1: 62 }));
    expect(inkHeightIn({ data, width, height: 100 })(boxes)).toBe(32);
    data.fill(0);
    expect(inkHeightIn({ data, width, height: 100 })(boxes)).toBe(32);
  });
});
