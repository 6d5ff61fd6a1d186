import { boxAround, overlapAlong } from '#shared/box-geometry.ts';
import type { Box } from '#shared/schemas/translation-text.ts';
import {
  alignmentOf,
  bottomOf,
  centerOf,
  coreOf,
  grownWidth,
  placeOf,
  placeOfAll,
  relativeSizes,
  rightOf,
  slack,
  withMarksInPlace,
  type Placed,
} from './page-geometry.ts';

/**
 * The layout of a page by the places of its blocks on the original: stacks, rows of cells and drawn boxes, cut where white space
 * runs through. A cut that contradicts the order of the text is not made, so that the print is read in that order. Pure.
 */

export type LayoutNode =
  | {
      type: 'leaf';
      /** Index among the printed blocks of the page. */
      block: number;
      align: 'left' | 'center' | 'right';
      /** Shares of the width around it that stay white. */
      left: number;
      right: number;
      /** In sizes of the page's type. */
      size: number;
      /** Of a mark or a table, in widths and heights of the page. */
      width: number | null;
      height: number | null;
    }
  /** `height` in heights of the page. */
  | { type: 'frame'; height: number; node: LayoutNode }
  /** `top` and `gap`, to the part before, are in heights of the page. */
  | { type: 'stack'; parts: { top: number; gap: number; node: LayoutNode }[] }
  /** Cells from left to right; `isFromRight` ones are read from the right. Widths are shares of the row's. */
  | { type: 'row'; isFromRight: boolean; cells: LayoutCell[] };

/** `top` is how far it begins below its row, in heights of the page. */
interface LayoutCell {
  width: number;
  top: number;
  node: LayoutNode | null;
}

export interface PageLayout {
  node: LayoutNode;
  /** Height of the original's text, in heights of the page, and of the page in widths. */
  height: number;
  ratio: number;
}

interface Page {
  ratio: number;
  sizes: ReadonlyMap<number, number>;
  /** Left edges at which several blocks begin. */
  starts: readonly number[];
  /** Right edge of all of it. */
  end: number;
}

interface Range {
  from: number;
  to: number;
  /** Of the lines of a column. */
  align?: 'left' | 'center' | 'right' | undefined;
}

/** Margins that the print has at least, in widths of the page. */
const margin = 0.08;

/** Null for a page without places. */
export function layOutPage(blocks: readonly Placed[], ratio: number): PageLayout | null {
  if (blocks.length === 0) return null;
  const order = withMarksInPlace(blocks);
  const place = placeOfAll(order);
  const page = { ratio, sizes: relativeSizes(order, ratio), starts: startsOf(order), end: rightOf(place) };
  const range = { from: Math.min(margin, place.x), to: Math.max(1 - margin, rightOf(place)) };
  return { node: layOut(order, range, page), height: place.height, ratio };
}

/** Edges shared by at least two blocks stand for a column's start. */
function startsOf(blocks: readonly Placed[]): number[] {
  const edges = blocks.filter(({ isMark }) => !isMark).map((block) => placeOf(block).x);
  return edges.filter((edge) => edges.filter((other) => Math.abs(other - edge) < 0.008).length > 1);
}

function layOut(order: readonly Placed[], range: Range, page: Page): LayoutNode {
  const [first] = order;
  if (first && order.length === 1) return leafOf(first, range, page);
  for (const place of [placeOf, coreOf]) {
    const bands = cutAt(order, place, isAbove);
    if (bands.length > 1) return stackOf(bands, range, page);
    const columns = cutDown(order, place);
    if (columns) return rowOf(columns.parts, { range, page, isFromRight: columns.isFromRight });
  }
  const shared = sharedFrame(order);
  if (shared) return framed(shared, order, page);
  return tangled(order, range, page);
}

type Cut = (before: Box, after: Box) => boolean;

const isAbove: Cut = (before, after) => bottomOf(before) <= after.y + slack;
const isLeft: Cut = (before, after) => rightOf(before) <= after.x + slack;
const isRight: Cut = (before, after) => rightOf(after) <= before.x + slack;

function cutDown(
  order: readonly Placed[],
  place: (block: Placed) => Box,
): { parts: Placed[][]; isFromRight: boolean } | undefined {
  const fromLeft = cutAt(order, place, isLeft);
  if (fromLeft.length > 1) return { parts: fromLeft, isFromRight: false };
  const fromRight = cutAt(order, place, isRight);
  return fromRight.length > 1 ? { parts: fromRight, isFromRight: true } : undefined;
}

/** Parts in the order of the text between which the cut can be made. */
function cutAt(order: readonly Placed[], place: (block: Placed) => Box, isApart: Cut): Placed[][] {
  const places = order.map(place);
  const parts: Placed[][] = [];
  let start = 0;
  for (let at = 1; at <= order.length; at += 1) {
    const isCut = at === order.length || isApart(boxAround(places.slice(0, at)), boxAround(places.slice(at)));
    if (!isCut || sharesFrame(order[at - 1], order[at])) continue;
    parts.push(order.slice(start, at));
    start = at;
  }
  return parts;
}

