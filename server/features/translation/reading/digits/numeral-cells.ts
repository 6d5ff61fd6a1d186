import type { Picture } from '../grey.ts';
import { heightOf, widthOf, type Rect } from '../layout/words.ts';

/** Kanji are set in squares of one width: a run is split into its squares, so that no character is lost. */

const dark = 150;
/** How far the ink of a run may begin or end from the engine's box, in letters. */
const maxSnap = 1.5;
/** Pitches that are tried, in the page's usual one. */
const minPitch = 0.88;
const maxPitch = 1.12;
const pitchStep = 0.005;
/** Paper between the edge of a square and its letter, in letters. */
const maxBearing = 0.3;
/** Weights of an unusual pitch and of uneven bearings beside the ink on the lines of the grid. */
const pitchWeight = 0.3;
const bearingWeight = 0.1;
/** How far a cut moves from the grid to a column with less ink, in letters. */
const maxMove = 0.2;
const maxLetters = 40;

/** Between the middles of the words beside it. */
export interface Run extends Rect {
  from: number;
  to: number;
}

/** The ink of each letter, for each pair of edges that the run may have, the widest first. */
export function* cellsOf(picture: Picture, run: Run, usual: number): Generator<Rect[]> {
  const columns = inkColumns(picture, run);
  const inkFrom = (left: number) => columns.findIndex((ink, x) => x >= left && ink > 0);
  // By the ink: the gap before it may reach over the middle of the word beside it.
  const lefts = edgesNear(columns, run.x0, usual).filter((left) => inkFrom(left) >= run.from);
  const rights = edgesNear(columns, run.x1, usual).filter((x) => x <= run.to);
  for (const left of lefts) {
    for (const right of rights.toReversed()) {
      const x0 = inkFrom(left);
      const x1 = columns.findLastIndex((ink, x) => x <= right && ink > 0) + 1;
      if (x0 < 0 || x1 - x0 < usual || x1 - x0 > maxLetters * usual) continue;
      const grid = gridOf(columns, { x0, x1, usual, height: heightOf(run) });
      const cuts = Array.from({ length: grid.count + 1 }, (_, line) => cutNear(columns, line, grid));
      const cells = cuts.slice(1).map((cut, index) => inkBox(picture, { ...run, x0: cuts[index] ?? cut, x1: cut }));
      if (cells.every((cell) => cell !== undefined)) yield cells;
    }
  }
}

/** Dark pixels of each column of the picture within the run's height. */
function inkColumns({ data, width }: Picture, { y0, y1 }: Rect): number[] {
  const columns = Array.from({ length: width }, () => 0);
  for (let y = y0; y < y1; y += 1) {
    for (let x = 0; x < width; x += 1) if ((data[y * width + x] ?? 255) < dark) columns[x] = (columns[x] ?? 0) + 1;
  }
  return columns;
}

/** The first column of each gap near a place. */
function edgesNear(columns: readonly number[], at: number, usual: number): number[] {
  const edges: number[] = [];
  const reach = Math.round(maxSnap * usual);
  for (let x = Math.max(0, Math.round(at) - reach); x <= Math.round(at) + reach; x += 1) {
    if (columns[x] === 0 && (edges.length === 0 || columns[x - 1] !== 0)) edges.push(x);
  }
  return edges;
}

interface Grid {
  start: number;
  pitch: number;
  count: number;
}

interface Span {
  x0: number;
  x1: number;
  usual: number;
  height: number;
}

/** The grid whose lines cross the least ink. */
function gridOf(columns: readonly number[], { x0, x1, usual, height }: Span): Grid {
  let best = { start: x0, pitch: usual, count: 1, cost: Infinity };
  for (let share = minPitch; share <= maxPitch; share += pitchStep) {
    const pitch = share * usual;
    for (let start = x0 - Math.floor(maxBearing * pitch); start <= x0; start += 1) {
      const count = Math.max(1, Math.ceil((x1 - start) / pitch - 0.1));
      let ink = 0;
      for (let line = 0; line <= count; line += 1) {
        const x = Math.round(start + line * pitch);
        ink += (columns[x] ?? 0) + ((columns[x - 1] ?? 0) + (columns[x + 1] ?? 0)) / 2;
      }
      const bearings = Math.abs(start + count * pitch - x1 - (x0 - start)) / pitch;
      const cost = ink / (count + 1) / height + pitchWeight * Math.abs(share - 1) + bearingWeight * bearings;
      if (cost < best.cost) best = { start, pitch, count, cost };
    }
  }
  return best;
}

/** The column with the least ink beside a line of the grid, the nearest of several. */
function cutNear(columns: readonly number[], line: number, { start, pitch }: Grid): number {
  const at = Math.round(start + line * pitch);
  let best = at;
  for (let by = 1; by <= maxMove * pitch; by += 1) {
    for (const x of [at - by, at + by]) {
      if ((columns[x] ?? 0) < (columns[best] ?? 0)) best = x;
    }
  }
  return best;
}

function inkBox({ data, width }: Picture, cell: Rect): Rect | undefined {
  const box = { x0: cell.x1, y0: cell.y1, x1: cell.x0, y1: cell.y0 };
  for (let y = cell.y0; y < cell.y1; y += 1) {
    for (let x = Math.max(0, cell.x0); x < Math.min(width, cell.x1); x += 1) {
      if ((data[y * width + x] ?? 255) >= dark) continue;
      box.x0 = Math.min(box.x0, x);
      box.x1 = Math.max(box.x1, x + 1);
      box.y0 = Math.min(box.y0, y);
      box.y1 = Math.max(box.y1, y + 1);
    }
  }
  return widthOf(box) > 0 && heightOf(box) > 0 ? box : undefined;
}
