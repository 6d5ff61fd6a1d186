import type { Box } from './schemas/translation-text.ts';

/** Boxes on a page, in fractions of it. */

/** A box after clockwise quarter turns of its page. */
export function turnBox({ x, y, width, height }: Box, turns: number): Box {
  switch (turns % 4) {
    case 1:
      return { x: 1 - y - height, y: x, width: height, height: width };
    case 2:
      return { x: 1 - x - width, y: 1 - y - height, width, height };
    case 3:
      return { x: y, y: 1 - x - width, width: height, height: width };
    default:
      return { x, y, width, height };
  }
}

/** The smallest box around all of them. */
export function boxAround(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** How far two boxes overlap along one axis; negative for the gap between them. */
export function overlapAlong(axis: 'x' | 'y', one: Box, other: Box): number {
  const size = axis === 'x' ? 'width' : 'height';
  return Math.min(one[axis] + one[size], other[axis] + other[size]) - Math.max(one[axis], other[axis]);
}
