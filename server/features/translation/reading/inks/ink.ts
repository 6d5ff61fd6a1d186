import { inkRegionShare, type SourceMark } from '#shared/translation-text.ts';
import { boundsOf, componentsOf, enlarge, smallCopy } from '../components.ts';
import type { Picture } from '../grey.ts';
import { heightOf, widthOf, type Rect } from '../layout/words.ts';
import { withoutRuling } from '../ruling.ts';

/** Measures a page's ink: its share per recognized box, and connected regions outside of all boxes. */

export interface InkRegion<Place> {
  place: Place;
  /** Of the page's ink, 0 to 1. */
  share: number;
  /** What its shape and place suggest. */
  mark: SourceMark;
}

export interface Ink<Place> {
  /** Shares by box, in the given order; ink in several boxes counts for the first. */
  shares: number[];
  regions: InkRegion<Place>[];
  /** Specks, leaders and small strokes outside of boxes and regions. */
  rest: number;
}

const darkBelow = 190;
/** Pixels of the copy, which is 800 wide. */
const margin = 5;
/** Letters and strokes nearer than this are one region. */
const reach = { across: 6, down: 2 } as const;
/** Thinner regions are lines, leaders and edges; text in 7 points is higher. */
const minHeight = 6;
const minWidth = 6;
/** A page with less ink is empty but for specks. */
const minInk = 150;
/** Share of a side from which ink at the edge of the picture is the scanner's. */
const minEdge = 0.08;
const edgeDepth = 6;

/** A box on the picture; what stands around the middle of a mark belongs to it, such as the rim of a seal. */
export interface InkBox extends Rect {
  isMark: boolean;
}

/** Null for a page with next to no ink. */
export async function measureInk(picture: Picture, boxes: readonly InkBox[]): Promise<Ink<Rect> | null> {
  const { small, scale } = await smallCopy(picture);
  const page = withoutEdges(unruled(small));
  const { data, width, height } = page;
  const scaled = boxes.map((box) => ({ isMark: box.isMark, ...enlarge(box, 1 / scale) }));
  const owners = ownersOf(page, scaled);
  const counts = boxes.map(() => 0);
  const free = Buffer.alloc(data.length, 255);
  let total = 0;
  for (const [at, level] of data.entries()) {
    if (level >= darkBelow) continue;
    total += 1;
    const owner = owners[at] ?? 0;
    if (owner > 0) counts[owner - 1] = (counts[owner - 1] ?? 0) + 1;
    else free[at] = 0;
  }
  if (total < minInk) return null;
  const strokes = turned(withoutBroken(turned(withoutBroken({ data: free, width, height }))));
  const regions = componentsOf(thickened(strokes), minHeight).flatMap((pixels) => {
    const inked = pixels.filter((at) => strokes.data[at] === 0);
    const share = inked.length / total;
    if (share <= inkRegionShare) return [];
    const bounds = boundsOf(inked, width);
    const mark = scaled.findIndex(
      (box) => box.isMark && (isInside(middleOf(box), bounds) || isInside(middleOf(bounds), widened(box))),
    );
    if (mark >= 0) {
      counts[mark] = (counts[mark] ?? 0) + inked.length;
      return [];
    }
    if (heightOf(bounds) < minHeight || widthOf(bounds) < minWidth || isFrame(inked, bounds)) return [];
    return [{ place: enlarge(bounds, scale), share, mark: markOf(bounds, inked.length, page) }];
  });
  const known = [...counts.map((count) => count / total), ...regions.map(({ share }) => share)];
  return {
    shares: known.slice(0, boxes.length),
    regions,
    rest: Math.max(0, 1 - known.reduce((sum, share) => sum + share, 0)),
  };
}

/** Removes ruled lines in both directions, since a form's grid would join separate ink. */
function unruled(page: Picture): Picture {
  return turned(withoutRuling(turned(withoutRuling(page))));
}

/** Runs of a line that noise broke or that lies a little askew, and their length in widths of the page. */
const brokenLine = { gap: 4, length: 0.05, thickness: 7 } as const;

