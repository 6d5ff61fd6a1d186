import { boundsOf, componentsOf, enlarge, type Copy } from '../components.ts';
import type { Picture } from '../grey.ts';
import { heightOf, widthOf, type Rect, type Word } from '../layout/words.ts';
import { circleThrough } from '../marks.ts';
import { withoutRuling } from '../ruling.ts';

/** Hints of signatures and rectangular stamps, from the shape of connected ink. Emblems, photos and forms give none. */

export interface InkMark extends Rect {
  mark: 'signature' | 'stamp';
}

/** Sizes in widths of the page. */
const signature = { width: [0.07, 0.4], height: [0.02, 0.14] } as const;
const stamp = { width: [0.1, 0.42], height: [0.035, 0.25] } as const;
/** A signature is a thin line in a wide box; letters and drawings hold more ink. */
const maxSignatureInk = 0.16;
const minSignatureAspect = 1.4;
/** Radius of a seal, depth of its rim in radii, and share of the ink that lies along it. */
const maxArcRadius = 0.25;
const arcDepth = 0.12;
const minOnArc = 0.8;
/** Signatures are below this share of the page's height, emblems above. */
const signaturesBelow = 0.3;
/** A frame that is straight belongs to the form; stamps are put down by hand. */
const stampDegrees = [-12, -10, -8, -6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 8, 10, 12];
/** Share of each side of the frame with ink, and its width in pixels. */
const minFrame = 0.85;
const frameDepth = 2;
/** A page with more marks counts as drawings. */
const maxMarks = 6;

interface Known {
  /** Recognized words; the ink around them is lettering. */
  words: readonly Word[];
  /** Places of seals. */
  taken: readonly Rect[];
}

export function findInkMarks(copy: Copy, { words, taken }: Known): InkMark[] {
  const isFree = (box: Rect) => !taken.some((place) => isInside(box, place));
  const stamps = inkOf(copy, isStamp).filter(isFree);
  const signatures = inkOf({ ...copy, small: withoutRuling(copy.small) }, isSignature).filter(
    (box) => isFree(box) && !words.some((word) => isInside(word, box)) && !stamps.some((place) => isInside(box, place)),
  );
  const found = [
    ...stamps.map((box) => ({ ...box, mark: 'stamp' as const })),
    ...signatures.map((box) => ({ ...box, mark: 'signature' as const })),
  ];
  return found.length > maxMarks ? [] : found;
}

type IsMark = (pixels: readonly number[], bounds: Rect, page: Picture) => boolean;

/** Connected ink of one kind, with its place on the picture. */
function inkOf({ small, scale }: Copy, isMark: IsMark): Rect[] {
  return componentsOf(small, signature.width[0] * small.width).flatMap((pixels) => {
    const bounds = boundsOf(pixels, small.width);
    return isMark(pixels, bounds, small) ? [enlarge(bounds, scale)] : [];
  });
}

function isInside({ x0, y0, x1, y1 }: Rect, place: Rect): boolean {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  return x > place.x0 && x < place.x1 && y > place.y0 && y < place.y1;
}

function fits(bounds: Rect, { width, height }: typeof signature | typeof stamp, page: number): boolean {
  const [across, down] = [widthOf(bounds) / page, heightOf(bounds) / page];
  return across >= width[0] && across <= width[1] && down >= height[0] && down <= height[1];
}

function isSignature(pixels: readonly number[], bounds: Rect, { width, height }: Picture): boolean {
  if (!fits(bounds, signature, width) || bounds.y0 < signaturesBelow * height) return false;
  const [across, down] = [widthOf(bounds) + 1, heightOf(bounds) + 1];
  const isThin = across / down >= minSignatureAspect && pixels.length / (across * down) <= maxSignatureInk;
  return isThin && !isArc(pixels, width);
}

/** Ink along an arc of one circle: a seal's rim, interrupted by pale print. */
function isArc(pixels: readonly number[], width: number): boolean {
  const points = pixels.map((pixel): [x: number, y: number] => [pixel % width, Math.floor(pixel / width)]);
  const circle = circleThrough(points);
  if (circle === undefined || circle.radius > maxArcRadius * width) return false;
  const { x, y, radius } = circle;
  const on = points.filter(([px, py]) => Math.abs(Math.hypot(px - x, py - y) - radius) <= arcDepth * radius);
  return on.length >= minOnArc * points.length;
}

/** A skewed frame, with ink along all four sides once it is deskewed. */
function isStamp(pixels: readonly number[], bounds: Rect, { width }: Picture): boolean {
  if (!fits(bounds, stamp, width)) return false;
  const [middleX, middleY] = [(bounds.x0 + bounds.x1) / 2, (bounds.y0 + bounds.y1) / 2];
  return stampDegrees.some((degrees) => {
    const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
    const turned = pixels.map((pixel): [x: number, y: number] => {
      const [x, y] = [(pixel % width) - middleX, Math.floor(pixel / width) - middleY];
      return [x * cos - y * sin, x * sin + y * cos];
    });
    return hasFrame(turned);
  });
}

function hasFrame(points: readonly (readonly [x: number, y: number])[]): boolean {
  const box = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };
  for (const [x, y] of points) {
    box.x0 = Math.min(box.x0, x);
    box.x1 = Math.max(box.x1, x);
    box.y0 = Math.min(box.y0, y);
    box.y1 = Math.max(box.y1, y);
  }
  const sides = [new Set<number>(), new Set<number>(), new Set<number>(), new Set<number>()] as const;
  for (const [x, y] of points) {
    if (x - box.x0 <= frameDepth) sides[0].add(Math.round(y));
    if (box.x1 - x <= frameDepth) sides[1].add(Math.round(y));
    if (y - box.y0 <= frameDepth) sides[2].add(Math.round(x));
    if (box.y1 - y <= frameDepth) sides[3].add(Math.round(x));
  }
  const [left, right, top, bottom] = sides.map((side) => side.size);
  const [across, down] = [widthOf(box) * minFrame, heightOf(box) * minFrame];
  return [left, right].every((size = 0) => size >= down) && [top, bottom].every((size = 0) => size >= across);
}
