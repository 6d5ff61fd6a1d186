import { doubtfulBelow } from '#shared/translation-text.ts';
import type { Picture } from './grey.ts';
import { around, heightOf, median, middleOf, type Word } from './layout/words.ts';

/** Numbers in kanji: 一, 二, 十 and 〇 are lost between wider letters, and the first reading is confident in the rest. */

export const numeralLetters = '〇一二三四五六七八九十百千万元第年月日号番地丁目昭和平成令大正明治';

const inRun = new RegExp(`^[${numeralLetters}○ニハー]+$`, 'u');
const digits = '[〇一二三四五六七八九十百千万]';
/** Digits are taken whole, so that a long run is tried in one way only. */
const wellFormed = new RegExp(
  `^(?:明治|大正|昭和|平成|令和|第)?(?:元年|${digits}+(?!${digits})(?:年|月|日|号|番地?|地|丁目)?)+$`,
  'u',
);
const numeral = /[〇○一二三四五六七八九十百千ニ]/u;
export const doubted = doubtfulBelow - 1;
/** Minimum confidence of a second reading that is longer. */
const minLonger = 50;
/** How far beside a numeral ink is looked for, in heights of it, the least columns of it, and pixels at the edge of a word. */
const maxReach = 6;
const minInk = 0.25;
const edge = 2;
const dark = 128;
/** Letters that a run lacks, and gap between two runs, in widths of a letter. */
const minLost = 0.6;
const maxRunGap = 2.5;
/** Letters within a numeral that may be misread. */
const maxMisread = 2;
/** Confidence of words that may be letters of a numeral. */
const scrapBelow = 60;
const foreign = /^[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Latin}0@]{1,2}$/u;
const punctuation = /[:\uff1a、。]/u;
/** Gap within a numeral beside them, in letters: one letter is lost. */
const maxLost = 1.5;

/** Words of a page by rows, from left to right: a row with a lost letter falls into pieces. */
export function rowsOf(words: readonly Word[]): Word[][] {
  const rows: Word[][] = [];
  for (const word of words.toSorted((a, b) => a.y0 + a.y1 - b.y0 - b.y1)) {
    const middle = (word.y0 + word.y1) / 2;
    const row = rows.findLast((others) => {
      const { y0, y1 } = around(others.slice(-4));
      const own = (y0 + y1) / 2;
      // A row may begin with 一, which is too low to hold the middle of its neighbors.
      return (middle > y0 && middle < y1) || (own > word.y0 && own < word.y1);
    });
    if (row) row.push(word);
    else rows.push([word]);
  }
  return rows.map((row) => row.toSorted((a, b) => a.x0 - b.x0));
}

/** Extends numerals over adjacent ink that belongs to no word, so that letters lost there are read with them. */
export function overLostInk({ data, width }: Picture, row: readonly Word[]): Word[] {
  return row.map((word, index) => {
    if (!isInNumeral(word)) return word;
    const reach = maxReach * heightOf(word);
    const [before, after] = [row[index - 1]?.x1 ?? -Infinity, row[index + 1]?.x0 ?? Infinity];
    const columns = (from: number, to: number): number[] => {
      const inked: number[] = [];
      for (let x = Math.max(0, Math.ceil(from)); x < Math.min(width, to); x += 1) {
        for (let y = Math.ceil(word.y0); y < word.y1; y += 1) {
          if ((data[y * width + x] ?? 255) >= dark) continue;
          inked.push(x);
          break;
        }
      }
      return inked;
    };
    const least = minInk * heightOf(word);
    const left = columns(Math.max(before + edge, word.x0 - reach), word.x0 - edge);
    const right = columns(word.x1 + edge, Math.min(after - edge, word.x1 + reach));
    return {
      ...word,
      ...(left.length >= least && { x0: left[0] ?? word.x0 }),
      ...(right.length >= least && { x1: (right.at(-1) ?? word.x1) + 1 }),
    };
  });
}

export function isInNumeral({ text }: Word): boolean {
  return inRun.test(text);
}

