import { around, heightOf, median, widthOf, type Rect, type Word } from './words.ts';

/** Words → chains: runs of words of one line, found from neighbor to neighbor, so that a slope or curl does no harm. */

/** Words of one line, left to right. */
export interface Chain extends Rect {
  words: readonly Word[];
}

/** In heights of a word. */
const maxGap = 2.2;
const maxBackstep = 0.6;
const minOverlap = 0.45;
/** A gap within a chain is a gutter when no word crosses its strip for this many heights, up and down together. */
const gutterReach = 11;
const minGutter = 0.75;
/** Spaces of large letters are as wide as gutters of small ones. */
const titleScale = 1.3;
const minTitleGutter = 1.5;
const gutterLines = 4;
/** Pairs of neighbors from which the slope of lines is known. */
const minSlopes = 8;
const minSparseSlopes = 4;
const maxStray = 0.03;
/** Error of one slope, in the difference that is usual across a page: few pairs tell nothing of a bend. */
const slopeError = 0.5;
/** Distance between lines, in heights, from which words at one height form a row across any gap. */
const sparsePitch = 2.2;
const sparseGap = 24;
const sparseOverlap = 0.2;
/** Words of one line whose heights differ by more have different ascenders or descenders. */
const maxUnlike = 0.12;

/** Distances between edges that tell how lines of text stand below one another, in heights, and their offset in the distance. */
const minDrop = 2;
const maxDrop = 8;
const maxAside = 0.06;
const minEdges = 24;
/** Displacement at the page's corners below which it stands straight, in heights. */
const minLean = 0.35;

export function chainsOf(words: readonly Word[]): Chain[] {
  return linked(words, { reach: maxGap, overlap: minOverlap }).flatMap((line) => splitAtGutters(line, words));
}

/** Links each word to its nearest neighbor on the right at the same height. */
function linked(words: readonly Word[], { reach, overlap }: { reach: number; overlap: number }): Word[][] {
  const height = median(words.map(heightOf));
  const ordered = words.toSorted((a, b) => a.x0 - b.x0);
  const next = new Map<Word, Word>();
  const taken = new Set<Word>();
  for (const [index, word] of ordered.entries()) {
    // From the left, so that the first that fits is the nearest.
    const follower = ordered.slice(index + 1).find((other) => {
      const gap = other.x0 - word.x1;
      if (taken.has(other) || gap > reach * height || gap < -maxBackstep * height) return false;
      const shared = Math.min(word.y1, other.y1) - Math.max(word.y0, other.y0);
      return shared >= overlap * Math.min(heightOf(word), heightOf(other));
    });
    if (!follower) continue;
    next.set(word, follower);
    taken.add(follower);
  }
  return ordered
    .filter((word) => !taken.has(word))
    .map((head) => {
      const line = [head];
      for (let word = next.get(head); word; word = next.get(word)) line.push(word);
      return line;
    });
}

/** Columns may be closer together than words of a justified line; their gutter then continues above or below. */
function splitAtGutters(line: readonly Word[], words: readonly Word[]): Chain[] {
  const parts: Word[][] = [];
  const isTitle = median(line.map(heightOf)) > titleScale * median(words.map(heightOf));
  const least = isTitle ? minTitleGutter : minGutter;
  for (const word of line) {
    const part = parts.at(-1);
    const last = part?.at(-1);
    if (part && last && !isGutter([last, word], { words, least })) part.push(word);
    else parts.push([word]);
  }
  return parts.map((part) => ({ ...around(part), words: part }));
}

function isGutter(
  [left, right]: readonly [Word, Word],
  { words, least }: { words: readonly Word[]; least: number },
): boolean {
  const height = (heightOf(left) + heightOf(right)) / 2;
  if (right.x0 - left.x1 < least * height) return false;
  const middle = (left.x1 + right.x0) / 2;
  const [x0, x1] = [middle - (minGutter / 3) * height, middle + (minGutter / 3) * height];
  const y = (left.y0 + left.y1) / 2;
  return [-1, -0.5, 0].some((share) => {
    const [y0, y1] = [y + share * gutterReach * height, y + (1 + share) * gutterReach * height];
    const beside = words.filter(
      (word) => (word.y0 + word.y1) / 2 > y0 - height && (word.y0 + word.y1) / 2 < y1 + height,
    );
    if (beside.some((word) => word.x0 < x1 && word.x1 > x0)) return false;
    return [
      beside.filter((word) => word.x1 <= x0 && x0 - word.x1 < 6 * height),
      beside.filter((word) => word.x0 >= x1 && word.x0 - x1 < 6 * height),
    ].every((side) => rowsAmong(side) >= gutterLines);
  });
}

function rowsAmong(words: readonly Word[]): number {
  let [rows, bottom] = [0, -Infinity];
  for (const word of words.toSorted((a, b) => a.y0 - b.y0)) {
    if ((word.y0 + word.y1) / 2 < bottom) continue;
    rows += 1;
    bottom = word.y1;
  }
  return rows;
}

/** Vertical displacement of the page at a place, in pixels; lines without it are horizontal. */
export type Fall = (x: number, y: number) => number;

