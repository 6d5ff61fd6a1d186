import { fromGrey, toGrey, type Picture } from './grey.ts';
import type { Rect } from './layout/words.ts';

/** Connected ink, on a small copy of a page. */

const copyWidth = 800;
const darkBelow = 190;

export interface Copy {
  small: Picture;
  /** Pixels of the page per pixel of the copy. */
  scale: number;
}

export async function smallCopy(picture: Picture): Promise<Copy> {
  const small = await toGrey(fromGrey(picture).resize({ width: copyWidth }));
  return { small, scale: picture.width / small.width };
}

/** Connected dark pixels, as indexes; those of more than `minPixels`. */
export function componentsOf({ data, width }: Picture, minPixels: number): number[][] {
  // `Uint8Array.from` with a mapping goes through an iterator, ten times as slow.
  const isOpen = data.map((level) => (level < darkBelow ? 1 : 0));
  const found: number[][] = [];
  for (let at = isOpen.indexOf(1); at !== -1; at = isOpen.indexOf(1, at)) {
    const pixels: number[] = [];
    const open = [at];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (isOpen[next] !== 1) continue;
      isOpen[next] = 0;
      pixels.push(next);
      for (const row of [next - width, next, next + width]) open.push(row - 1, row, row + 1);
    }
    if (pixels.length > minPixels) found.push(pixels);
  }
  return found;
}

export function boundsOf(pixels: readonly number[], width: number): Rect {
  const box = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };
  for (const pixel of pixels) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    box.x0 = Math.min(box.x0, x);
    box.x1 = Math.max(box.x1, x);
    box.y0 = Math.min(box.y0, y);
    box.y1 = Math.max(box.y1, y);
  }
  return box;
}

/** A box of the copy on the page. */
export function enlarge({ x0, y0, x1, y1 }: Rect, scale: number): Rect {
  return { x0: x0 * scale, y0: y0 * scale, x1: (x1 + 1) * scale, y1: (y1 + 1) * scale };
}