export function isNumeral(text: string): boolean {
  return text.length > 1 && numeral.test(text);
}

/** A date, an address or a number as forms write them: an era is whole, and a counter follows a number. */
export function isWellFormed(text: string): boolean {
  return text.length > 1 && wellFormed.test(text);
}

/** Katakana and dashes that numerals are read as: `平成ニ九年`. */
export function plain(text: string): string {
  return text.replaceAll('ニ', '二').replaceAll('ハ', '八').replaceAll('ー', '一').replaceAll('○', '〇');
}

/** Takes the longer of two readings, since letters are lost, not added. It is doubtful, since they differ. */
export function settleNumerals(first: readonly Word[], again: readonly Word[]): Word[] {
  const [one, other] = [plain(textOf(first)), plain(textOf(again))];
  if (one === other) return first.map((word) => ({ ...word, text: plain(word.text) }));
  const sure = Math.min(...again.map(({ confidence }) => confidence));
  const isLonger = again.length > 0 && other.length > one.length && sure >= minLonger && isNumeral(other);
  const [head] = first;
  if (!head) return [];
  if (!isLonger) return first.map((word) => doubt({ ...word, text: plain(word.text) }));
  const [x1, y0, y1] = [
    Math.max(...first.map((word) => word.x1)),
    Math.min(...first.map((word) => word.y0)),
    Math.max(...first.map((word) => word.y1)),
  ];
  return [doubt({ ...head, x1, y0, y1, text: other })];
}

/** Height of a row's letters. */
export type LetterHeight = (row: readonly Word[]) => number;

/** By their ink: of two rows of one size, the engine's boxes hold the letters in one and the whole line in the other. */
export function inkHeightIn({ data, width, height }: Picture): LetterHeight {
  return (row) => {
    const { x0, x1 } = around(row);
    const [left, right] = [Math.max(0, Math.ceil(x0)), Math.min(width, Math.ceil(x1))];
    const isInked = (y: number): boolean =>
      y >= 0 && y < height && data.subarray(y * width + left, y * width + right).some((level) => level < dark);
    const middle = Math.round(median(row.map(middleOf)));
    let [top, bottom] = [middle, middle];
    while (isInked(top - 1)) top -= 1;
    while (isInked(bottom)) bottom += 1;
    const tallest = Math.max(...row.map(heightOf));
    // Of strokes alone, or one with the next row: 二 and ruled lines.
    return bottom - top > tallest / 2 && bottom - top <= tallest ? bottom - top : tallest;
  };
}

/** Width of a square letter in heights of its row; 0 for a page with none side by side. */
export function advanceOf(rows: readonly (readonly Word[])[], letterHeight: LetterHeight): number {
  const widths = rows.flatMap((row) => {
    const height = letterHeight(row);
    return row.flatMap((word, index) => {
      const next = row[index + 1];
      const isSquare = next && isHan(word) && isHan(next);
      return isSquare ? [(next.x0 - word.x0) / word.text.length / height] : [];
    });
  });
  return median(widths);
}

/** Square letters have equal widths, so a numeral wider than its letters has lost one. */
export function doubtLostNumerals(
  rows: readonly (readonly Word[])[],
  { settled = new Set(), letterHeight }: { settled?: ReadonlySet<Word>; letterHeight: LetterHeight },
): Word[][] {
  const advance = advanceOf(rows, letterHeight);
  return rows.map((row) => {
    const width = advance * letterHeight(row);
    const lost = runsOf(row, width).filter((run) => {
      const { x0, x1 } = around(run);
      if (!isNumeral(textOf(run))) return false;
      if (isBesideScrap(run, row, width)) return true;
      if (run.every((word) => settled.has(word))) return false;
      return run.some(isUnsure) || (width > 0 && (x1 - x0) / width - textOf(run).length > minLost);
    });
    // Kept at any confidence: without one of its letters it would be another number.
    return row.map((word) => (lost.some((run) => run.includes(word)) ? { ...word, confidence: doubted } : word));
  });
}

