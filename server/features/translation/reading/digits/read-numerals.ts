import type { Picture } from '../grey.ts';
import { around, heightOf, median, widthOf, type Rect, type Word } from '../layout/words.ts';
import {
  advanceOf,
  doubted,
  inkHeightIn,
  isInNumeral,
  isWellFormed,
  numeralLetters,
  numeralRuns,
  partsOf,
  plain,
  textOf,
  widened,
} from '../numerals.ts';
import { cellsOf } from './numeral-cells.ts';
import { numeralShapes } from './numeral-shapes.ts';
import { likenessOf, shapeOf, unpackGrid, type Shape } from './shapes.ts';

/**
 * Reads numbers in kanji by the shapes of their letters: the engine drops repeated and thin ones, and is sure of the rest.
 * Never: a number without a doubt that the engine read differently.
 */

/** Likeness of each letter, and its lead over the next sign. */
const minLikeness = 0.7;
const minLead = 0.02;
const weights = { aspect: 0.1, height: 0.4, width: 0.4 } as const;
const maxAspect = 1;
/** How far the engine's box may reach beyond the letters, in letters. */
const maxOff = 0.5;
/** Confidence of a number that both readings show. */
const agreed = 90;
/** Height of the band that a row's letters occupy, in letters. */
const band = 1.3;

export interface NumeralReading {
  rows: Word[][];
  /** Words that need no further reading. */
  settled: Set<Word>;
}

export function readNumerals(picture: Picture, rows: readonly (readonly Word[])[]): NumeralReading {
  const letterHeight = inkHeightIn(picture);
  const advance = advanceOf(rows, letterHeight);
  const settled = new Set<Word>();
  const settledRows = rows.map((row) => {
    const pitch = advance * letterHeight(row);
    const replaced = new Map<Word, readonly Word[]>();
    const settleRun = (run: readonly Word[]): boolean => {
      // The widest of them that is a number.
      for (const words of widened(row, run, pitch)) {
        const text = shapesOf(picture, words, { row, pitch });
        if (text === undefined) continue;
        const read = settle(words, text);
        for (const word of read) settled.add(word);
        for (const [index, word] of words.entries()) replaced.set(word, index === 0 ? read : []);
        return true;
      }
      return false;
    };
    for (const run of pitch > 0 ? numeralRuns(row, pitch) : []) {
      // Text between two numbers may be a word: 三月から五月.
      if (!settleRun(run)) for (const part of partsOf(run)) settleRun(part);
    }
    return row.flatMap((word) => replaced.get(word) ?? [word]);
  });
  return { rows: settledRows, settled };
}

/** The run by its shapes; undefined unless each of them is a letter of numbers. */
function shapesOf(
  picture: Picture,
  run: readonly Word[],
  { row, pitch }: { row: readonly Word[]; pitch: number },
): string | undefined {
  const middle = median(row.filter((word) => heightOf(word) > pitch / 2).map(middleOf));
  const y0 = Math.max(0, Math.round(middle - (band / 2) * pitch));
  const y1 = Math.min(picture.height, Math.round(middle + (band / 2) * pitch));
  const box = around(run);
  const beside = row.filter((word) => !run.includes(word));
  for (const cells of cellsOf(picture, { ...box, y0, y1, ...roomOf(box, beside, pitch) }, pitch)) {
    const text = signsOf(picture, cells, pitch);
    if (isWellFormed(text) && (isOver(cells, box, pitch) || isCorrection(text, run))) return text;
  }
  return undefined;
}

/** Empty where a cell shows no letter of numbers. */
function signsOf(picture: Picture, cells: readonly Rect[], pitch: number): string {
  let text = '';
  for (const cell of cells) {
    const sign = signOf(picture, cell, pitch);
    if (sign === undefined) return '';
    text += sign;
  }
  return text;
}

/** False where a letter of the run was left out. */
function isOver(cells: readonly Rect[], run: Rect, pitch: number): boolean {
  const { x0, x1 } = around(cells);
  return x0 < run.x0 + maxOff * pitch && x1 > run.x1 - maxOff * pitch;
}

/**
 * A reading beside the engine's boxes, which drift by a letter in a long row, that lacks none of its letters. One that agrees is left
 * to the engine's second look: both may have lost the same letter. So is one with letters of other scripts at its ends.
 */
function isCorrection(text: string, run: readonly Word[]): boolean {
  const known = plain(textOf(run));
  const [first, last] = [run[0], run.at(-1)];
  const isWhole = first !== undefined && last !== undefined && isInNumeral(first) && isInNumeral(last);
  return isWhole && text.length >= known.length && text !== known;
}

/** Up to the middles of the words beside it; beside punctuation the engine's boxes are off by a letter. */
function roomOf(box: Rect, others: readonly Word[], pitch: number): { from: number; to: number } {
  const middle = (box.x0 + box.x1) / 2;
  const sides = others.map((word) => ({
    x: (word.x0 + word.x1) / 2,
    slack: /[\p{L}\p{N}]/u.test(word.text) ? 0 : pitch,
  }));
  return {
    from: Math.max(0, ...sides.filter(({ x }) => x < middle).map(({ x, slack }) => x - slack)),
    to: Math.min(Infinity, ...sides.filter(({ x }) => x > middle).map(({ x, slack }) => x + slack)),
  };
}

function middleOf({ y0, y1 }: Rect): number {
  return (y0 + y1) / 2;
}

function settle(run: readonly Word[], text: string): Word[] {
  if (plain(textOf(run)) !== text) return [{ ...around(run), text, confidence: doubted }];
  return run.map((word) => ({ ...word, text: plain(word.text), confidence: Math.max(word.confidence, agreed) }));
}

/** The letter that a cell shows; undefined for other letters and for those that are like two. */
function signOf(picture: Picture, cell: Rect, pitch: number): string | undefined {
  const shape = shapeOf(picture, cell);
  const [width, height] = [widthOf(cell) / pitch, heightOf(cell) / pitch];
  const best = new Map<string, number>();
  for (const template of templates()) {
    const likeness =
      likenessOf(shape, template) -
      weights.aspect * Math.min(maxAspect, Math.abs(template.aspect - shape.aspect)) -
      weights.height * Math.abs(template.height - height) -
      weights.width * Math.abs(template.width - width);
    if (likeness > (best.get(template.sign) ?? -1)) best.set(template.sign, likeness);
  }
  const [first, second] = [...best].toSorted(([, a], [, b]) => b - a);
  if (!first || first[1] < minLikeness || first[1] - (second?.[1] ?? 0) < minLead) return undefined;
  return numeralLetters.includes(first[0]) ? first[0] : undefined;
}

/** A letter of one font, written by `scripts/build/build-numerals.ts`. */
interface Template extends Shape {
  sign: string;
  /** In letters. */
  width: number;
  height: number;
}

let loaded: readonly Template[] | undefined;

/** Parsed on first use. */
function templates(): readonly Template[] {
  loaded ??= numeralShapes.trim().split('\n').map(parse);
  return loaded;
}

/** Parses sign, width, height, and the packed grid. */
function parse(line: string): Template {
  const [sign = '', width = '', height = '', packed = ''] = line.split(' ');
  const aspect = Math.log(Number(width) / Number(height));
  return { sign, aspect, width: Number(width), height: Number(height), grid: unpackGrid(packed) };
}
