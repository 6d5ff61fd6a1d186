import type { Picture } from './grey.ts';
import { heightOf, widthOf, type Rect } from './layout/words.ts';

/** Photos of people: rectangles of soft tones. Drawings, print and codes are black on white, emblems have no straight sides. */

/** Side of a cell in pixels, and the sampling step. */
const cellSide = 8;
const step = 2;
const white = 225;
const black = 40;
/** Change of tone over two steps that is soft; letters and lines have edges. */
const soft = 18;
/** Share of a cell that is not white. */
const minToned = 0.5;
/** Sizes in widths of the page, and width to height. */
const width = [0.105, 0.34] as const;
const height = [0.1, 0.42] as const;
const aspect = [0.55, 1.3] as const;
/** Shares of the box with tones, and with soft ones. */
const minFilled = 0.5;
const minSoft = 0.15;
/** Brightness of hair and clothes; a fiscal stamp has nothing as dark. */
const dark = 110;
const minDark = 0.06;
/** Minimum straight share of a side, and the depth of the margin in which it is searched, as a share of the box. */
const minSide = 0.6;
const sideDepth = 0.06;
const minSides = 3;

interface Cells {
  columns: number;
  rows: number;
  /** Share of each cell that is not white, that is soft, and that is dark. */
  toned: Float32Array;
  soft: Float32Array;
  dark: Float32Array;
}

export function findPhotos(picture: Picture): Rect[] {
  const cells = cellsOf(picture);
  return patchesOf(cells)
    .filter((patch) => isPhoto(patch, cells))
    .map(({ x0, y0, x1, y1 }) => ({ x0: x0 * cellSide, y0: y0 * cellSide, x1: x1 * cellSide, y1: y1 * cellSide }));
}

/** Minimum share of a box within a photo. */
const minInside = 0.7;

export function isInPhoto(box: Rect, photos: readonly Rect[]): boolean {
  const area = widthOf(box) * heightOf(box);
  return photos.some(({ x0, y0, x1, y1 }) => {
    const across = Math.min(box.x1, x1) - Math.max(box.x0, x0);
    const down = Math.min(box.y1, y1) - Math.max(box.y0, y0);
    return across > 0 && down > 0 && across * down >= minInside * area;
  });
}

function cellsOf({ data, width: across, height: down }: Picture): Cells {
  const [columns, rows] = [Math.floor(across / cellSide), Math.floor(down / cellSide)];
  const cells: Cells = {
    ...{ columns, rows },
    toned: new Float32Array(columns * rows),
    soft: new Float32Array(columns * rows),
    dark: new Float32Array(columns * rows),
  };
  const weight = 1 / (cellSide / step) ** 2;
  for (let y = 0; y < rows * cellSide; y += step) {
    for (let x = 0; x < columns * cellSide; x += step) {
      const at = y * across + x;
      const level = data[at] ?? 255;
      if (level >= white) continue;
      const cell = Math.floor(y / cellSide) * columns + Math.floor(x / cellSide);
      cells.toned[cell] = (cells.toned[cell] ?? 0) + weight;
      if (level < dark) cells.dark[cell] = (cells.dark[cell] ?? 0) + weight;
      const right = Math.abs((data[at + 2 * step] ?? 255) - level);
      const below = Math.abs((data[at + 2 * step * across] ?? 255) - level);
      if (level > black && right < soft && below < soft) cells.soft[cell] = (cells.soft[cell] ?? 0) + weight;
    }
  }
  return cells;
}

/** Bounds of connected cells with tones, in cells. */
function patchesOf({ columns, rows, toned }: Cells): Rect[] {
  const isOpen = new Uint8Array(toned.map((share) => (share >= minToned ? 1 : 0)));
  const found: Rect[] = [];
  for (let at = isOpen.indexOf(1); at !== -1; at = isOpen.indexOf(1, at)) {
    const box = { x0: columns, y0: rows, x1: 0, y1: 0 };
    const open = [at];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (isOpen[next] !== 1) continue;
      isOpen[next] = 0;
      const [x, y] = [next % columns, Math.floor(next / columns)];
      box.x0 = Math.min(box.x0, x);
      box.x1 = Math.max(box.x1, x + 1);
      box.y0 = Math.min(box.y0, y);
      box.y1 = Math.max(box.y1, y + 1);
      for (let v = Math.max(0, y - 1); v <= Math.min(rows - 1, y + 1); v += 1) {
        for (let u = Math.max(0, x - 1); u <= Math.min(columns - 1, x + 1); u += 1) open.push(v * columns + u);
      }
    }
    found.push(box);
  }
  return found;
}

function isPhoto(box: Rect, { columns, toned, soft: softs, dark: darks }: Cells): boolean {
  const [across, down] = [widthOf(box), heightOf(box)];
  const isSized =
    across >= width[0] * columns &&
    across <= width[1] * columns &&
    down >= height[0] * columns &&
    down <= height[1] * columns &&
    across / down >= aspect[0] &&
    across / down <= aspect[1];
  if (!isSized) return false;
  const shareOf = (shares: Float32Array, { x0, y0, x1, y1 }: Rect): number => {
    let sum = 0;
    for (let y = y0; y < y1; y += 1) for (let x = x0; x < x1; x += 1) sum += shares[y * columns + x] ?? 0;
    return sum / ((x1 - x0) * (y1 - y0));
  };
  if (shareOf(toned, box) < minFilled || shareOf(softs, box) < minSoft || shareOf(darks, box) < minDark) return false;
  return sidesOf(box, { columns, toned }).filter((side) => side >= minSide).length >= minSides;
}

/** Shares of the four sides along which the box has tones. */
function sidesOf({ x0, y0, x1, y1 }: Rect, { columns, toned }: Pick<Cells, 'columns' | 'toned'>): number[] {
  const isToned = (x: number, y: number): boolean => (toned[y * columns + x] ?? 0) >= minToned;
  const deep = Math.max(1, Math.round(sideDepth * Math.max(x1 - x0, y1 - y0)));
  const layers = Array.from({ length: deep }, (_, layer) => layer);
  const rows = Array.from({ length: y1 - y0 }, (_, row) => y0 + row);
  const across = Array.from({ length: x1 - x0 }, (_, column) => x0 + column);
  const share = (places: readonly number[], isOn: (place: number, layer: number) => boolean): number =>
    places.filter((place) => layers.some((layer) => isOn(place, layer))).length / places.length;
  return [
    share(across, (x, layer) => isToned(x, y0 + layer)),
    share(across, (x, layer) => isToned(x, y1 - 1 - layer)),
    share(rows, (y, layer) => isToned(x0 + layer, y)),
    share(rows, (y, layer) => isToned(x1 - 1 - layer, y)),
  ];
}
