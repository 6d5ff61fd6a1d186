/** Signatures drawn by hand, kept as strokes and printed as vectors. */

export interface SignaturePoint {
  x: number;
  y: number;
}

/** Points in CSS pixels of the pad, in the order they were drawn. */
export type Stroke = readonly SignaturePoint[];

export const strokeLimits = { strokes: 100, points: 4000, coordinate: 10_000 } as const;

/** Below these a drawing is a dot or a tick; in CSS pixels. */
const smallest = { width: 40, height: 8, length: 120, points: 5 } as const;

export const signatureInk = '#17202e';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

function boxOf(strokes: readonly Stroke[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of strokes.flat()) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return Number.isFinite(left) ? { left, top, width: right - left, height: bottom - top } : emptyBox;
}

const emptyBox: Box = { left: 0, top: 0, width: 0, height: 0 };

function lengthOf(stroke: Stroke): number {
  return stroke.reduce((sum, { x, y }, index) => {
    const before = stroke[index - 1];
    return before ? sum + Math.hypot(x - before.x, y - before.y) : sum;
  }, 0);
}

/** Why the strokes are refused as a signature; undefined if they are accepted. */
export function findStrokeFault(strokes: readonly Stroke[]): string | undefined {
  const points = strokes.flat();
  if (strokes.length > strokeLimits.strokes || points.length > strokeLimits.points) {
    return 'This drawing has too many lines. Clear it and sign once.';
  }
  const isDrawn = (value: number) => Number.isFinite(value) && Math.abs(value) <= strokeLimits.coordinate;
  if (!points.every(({ x, y }) => isDrawn(x) && isDrawn(y))) return 'The signature could not be read. Draw it again.';
  const { width, height } = boxOf(strokes);
  const length = strokes.reduce((sum, stroke) => sum + lengthOf(stroke), 0);
  const isSmall =
    width < smallest.width || height < smallest.height || length < smallest.length || points.length < smallest.points;
  return isSmall ? 'A dot or a short line is no signature. Sign across the pad.' : undefined;
}

/** Coordinates to a tenth of a pixel, which is what a pad resolves. */
export function roundedStrokes(strokes: readonly Stroke[]): SignaturePoint[][] {
  return strokes
    .filter((stroke) => stroke.length > 0)
    .map((stroke) => stroke.map(({ x, y }) => ({ x: tenth(x), y: tenth(y) })));
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A curve through the midpoints of its points, so that corners of the sampling do not show. */
function pathOf(stroke: Stroke, { left, top }: Pick<Box, 'left' | 'top'>): string {
  const at = (x: number, y: number) => `${tenth(x - left)} ${tenth(y - top)}`;
  const [first, ...rest] = stroke;
  if (!first) return '';
  const last = rest.at(-1);
  if (!last) return `M${at(first.x, first.y)}h.1`;
  const curves = rest.slice(0, -1).map((point, index) => {
    const next = rest[index + 1] ?? last;
    return `Q${at(point.x, point.y)} ${at((point.x + next.x) / 2, (point.y + next.y) / 2)}`;
  });
  return `M${at(first.x, first.y)}${curves.join('')}L${at(last.x, last.y)}`;
}

/** Size on paper that the line's weight is made for, in points. */
const printedSize = { width: 200, height: 46 } as const;
const printedLine = 1.15;

/** The strokes as an SVG cropped to the drawing. Only numbers reach the markup. */
export function signatureSvg(strokes: readonly Stroke[]): string {
  const { left, top, width, height } = boxOf(strokes);
  const scale = Math.min(printedSize.width / Math.max(width, 1), printedSize.height / Math.max(height, 1));
  const line = tenth(Math.max(printedLine / scale, 0.5));
  const pad = line;
  const size = [tenth(width + 2 * pad), tenth(height + 2 * pad)];
  const path = strokes.map((stroke) => pathOf(stroke, { left: left - pad, top: top - pad })).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.join(' ')}" width="${size[0]}" height="${size[1]}">` +
    `<path d="${path}" fill="none" stroke="${signatureInk}" stroke-width="${line}" stroke-linecap="round" ` +
    'stroke-linejoin="round"/></svg>'
  );
}
