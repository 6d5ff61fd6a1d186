import type { Picture } from './grey.ts';

/** Erases ruled lines, which would connect the text on them into one component. */

const darkBelow = 190;
/** Runs of ink of this length, in widths of the page, are longer than any stroke of a letter. */
const minRun = 0.05;
/** Thicker ink is a bar or a photo. */
const maxThickness = 0.006;

/** Horizontal lines only: frames of forms hold no signatures. */
export function withoutRuling({ data, width, height }: Picture): Picture {
  const out = Buffer.from(data);
  const thickest = Math.max(2, Math.round(maxThickness * width));
  const isDark = (at: number): boolean => (data[at] ?? 255) < darkBelow;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0, start = -1; x <= width; x += 1) {
      if (x < width && isDark(y * width + x)) {
        if (start < 0) start = x;
      } else if (start >= 0) {
        if (x - start >= minRun * width) erase(start + y * width, x + y * width);
        start = -1;
      }
    }
  }
  return { data: out, width, height };

  /** Only where the run is thin, so that letters touching it stay. */
  function erase(from: number, to: number): void {
    for (let at = from; at < to; at += 1) {
      let [first, last] = [at, at];
      while (last - first <= thickest * width && isDark(first - width)) first -= width;
      while (last - first <= thickest * width && isDark(last + width)) last += width;
      if ((last - first) / width >= thickest) continue;
      // One more on each side: the blurred edge.
      for (let pixel = first - width; pixel <= last + width; pixel += width) out[pixel] = 255;
    }
  }
}