function sharesFrame(one: Placed | undefined, other: Placed | undefined): boolean {
  return one?.frame !== undefined && other?.frame !== undefined && isSameBox(one.frame, other.frame);
}

function isSameBox(one: Box, other: Box): boolean {
  return (['x', 'y', 'width', 'height'] as const).every((side) => Math.abs(one[side] - other[side]) < 0.001);
}

function sharedFrame(order: readonly Placed[]): Box | undefined {
  const frame = order[0]?.frame;
  return frame && order.every((block) => block.frame && isSameBox(block.frame, frame)) ? frame : undefined;
}

/** Several blocks in one drawn box. */
function framed(frame: Box, order: readonly Placed[], page: Page): LayoutNode {
  const range = { from: frame.x, to: rightOf(frame) };
  const inner = order.map(({ frame: _, ...block }): Placed => ({ ...block, frame: undefined }));
  return { type: 'frame', height: frame.height, node: layOut(inner, range, page) };
}

function stackOf(bands: readonly Placed[][], range: Range, page: Page): LayoutNode {
  let above: Box | undefined;
  const parts = bands.map((band) => {
    const place = placeOfAll(band);
    const gap = above ? Math.max(0, place.y - bottomOf(above)) : 0;
    above = place;
    return { top: place.y, gap, node: layOut(band, range, page) };
  });
  return { type: 'stack', parts };
}

interface RowOptions {
  range: Range;
  page: Page;
  isFromRight: boolean;
}

/** White between columns of text, in widths of the page. */
const gutter = 0.02;
/** Widths below this are the line between two boxes. */
const hairline = 0.006;

interface Column extends Range {
  blocks: readonly Placed[];
  place: Box;
  isBoxed: boolean;
  /** Width that its English needs. */
  need: number;
}

function rowOf(parts: readonly Placed[][], { range, page, isFromRight }: RowOptions): LayoutNode {
  const columns = columnsOf(parts, page);
  columns.forEach((column, index) => widen(column, { before: columns[index - 1], after: columns[index + 1], range }));
  shareRoom(columns);
  const top = Math.min(...columns.map(({ place }) => place.y));
  const cells: (Range & Omit<LayoutCell, 'width'>)[] = [];
  let at = range.from;
  for (const { blocks, place, isBoxed, from, to, align } of columns) {
    const start = Math.max(at, from);
    if (start - at > hairline) cells.push({ from: at, to: start, top: 0, node: null });
    const end = Math.max(to, start + hairline);
    const node = layOut(blocks, { from: start, to: end, align }, page);
    cells.push({ from: start, to: end, top: isBoxed ? 0 : place.y - top, node });
    at = end;
  }
  if (range.to - at > hairline) cells.push({ from: at, to: range.to, top: 0, node: null });
  const whole = cells.reduce((sum, { from, to }) => sum + to - from, 0);
  return {
    type: 'row',
    isFromRight,
    cells: cells.map(({ from, to, ...cell }) => ({ width: (to - from) / whole, ...cell })),
  };
}

function columnsOf(parts: readonly Placed[][], page: Page): Column[] {
  return parts
    .map((blocks): Column => {
      const place = placeOfAll(blocks);
      return {
        blocks,
        place,
        isBoxed: blocks.every(({ frame }) => frame !== undefined),
        need: Math.min(0.6, Math.max(...blocks.map((block) => grownWidth(block, page.ratio)))),
        align: columnAlignment(blocks, place, page),
        from: place.x,
        to: rightOf(place),
      };
    })
    .toSorted((one, other) => one.place.x - other.place.x);
}

/** A seal or a line under a signature is centered about its place; other single lines begin at their edge. */
function columnAlignment(blocks: readonly Placed[], place: Box, { starts, end }: Page): Column['align'] {
  if (blocks.every(({ isMark }) => isMark)) return 'center';
  const own = alignmentOf(blocks);
  const [first] = blocks;
  const isFromRight = first?.dir === 'rtl';
  if (own !== undefined || blocks.length > 1 || !first) return own ?? (isFromRight ? 'right' : undefined);
  if (isFromRight) return 'right';
  if (first.kind === 'table' || starts.some((start) => Math.abs(start - place.x) < 0.008)) return 'left';
  if (end - rightOf(place) < sameEdge) return 'right';
  return first.kind !== 'field' && first.letters <= 60 ? 'center' : 'left';
}

/** Gives a column the white beside it, on the side to which its lines grow. */
function widen(
  column: Column,
  { before, after, range }: { before: Column | undefined; after: Column | undefined; range: Range },
): void {
  const { place, isBoxed, align } = column;
  if (isBoxed) return;
  const left = before ? rightOf(before.place) : range.from;
  const right = after ? after.place.x : range.to;
  if (align === 'center') {
    const [start, end] = [before ? (left + place.x) / 2 : left, after ? (rightOf(place) + right) / 2 : right];
    const half = Math.max(place.width / 2, Math.min(centerOf(place) - start, end - centerOf(place)));
    column.from = centerOf(place) - half;
    column.to = centerOf(place) + half;
  } else if (align === 'right') {
    column.from = Math.min(place.x, before ? left + gutter : left);
  } else {
    column.to = Math.max(rightOf(place), after ? right - (after.isBoxed ? 0 : gutter) : right);
  }
}

