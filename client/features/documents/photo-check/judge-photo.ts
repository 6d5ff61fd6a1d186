/** Judges the photo of a page by its gray values. Pure; the picture is scaled to `photoSide` before. */

export interface GrayPicture {
  /** One byte per pixel, row by row. */
  gray: Uint8Array;
  width: number;
  height: number;
}

/** Advice, never a reason to refuse. */
export interface PhotoAdvice {
  isBlurred: boolean;
  /** A side of the page runs out of the picture while the table shows on another. */
  isCutOff: boolean;
}

/** Longest side of the judged picture: letters of a page are still read at it. */
export const photoSide = 1600;

/** Sharpness is judged in tiles, since a page has blank parts. */
const tileSide = 64;
/** Standard deviation of gray values from which a tile has letters to judge. */
const minContrast = 18;
const minTiles = 6;
/**
 * Laplacian variance over the variance of the gray values, of the sharper tiles. Sharp scans of letters measure above 1.5, and
 * below 0.25 after a blur of two pixels.
 */
const minSharpness = 0.3;

export function judgePhoto(picture: GrayPicture): PhotoAdvice {
  return { isBlurred: isBlurred(picture), isCutOff: isCutOff(picture) };
}

function isBlurred(picture: GrayPicture): boolean {
  const sharpness = sharpnessOf(picture);
  return sharpness !== undefined && sharpness < minSharpness;
}

/** Undefined for a picture with too little to judge by. */
export function sharpnessOf({ gray, width, height }: GrayPicture): number | undefined {
  const ratios: number[] = [];
  for (let top = 1; top + tileSide < height; top += tileSide) {
    for (let left = 1; left + tileSide < width; left += tileSide) {
      const ratio = judgeTile({ gray, width }, top, left);
      if (ratio !== undefined) ratios.push(ratio);
    }
  }
  if (ratios.length < minTiles) return undefined;
  // Depth of field: a photo of which a quarter is sharp was focused.
  return ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length * 0.75)];
}

function judgeTile({ gray, width }: Pick<GrayPicture, 'gray' | 'width'>, top: number, left: number) {
  let [sum, squares, edges, edgeSquares] = [0, 0, 0, 0];
  for (let y = top; y < top + tileSide; y += 1) {
    for (let at = y * width + left, end = at + tileSide; at < end; at += 1) {
      const value = gray[at] ?? 0;
      const around = (gray[at - 1] ?? 0) + (gray[at + 1] ?? 0) + (gray[at - width] ?? 0) + (gray[at + width] ?? 0);
      const edge = around - 4 * value;
      sum += value;
      squares += value * value;
      edges += edge;
      edgeSquares += edge * edge;
    }
  }
  const count = tileSide * tileSide;
  const variance = squares / count - (sum / count) ** 2;
  if (variance < minContrast * minContrast) return undefined;
  return (edgeSquares / count - (edges / count) ** 2) / variance;
}

/** Cells along the long side of the picture in which the page is sought. */
const gridSide = 64;
/** Gray values between page and table below which they cannot be told apart. */
const minStep = 40;
/** Share of a side along which a page that leaves the picture touches it, and of one that shows only the table. */
const touching = 0.25;
const clear = 0.03;
/** A scanner's dark edge is narrower than the table around a page. */
const minTable = 0.05;
const minPage = 0.25;

function isCutOff(picture: GrayPicture): boolean {
  const grid = shrink(picture);
  const threshold = splitAt(grid.gray);
  if (threshold === undefined) return false;
  const isPage = (x: number, y: number): boolean => (grid.gray[y * grid.width + x] ?? 0) > threshold;
  const columns = Array.from({ length: grid.width }, (_, x) => x);
  const rows = Array.from({ length: grid.height }, (_, y) => y);
  const share = (cells: readonly boolean[]): number => cells.filter(Boolean).length / cells.length;
  if (share(rows.flatMap((y) => columns.map((x) => isPage(x, y)))) < minPage) return false;
  const deepX = Math.max(1, Math.floor(grid.width * minTable));
  const deepY = Math.max(1, Math.floor(grid.height * minTable));
  const sides = [
    (depth: number) => columns.map((x) => isPage(x, depth)),
    (depth: number) => columns.map((x) => isPage(x, grid.height - 1 - depth)),
    (depth: number) => rows.map((y) => isPage(depth, y)),
    (depth: number) => rows.map((y) => isPage(grid.width - 1 - depth, y)),
  ].map((line, index) => ({ edge: share(line(0)), inside: share(line(index < 2 ? deepY : deepX)) }));
  const isTableSeen = sides.some(({ edge, inside }) => edge <= clear && inside <= clear);
  const isPageLeaving = sides.some(({ edge }) => edge >= touching);
  return isTableSeen && isPageLeaving;
}

/** Mean gray values of square cells. */
function shrink({ gray, width, height }: GrayPicture): GrayPicture {
  const cell = Math.max(1, Math.floor(Math.max(width, height) / gridSide));
  const small = { width: Math.floor(width / cell), height: Math.floor(height / cell) };
  const cells = new Uint8Array(small.width * small.height);
  for (let y = 0; y < small.height; y += 1) {
    for (let x = 0; x < small.width; x += 1) {
      let sum = 0;
      for (let dy = 0; dy < cell; dy += 1) {
        const row = (y * cell + dy) * width + x * cell;
        for (let dx = 0; dx < cell; dx += 1) sum += gray[row + dx] ?? 0;
      }
      cells[y * small.width + x] = sum / (cell * cell);
    }
  }
  return { gray: cells, ...small };
}

/** Otsu's threshold between a dark table and a bright page; undefined where they do not differ enough. */
function splitAt(gray: Uint8Array): number | undefined {
  const counts = new Uint32Array(256);
  for (const value of gray) counts[value] = (counts[value] ?? 0) + 1;
  const sumOfAll = gray.reduce((sum, value) => sum + value, 0);
  let [below, sumBelow, best] = [0, 0, 0];
  let found: { threshold: number; step: number } | undefined;
  for (let threshold = 0; threshold < 255; threshold += 1) {
    const count = counts[threshold] ?? 0;
    below += count;
    sumBelow += count * threshold;
    const above = gray.length - below;
    if (below === 0 || above === 0) continue;
    const step = (sumOfAll - sumBelow) / above - sumBelow / below;
    const separation = below * above * step * step;
    if (separation <= best) continue;
    best = separation;
    found = { threshold, step };
  }
  return found && found.step >= minStep ? found.threshold : undefined;
}
