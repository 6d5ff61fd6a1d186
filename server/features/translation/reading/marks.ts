import { around, type Rect } from './layout/words.ts';
import type { ReadBlock } from './page-reading.ts';
import { boxOf } from './picture.ts';

/** Marks of which a page gives evidence; anything less certain is left to a person. */

/** Text outside of the page's rows. Box in fractions of the page. */
export interface AskewRun {
  text: string;
  angle: number;
  box: Rect;
  /** Ends of its lower edge, and its height, in points. */
  start: [x: number, y: number];
  end: [x: number, y: number];
  height: number;
}

interface Size {
  width: number;
  height: number;
}

/** Short lettering takes a part of the rim alone. */
const minArcRuns = 4;
const minArc = Math.PI / 6;
/** From the lettering to the rim outside of it, in heights of the letters. */
const rimHeights = 1.2;
/** Maximum distance of a letter from the circle, in heights. */
const maxOffCircle = 0.3;

/** Curved lettering has letters at many angles. */
const minCurvedRuns = 6;
const minCurve = Math.PI / 2;
const maxSealSide = 0.45;
/** Gap between letters of one mark, in fractions of the page. */
const maxGap = 0.06;
/** Gap between letters that is a space, in heights. */
const minSpace = 0.14;

/** Curved lettering is a seal; a straight line of oblique text is a stamp; text along an edge is text. */
export function marksOfAskew(runs: readonly AskewRun[], page: Size): ReadBlock[] {
  return clusters(runs).flatMap((cluster): ReadBlock[] => {
    const box = around(cluster.map((run) => run.box));
    const text = joined(cluster);
    if (!/[\p{L}\p{N}]/u.test(text)) return [];
    const place = { box: boxOf(box), confidence: 100, doubtful: [] };
    const isSmall = box.x1 - box.x0 < maxSealSide && box.y1 - box.y0 < maxSealSide;
    if (cluster.length >= minCurvedRuns && spreadOf(cluster) > minCurve && isSmall) {
      return [{ ...place, content: { kind: 'mark', mark: 'seal', text } }];
    }
    const rim = rimOf(cluster, page);
    if (rim) return [{ ...place, box: boxOf(around([box, rim])), content: { kind: 'mark', mark: 'seal', text } }];
    if (cluster.every(({ angle }) => isQuarter(angle))) return [{ ...place, content: { kind: 'paragraph', text } }];
    return [{ ...place, content: { kind: 'mark', mark: 'stamp', text } }];
  });
}

/** The seal around lettering on an arc, in fractions of the page; undefined for letters on no circle. */
function rimOf(runs: readonly AskewRun[], page: Size): Rect | undefined {
  if (runs.length < minArcRuns || spreadOf(runs) < minArc) return undefined;
  const circle = circleThrough(runs.map(({ start }) => start));
  if (circle === undefined) return undefined;
  const { x, y, radius } = circle;
  const height = Math.max(...runs.map((run) => run.height));
  const isOn = ({ start }: AskewRun) =>
    Math.abs(Math.hypot(start[0] - x, start[1] - y) - radius) <= maxOffCircle * height;
  const rim = radius + rimHeights * height;
  if (!runs.every(isOn) || radius < height || 2 * rim > maxSealSide * Math.min(page.width, page.height))
    return undefined;
  return {
    x0: (x - rim) / page.width,
    y0: (y - rim) / page.height,
    x1: (x + rim) / page.width,
    y1: (y + rim) / page.height,
  };
}

/** The circle nearest to all points, by least squares of its equation; undefined for points of a line. */
export function circleThrough(points: readonly (readonly [x: number, y: number])[]) {
  const mean = (pick: (point: readonly [number, number]) => number) =>
    points.reduce((sum, point) => sum + pick(point), 0) / points.length;
  const [mx, my] = [mean(([x]) => x), mean(([, y]) => y)];
  const moment = (across: number, down: number) => mean(([x, y]) => (x - mx) ** across * (y - my) ** down);
  const [xx, xy, yy] = [moment(2, 0), moment(1, 1), moment(0, 2)];
  const [p, q] = [(moment(3, 0) + moment(1, 2)) / 2, (moment(0, 3) + moment(2, 1)) / 2];
  const determinant = xx * yy - xy * xy;
  if (determinant < 1e-6 * (xx + yy) ** 2) return undefined;
  const [x, y] = [(p * yy - q * xy) / determinant, (q * xx - p * xy) / determinant];
  return { x: x + mx, y: y + my, radius: Math.sqrt(x * x + y * y + xx + yy) };
}

function isQuarter(angle: number): boolean {
  const turns = angle / (Math.PI / 2);
  return Math.abs(turns - Math.round(turns)) < 0.01;
}

/** Largest difference of angles, on the circle. */
function spreadOf(runs: readonly AskewRun[]): number {
  const angles = runs.map(({ angle }) => angle).toSorted((a, b) => a - b);
  const gaps = angles.map((angle, index) => (angles[index + 1] ?? (angles[0] ?? 0) + 2 * Math.PI) - angle);
  return 2 * Math.PI - Math.max(...gaps);
}

/** In the order in which they were drawn; letters of a curve stand apart where a word ends. */
function joined(runs: readonly AskewRun[]): string {
  const isLettered = runs.filter(({ text }) => text.trim().length === 1).length * 2 > runs.length;
  return runs
    .map(({ text }, index) => (index > 0 && (!isLettered || isApart(runs[index - 1], runs[index])) ? ' ' : '') + text)
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function isApart(a: AskewRun | undefined, b: AskewRun | undefined): boolean {
  if (!a || !b) return false;
  return Math.hypot(b.start[0] - a.end[0], b.start[1] - a.end[1]) > minSpace * a.height;
}

function clusters(runs: readonly AskewRun[]): AskewRun[][] {
  const found: AskewRun[][] = [];
  for (const run of runs) {
    const near = found.filter((cluster) => cluster.some((other) => isNear(other.box, run.box)));
    const merged = [...near.flat(), run];
    for (const cluster of near) found.splice(found.indexOf(cluster), 1);
    found.push(merged);
  }
  return found;
}

function isNear(a: Rect, b: Rect): boolean {
  const across = Math.max(a.x0, b.x0) - Math.min(a.x1, b.x1);
  const down = Math.max(a.y0, b.y0) - Math.min(a.y1, b.y1);
  return across < maxGap && down < maxGap;
}
