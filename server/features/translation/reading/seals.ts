import { boundsOf, componentsOf, enlarge, type Copy } from './components.ts';
import { around, type Rect, type Word } from './layout/words.ts';

/** Finds round seals by their rim; anything else of a seal is too uncertain to be stated. */

export interface Seal {
  box: Rect;
  /** Words inside the rim. */
  words: Word[];
}

/** Diameter, in widths of the page. */
const minDiameter = 0.08;
const maxDiameter = 0.4;
const maxEllipse = 1.2;
/** Share of the rim's directions in which there is ink. */
const minRim = 0.8;
const directions = 72;
/** Radius at which the search for a rim starts, in halves of the size. Solid rims are excluded: heads on photos have them. */
const rimFrom = 0.7;
const rimSteps = 20;
const solidInk = 0.6;
const maxSolid = 0.25;

export function findSeals({ small, scale }: Copy, words: readonly Word[]): Seal[] {
  const rings = componentsOf(small, minDiameter * small.width)
    .filter((pixels) => isRing(pixels, small.width))
    .map((pixels) => boundsOf(pixels, small.width));
  // A seal has several rings, one within the other.
  const outer = rings.filter((ring) => !rings.some((other) => other !== ring && isInside(ring, other)));
  return outer.map((ring) => {
    const box = enlarge(ring, scale);
    const inside = words.filter((word) => isInside(word, box));
    return { box: around([box, ...inside]), words: inside };
  });
}

/** Whether the center of a narrower box is inside. */
function isInside(inner: Rect, { x0, y0, x1, y1 }: Rect): boolean {
  const [x, y] = [(inner.x0 + inner.x1) / 2, (inner.y0 + inner.y1) / 2];
  return x > x0 && x < x1 && y > y0 && y < y1 && inner.x1 - inner.x0 < x1 - x0;
}

/** Ink in almost every direction at the distance of the edge, and paper within it. */
function isRing(pixels: readonly number[], width: number): boolean {
  const { x0, y0, x1, y1 } = boundsOf(pixels, width);
  const [across, down] = [x1 - x0 + 1, y1 - y0 + 1];
  const isRound = Math.max(across, down) / Math.min(across, down) < maxEllipse;
  if (!isRound || across < minDiameter * width || across > maxDiameter * width) return false;
  const seen = new Set<number>();
  const inked = Array.from({ length: directions }, () => new Set<number>());
  for (const pixel of pixels) {
    const dx = ((pixel % width) - (x0 + x1) / 2) / (across / 2);
    const dy = (Math.floor(pixel / width) - (y0 + y1) / 2) / (down / 2);
    const distance = Math.hypot(dx, dy);
    if (distance < rimFrom || distance >= 1.05) continue;
    const direction = Math.floor(((Math.atan2(dy, dx) + Math.PI) / (2 * Math.PI)) * directions);
    inked[direction]?.add(Math.floor(((distance - rimFrom) / (1 - rimFrom)) * rimSteps));
    if (distance > 0.9) seen.add(direction);
  }
  const solid = inked.filter(({ size }) => size >= solidInk * rimSteps).length;
  return seen.size >= minRim * directions && solid <= maxSolid * directions;
}