/** Columns whose English needs more room take the unused width of the column beside them. */
function shareRoom(columns: readonly Column[]): void {
  const take = (column: Column, other: Column | undefined, side: 'from' | 'to'): void => {
    if (!other || column.isBoxed || other.isBoxed || column.align === 'center') return;
    const wanted = column.need - (column.to - column.from);
    const spare = other.to - other.from - Math.max(other.need, other.place.width);
    const moved = Math.min(wanted, spare);
    if (moved <= 0) return;
    if (side === 'from') {
      column.from -= moved;
      other.to -= moved;
    } else {
      column.to += moved;
      other.from += moved;
    }
  };
  columns.forEach((column, index) => take(column, columns[index - 1], 'from'));
  columns.forEach((column, index) => take(column, columns[index + 1], 'to'));
}

/** A mark that lies over text is set under what it lies over; what is left stands as it is read. */
function tangled(order: readonly Placed[], range: Range, page: Page): LayoutNode {
  const lying = order.filter(({ isMark }) => isMark).toSorted((a, b) => crossings(b, order) - crossings(a, order));
  const [mark] = lying;
  const rest = order.filter((block) => block !== mark);
  const bands = mark && rest.length > 0 ? [rest, [mark]] : order.map((block) => [block]);
  return stackOf(bands, range, page);
}

function crossings(mark: Placed, order: readonly Placed[]): number {
  const core = coreOf(mark);
  return order.filter((block) => {
    const other = coreOf(block);
    return block !== mark && overlapAlong('x', core, other) > 0 && overlapAlong('y', core, other) > 0;
  }).length;
}

/** Share of the range's width that an edge may be off, and that a centered line leaves free at its sides. */
const sameEdge = 0.02;
const freeSide = 0.05;

function leafOf(block: Placed, range: Range, page: Page): LayoutNode {
  const { frame, box, kind } = block;
  const inside = frame ? { from: frame.x, to: rightOf(frame) } : range;
  const { align, left, right } = placeIn(block, inside, page);
  const size = page.sizes.get(block.index) ?? 1;
  const { width, height } = block.isMark || kind === 'table' ? box : { width: null, height: null };
  const leaf: LayoutNode = { type: 'leaf', block: block.index, align, left, right, size, width, height };
  const whole = block.followers.length === 0 ? leaf : followed(leaf, block);
  return frame ? { type: 'frame', height: frame.height, node: whole } : whole;
}

/** What a person added without a place stands under the block before it. */
function followed(leaf: LayoutNode, { box, followers }: Placed): LayoutNode {
  const plain = { type: 'leaf', align: 'left', left: 0, right: 0, size: 1, width: null, height: null } as const;
  const parts = [leaf, ...followers.map((block) => ({ ...plain, block }))];
  return { type: 'stack', parts: parts.map((node) => ({ top: box.y, gap: 0, node })) };
}

interface Alignment {
  align: 'left' | 'center' | 'right';
  left: number;
  right: number;
}

function placeIn(block: Placed, { from, to, align }: Range, page: Page): Alignment {
  const { box, dir, isMark, kind } = block;
  const width = Math.max(to - from, 0.01);
  const [before, after] = [Math.max(0, box.x - from) / width, Math.max(0, to - rightOf(box)) / width];
  const offCenter = (centerOf(box) - (from + to) / 2) / width;
  if (isMark) return { align: 'center', ...sides(1 - 2 * Math.abs(offCenter), offCenter) };
  const grown = grownWidth(block, page.ratio) / width;
  const free = Math.max(0, 1 - grown);
  if (kind === 'table') {
    const left = Math.min(before < 0.01 ? 0 : before, free);
    return { align: 'left', left, right: Math.max(0, 1 - left - grown) };
  }
  const isInside = before > freeSide && after > freeSide && Math.abs(offCenter) < sameEdge;
  if (align === 'center' || (align === undefined && isInside)) return { align: 'center', left: 0, right: 0 };
  const isAtEnd = after < sameEdge && before > 0.25;
  const isFromRight = dir === 'rtl' && after < before + sameEdge;
  if (align === 'right' || (align === undefined && (isAtEnd || isFromRight))) {
    return { align: 'right', left: 0, right: Math.min(after, free) };
  }
  return { align: 'left', left: before < 0.01 ? 0 : Math.min(before, free), right: 0 };
}

/** White at the sides of what is centered about another place than the middle. */
function sides(room: number, offCenter: number): { left: number; right: number } {
  const rest = Math.min(0.7, Math.max(0, 1 - room));
  return offCenter > 0 ? { left: rest, right: 0 } : { left: 0, right: rest };
}
