import { joinLines, startOf, type Cell, type Column } from './rows.ts';
import { around, heightOf, median, type Script } from './words.ts';

/** Rows of one table: where it ends, and cells whose text goes on in the next line. */

/** Rows of one region are at most this far apart, in heights of a line. */
const maxRegionGap = 3;
/** Gap within a wrapped line, in the same, and beside that to the next row. */
const maxBrokenGap = 0.9;
const minNextGap = 1.25;
const maxBrokenLines = 4;
/** One gap of a justified line and several even ones, in heights of it, and how far such a line ends from its neighbors' ends. */
const maxHole = 10;
const maxEvenHole = 20;
const maxEdge = 1.2;
const maxUneven = 1.6;
/** Lines of an address, gap between two, in heights, and share of lines of several words. */
const maxAddressLines = 7;
const minApart = 6;
const minPhrases = 0.7;
/** Between lines of one paragraph without tall letters. */
const maxLeading = 1.3;

interface RegionStart {
  start: number;
  height: number;
  script: Script;
}

/** Index after the last row of the region: rows of several cells, or rows of one. */
export function endOfRegion(rows: readonly Cell[][], { start, height, script }: RegionStart): number {
  const isMany = (rows[start]?.length ?? 0) > 1;
  let end = start;
  while (end < rows.length && continues(end)) end += 1;
  return end;

  function continues(at: number): boolean {
    if (at === start) return true;
    const gap = topOf(rows[at]) - bottomOf(rows[at - 1]);
    if (isMany && gap > maxRegionGap * height) return false;
    if ((rows[at]?.length ?? 0) > 1 === isMany) return true;
    return isMany && isBrokenLine(at);
  }

  /** Single cells below one of the previous row, between rows of several or clearly nearer to it: lines wrapped in their column. */
  function isBrokenLine(at: number): boolean {
    const [cell] = rows[at] ?? [];
    if (cell === undefined) return false;
    const over = (rows[at - 1] ?? []).find(
      (other) => Math.abs(startOf(other, script) - startOf(cell, script)) < height,
    );
    if (over === undefined || (rows[at + 1]?.length ?? 0) > 1) return over !== undefined;
    const [gap, next] = [cell.y0 - over.y1, topOf(rows[at + 1]) - cell.y1];
    if (gap < maxBrokenGap * height && next > 2 * Math.max(gap, 1)) return true;
    return gap < maxBrokenGap * height && endsInRow(at);
  }

  /** More lines at the same edge, and then a row of several cells. */
  function endsInRow(at: number): boolean {
    const [first] = rows[at] ?? [];
    for (let next = at + 1; first && next < at + maxBrokenLines; next += 1) {
      const row = rows[next] ?? [];
      if (row.length > 1) return true;
      const [cell] = row;
      const isAligned = cell && Math.abs(startOf(cell, script) - startOf(first, script)) < height;
      if (!isAligned || cell.y0 - bottomOf(rows[next - 1]) > maxBrokenGap * height) return false;
    }
    return false;
  }
}

function topOf(row: readonly Cell[] | undefined): number {
  return Math.min(...(row ?? []).map(({ y0 }) => y0));
}

function bottomOf(row: readonly Cell[] | undefined): number {
  return Math.max(...(row ?? []).map(({ y1 }) => y1));
}

/** Rows of a table whose wrapped lines stand in the cell that they continue, where rows are further apart than such lines. */
export function unwrapped(rows: readonly Cell[][], script: Script): Cell[][] {
  const merged: Cell[][] = [];
  for (const [index, row] of rows.entries()) {
    const [cell] = row;
    const last = merged.at(-1);
    const over =
      cell && last?.find((other) => Math.abs(startOf(other, script) - startOf(cell, script)) < heightOf(cell));
    const next = rows[index + 1];
    const gap = cell && over ? cell.y0 - over.y1 : Infinity;
    const isNearer = next === undefined || next.length === 1 || (cell && topOf(next) - cell.y1 > minNextGap * gap);
    const goesOn = cell && gap < maxBrokenGap * heightOf(cell) && isNearer;
    if (row.length !== 1 || !cell || !last || last.length < 2 || !over || !goesOn) {
      merged.push([...row]);
      continue;
    }
    last[last.indexOf(over)] = {
      ...around([over, cell]),
      words: [...over.words, ...cell.words],
      text: joinLines([over, cell]),
    };
  }
  return merged;
}

/**
 * Justified lines of a narrow column have gaps as wide as between cells. Such a line has the edges of a line of the same
 * paragraph above or below it, and even gaps: cells of several words have uneven ones.
 */
export function withoutHoles(rows: readonly Cell[][]): Cell[][] {
  const joined = rows.map((row) => [...row]);
  for (let isGrowing = true; isGrowing;) {
    isGrowing = false;
    for (const [at, row] of joined.entries()) {
      if (row.length < 2 || ![joined[at - 1], joined[at + 1]].some((other) => isFilledBeside(row, other))) continue;
      joined[at] = [{ ...around(row), words: row.flatMap(({ words }) => words), text: joinLines(row) }];
      isGrowing = true;
    }
  }
  return joined;
}

function isFilledBeside(row: readonly Cell[], other: readonly Cell[] | undefined): boolean {
  const [line] = other ?? [];
  if (!line || other?.length !== 1) return false;
  const [box, height] = [around(row), median(row.map(heightOf))];
  const gap = Math.max(box.y0 - line.y1, line.y0 - box.y1);
  const isSameWidth = Math.abs(line.x0 - box.x0) < maxEdge * height && Math.abs(line.x1 - box.x1) < maxEdge * height;
  return isSameWidth && gap < maxLeading * height && hasEvenGaps(row, height);
}

function hasEvenGaps(row: readonly Cell[], height: number): boolean {
  const words = row.flatMap((cell) => cell.words).toSorted((a, b) => a.x0 - b.x0);
  const gaps = words.slice(1).map((word, at) => word.x0 - (words[at]?.x1 ?? word.x0));
  const [least, most] = [Math.min(...gaps), Math.max(...gaps)];
  return most < (gaps.length > 1 ? maxEvenHole : maxHole) * height && most < maxUneven * least + height / 2;
}

/**
 * Sender and recipient side by side: blocks of a few tight lines far apart, whose left lines hold what no label does, a number or a
 * comma within. Labels with values at a tab stop stand close to them.
 */
export function areAddresses([left, right, ...more]: readonly Column[], rows: readonly Cell[][]): boolean {
  if (!left || !right || more.length > 0 || rows.length < 2 || rows.length > maxAddressLines) return false;
  const height = median(rows.flat().map(heightOf));
  const [one, other] = [around(left.cells), around(right.cells)].toSorted((a, b) => a.x0 - b.x0);
  if (!one || !other || other.x0 - one.x1 < minApart * height) return false;
  const isTight = rows.slice(1).every((row, at) => topOf(row) - bottomOf(rows[at]) < maxBrokenGap * height);
  const cells = rows.flat();
  const arePhrases = cells.filter(({ words }) => words.length > 1).length >= minPhrases * cells.length;
  const areNames = right.cells.filter(({ text }) => /\p{L}{3}/u.test(text)).length === right.cells.length;
  return isTight && arePhrases && areNames && left.cells.some(({ text }) => /\p{L}.*(?:\p{N}|, \p{L})/u.test(text));
}