/** Removes the broken lines of grainy scans. Letters that lose ink this way matter only outside of boxes. */
function withoutBroken({ data, width, height }: Picture): Picture {
  const out = Buffer.from(data);
  const isDark = (at: number): boolean => data[at] === 0;
  const isNear = (at: number): boolean => isDark(at) || isDark(at - width) || isDark(at + width);
  const shortest = brokenLine.length * Math.min(width, height);
  for (let y = 0; y < height; y += 1) {
    let [start, last] = [-1, -1];
    for (let x = 0; x <= width; x += 1) {
      if (x < width && isNear(y * width + x)) {
        if (start < 0) start = x;
        last = x;
      } else if (start >= 0 && (x === width || x - last > brokenLine.gap)) {
        if (last - start >= shortest) erase(y * width + start, y * width + last);
        start = -1;
      }
    }
  }
  return { data: out, width, height };

  function erase(from: number, to: number): void {
    for (let at = from; at <= to; at += 1) {
      if (!isDark(at)) continue;
      let [first, end] = [at, at];
      while (isDark(first - width)) first -= width;
      while (isDark(end + width)) end += width;
      if ((end - first) / width >= brokenLine.thickness) continue;
      for (let pixel = first; pixel <= end; pixel += width) out[pixel] = 255;
    }
  }
}

/** Transposes the picture. */
function turned({ data, width, height }: Picture): Picture {
  const out = Buffer.alloc(data.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) out[x * height + y] = data[y * width + x] ?? 255;
  return { data: out, width: height, height: width };
}

/** Removes long ink along the picture's edges: the lid's shadow, the table below a photo. */
function withoutEdges(page: Picture): Picture {
  const { width, height } = page;
  const data = Buffer.from(page.data);
  for (const pixels of componentsOf(page, minEdge * Math.min(width, height))) {
    const { x0, y0, x1, y1 } = boundsOf(pixels, width);
    const isAtSide = (x0 < edgeDepth || x1 >= width - edgeDepth) && y1 - y0 > minEdge * height;
    const isAtEnd = (y0 < edgeDepth || y1 >= height - edgeDepth) && x1 - x0 > minEdge * width;
    if (isAtSide || isAtEnd) for (const at of pixels) data[at] = 255;
  }
  return { data, width, height };
}

/** For each pixel the number of the first box that it lies in, from 1; 0 for none. */
function ownersOf({ width, height }: Picture, boxes: readonly Rect[]): Uint16Array {
  const owners = new Uint16Array(width * height);
  for (const [index, { x0, y0, x1, y1 }] of boxes.entries()) {
    const [left, right] = [Math.max(0, Math.floor(x0) - margin), Math.min(width - 1, Math.ceil(x1) + margin)];
    for (let y = Math.max(0, Math.floor(y0) - margin); y <= Math.min(height - 1, Math.ceil(y1) + margin); y += 1) {
      for (let at = y * width + left; at <= y * width + right; at += 1) if (owners[at] === 0) owners[at] = index + 1;
    }
  }
  return owners;
}

function thickened({ data, width, height }: Picture): Picture {
  const out = Buffer.alloc(data.length, 255);
  for (const [at, level] of data.entries()) {
    if (level !== 0) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    const [from, to] = [Math.max(0, x - reach.across), Math.min(width - 1, x + reach.across)];
    for (let row = Math.max(0, y - reach.down); row <= Math.min(height - 1, y + reach.down); row += 1) {
      out.fill(0, row * width + from, row * width + to + 1);
    }
  }
  return { data: out, width, height };
}

/** A mark's box with the rim around its lettering. */
function widened({ x0, y0, x1, y1 }: Rect): Rect {
  const [across, down] = [(x1 - x0) / 2, (y1 - y0) / 2];
  return { x0: x0 - across, y0: y0 - down, x1: x1 + across, y1: y1 + down };
}

function middleOf({ x0, y0, x1, y1 }: Rect): [x: number, y: number] {
  return [(x0 + x1) / 2, (y0 + y1) / 2];
}

function isInside([x, y]: readonly [x: number, y: number], { x0, y0, x1, y1 }: Rect): boolean {
  return x >= x0 && x <= x1 && y >= y0 && y <= y1;
}

/** Remains of a frame or grid around other ink: wide and nearly empty. */
function isFrame(inked: readonly number[], bounds: Rect): boolean {
  return inked.length < 0.015 * widthOf(bounds) * heightOf(bounds);
}

function markOf(bounds: Rect, ink: number, { width, height }: Picture): SourceMark {
  const [across, down] = [widthOf(bounds) + 1, heightOf(bounds) + 1];
  const isSquare = Math.max(across, down) < 1.6 * Math.min(across, down);
  if (isSquare && across > 0.1 * width && ink > 0.45 * across * down) return 'photo';
  if (isSquare && across > 0.04 * width && bounds.y1 < 0.3 * height) return 'emblem';
  return 'handwriting';
}
