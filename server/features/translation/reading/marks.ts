import { around, type Rect } from './layout/words.ts';
import type { ReadBlock } from './page-reading.ts';
import { boxOf } from './picture.ts';

/** Marks of which a page gives evidence; anything less certain is left to a person. */

/** Text that does not stand in the page's rows. Box in fractions of the page. */
export interface AskewRun {
  text: string;
  angle: number;
  box: Rect;
  /** Ends of its lower edge, and its height, in points. */
  start: [x: number, y: number];
  end: [x: number, y: number];
  height: number;
}

/** Curved lettering has letters at many angles. */
const minCurvedRuns = 6;
const minCurve = Math.PI / 2;
const maxSealSide = 0.45;
/** Gap between letters of one mark, in fractions of the page. */
const maxGap = 0.06;
/** Gap between letters that is a space, in heights. */
const minSpace = 0.14;

/** Curved lettering is a seal; a straight line of oblique text is a stamp; text along an edge is text. */
export function marksOfAskew(runs: readonly AskewRun[]): ReadBlock[] {
  return clusters(runs).flatMap((cluster): ReadBlock[] => {
    const box = around(cluster.map((run) => run.box));
    const text = joined(cluster);
    if (!/[\p{L}\p{N}]/u.test(text)) return [];
    const place = { box: boxOf(box), confidence: 100, doubtful: [] };
    const isSmall = box.x1 - box.x0 < maxSealSide && box.y1 - box.y0 < maxSealSide;
    if (cluster.length >= minCurvedRuns && spreadOf(cluster) > minCurve && isSmall) {
      return [{ ...place, content: { kind: 'mark', mark: 'seal', text } }];
    }
    if (cluster.every(({ angle }) => isQuarter(angle))) return [{ ...place, content: { kind: 'paragraph', text } }];
    return [{ ...place, content: { kind: 'mark', mark: 'stamp', text } }];
  });
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
