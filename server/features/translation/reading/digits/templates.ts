import { digitShapes } from './digit-shapes.ts';
import { gridHeight, gridWidth, unitOf, type Shape } from './shapes.ts';

/** Digits of many fonts, written by `scripts/build/build-digits.ts`. */

export interface Template extends Shape {
  sign: string;
  /** In heights of a full digit. */
  height: number;
  /** From the line of the digits to the middle, in heights of a full digit. */
  rise: number;
}

let loaded: readonly Template[] | undefined;

/** Read at the first page that has such digits. */
export function templates(): readonly Template[] {
  loaded ??= digitShapes.trim().split('\n').map(parse);
  return loaded;
}

/** Sign, aspect, height, rise, and four bits for each cell of the grid. */
function parse(line: string): Template {
  const [sign = '', aspect = '', height = '', rise = '', packed = ''] = line.split(' ');
  const cells = Buffer.from(packed, 'base64');
  if (cells.length * 2 !== gridWidth * gridHeight) throw new Error(`a shape of ${sign} is damaged`);
  const grid = new Float32Array(gridWidth * gridHeight);
  for (const [at, two] of cells.entries()) {
    grid[2 * at] = two >> 4;
    grid[2 * at + 1] = two & 0x0f;
  }
  return { sign, aspect: Number(aspect), height: Number(height), rise: Number(rise), grid: unitOf(grid) };
}
