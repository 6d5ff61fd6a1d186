import type { Chain } from './chains.ts';
import { isMargin } from './margins.ts';
import { around, byHeight, heightOf, median, middleOf, widthOf, type Rect, type Script } from './words.ts';

/** Chains → regions in reading order: the page is split at gutters, strips without words between columns. */

export interface Region {
  chains: Chain[];
  /** False where side-by-side text may be columns or rows. */
  isSure: boolean;
}

export interface RegionOptions {
  script: Script;
  /** True for a strip that drawn lines cross, which separates cells of one row. */
  isRuled: (strip: Rect) => boolean;
}

/** In heights of a line. */
const riverWidth = 1.1;
const minRiverLines = 3;
const minColumnLines = 2;
/** A page with more chains is mostly specks, without columns. */
const maxChains = 900;
/** Share of the longest lines that a line of prose reaches. */
const proseWidth = 0.6;
const minProse = 0.4;
const minOwn = 0.4;
/** Gap within a justified line, in heights of it. */
const maxHole = 7;
/** Of the lower side's height. */
const minShared = 0.5;
/** Lines that begin with a small letter, of prose. */
const minRunOn = 0.2;
/** Lines of text columns are rarely level; those of tables are. */
const maxLevel = 0.6;
/** Of a title from the center, in heights of a line. */
const maxOff = 1.5;
/** In heights of a line, by which one side may lie lower than the other. */
const curls = [0, -0.3, 0.3, -0.6, 0.6];

export function regionsOf(chains: readonly Chain[], options: RegionOptions): Region[] {
  const height = median(chains.filter(({ words }) => words.length > 0).map(heightOf));
  if (chains.length > maxChains || height === 0) return [{ chains: chains.toSorted(byHeight), isSure: false }];
  return cut(chains, { ...options, height });
}

function cut(chains: readonly Chain[], options: RegionOptions & { height: number }): Region[] {
  const { river, isSure } = chains.length < 4 ? { river: undefined, isSure: true } : longestRiver(chains, options);
  if (!river) return [{ chains: chains.toSorted(byHeight), isSure }];
  const { x, y1 } = river;
  const y0 = underTitles(river, chains, options.height);
  const above = chains.filter((chain) => middleOf(chain) <= y0);
  const below = chains.filter((chain) => middleOf(chain) >= y1);
  const band = chains.filter((chain) => middleOf(chain) > y0 && middleOf(chain) < y1);
  const [left, right] = [band.filter(({ x1 }) => x1 <= x + 2), band.filter(({ x1 }) => x1 > x + 2)];
  const sides = options.script.dir === 'rtl' ? [right, left] : [left, right];
  return [above, ...sides, below].filter(({ length }) => length > 0).flatMap((part) => cut(part, options));
}

/** Where columns begin: under titles centered over both, which a narrow margin's gutter may pass by. */
function underTitles({ x, y0, y1 }: River, chains: readonly Chain[], height: number): number {
  const band = chains.filter((chain) => middleOf(chain) > y0 && middleOf(chain) < y1);
  const sides = [band.filter(({ x1 }) => x1 <= x + 2), band.filter(({ x1 }) => x1 > x + 2)];
  const start = Math.max(...sides.map((side) => around(side).y0));
  const center = centerOf(around(chains));
  const titles = sides.flatMap((side) => {
    const own = centerOf(around(side));
    return side.filter(
      (chain) =>
        chain.y1 <= start &&
        Math.abs(centerOf(chain) - center) < maxOff * height &&
        Math.abs(centerOf(chain) - own) > maxOff * height,
    );
  });
  return Math.max(y0, ...titles.map(middleOf));
}

interface River {
  x: number;
  y0: number;
  y1: number;
}

