/** Detects blank pages in images, ignoring uneven light, grain, dust and a scanner's dark edges. */

/** Luma of each pixel, 0 to 255, in row order. */
interface Raster {
  width: number;
  height: number;
  luma: Uint8Array;
}

/** Longest side in pixels: A4 at 70 dpi, where a letter still covers a dozen pixels. */
export const maxRasterSide = 800;
const marginShare = 0.04;
/** The paper's luma is the median of a tile of this many pixels a side, so that shadows and yellowed paper count as paper. */
const tileSide = 32;
/** Luma distance from the paper above which a pixel is ink: six times the grain, within these bounds. */
const minContrast = 24;
const maxContrast = 64;
const grainFactor = 6;
/** Ink pixels of about three letters; fewer are a page number or dust. */
const maxInkPixels = 40;
const minInkPixels = 8;
const inkShare = 0.0005;

/** Connected components up to this many pixels are dust; the second applies to images whose letters are that small. */
const maxDustPixels = 8;
const maxSmallDustPixels = 2;

export function isBlankRaster(raster: Raster): boolean {
  const { width, height } = raster;
  const ink = findInk(raster);
  const dust = Math.max(width, height) < maxRasterSide / 2 ? maxSmallDustPixels : maxDustPixels;
  const enough = Math.max(minInkPixels, Math.min(maxInkPixels, width * height * inkShare));
  let written = 0;
  for (let at = ink.indexOf(1); at !== -1; at = ink.indexOf(1, at)) {
    const size = eraseStroke(ink, { width, at });
    if (size > dust) written += size;
    if (written > enough) return false;
  }
  return true;
}

/** Marks ink pixels inside the margins with 1. */
function findInk(raster: Raster): Uint8Array {
  const { width, height } = raster;
  const distance = distanceFromPaper(raster);
  const contrast = Math.min(maxContrast, Math.max(minContrast, grainFactor * medianOf(distance)));
  const [left, top] = [Math.floor(width * marginShare), Math.floor(height * marginShare)];
  return distance.map((value, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    const isInside = x >= left && x < width - left && y >= top && y < height - top;
    return isInside && value > contrast ? 1 : 0;
  });
}

/** Clears the connected component at `at`; returns its size in pixels. */
function eraseStroke(ink: Uint8Array, { width, at }: { width: number; at: number }): number {
  const open = [at];
  let size = 0;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (ink[next] !== 1) continue;
    ink[next] = 0;
    size += 1;
    for (const row of [next - width, next, next + width]) open.push(row - 1, row, row + 1);
  }
  return size;
}

/** Luma distance of each pixel from the median of its tile. */
function distanceFromPaper({ width, height, luma }: Raster): Uint8Array {
  const distance = new Uint8Array(luma.length);
  for (let top = 0; top < height; top += tileSide) {
    for (let left = 0; left < width; left += tileSide) {
      const [right, bottom] = [Math.min(width, left + tileSide), Math.min(height, top + tileSide)];
      const tile = new Uint8Array((right - left) * (bottom - top));
      for (let y = top; y < bottom; y += 1) {
        tile.set(luma.subarray(y * width + left, y * width + right), (y - top) * (right - left));
      }
      const paper = medianOf(tile);
      for (let y = top; y < bottom; y += 1) {
        for (let at = y * width + left; at < y * width + right; at += 1) {
          distance[at] = Math.abs((luma[at] ?? 0) - paper);
        }
      }
    }
  }
  return distance;
}

function medianOf(values: Uint8Array): number {
  const counts = new Uint32Array(256);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  let seen = 0;
  return counts.findIndex((count) => (seen += count) * 2 >= values.length);
}

interface Pixels {
  data: Uint8Array | Uint8ClampedArray;
  width: number;
  height: number;
  /** Bytes per pixel; 0 for bitmaps with rows padded to whole bytes. */
  channels: 0 | 3 | 4;
}

/** Downsamples by averaging to a longest side of at most `maxRasterSide`; transparency becomes white. */
export function toRaster({ data, width, height, channels }: Pixels): Raster {
  const scale = Math.min(1, maxRasterSide / Math.max(width, height));
  const [columns, rows] = [Math.max(1, Math.floor(width * scale)), Math.max(1, Math.floor(height * scale))];
  const sums = new Float64Array(columns * rows);
  const counts = new Uint32Array(columns * rows);
  const stride = channels === 0 ? (width + 7) >> 3 : width * channels;
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor((y * rows) / height) * columns;
    for (let x = 0; x < width; x += 1) {
      const cell = row + Math.floor((x * columns) / width);
      sums[cell] = (sums[cell] ?? 0) + brightness(y * stride, x);
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
  }
  return { width: columns, height: rows, luma: new Uint8Array(sums.map((sum, at) => sum / (counts[at] ?? 1))) };

  function brightness(row: number, x: number): number {
    if (channels === 0) return ((data[row + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1 ? 255 : 0;
    const at = row + x * channels;
    const value = 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
    return channels === 3 ? value : 255 + ((value - 255) * (data[at + 3] ?? 255)) / 255;
  }
}
