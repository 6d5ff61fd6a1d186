import type { Picture } from '../grey.ts';
import { heightOf, widthOf, type Rect } from '../layout/words.ts';

/** Shapes of connected ink, by which digits are compared with those of fonts. */

const gridWidth = 16;
const gridHeight = 24;
/** Samples of a cell of the grid in each direction. */
const samples = 3;
/** Brightness above which a pixel holds no ink. */
const lightest = 200;

export interface Shape {
  /** Ink by cell, of length 1. */
  grid: Float32Array;
  /** Logarithm of width by height. */
  aspect: number;
}

/** Ink of a box on a grid scaled to it, blurred to tolerate slightly displaced strokes. */
export function shapeOf({ data, width }: Picture, box: Rect): Shape {
  const [across, down] = [widthOf(box), heightOf(box)];
  const grid = new Float32Array(gridWidth * gridHeight);
  for (let y = 0; y < gridHeight * samples; y += 1) {
    const row = box.y0 + Math.min(down - 1, Math.floor(((y + 0.5) * down) / (gridHeight * samples)));
    for (let x = 0; x < gridWidth * samples; x += 1) {
      const column = box.x0 + Math.min(across - 1, Math.floor(((x + 0.5) * across) / (gridWidth * samples)));
      const cell = Math.floor(y / samples) * gridWidth + Math.floor(x / samples);
      grid[cell] = (grid[cell] ?? 0) + Math.max(0, lightest - (data[row * width + column] ?? 255));
    }
  }
  return { grid: unitOf(softened(grid)), aspect: Math.log(across / down) };
}

const neighbors = [-1, 0, 0, 1].flatMap((dx) => [-1, 0, 0, 1].map((dy) => dy * gridWidth + dx));

function softened(grid: Float32Array): Float32Array {
  return grid.map((_, cell) => neighbors.reduce((sum, by) => sum + (grid[cell + by] ?? 0), 0));
}

function unitOf(grid: Float32Array): Float32Array {
  const length = Math.hypot(...grid) || 1;
  return grid.map((ink) => ink / length);
}

/** How alike two shapes are, from 0 to 1. */
export function likenessOf({ grid }: Pick<Shape, 'grid'>, { grid: other }: Pick<Shape, 'grid'>): number {
  let sum = 0;
  for (let cell = 0; cell < grid.length; cell += 1) sum += (grid[cell] ?? 0) * (other[cell] ?? 0);
  return sum;
}

/** Reads a grid of four bits per cell, as `scripts/build/font-shapes.ts` packs it. */
export function unpackGrid(packed: string): Float32Array {
  const cells = Buffer.from(packed, 'base64');
  if (cells.length * 2 !== gridWidth * gridHeight) throw new Error('a shape is damaged');
  const grid = new Float32Array(gridWidth * gridHeight);
  for (const [at, two] of cells.entries()) {
    grid[2 * at] = two >> 4;
    grid[2 * at + 1] = two & 0x0f;
  }
  return unitOf(grid);
}

/** Connected components of the whole picture, without those smaller than a dot or larger than a letter. */
export function inkIn(
  { data, width, height }: Picture,
  { dark, least, most }: { dark: number; least: number; most: number },
): Rect[] {
  const isOpen = new Uint8Array(width * height);
  for (let at = 0; at < isOpen.length; at += 1) if ((data[at] ?? 255) < dark) isOpen[at] = 1;
  const found: Rect[] = [];
  const open: number[] = [];
  for (let at = isOpen.indexOf(1); at !== -1; at = isOpen.indexOf(1, at + 1)) {
    const box = { x0: width, y0: height, x1: 0, y1: 0 };
    let pixels = 0;
    open.push(at);
    isOpen[at] = 0;
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const [x, y] = [next % width, Math.floor(next / width)];
      box.x0 = Math.min(box.x0, x);
      box.x1 = Math.max(box.x1, x + 1);
      box.y0 = Math.min(box.y0, y);
      box.y1 = Math.max(box.y1, y + 1);
      pixels += 1;
      for (const row of [next - width, next, next + width]) {
        for (const beside of [row - 1, row, row + 1]) {
          if (isOpen[beside] !== 1 || Math.abs((beside % width) - x) > 1) continue;
          isOpen[beside] = 0;
          open.push(beside);
        }
      }
    }
    if (pixels >= least && heightOf(box) <= most && widthOf(box) <= most) found.push(box);
  }
  return found;
}