/** `isSure` is false when a strip might part columns, but does not clearly. */
function longestRiver(
  chains: readonly Chain[],
  { height, isRuled, script }: RegionOptions & { height: number },
): { river: River | undefined; isSure: boolean } {
  const box = around(chains);
  let river: River | undefined;
  let isSure = true;
  const reach = (riverWidth / 2) * height;
  for (let x = box.x0 + 3 * height; x < box.x1 - 3 * height; x += height / 8) {
    const crossing = chains.filter(({ x0, x1 }) => x0 < x + reach && x1 > x - reach).map(middleOf);
    const edges = [box.y0 - 1, ...crossing.toSorted((a, b) => a - b), box.y1 + 1];
    for (const [index, y1] of edges.entries()) {
      const y0 = edges[index - 1];
      if (y0 === undefined || (river && y1 - y0 <= river.y1 - river.y0)) continue;
      const band = chains.filter((chain) => middleOf(chain) > y0 && middleOf(chain) < y1);
      const [left, right] = [band.filter((chain) => chain.x1 <= x), band.filter((chain) => chain.x0 >= x)];
      if (left.length < minRiverLines || right.length < minRiverLines) continue;
      if (!standBeside(left, right)) continue;
      const inside = around(band);
      if (isRuled({ x0: x - reach, x1: x + reach, y0: inside.y0, y1: inside.y1 })) continue;
      if (areColumns(left, right, script)) river = { x, y0, y1 };
      else if (isProse(left) && isProse(right)) isSure = false;
    }
  }
  return { river, isSure: isSure || river !== undefined };
}

/** Centered titles above short lines at one side leave a strip, too; columns overlap in most of their height. */
function standBeside(left: readonly Chain[], right: readonly Chain[]): boolean {
  const [one, other] = [around(left), around(right)];
  const shared = Math.min(one.y1, other.y1) - Math.max(one.y0, other.y0);
  return shared > minShared * Math.min(heightOf(one), heightOf(other));
}

function areColumns(left: readonly Chain[], right: readonly Chain[], script: Script): boolean {
  const [one, other] = [linesOf(left), linesOf(right)];
  // Words of one justified line are no column.
  if (Math.min(one.length, other.length) < minColumnLines) return false;
  if (isProse(one) && isProse(other) && runsOn(one) && runsOn(other)) return true;
  if (standsAlone(left) && standsAlone(right)) return true;
  if ((isProse(left) || isProse(right)) && shareOfRows(left, right) < maxLevel) return true;
  return (isProse(other) && isMargin(one, other, script)) || (isProse(one) && isMargin(other, one, script));
}

/** Lines of one side: narrow justified columns have wide gaps, at which chains end. */
function linesOf(chains: readonly Chain[]): Chain[] {
  const lines: Chain[] = [];
  for (const chain of chains.toSorted((a, b) => a.x0 - b.x0)) {
    const at = lines.findIndex((line) => {
      const height = Math.min(heightOf(line), heightOf(chain));
      const isLevel = Math.abs(middleOf(line) - middleOf(chain)) < height / 2;
      return isLevel && chain.x0 - line.x1 < maxHole * height;
    });
    const line = lines[at];
    if (line) lines[at] = { ...around([line, chain]), words: [...line.words, ...chain.words] };
    else lines.push(chain);
  }
  return lines;
}

/** Lines of similar width with several words; cells and labels are short. */
function isProse(chains: readonly Chain[]): boolean {
  const widths = chains.map(widthOf).toSorted((a, b) => a - b);
  const wide = widths[Math.floor(0.8 * widths.length)] ?? 0;
  const lines = chains.filter((chain) => widthOf(chain) > proseWidth * wide && chain.words.length >= 3);
  return lines.length >= minProse * chains.length;
}

/** Fields of its own, `Label: value` within a line, or lines of several words; labels alone and values alone are not. */
function standsAlone(chains: readonly Chain[]): boolean {
  const own = chains.filter(({ words }) => {
    const at = words.findIndex(({ text }) => /[:\uff1a]$/u.test(text));
    return (at >= 0 && at < words.length - 1) || words.length >= 5;
  });
  return own.length >= minOwn * chains.length;
}

/** True for prose, whose lines continue in lower case. */
function runsOn(chains: readonly Chain[]): boolean {
  return chains.filter(({ words }) => /^\p{Ll}/u.test(words[0]?.text ?? '')).length >= minRunOn * chains.length;
}

/** Share of the shorter side's lines at the height of a line of the other, allowing for a curl that moves all alike. */
function shareOfRows(left: readonly Chain[], right: readonly Chain[]): number {
  const [few, many] = left.length < right.length ? [left, right] : [right, left];
  const shares = curls.map((curl) => {
    const level = few.filter((chain) =>
      many.some(
        (other) => Math.abs(middleOf(chain) - middleOf(other) + curl * heightOf(chain)) < 0.35 * heightOf(chain),
      ),
    );
    return level.length / few.length;
  });
  return Math.max(...shares);
}

function centerOf({ x0, x1 }: Rect): number {
  return (x0 + x1) / 2;
}
