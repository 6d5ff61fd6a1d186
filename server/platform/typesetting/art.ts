import { create, type Font } from 'fontkit';
import { encode, type QrCodeGenerateResult } from 'uqr';

/** Ornaments as SVG. The seal's text is drawn as outlines, so that it is not part of the extracted text. */

const round = (value: number): number => Math.round(value * 100) / 100;
const polar = (radius: number, angle: number): [number, number] => [radius * Math.cos(angle), radius * Math.sin(angle)];
const fullTurn = 2 * Math.PI;

function svg(width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`;
}

interface Curve {
  radius: number;
  amplitude: number;
  lobes: number;
  copies: number;
  center: number;
  steps: number;
}

/** A closed curve r = R + a·cos(nθ), drawn several times with a turn between the copies. */
function rosettePath({ radius, amplitude, lobes, copies, center, steps }: Curve): string {
  return Array.from({ length: copies }, (_copy, copy) => {
    const turn = (copy / copies) * (fullTurn / lobes);
    const points = Array.from({ length: steps }, (_step, step) => {
      const angle = (step / steps) * fullTurn;
      const [x, y] = polar(radius + amplitude * Math.cos(lobes * angle), angle + turn);
      return `${round(center + x)} ${round(center + y)}`;
    });
    return `M${points.join('L')}Z`;
  }).join('');
}

export function rosette(stroke: string): string {
  const path = rosettePath({ radius: 62, amplitude: 30, lobes: 12, copies: 10, center: 100, steps: 180 });
  return svg(200, 200, `<path d="${path}" fill="none" stroke="${stroke}" stroke-width=".3"/>`);
}

/** A guilloche band: nine phase-shifted sines with a pulsing envelope. */
export function band(width: number, height: number, stroke: string): string {
  const lines = Array.from({ length: 9 }, (_line, line) => {
    const points: string[] = [];
    for (let x = 0; x <= width; x += 2) {
      const swell = 0.35 + 0.65 * Math.abs(Math.sin((x / width) * Math.PI * 6));
      const wave = Math.sin(x / 17 + (line * Math.PI) / 4.5);
      points.push(`${x} ${round(height / 2 + swell * (height / 2 - 0.5) * wave)}`);
    }
    return `<path d="M${points.join('L')}" fill="none" stroke="${stroke}" stroke-width=".35"/>`;
  });
  return svg(width, height, lines.join(''));
}

interface Arc {
  radius: number;
  size: number;
  /** Angle of the text's middle, in radians. At the bottom, letters stand with their baseline outwards. */
  middle: number;
  isBottom: boolean;
}

function lettersOnCircle(font: Font, text: string, { radius, size, middle, isBottom }: Arc): string {
  const scale = size / font.unitsPerEm;
  const { glyphs } = font.layout(text);
  const widths = glyphs.map((glyph) => glyph.advanceWidth * scale + size * 0.16);
  const sign = isBottom ? -1 : 1;
  // Long text is condensed to a little over half of the ring.
  const naturalWidth = widths.reduce((sum, width) => sum + width, 0);
  const fit = Math.min(1, (radius * Math.PI * 1.06) / naturalWidth);
  let at = middle - (sign * naturalWidth * fit) / radius / 2;
  return glyphs
    .map((glyph, index) => {
      const width = (widths[index] ?? 0) * fit;
      const angle = at + (sign * width) / 2 / radius;
      at += (sign * width) / radius;
      const [x, y] = polar(radius, angle);
      const turn = (angle * 180) / Math.PI + sign * 90;
      const shift = (-glyph.advanceWidth * scale * fit) / 2;
      const place = `translate(${round(x)} ${round(y)}) rotate(${round(turn)}) translate(${round(shift)} 0)`;
      return `<path transform="${place} scale(${scale * fit} ${-scale * fit})" d="${glyph.path.toSVG()}"/>`;
    })
    .join('');
}

function centered(font: Font, text: string, size: number, width: number): string {
  const { glyphs, advanceWidth } = font.layout(text);
  const scale = Math.min(size / font.unitsPerEm, width / advanceWidth);
  let pen = (-advanceWidth * scale) / 2;
  return glyphs
    .map((glyph) => {
      const x = pen;
      pen += glyph.advanceWidth * scale;
      const place = `translate(${round(x)} ${round(scale * font.unitsPerEm * 0.355)})`;
      return `<path transform="${place} scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`;
    })
    .join('');
}

/** The uneven rim of pressed wax. */
function rim(radius: number, wobble: number, seed: number): string {
  const points = Array.from({ length: 120 }, (_point, index) => {
    const angle = (index / 120) * fullTurn;
    const wave = Math.sin(3 * angle + seed) + 0.6 * Math.sin(5 * angle + 2 * seed) + 0.35 * Math.sin(11 * angle + seed);
    return polar(radius + wobble * wave, angle)
      .map(round)
      .join(' ');
  });
  return `M${points.join('L')}Z`;
}

/** The brand's wax seal: circular text around its mark. */
export function seal(
  fontBytes: Buffer,
  { upper, lower, mark }: { upper: string; lower: string; mark: string },
): string {
  const font = create(fontBytes);
  if (!('layout' in font)) throw new Error('the seal needs a single font, not a collection');
  const flower = rosettePath({ radius: 24, amplitude: 7, lobes: 12, copies: 6, center: 0, steps: 120 });
  const top = lettersOnCircle(font, upper, { radius: 39.5, size: 7.2, middle: -Math.PI / 2, isBottom: false });
  const bottom = lettersOnCircle(font, lower, { radius: 45, size: 6.2, middle: Math.PI / 2, isBottom: true });
  return svg(
    132,
    132,
    `<g transform="translate(66 66) rotate(-6)">
<path d="${rim(61, 1.6, 0.4)}" fill="#861f22"/><path d="${rim(58.5, 1.4, 0.7)}" fill="#a12b2b"/>
<circle r="50" fill="#95262a"/><circle r="50" fill="none" stroke="#c45a55" stroke-width=".9"/>
<circle r="34" fill="none" stroke="#c45a55" stroke-width=".7"/>
<path d="${flower}" fill="none" stroke="#c05550" stroke-width=".3"/><circle r="20" fill="#95262a"/>
<g fill="#f4d9d3">${top}${bottom}${centered(font, mark, 17, 34)}</g></g>`,
  );
}

/** A QR code as one path of horizontal runs, without a quiet zone, which the paper around it provides. */
export function qrCode(text: string, ink: string): string {
  return drawCode(encode(text, { ecc: 'M', border: 0 }), ink);
}

/** Level L: of a long text, larger modules are read more often than a smaller code that corrects more. */
export function offlineSeal(text: string, ink: string): string {
  return drawCode(encode(text, { ecc: 'L', boostEcc: false, border: 0 }), ink);
}

function drawCode({ data, size }: Pick<QrCodeGenerateResult, 'data' | 'size'>, ink: string): string {
  const runs = data.flatMap((row, y) =>
    row.flatMap((isOn, x) => {
      if (!isOn || row[x - 1] === true) return [];
      const end = row.indexOf(false, x);
      return [`M${x} ${y}H${end < 0 ? size : end}v1H${x}z`];
    }),
  );
  const path = `<path d="${runs.join('')}" fill="${ink}" shape-rendering="crispEdges"/>`;
  return svg(size, size, `<rect width="${size}" height="${size}" fill="#fff"/>${path}`);
}
