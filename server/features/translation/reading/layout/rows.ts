import { around, heightOf, median, widthOf, type Rect, type Script, type Word } from './words.ts';

/** Words → rows → cells: words close together in one row; columns of cells. */

export interface Cell extends Rect {
  text: string;
  words: Word[];
}

interface Row {
  words: Word[];
  y0: number;
  y1: number;
}

/** Gap between words of one cell, in heights of a line: justified text has wide ones. */
const maxGapInHeights = 1.5;
/** The same in widths of a letter, for typewriters. */
const maxGapInLetters = 2.6;
/** Gap between runs of a text layer that is a space, in heights. */
const minSpace = 0.18;

/** Rows from top to bottom, each with its cells in reading order. */
export function rowsOf(words: readonly Word[], script: Script, height: number): Cell[][] {
  const rows: Row[] = [];
  for (const word of words.toSorted((a, b) => a.y0 + a.y1 - b.y0 - b.y1)) {
    const row = rows.findLast((candidate) => standsIn(word, candidate));
    if (row === undefined) {
      rows.push({ words: [word], y0: word.y0, y1: word.y1 });
      continue;
    }
    row.words.push(word);
    // The median keeps one tall bracket or accent from extending the row down the page.
    row.y0 = median(row.words.map(({ y0 }) => y0));
    row.y1 = median(row.words.map(({ y1 }) => y1));
  }
  return rows.toSorted((a, b) => a.y0 - b.y0).map((row) => cellsOf(row.words, script, height));
}

function standsIn(word: Word, row: Row): boolean {
  const middle = (word.y0 + word.y1) / 2;
  const overlap = Math.min(row.y1, word.y1) - Math.max(row.y0, word.y0);
  const lower = Math.min(row.y1 - row.y0, heightOf(word));
  const own = (row.y0 + row.y1) / 2;
  // The center of one is within the other: a row may begin with a dash or with 一.
  return ((middle > row.y0 && middle < row.y1) || (own > word.y0 && own < word.y1)) && overlap > 0.4 * lower;
}

/** Free space between two boxes of one row. */
function gapBetween(a: Rect, b: Rect): number {
  return Math.max(b.x0 - a.x1, a.x0 - b.x1);
}

function cellsOf(words: readonly Word[], script: Script, height: number): Cell[] {
  // Square letters leave no wide gaps in justified text.
  const isSquare = /^(?:ja|ko|zh)/.test(script.lang);
  const letter = isSquare ? 0 : median(words.map((word) => widthOf(word) / word.text.length));
  const maxGap = Math.max(maxGapInHeights * height, maxGapInLetters * letter);
  const runs: Word[][] = [];
  for (const word of inReadingOrder(words, script.dir)) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && gapBetween(last, word) <= maxGap) run.push(word);
    else runs.push([word]);
  }
  return runs.map((run) => cellOf(run, script));
}

/** Right-to-left rows hold runs of Latin words that read left to right. */
function inReadingOrder(words: readonly Word[], dir: Script['dir']): Word[] {
  if (dir === 'ltr') return words.toSorted((a, b) => a.x0 - b.x0);
  const ordered: Word[] = [];
  let latin: Word[] = [];
  for (const word of words.toSorted((a, b) => b.x1 - a.x1)) {
    if (isLatin(word.text)) {
      latin.unshift(word);
      continue;
    }
    ordered.push(...latin, word);
    latin = [];
  }
  return [...ordered, ...latin];
}

function isLatin(text: string): boolean {
  return /\p{Script=Latin}/u.test(text) && !/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text);
}

function cellOf(words: Word[], { lang }: Script): Cell {
  let text = '';
  words.forEach((word, index) => {
    const last = words[index - 1];
    text += (last ? spaceBetween(last, word, lang) : '') + word.text;
  });
  const plain = text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  // `081 .223.945-17`: a thin period is detached from its number.
  return { ...around(words), words, text: plain.replaceAll(/(?<=\d) (?=[.,/]\d)/g, '') };
}

/** `Li Ming` beside Chinese: words of another script keep their space. */
function isBetweenLatin(last: Word, next: Word): boolean {
  return /\p{Script=Latin}$/u.test(last.text) && /^\p{Script=Latin}/u.test(next.text);
}

function spaceBetween(last: Word, next: Word, lang: string): string {
  if (/^(?:ja|zh)/.test(lang)) return isBetweenLatin(last, next) ? ' ' : '';
  const isOneWord = last.isRun === true && gapBetween(last, next) < minSpace * heightOf(last);
  return isOneWord ? '' : ' ';
}

/** Joins the lines of a paragraph; Japanese has no spaces, and a hyphen at the end of a line is kept. */
export function joinLines(cells: readonly Cell[]): string {
  const isSquare = /[\p{Script=Han}\p{Script=Hiragana}]/u.test(cells[0]?.text ?? '');
  return cells.map(({ text }) => text).join(isSquare ? '' : ' ');
}

/** The edge at which a cell begins. */
export function startOf(cell: Cell, { dir }: Script): number {
  return dir === 'rtl' ? cell.x1 : cell.x0;
}

export interface Column {
  at: number;
  slack: number;
  cells: Cell[];
}

/** Cells that begin at one edge. */
export function columnsOf(cells: readonly Cell[], script: Script): Column[] {
  const columns: Column[] = [];
  for (const cell of cells) {
    const at = startOf(cell, script);
    const known = columns.find((column) => Math.abs(column.at - at) < column.slack);
    if (known) known.cells.push(cell);
    else columns.push({ at, slack: 1.5 * heightOf(cell), cells: [cell] });
  }
  return columns.toSorted((a, b) => (script.dir === 'rtl' ? b.at - a.at : a.at - b.at));
}

/** Columns of a table: those that overlap and share no row are one, such as a centered head over numbers at the right. */
export function tableColumns(rows: readonly Cell[][], script: Script): Column[] {
  const columns = columnsOf(rows.flat(), script);
  const isApart = (one: Column, other: Column): boolean => {
    const [a, b] = [around(one.cells), around(other.cells)];
    return a.x0 >= b.x1 || b.x0 >= a.x1;
  };
  const shareRow = (one: Column, other: Column): boolean =>
    rows.some((row) => row.some((cell) => one.cells.includes(cell)) && row.some((cell) => other.cells.includes(cell)));
  for (let at = 0; at + 1 < columns.length;) {
    const [column, next] = columns.slice(at, at + 2);
    if (!column || !next) break;
    const joined: Column = { ...column, cells: [...column.cells, ...next.cells] };
    const others = columns.filter((other) => other !== column && other !== next);
    const areOne =
      !isApart(column, next) &&
      !shareRow(column, next) &&
      others.every((other) => isApart(joined, other) || !shareRow(joined, other));
    if (areOne) columns.splice(at, 2, joined);
    else at += 1;
  }
  return columns;
}