/** Measures the slope of a page without a visible rim by its own lines. The picture is not changed. */
export function fallOf(words: readonly Word[]): Fall {
  const isSparse = pitchOf(words) > sparsePitch * median(words.map(heightOf));
  const least = isSparse ? minSparseSlopes : minSlopes;
  const near = fitted(linked(words, { reach: maxGap, overlap: minOverlap }), least);
  if (!isSparse) return near;
  const leveled = words.map((word) => {
    const down = near(...middleOf(word));
    return { ...word, y0: word.y0 - down, y1: word.y1 - down };
  });
  const far = fitted(linked(leveled, { reach: sparseGap, overlap: sparseOverlap }), least);
  return (x, y) => near(x, y) + far(x, y - near(x, y));
}

/** Typical distance from a word to the nearest below it. */
function pitchOf(words: readonly Word[]): number {
  const downwards = words.toSorted((a, b) => a.y0 - b.y0);
  const distances = downwards.flatMap((word, index) => {
    const below = downwards
      .slice(index + 1)
      .find(({ x0, x1, y0 }) => x0 < word.x1 && x1 > word.x0 && y0 > word.y0 + heightOf(word) / 2);
    return below ? [below.y0 - word.y0] : [];
  });
  return median(distances);
}

/**
 * Horizontal displacement, in pixels: lines begin and end below one another unless the page leans, and a narrow gutter that leans is
 * no straight strip. Words stand level.
 */
export function leanOf(words: readonly Word[]): Fall {
  const lines = linked(words, { reach: maxGap, overlap: minOverlap }).map((line) => around(line));
  const height = median(words.map(heightOf));
  const edges = [
    lines.map(({ x0, ...box }) => ({ x: x0, y: (box.y0 + box.y1) / 2 })),
    lines.map(({ x1, ...box }) => ({ x: x1, y: (box.y0 + box.y1) / 2 })),
  ];
  const pairs = edges.flatMap((places) =>
    places.flatMap((one) =>
      places
        .filter(
          ({ x, y }) =>
            y - one.y > minDrop * height &&
            y - one.y < maxDrop * height &&
            Math.abs(x - one.x) < maxAside * (y - one.y),
        )
        .map((other) => [sidewaysOf(one), sidewaysOf(other)]),
    ),
  );
  if (pairs.length < minEdges) return () => 0;
  const aside = fitted(pairs, minEdges);
  const page = around(words);
  const most = Math.max(...[page.x0, page.x1].flatMap((x) => [page.y0, page.y1].map((y) => Math.abs(aside(y, x)))));
  return most < minLean * height ? () => 0 : (x, y) => aside(y, x);
}

/** A place with x and y exchanged. */
function sidewaysOf({ x, y }: { x: number; y: number }): Word {
  return { text: '', confidence: 100, x0: y, x1: y, y0: x - 1, y1: x + 1 };
}

/** The slope as a linear function of the place, by least squares over neighbors. */
function fitted(lines: readonly (readonly Word[])[], least: number): Fall {
  const flat: Fall = () => 0;
  const seen = lines.flatMap((line) =>
    line.slice(1).flatMap((word, index) => {
      const last = line[index];
      if (!last || Math.abs(heightOf(last) - heightOf(word)) > maxUnlike * heightOf(word)) return [];
      const [ax, ay, bx, by] = [...middleOf(last), ...middleOf(word)];
      const weight = bx - ax;
      return weight > 40 ? [{ x: (ax + bx) / 2, y: (ay + by) / 2, slope: (by - ay) / weight, weight }] : [];
    }),
  );
  if (seen.length < least) return flat;
  const usual = median(seen.map(({ slope }) => slope));
  const near = seen.filter(({ slope }) => Math.abs(slope - usual) < maxStray);
  const total = near.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return flat;
  const mean = (pick: (one: (typeof near)[number]) => number): number =>
    near.reduce((sum, one) => sum + one.weight * pick(one), 0) / total;
  const [mx, my, slope] = [mean(({ x }) => x), mean(({ y }) => y), mean((one) => one.slope)];
  const page = around(lines.flat());
  // Damps both coefficients, the less the more pairs there are.
  const damping = (slopeError * Math.max(widthOf(page), heightOf(page))) ** 2 / near.length;
  const xx = mean(({ x }) => (x - mx) ** 2) + damping;
  const yy = mean(({ y }) => (y - my) ** 2) + damping;
  const xy = mean(({ x, y }) => (x - mx) * (y - my));
  const xs = mean((one) => (one.x - mx) * (one.slope - slope));
  const ys = mean((one) => (one.y - my) * (one.slope - slope));
  const determinant = xx * yy - xy * xy;
  const [across, down] = [(xs * yy - ys * xy) / determinant, (ys * xx - xs * xy) / determinant];
  return (x, y) => (slope + down * (y - my)) * (x - mx) + (across * (x - mx) ** 2) / 2;
}

function middleOf({ x0, y0, x1, y1 }: Rect): [x: number, y: number] {
  return [(x0 + x1) / 2, (y0 + y1) / 2];
}
