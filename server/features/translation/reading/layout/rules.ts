import type { Picture } from '../grey.ts';
import type { Rect } from './words.ts';

/** Drawn lines of a page: of tables, forms and frames. */

/** A line from left to right or from top to bottom, which may bend a little. */
export interface Rule {
  from: number;
  to: number;
  /** The line's offset across its direction, at a position along it. */
  at: (along: number) => number;
}

export interface Rules {
  across: Rule[];
  down: Rule[];
}

export const noRules: Rules = { across: [], down: [] };

const darkBelow = 150;
/** In widths of the page: longer than the strokes of letters, and of a whole line. */
const minRun = 0.022;
const minAcross = 0.035;
const minDown = 0.018;
const minRunDown = 0.01;
/** Thicker ink is a bar, a photo or a bold heading. */
const maxThickness = 0.006;
/** Pixels between pieces of one line. */
const maxBreak = 14;
const maxShift = 3;
/** Pages with more are photos or halftones. */
const maxRules = 400;

interface Run {
  from: number;
  to: number;
  y: number;
}

export function findRules(picture: Picture): Rules {
  const { width } = picture;
  const across = rulesOf(picture, { shortest: minRun * width, minLength: minAcross * width });
  const down = rulesOf(transposed(picture), { shortest: minRunDown * width, minLength: minDown * width });
  return across.length > maxRules || down.length > maxRules ? noRules : { across, down };
}

/** True for a strip that at least two lines cross from side to side. */
export function crossesRules({ across }: Rules, { x0, x1, y0, y1 }: Rect): boolean {
  const middle = (x0 + x1) / 2;
  return (
    across.filter((rule) => rule.from < x0 && rule.to > x1 && rule.at(middle) > y0 && rule.at(middle) < y1).length > 1
  );
}

function rulesOf(picture: Picture, { shortest, minLength }: { shortest: number; minLength: number }): Rule[] {
  const lines = new Set<Run[]>();
  let open: Run[][] = [];
  for (const run of runsOf(picture, shortest)) {
    open = open.filter((pieces) => run.y - (pieces.at(-1)?.y ?? 0) <= maxShift);
    const [line, ...others] = open.filter((pieces) => pieces.some((piece) => continues(piece, run)));
    if (!line) {
      const started = [run];
      lines.add(started);
      open.push(started);
      continue;
    }
    // The halves of a line that bends begin apart and meet in its middle.
    for (const other of others) {
      line.push(...other);
      lines.delete(other);
    }
    open = open.filter((pieces) => !others.includes(pieces));
    line.push(run);
  }
  const thickest = maxThickness * picture.width;
  return [...lines].flatMap((runs) => {
    const [from, to] = [Math.min(...runs.map((run) => run.from)), Math.max(...runs.map((run) => run.to))];
    const middle = (from + to) / 2;
    const heights = runs.filter((run) => run.from <= middle && run.to >= middle).map(({ y }) => y);
    const thickness = heights.length === 0 ? 0 : Math.max(...heights) - Math.min(...heights);
    if (to - from < minLength || thickness > thickest) return [];
    return [{ from, to, at: (along: number) => heightAt(runs, along) }];
  });
}

function continues(piece: Run, run: Run): boolean {
  return run.y - piece.y <= maxShift && run.from <= piece.to + maxBreak && run.to >= piece.from - maxBreak;
}

function heightAt(runs: readonly Run[], along: number): number {
  const on = runs.filter(({ from, to }) => from <= along && to >= along);
  if (on.length > 0) return on.reduce((sum, { y }) => sum + y, 0) / on.length;
  const far = ({ from, to }: Run): number => Math.max(from - along, along - to);
  return runs.reduce((best, run) => (far(run) < far(best) ? run : best)).y;
}

/** Dark runs from top to bottom; a run may lean by a pixel to either side. */
function runsOf({ data, width, height }: Picture, shortest: number): Run[] {
  const runs: Run[] = [];
  for (let y = 1; y < height - 1; y += 1) {
    let start = -1;
    for (let x = 0; x <= width; x += 1) {
      const at = y * width + x;
      const isDark =
        x < width &&
        ((data[at] ?? 255) < darkBelow ||
          ((data[at - width] ?? 255) < darkBelow && (data[at + width] ?? 255) < darkBelow));
      if (isDark && start < 0) start = x;
      if (isDark || start < 0) continue;
      if (x - start >= shortest) runs.push({ from: start, to: x, y });
      start = -1;
    }
  }
  return runs;
}

function transposed({ data, width, height }: Picture): Picture {
  const out = Buffer.allocUnsafe(data.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) out[x * height + y] = data[y * width + x] ?? 255;
  }
  return { data: out, width: height, height: width };
}
