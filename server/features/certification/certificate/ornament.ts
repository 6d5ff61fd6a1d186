import { encode } from 'uqr';
import { drawLine, textWidth, type Document, type TextStyle } from './lettering.ts';

/** What is drawn rather than written: frame, guilloche, seal and QR code. Colours are those of the light theme. */

export const ink = {
  text: '#17202E',
  secondary: '#475063',
  meta: '#656C7B',
  hairline: '#DED9CC',
  brass: '#85601B',
  brassLine: '#C29A4B',
  paper: '#FDFCF9',
  authenticated: '#1E6B45',
} as const;

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

function polyline(document: Document, points: readonly (readonly [number, number])[]): void {
  points.forEach(([x, y], index) => (index === 0 ? document.moveTo(x, y) : document.lineTo(x, y)));
}

/** Two brass lines round the page, on paper, with a small square at each corner of the inner one. */
export function drawFrame(document: Document, { x, y, width, height }: Area): void {
  document.rect(x, y, width, height).fill(ink.paper);
  document.rect(x, y, width, height).lineWidth(1.6).stroke(ink.brassLine);
  const gap = 5;
  document.rect(x + gap, y + gap, width - 2 * gap, height - 2 * gap);
  document.lineWidth(0.5).stroke(ink.brassLine);
  const corner = 9;
  for (const left of [x + gap, x + width - gap - corner]) {
    for (const top of [y + gap, y + height - gap - corner]) {
      document.rect(left, top, corner, corner).lineWidth(0.5).stroke(ink.brassLine);
    }
  }
}

/** Nine sines, each a ninth of a wave further. */
export function drawBand(document: Document, { x, y, width, height }: Area): void {
  const waves = Math.round(width / 60);
  const steps = waves * 24;
  document.save().rect(x, y, width, height).clip();
  for (let strand = 0; strand < 9; strand += 1) {
    const phase = (strand / 9) * 2 * Math.PI;
    polyline(
      document,
      Array.from({ length: steps + 1 }, (_, step) => {
        const angle = (step / steps) * waves * 2 * Math.PI + phase;
        return [x + (step / steps) * width, y + height / 2 + Math.sin(angle) * (height / 2 - 1.5)] as const;
      }),
    );
    document.lineWidth(0.35).strokeOpacity(0.75).stroke(ink.brassLine);
  }
  document.restore().strokeOpacity(1);
  for (const edge of [y, y + height]) {
    document
      .moveTo(x, edge)
      .lineTo(x + width, edge)
      .lineWidth(0.4)
      .stroke(ink.brassLine);
  }
}

interface Circle {
  x: number;
  y: number;
  radius: number;
}

/** A closed line of twelve petals, turned five times. */
export function drawRosette(document: Document, { x, y, radius }: Circle, colour: string, opacity: number): void {
  const steps = 360;
  for (let turn = 0; turn < 5; turn += 1) {
    polyline(
      document,
      Array.from({ length: steps + 1 }, (_, step) => {
        const angle = (step / steps) * 2 * Math.PI;
        const distance = radius * (0.67 + 0.33 * Math.cos(12 * angle));
        const turned = angle + (turn * Math.PI) / 30;
        return [x + distance * Math.cos(turned), y + distance * Math.sin(turned)] as const;
      }),
    );
    document.lineWidth(0.3).strokeOpacity(opacity).stroke(colour);
  }
  document.strokeOpacity(1);
}

interface Arc extends Circle, TextStyle {
  /** Angle of the middle of the text: -90 is above, 90 below. */
  middle: number;
}

/** Text along a circle: above it reads clockwise, below it anticlockwise, so that neither stands on its head. */
function drawArcText(document: Document, text: string, arc: Arc): void {
  const isBelow = arc.middle > 0;
  const widths = [...text].map((character) => textWidth(document, character, arc));
  const total = widths.reduce((sum, width) => sum + width, 0);
  let travelled = -total / 2;
  [...text].forEach((character, index) => {
    const width = widths[index] ?? 0;
    const degrees = (((travelled + width / 2) / arc.radius) * 180) / Math.PI;
    const angle = isBelow ? arc.middle - degrees : arc.middle + degrees;
    const radians = (angle * Math.PI) / 180;
    const [left, top] = [arc.x + arc.radius * Math.cos(radians), arc.y + arc.radius * Math.sin(radians)];
    document.save().rotate(isBelow ? angle - 90 : angle + 90, { origin: [left, top] });
    drawLine(document, character, { ...arc, x: left - (width - (arc.tracking ?? 0)) / 2, y: top });
    document.restore();
    travelled += width;
  });
}

interface SealText {
  mark: string;
  above: string;
  below: string;
}

/** A wax seal in lines: toothed ring, text round it, rosette and mark. */
export function drawSeal(document: Document, circle: Circle, colour: string, { mark, above, below }: SealText): void {
  const { x, y, radius } = circle;
  const steps = 56 * 6;
  const teeth = Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (step / steps) * 2 * Math.PI;
    const distance = radius * (0.973 + 0.027 * Math.cos(56 * angle));
    return [x + distance * Math.cos(angle), y + distance * Math.sin(angle)] as const;
  });
  polyline(document, teeth);
  document.lineWidth(0.9).fillOpacity(0.05).fillAndStroke(colour, colour);
  document.fillOpacity(1);
  for (const [part, weight] of [
    [0.91, 0.5],
    [0.63, 0.5],
  ] as const) {
    document
      .circle(x, y, radius * part)
      .lineWidth(weight)
      .stroke(colour);
  }
  drawRosette(document, { x, y, radius: radius * 0.6 }, colour, 0.35);
  const size = radius * 0.155;
  const style = { role: 'strong', colour, tracking: 0.8 } as const;
  const halfRound = radius * 0.77 * Math.PI * 0.92;
  const fitted = (text: string): number =>
    Math.min(size, size * (halfRound / Math.max(textWidth(document, text, { ...style, size }), 1)));
  drawArcText(document, above, { ...style, size: fitted(above), x, y, radius: radius * 0.715, middle: -90 });
  drawArcText(document, below, { ...style, size: fitted(below), x, y, radius: radius * 0.825, middle: 90 });
  document.circle(x, y, radius * 0.3).fill(ink.paper);
  const letters = { role: 'serif', size: radius * 0.34, colour } as const;
  const scale = Math.min(1, (radius * 0.56) / Math.max(textWidth(document, mark, letters), 1));
  const marked = { ...letters, size: letters.size * scale };
  const width = textWidth(document, mark, marked);
  drawLine(document, mark, { ...marked, x: x - width / 2, y: y + marked.size * 0.33 });
}

/** A QR code with its quiet zone, as one path. */
export function drawQrCode(document: Document, text: string, area: { x: number; y: number; width: number }): void {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const step = area.width / size;
  document.rect(area.x, area.y, area.width, area.width).fill('#FFFFFF');
  data.forEach((row, top) => {
    row.forEach((isDark, left) => {
      // A hair wider than the grid, so that no light shows between neighbours.
      if (isDark) document.rect(area.x + left * step, area.y + top * step, step + 0.05, step + 0.05);
    });
  });
  document.fill(ink.text);
}
