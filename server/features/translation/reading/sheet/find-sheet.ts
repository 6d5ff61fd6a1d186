import type { Point } from '#shared/sheet-geometry.ts';
import { fromGrey, toGrey, type Picture } from '../grey.ts';

/** Finds a sheet of paper on a photo by its rim: the step from the dark table to the light paper on each of its sides. */

export interface FoundSheet {
  /** Top left, top right, bottom right, bottom left, in pixels of the picture. */
  corners: Point[];
  /** A side lies outside of the picture. */
  isCut: boolean;
}

/** Shorter side of the copy that is searched. */
const searchSide = 480;
/** Pixels of the copy on each side of a step whose brightness is compared. */
const reach = 4;
/** Of the logarithm of the brightness, so that a step counts alike in light and shadow. */
const minStep = 0.16;
/** Most of what lies outside of the sheet is darker than its paper; outside of a printed frame there is paper. */
const minOutside = 0.1;
const minDarker = 0.6;
/** Share of the page in which a side is looked for. */
const searchDepth = 0.4;
const maxSlope = 0.36;
/** Share of a side's scan lines that lie on one straight line. */
const minInliers = 0.4;
const minArea = 0.3;
/** Longer pictures are strips, not photos. */
const maxAspect = 3;
/** Scanners leave shadows of one or two sides. */
const minSides = 3;
/** Of the picture's side, by which a corner may lie outside of it. */
const cutBeyond = 0.015;

/** The light levels of a copy as logarithms. */
interface Field {
  log: Float32Array;
  width: number;
  height: number;
}

/** A side as `across = a + b * along`. */
interface Side {
  a: number;
  b: number;
  isFound: boolean;
}

/** Undefined for a page that is its picture: a scan, or a photo that the sheet fills. */
export async function findSheet(picture: Picture): Promise<FoundSheet | undefined> {
  if (Math.max(picture.width, picture.height) > maxAspect * Math.min(picture.width, picture.height)) return undefined;
  const scale = searchSide / Math.min(picture.width, picture.height);
  const small = await toGrey(
    fromGrey(picture)
      .resize({ width: Math.round(picture.width * scale) })
      .blur(1.2),
  );
  const { width, height } = small;
  const field = { width, height, log: new Float32Array(small.data).map((level) => Math.log(level + 4)) };
  const sides = sidesOf(field);
  const found = Object.values(sides).filter(({ isFound }) => isFound).length;
  if (found < minSides) return undefined;
  const { left, right, top, bottom } = sides;
  const corners = [meet(left, top), meet(right, top), meet(right, bottom), meet(left, bottom)];
  if (areaOf(corners) < minArea * width * height || !isConvex(corners)) return undefined;
  const [slackX, slackY] = [cutBeyond * width, cutBeyond * height];
  const isOutside = ({ x, y }: Point): boolean =>
    x < -slackX || y < -slackY || x > width - 1 + slackX || y > height - 1 + slackY;
  return {
    corners: corners.map(({ x, y }) => ({ x: x / scale, y: y / scale })),
    isCut: found < 4 || corners.some(isOutside),
  };
}

function sidesOf(field: Field): Record<'left' | 'right' | 'top' | 'bottom', Side> {
  const { width, height } = field;
  const [left, right, top, bottom]: [along: number, across: number][][] = [[], [], [], []];
  for (let y = reach; y < height - reach; y += 2) {
    const [fromLeft, fromRight] = [stepAlong(field, { x: 0, y, dx: 1 }), stepAlong(field, { x: width - 1, y, dx: -1 })];
    if (fromLeft !== undefined) left?.push([y, fromLeft]);
    if (fromRight !== undefined) right?.push([y, width - 1 - fromRight]);
  }
  for (let x = reach; x < width - reach; x += 2) {
    const [fromTop, fromBottom] = [
      stepAlong(field, { x, y: 0, dy: 1 }),
      stepAlong(field, { x, y: height - 1, dy: -1 }),
    ];
    if (fromTop !== undefined) top?.push([x, fromTop]);
    if (fromBottom !== undefined) bottom?.push([x, height - 1 - fromBottom]);
  }
  return {
    left: lineThrough(left ?? [], { length: height / 2, rim: 0 }),
    right: lineThrough(right ?? [], { length: height / 2, rim: width - 1 }),
    top: lineThrough(top ?? [], { length: width / 2, rim: 0 }),
    bottom: lineThrough(bottom ?? [], { length: width / 2, rim: height - 1 }),
  };
}

