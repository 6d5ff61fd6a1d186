import { boxAround, overlapAlong } from '#shared/box-geometry.ts';
import type { Box } from '#shared/schemas/translation-text.ts';

/** Blocks of one page with their places on the original, turned upright. Pure. */

export interface Placed {
  /** Index among the printed blocks of the page. */
  index: number;
  box: Box;
  /** The drawn box around it; its own box if it has none. */
  frame: Box | undefined;
  isMark: boolean;
  dir: 'ltr' | 'rtl';
  /** Length of the source and of the print, in Latin letters. */
  letters: number;
  printed: number;
  /** Lines that the block's kind makes anyway: rows of a table. */
  rows: number;
  kind: 'heading' | 'paragraph' | 'field' | 'table' | 'mark';
  /** Blocks without a place that come after it. */
  followers: number[];
}

export function placeOf({ box, frame }: Pick<Placed, 'box' | 'frame'>): Box {
  return frame ?? box;
}

export function placeOfAll(blocks: readonly Placed[]): Box {
  return boxAround(blocks.map(placeOf));
}

export const rightOf = ({ x, width }: Box): number => x + width;
export const bottomOf = ({ y, height }: Box): number => y + height;
export const centerOf = ({ x, width }: Box): number => x + width / 2;

/** Width of a letter and distance of lines, in sizes of the type. */
const letterWidth = 0.5;
const leading = 1.3;
/** Height of a single line's box, which encloses its letters. */
const lineBox = 0.95;
const maxLines = 40;

/** Lines of a block on the original, and the size of its type in heights of the page. `ratio` is the page's height in widths. */
export function typeOf({ box, letters, rows }: Placed, ratio: number): { size: number; lines: number } {
  if (rows > 1) return { size: box.height / (rows * 1.6), lines: rows };
  for (let lines = 1; lines <= maxLines; lines += 1) {
    const size = box.height / (leading * (lines - 1) + lineBox);
    if (letters * letterWidth * size * ratio <= lines * box.width * 1.2) return { size, lines };
  }
  return { size: box.height / (leading * maxLines), lines: maxLines };
}

/** The most and the least that type differs from the page's own, and the step of its sizes. */
const [largest, smallest, step] = [1.8, 0.85, 0.05];
/** Within these the sizes are one: boxes of words differ by their letters. */
const sameSize = [0.8, 1.22] as const;

/** Sizes of type by block, relative to the median of the page. */
export function relativeSizes(blocks: readonly Placed[], ratio: number): ReadonlyMap<number, number> {
  const texts = blocks.filter(({ kind }) => kind === 'paragraph' || kind === 'field');
  const sizes = texts.map((block) => typeOf(block, ratio).size).toSorted((a, b) => a - b);
  const usual = sizes[sizes.length >> 1];
  return new Map(
    blocks.map((block) => {
      const { index, kind } = block;
      if (usual === undefined || kind === 'mark' || kind === 'table') return [index, 1];
      const share = typeOf(block, ratio).size / usual;
      if (kind === 'heading') return [index, rounded(Math.max(1.15, share))];
      return [index, share > sameSize[0] && share < sameSize[1] ? 1 : rounded(share)];
    }),
  );
}

function rounded(share: number): number {
  const bounded = Math.min(largest, Math.max(smallest, share));
  return Math.round(bounded / step) * step;
}

/** Tolerated overlap of separate boxes, as a share of the page. */
export const slack = 0.004;

/**
 * The order in which a page is laid out: that of its text, with each mark where its place is. The reader lists marks after the
 * text, wherever they stand.
 */
export function withMarksInPlace(blocks: readonly Placed[]): Placed[] {
  const order = blocks.filter(({ isMark }) => !isMark);
  for (const mark of blocks.filter(({ isMark }) => isMark)) {
    let best = { at: order.length, faults: Infinity };
    for (let at = 0; at <= order.length; at += 1) {
      const faults =
        order.slice(0, at).filter((block) => comesBefore(mark, block)).length +
        order.slice(at).filter((block) => comesBefore(block, mark)).length;
      if (faults <= best.faults) best = { at, faults };
    }
    order.splice(best.at, 0, mark);
  }
  return order;
}

/** Minimum vertical overlap, as a share of the lower box, of two boxes in one row. */
const levelFrom = 0.3;

/** Above it, or level with it and nearer to where lines begin. */
function comesBefore(one: Placed, other: Placed): boolean {
  const [a, b] = [placeOf(one), placeOf(other)];
  if (overlapAlong('y', a, b) <= levelFrom * Math.min(a.height, b.height))
    return a.y + a.height / 2 < b.y + b.height / 2;
  const isFirst = centerOf(a) < centerOf(b);
  return one.dir === 'rtl' ? !isFirst : isFirst;
}

/** The inner half of a mark: seals and signatures reach into the text around them. */
export function coreOf(block: Placed): Box {
  const place = placeOf(block);
  if (!block.isMark) return place;
  const { x, y, width, height } = place;
  return { x: x + width / 4, y: y + height / 4, width: width / 2, height: height / 2 };
}

/** Edges and centers that agree within this are the same, in widths of the page. */
const sameEdge = 0.012;

/** How the lines of a column are aligned; undefined for a single line, which does not tell. */
export function alignmentOf(blocks: readonly Placed[]): 'left' | 'center' | 'right' | undefined {
  if (blocks.length < 2) return undefined;
  const boxes = blocks.map(({ box }) => box);
  const spread = (edge: (box: Box) => number): number => Math.max(...boxes.map(edge)) - Math.min(...boxes.map(edge));
  const spreads = [
    ['left', spread(({ x }) => x)],
    ['right', spread(rightOf)],
    ['center', spread(centerOf)],
  ] as const;
  const [best, least] = spreads.reduce((one, other) => (other[1] < one[1] ? other : one));
  return least < sameEdge ? best : undefined;
}

/** Width that the English takes on as many lines as the source has, in widths of the page. */
export function grownWidth(block: Placed, ratio: number): number {
  const { box, letters, printed, kind } = block;
  if (kind === 'table' || kind === 'mark' || typeOf(block, ratio).lines > 1) return box.width;
  return box.width * Math.max(1, printed / Math.max(1, letters)) * 1.1;
}