/** A word beside the run that the engine doubts may be letters of it, and is dropped later. */
function isBesideScrap(run: readonly Word[], row: readonly Word[], width: number): boolean {
  const { x0, x1 } = around(run);
  return row.some((word) => {
    const gap = Math.max(x0 - word.x1, word.x0 - x1);
    return !run.includes(word) && isScrap(word) && gap < maxLost * width;
  });
}

function isScrap({ text, confidence }: Word): boolean {
  return confidence < scrapBelow && !punctuation.test(text);
}

function isUnsure({ confidence }: Word): boolean {
  return confidence < doubted;
}

function isHan({ text }: Word): boolean {
  return /^\p{Script=Han}+$/u.test(text);
}

/** Words of numerals side by side; a label and its value at a tab stop are not. */
function runsOf(row: readonly Word[], width: number): Word[][] {
  const runs: Word[][] = [];
  let last: Word | undefined;
  for (const word of row.toSorted((a, b) => a.x0 - b.x0)) {
    const run = runs.at(-1);
    if (isInNumeral(word)) {
      if (run && last && run.includes(last) && word.x0 - last.x1 < maxRunGap * width) run.push(word);
      else runs.push([word]);
    }
    last = word;
  }
  return runs;
}

export function textOf(words: readonly Word[]): string {
  return words.map(({ text }) => text).join('');
}

function doubt(word: Word): Word {
  return { ...word, confidence: Math.min(word.confidence, doubted) };
}

/** Runs of numerals with letters between them that the engine took for others: `二十志番`, `第バー二号`. */
export function numeralRuns(row: readonly Word[], pitch: number): Word[][] {
  const ordered = row.toSorted((a, b) => a.x0 - b.x0);
  const runs: Word[][] = [];
  let between: Word[] = [];
  for (const word of ordered) {
    if (!isInNumeral(word)) {
      between.push(word);
      continue;
    }
    const run = runs.at(-1);
    const last = run?.at(-1);
    const isNear = last !== undefined && word.x0 - last.x1 < (textOf(between).length + maxLost) * pitch;
    if (run && isNear && isMisread(between)) run.push(...between, word);
    else runs.push([word]);
    between = [];
  }
  return runs.filter((run) => isNumeral(textOf(run)));
}

/** The numerals of a run without the letters between them. */
export function partsOf(run: readonly Word[]): Word[][] {
  const parts: Word[][] = [[]];
  for (const word of run) {
    if (isInNumeral(word)) parts.at(-1)?.push(word);
    else parts.push([]);
  }
  return parts.length > 1 ? parts.filter((part) => isNumeral(textOf(part))) : [];
}

/** The run with letters of other scripts at both ends, at one, and without: the engine may have read digits for them: `こ〇〇五年`. */
export function widened(row: readonly Word[], run: readonly Word[], pitch: number): Word[][] {
  const ordered = row.toSorted((a, b) => a.x0 - b.x0);
  const [first, last] = [
    ordered.findIndex((word) => run.includes(word)),
    ordered.findLastIndex((word) => run.includes(word)),
  ];
  const isBeside = (left: Word | undefined, right: Word | undefined): boolean =>
    left !== undefined && right !== undefined && right.x0 - left.x1 < pitch;
  let [from, to] = [first, last];
  for (
    let word = ordered[from - 1];
    word && isForeign(word) && isBeside(word, ordered[from]);
    word = ordered[from - 1]
  ) {
    from -= 1;
  }
  for (let word = ordered[to + 1]; word && isForeign(word) && isBeside(ordered[to], word); word = ordered[to + 1]) {
    to += 1;
  }
  const starts = [...new Set([from, first])];
  const ends = [...new Set([to, last])];
  return starts.flatMap((start) => ends.map((end) => ordered.slice(start, end + 1)));
}

function isForeign(word: Word): boolean {
  return isScrap(word) || foreign.test(word.text);
}

function isMisread(between: readonly Word[]): boolean {
  if (between.some(({ text }) => punctuation.test(text))) return false;
  return textOf(between).length <= maxMisread || between.every(isForeign);
}