interface Ray {
  x: number;
  y: number;
  dx?: number;
  dy?: number;
}

/** Pixels from the edge of the picture to the outermost step from dark to light. */
function stepAlong({ log, width, height }: Field, { x, y, dx = 0, dy = 0 }: Ray): number | undefined {
  const [start, by] = [y * width + x, dy * width + dx];
  const limit = Math.floor((dx === 0 ? height : width) * searchDepth);
  const level = (index: number): number => log[start + by * index] ?? 0;
  const rise = (at: number): number => {
    let sum = 0;
    for (let k = 1; k <= reach; k += 1) sum += level(at + k) - level(at - k);
    return sum / reach;
  };
  for (let at = reach; at < limit; at += 1) {
    if (rise(at) < minStep) continue;
    let best = at;
    for (let next = at + 1; next < at + 6; next += 1) if (rise(next) > rise(best)) best = next;
    const inside = (level(best + 3) + level(best + 4) + level(best + 5)) / 3;
    let darker = 0;
    for (let before = 0; before <= at - reach; before += 1) if (inside - level(before) > minOutside) darker += 1;
    if (darker >= minDarker * (at - reach + 1)) return best;
  }
  return undefined;
}

/** The line through most of the points: from pairs of them, then by least squares of those near it. */
function lineThrough(
  points: readonly (readonly [along: number, across: number])[],
  { length, rim }: { length: number; rim: number },
): Side {
  let best: (readonly [number, number])[] = [];
  const far = Math.ceil(points.length / 4);
  for (let i = 0; i < points.length; i += 5) {
    for (let j = i + far; j < points.length; j += 5) {
      const [[x0, y0], [x1, y1]] = [points[i] ?? [0, 0], points[j] ?? [1, 0]];
      const slope = (y1 - y0) / (x1 - x0);
      if (Math.abs(slope) > maxSlope) continue;
      const near = points.filter(([x, y]) => Math.abs(y - y0 - slope * (x - x0)) < 2);
      if (near.length > best.length) best = near;
    }
  }
  if (best.length < minInliers * length) return { a: rim, b: 0, isFound: false };
  const mean = (pick: (point: readonly [number, number]) => number): number =>
    best.reduce((sum, point) => sum + pick(point), 0) / best.length;
  const [mx, my] = [mean(([x]) => x), mean(([, y]) => y)];
  const b = mean(([x, y]) => (x - mx) * (y - my)) / mean(([x]) => (x - mx) ** 2);
  return { a: my - b * mx, b, isFound: true };
}

/** Where a side that runs down meets one that runs across. */
function meet(down: Side, across: Side): Point {
  const y = (across.a + across.b * down.a) / (1 - across.b * down.b);
  return { x: down.a + down.b * y, y };
}

function areaOf(corners: readonly Point[]): number {
  const doubled = corners.reduce((sum, { x, y }, index) => {
    const next = corners[(index + 1) % 4] ?? { x: 0, y: 0 };
    return sum + x * next.y - next.x * y;
  }, 0);
  return Math.abs(doubled) / 2;
}

function isConvex(corners: readonly Point[]): boolean {
  const turns = corners.map(({ x, y }, index) => {
    const [b = { x, y }, c = { x, y }] = [corners[(index + 1) % 4], corners[(index + 2) % 4]];
    return (b.x - x) * (c.y - b.y) - (b.y - y) * (c.x - b.x);
  });
  return turns.every((turn) => turn > 0);
}
