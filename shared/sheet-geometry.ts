import type { Box, Sheet } from './schemas/translation-text.ts';

/** Perspective transform of a photographed sheet: maps points of the rectified page to the photo, and back. */

export interface Point {
  x: number;
  y: number;
}

/** The nine numbers of a homography, by row; the last is 1. */
export type Homography = readonly number[];

const unitSquare: readonly Point[] = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

/** The homography that takes each of four points to another: eight linear equations, by Gauss and Jordan. */
export function homography(from: readonly Point[], to: readonly Point[]): Homography {
  const rows = from.flatMap(({ x, y }, index) => {
    const { x: u = 0, y: v = 0 } = to[index] ?? {};
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  const at = (row: number, column: number): number => rows[row]?.[column] ?? 0;
  for (let column = 0; column < 8; column += 1) {
    let pivot = column;
    for (let row = column; row < 8; row += 1) {
      if (Math.abs(at(row, column)) > Math.abs(at(pivot, column))) pivot = row;
    }
    const [own = [], other = []] = [rows[pivot], rows[column]];
    [rows[column], rows[pivot]] = [own, other];
    for (let row = 0; row < 8; row += 1) {
      if (row === column) continue;
      const factor = at(row, column) / at(column, column);
      rows[row] = (rows[row] ?? []).map((value, index) => value - factor * (own[index] ?? 0));
    }
  }
  return [...rows.map((row, index) => (row[8] ?? 0) / (row[index] ?? 1)), 1];
}

export function project(matrix: Homography, { x, y }: Point): Point {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1] = matrix;
  const w = g * x + h * y + i;
  return { x: (a * x + b * y + c) / w, y: (d * x + e * y + f) / w };
}

/** A box of one view of a page in another: undefined stands for the photo as it came. */
export function moveBox({ x, y, width, height }: Box, from: Sheet | undefined, to: Sheet | undefined): Box {
  const onPhoto = homography(unitSquare, from?.corners ?? unitSquare);
  const onPage = homography(to?.corners ?? unitSquare, unitSquare);
  const corners = unitSquare.map((corner) =>
    project(onPage, project(onPhoto, { x: x + corner.x * width, y: y + corner.y * height })),
  );
  const clamp = (value: number): number => Math.min(1, Math.max(0, value));
  const xs = corners.map((corner) => clamp(corner.x));
  const ys = corners.map((corner) => clamp(corner.y));
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** The CSS transform, from the top left, that lays a picture of one size so that `from` of it comes to lie at `to`; in pixels. */
export function cssTransform(from: readonly Point[], to: readonly Point[]): string {
  const [a = 1, b = 0, c = 0, d = 0, e = 1, f = 0, g = 0, h = 0] = homography(from, to);
  return `matrix3d(${[a, d, 0, g, b, e, 0, h, 0, 0, 1, 0, c, f, 0, 1].map((value) => value.toPrecision(9)).join(',')})`;
}
