import { randomBytes } from 'node:crypto';
import sharp, { type OverlayOptions } from 'sharp';

/** Scanned pages at 100 dpi. */

const [width, height] = [850, 1100];

interface Scan {
  format: 'jpeg' | 'png';
  /** Yellowed and grainy, with a shadow, dust and the scanner's dark edge. */
  isDirty?: boolean;
  /** Black and white, one bit per pixel. */
  isBinary?: boolean;
  isTransparent?: boolean;
  /** Number of 10-point letters on one line. */
  letters?: number;
}

export async function scanOf({ format, isDirty, isBinary, isTransparent, letters = 0 }: Scan): Promise<Buffer> {
  const layers: OverlayOptions[] = [];
  if (isDirty) layers.push({ input: Buffer.from(dirt) }, { input: await grain(), blend: 'soft-light' });
  if (letters > 0) layers.push({ input: Buffer.from(line(letters)) });
  const background = isTransparent ? '#00000000' : isDirty ? '#efe6cf' : '#fff';
  const flat = await sharp({ create: { width, height, channels: 4, background } })
    .composite(layers)
    .png()
    .toBuffer();
  const sheet = sharp(flat);
  if (isTransparent) return sheet.png().toBuffer();
  if (isBinary) return sheet.flatten().greyscale().threshold(128).png({ palette: true, colours: 2 }).toBuffer();
  return format === 'jpeg' ? sheet.flatten().jpeg({ quality: 70 }).toBuffer() : sheet.flatten().png().toBuffer();
}

const svg = (drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawing}</svg>`;

const dirt = svg(
  '<defs><linearGradient id="shade"><stop offset="0" stop-opacity="0"/><stop offset="1" stop-opacity="0.25"/></linearGradient></defs>' +
    `<rect width="100%" height="100%" fill="url(#shade)"/><rect width="16" height="100%" fill="#222"/>` +
    Array.from({ length: 40 }, (_, n) => `<circle cx="${(n * 397) % width}" cy="${(n * 601) % height}" r="1"/>`).join(
      '',
    ),
);

function line(letters: number): string {
  const stems = Array.from({ length: letters }, (_, n) => {
    const x = 130 + n * 12;
    return `<path d="M${x} 270v13m0-6h6m0-7v13" stroke="#222" stroke-width="2"/>`;
  });
  return svg(stems.join(''));
}

async function grain(): Promise<Buffer> {
  const raw = { width, height, channels: 3 } as const;
  return sharp(randomBytes(width * height * 3), { raw })
    .linear(0.3, 90)
    .png()
    .toBuffer();
}
