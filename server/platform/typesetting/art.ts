import { create, type Font } from 'fontkit';
import { encode, type QrCodeGenerateResult } from 'uqr';

/** The seal and QR codes as SVG. The seal's text is drawn as outlines, so that it is not part of the extracted text. */

const round = (value: number): number => Math.round(value * 100) / 100;
const polar = (radius: number, angle: number): [number, number] => [radius * Math.cos(angle), radius * Math.sin(angle)];

function svg(width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`;
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

/** The company's seal as a line drawing: circular text around its mark. */
export function seal(
  fontBytes: Buffer,
  { upper, lower, mark }: { upper: string; lower: string; mark: string },
  ink: string,
): string {
  const font = create(fontBytes);
  if (!('layout' in font)) throw new Error('the seal needs a single font, not a collection');
  const top = lettersOnCircle(font, upper, { radius: 46, size: 8.4, middle: -Math.PI / 2, isBottom: false });
  const bottom = lettersOnCircle(font, lower, { radius: 52, size: 7.2, middle: Math.PI / 2, isBottom: true });
  return svg(
    132,
    132,
    `<g transform="translate(66 66)"><g fill="none" stroke="${ink}">
<circle r="64" stroke-width="1.4"/><circle r="60.5" stroke-width=".6"/><circle r="38" stroke-width=".6"/></g>
<g fill="${ink}">${top}${bottom}${centered(font, mark, 22, 54)}</g></g>`,
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
